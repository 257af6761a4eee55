"""Learning: it gets better, targets are those of the rule, and an interrupted training ends as if it hadn't been."""

from __future__ import annotations

import io
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import numpy as np
import pytest

from akili.bots.clever_cubed.net import layout
from akili.bots.clever_cubed.net.learning import kernel
from akili.bots.clever_cubed.net.learning.plan import CHUNK, plan_onwards, plan_whole
from akili.bots.clever_cubed.net.learning.training import (
    NotATrainingError,
    OtherPlanError,
    Standing,
    Training,
    begin,
    load,
    save,
)

pytestmark = pytest.mark.no_cover
PATIENCE = 300  # seconds: somewhere the kernel may have to be compiled first
TINY = plan_whole(1, tries=2)
COMPANY = (1, 2, 3, 4)
# It hears Ctrl-C as in a person's shell, whatever runs the tests.
PROGRAM = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from akili.cli.main import main; sys.exit(main(sys.argv[1:]))"
)


@pytest.fixture(scope="module")
def trained() -> Training:
    training = begin(TINY, seed=5)
    assert len(list(training.chunks())) == training.games // CHUNK == len(training.curve)
    return training


def test_it_gets_better(trained: Training) -> None:
    first, last = trained.curve[0], trained.curve[-1]
    assert first.points < 120
    assert last.points > first.points + 40


def test_the_same_seed_gives_the_same_net_and_going_on_changes_nothing(trained: Training) -> None:
    """Saved and loaded after every chunk."""
    training = begin(TINY, seed=5)
    while any(True for _ in zip(training.chunks(), range(1), strict=False)):
        file = io.BytesIO()
        save(training, file)
        file.seek(0)
        training = load(TINY, file)
    assert training.curve == trained.curve
    for one, other in zip(training.player, trained.player, strict=True):
        assert np.array_equal(one, other)


