"""The batch and the Python environment, step by step: who acts, what they see and may do, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from akili.engine.chance import Chance, ScriptedChance
from akili.engine.match import Match
from akili.games.clever_cubed.compiled import layout
from akili.games.clever_cubed.model import HAND, PLATTER, Options
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.lab.envs.clever_batch import kernel
from akili.lab.envs.clever_batch.batch import CleverBatch
from akili.lab.envs.codecs.clever import CleverCodec
from akili.lab.envs.episode import Episode, Pace
from akili.lab.envs.rewards import by_rank

ROUNDED = Options(pink_rounding="up", seven_after_seven=False, blue_bonus="free")


class AsInTheBatch(Chance):
    """The dice fall in the readable rules as they have fallen in a table of the batch."""

    def __init__(self, table: Any) -> None:
        self._places = table[layout.PLACES : layout.SEATS].tolist()
        faces = table[layout.FACES : layout.PLACES].tolist()
        is_dealt = HAND not in self._places
        self._faces = [face for face, place in zip(faces, self._places, strict=True) if is_dealt or place == HAND]

    def below(self, bound: int) -> int:
        assert bound == 6
        return int(self._faces.pop(0)) - 1

    def shuffled(self, things: Sequence[Any]) -> list[Any]:
        """First the ties, then the fields: either way the places say how it went."""
        return sorted(things, key=lambda die: 0 if self._places[die] == PLATTER else self._places[die])


class LoadedMatch(Match):
    dice: Chance

    def _chance(self) -> Chance:
        return self.dice


def mirrored(batch: CleverBatch, game: int, options: Options) -> Episode:
    match = LoadedMatch(CLEVER_CUBED, options, batch.seats, "mirror")
    match.dice = ScriptedChance([int(batch.tables[game, layout.FIRST])])
    return Episode(CleverCodec(), batch.layout, match, Pace(), 20_000)


@pytest.mark.parametrize("options", [Options(), ROUNDED], ids=["book", "rounded"])
@pytest.mark.parametrize(("seats", "reward"), [(1, "points"), (2, "rank"), (3, "points"), (3, "rank"), (4, "rank")])
def test_the_batch_is_the_python_environment(seats: int, options: Options, reward: Any) -> None:
    games, random = 3, np.random.default_rng(seats)
    batch = CleverBatch(games, seats, seed=seats, options=options, reward=reward)
    step = batch.reset()
    episodes, ended = [mirrored(batch, game, options) for game in range(games)], 0
    while ended < 2 * games:
        for game, episode in enumerate(episodes):
            assert step.seats[game] == episode.seat
            assert np.array_equal(step.observations[game], episode.observe(int(step.seats[game])))
            assert np.array_equal(step.masks[game], episode.mask(int(step.seats[game])))
            listed, counts = batch.listed
            assert set(listed[game, : counts[game]].tolist()) == set(episode.offered)
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in step.masks])
        before = [episode.worths() for episode in episodes]
        step = batch.step(actions)
        assert not step.refused.any()
        for game, episode in enumerate(episodes):
            match = episode.match
            assert isinstance(match, LoadedMatch)
            match.dice = AsInTheBatch(batch.tables[game])
            assert episode.act(int(actions[game]))
            assert step.ended[game] == episode.is_over
            outcome = match.outcome
            gains = [now - then for now, then in zip(episode.worths(), before[game], strict=True)]
            ranks = [by_rank(outcome, seat) if outcome and seats > 1 else 0.0 for seat in range(seats)]
            expected = gains if reward == "points" else ranks
            assert step.rewards[game].tolist() == pytest.approx(expected)
            if outcome is not None:
                assert step.finals[game].tolist() == list(outcome.points)
                episodes[game], ended = mirrored(batch, game, options), ended + 1


def test_the_same_seed_gives_the_same_games() -> None:
    def finals(seed: int) -> list[int]:
        batch, random, found = CleverBatch(8, seed=seed), np.random.default_rng(1), list[int]()
        batch.reset()
        while len(found) < 20:
            actions, counts = batch.listed
            step = batch.step(actions[np.arange(8), (random.random(8) * counts).astype(int)])
            found += step.finals[step.ended, 0].tolist()
        return found

    assert finals(1) == finals(1)
    assert finals(1) != finals(2)


def test_games_of_a_batch_differ() -> None:
    batch = CleverBatch(16)
    batch.reset()
    faces = batch.step(np.full(16, kernel.AT_ROLL)).observations[:, batch.layout.places["faces"]]
    assert len({tuple(row) for row in faces.tolist()}) == 16


def test_what_is_not_allowed_changes_nothing_and_is_cut_off_in_the_end() -> None:
    batch = CleverBatch(2, most_acts=3)
    before = batch.reset().observations.copy()
    for acts in range(1, 4):
        step = batch.step(np.array([kernel.AT_DONE, kernel.AT_ROLL if acts == 1 else kernel.AT_DONE]))
        assert step.refused.tolist() == [True, acts > 1]
        assert step.cut.tolist() == [acts == 3] * 2
        assert np.array_equal(step.observations[0], before[0])
    assert not step.ended.any()
    assert step.finals.tolist() == [[0], [0]]