def begun(folder: Path, last_signal: signal.Signals) -> tuple[list[str], int, str]:
    """The command, which got a signal after its first checkpoint; how it ended, and what it said."""
    words = ["lab", "train", "clever-cubed", "--games", "1", "--tries", "2", "--seed", "5", "--every", "0"]
    command = [sys.executable, "-c", PROGRAM, *words, "--folder", str(folder)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        end = monotonic() + PATIENCE
        while not (folder / "checkpoint.npz").exists():
            assert process.poll() is None
            assert monotonic() < end
            sleep(0.01)
        process.send_signal(last_signal)
        _, said = process.communicate()
    return command, process.returncode, said


def test_a_training_that_was_killed_goes_on_to_the_same_end(trained: Training, tmp_path: Path) -> None:
    command, code, _ = begun(tmp_path, signal.SIGKILL)
    assert code == -signal.SIGKILL
    with (tmp_path / "checkpoint.npz").open("rb") as file:
        assert 0 < load(TINY, file).standing.played < trained.games
    again = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Going on from" in again.stderr
    assert f"{trained.games} games" in again.stdout
    with (tmp_path / "checkpoint.npz").open("rb") as file:
        ended = load(TINY, file)
    assert ended.curve == trained.curve
    assert np.array_equal(ended.player[0], trained.player[0])
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert (tmp_path / "weights.npz").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signal")
def test_ctrl_c_keeps_what_was_learned(trained: Training, tmp_path: Path) -> None:
    _, code, said = begun(tmp_path, signal.SIGINT)
    assert code == 130
    assert "the same command goes on from there" in said
    with (tmp_path / "checkpoint.npz").open("rb") as file:
        kept = load(TINY, file)
    assert kept.curve == trained.curve[: len(kept.curve)]
    assert kept.curve


def test_rows_that_were_never_on_are_left_at_nothing(trained: Training) -> None:
    """Alone nobody is ever told of twelve turns of others to come."""
    first, last = layout.FIRST_SLOT["time"], layout.LEFT_TURNS * layout.PASSIVE_TURNS * layout.CODES - 1
    rows = trained.player[0]
    assert not rows[layout.OFFSETS[first] + last].any()
    assert 1000 < rows.any(axis=1).sum() < 0.6 * layout.ROWS


def test_targets_mix_the_end_with_what_was_said_on_the_way() -> None:
    ends = np.array([30.0])
    bests, scores = np.array([10.0, 20.0, 26.0]), np.array([0.0, 5.0, 10.0])
    nothing, rows = np.empty(3), np.empty((3, layout.SLOTS), np.int32)
    owners, targets = np.zeros(3, np.int64), np.empty(3)
    explored = np.array([False, False, False])
    kernel.aim(ends, 0.5, 3, (rows, nothing, bests, explored, owners, scores), targets)
    assert targets.tolist() == [(24 - 0) / 100, (28 - 5) / 100, (30 - 10) / 100]
    explored[2] = True  # what followed a choice by chance says nothing of the one before
    kernel.aim(ends, 0.5, 3, (rows, nothing, bests, explored, owners, scores), targets)
    assert targets.tolist() == [(23 - 0) / 100, (26 - 5) / 100, (30 - 10) / 100]


def saved(training: Training) -> io.BytesIO:
    file = io.BytesIO()
    save(training, file)
    file.seek(0)
    return file


def test_what_was_begun_goes_on_by_a_longer_plan_and_by_no_other() -> None:
    file = saved(begin(TINY, seed=1))
    assert load(plan_whole(500_000), file).games > 400_000
    others = plan_whole(1, tries=3), plan_whole(1, goals=0.5), plan_whole(1, seats=COMPANY), plan_onwards(1)
    for other in others:
        file.seek(0)
        with pytest.raises(OtherPlanError, match="another plan"):
            load(other, file)


def test_a_training_that_is_over_is_no_longer() -> None:
    training = begin(TINY, seed=1)
    training.standing = Standing(1, stage=len(TINY))
    file = saved(training)
    assert list(load(TINY, file).chunks()) == []
    file.seek(0)
    with pytest.raises(OtherPlanError, match="is over"):
        load(plan_whole(500_000), file)


@pytest.mark.parametrize("kept", [0, 1, 5000, -1])
def test_half_a_training_is_none(kept: int) -> None:
    whole = saved(begin(TINY, seed=1)).getvalue()
    with pytest.raises(NotATrainingError):
        load(TINY, io.BytesIO(whole[:kept]))


def test_plans_have_whole_chunks_and_about_the_games_that_were_asked_for() -> None:
    for games in (1, 50_000, 400_000, 2_000_000):
        for plan in (
            plan_whole(games),
            plan_whole(games, seats=COMPANY),
            plan_onwards(games),
            plan_onwards(games, goals=0.5),
        ):
            assert all(stage.games % CHUNK == 0 for stage in plan)
            assert all(stage.games > 0 for stage in plan)
            if games > 100_000:
                assert abs(sum(stage.all_games for stage in plan) - games) < 5 * CHUNK


def test_who_will_play_in_company_plays_alone_first() -> None:
    alone, company = plan_whole(400_000), plan_whole(400_000, seats=COMPANY)
    assert [stage.name for stage in company] == ["start", "growth", "average", "company", "polish"]
    assert company[:2] == alone[:2]
    assert [stage.seats for stage in company] == [(1,)] * 3 + [COMPANY] * 2
    assert {stage.seats for stage in alone} == {(1,)}


def test_goals_come_first_for_a_net_that_plays_well_and_polish_has_none() -> None:
    explore, average, polish = plan_onwards(1_000_000, COMPANY, goals=0.3)
    assert (explore.goals, average.goals, polish.goals) == (0.3, 0, 0)
    assert explore.games == pytest.approx(500_000, abs=CHUNK)
    assert {stage.seats for stage in (explore, average, polish)} == {COMPANY}


def test_a_game_more_of_two_to_four_seats_is_learned_from() -> None:
    training = begin(plan_onwards(1, (2, 3, 4)), seed=2)
    point = next(training.chunks())
    assert point.stage == "average"
    assert 20 < point.points < 200
