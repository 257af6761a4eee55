"""The benchmark of nodes still runs: a tiny one; and what it concludes from what it measured."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from bench.load import Load
from bench.nodes import ONE, SET_UPS, TWO, compared, nodes, reached
from bench.processes import Meter, family
from scripts.prepare_tests import has_postgres, has_redis

from bench import engines

pytestmark = pytest.mark.no_cover  # an alarm that counts work makes the clock of work coarse
FIRST_ENGINE, LAST_ENGINE = 6, 12  # columns


def silent(_: str) -> None:
    pass


def figure(text: str) -> float:
    return float(text.replace(",", ""))


def load(processor_seconds: float, latency: float = 0.01, seconds: float = 10, grown: Mapping[str, float] = {}) -> Load:
    """A thousand commands."""
    return Load(1, 1000, 0, seconds, [latency] * 1000, 1.0, 1.0, 1.0, processor_seconds, 0.5, grown)


def test_one_and_two_nodes_have_the_same_players_and_their_engines_are_measured_beside_them() -> None:
    before = Path(__file__).parents[2]
    told = nodes((2,), seconds=2, say=silent, period=0.2, before=before)
    set_ups = [*SET_UPS[:3], replace(TWO, title=f"{TWO.title}, before"), *SET_UPS[3:]]
    there = [
        each for each in set_ups if each.has_postgres <= has_postgres() and each.has_redis <= has_redis()
    ]  # <= on truths: needs it, so has it
    assert [row[0] for row in told.rows] == [f"{each.title}, 8 sockets" for each in there]
    for set_up, row in zip(there, told.rows, strict=True):
        assert row[4] == "0"
        assert figure(row[1]) > 0
        assert figure(row[5]) > 0
        assert measured(row) == engine_columns(set_up.has_postgres, set_up.has_redis)
    assert len(told.goals) == len(there) + 2 * (TWO in there)


def measured(row: Sequence[str]) -> list[bool]:
    return [cell != "–" and figure(cell) > 0 for cell in row[FIRST_ENGINE : LAST_ENGINE + 1]]


def engine_columns(has_postgres: bool, has_redis: bool) -> list[bool]:
    """PostgreSQL, Redis, players, statements, bytes and syncs of the log, bytes of the bus."""
    return [has_postgres, has_redis, True, has_postgres, has_postgres, has_postgres, has_redis]


def test_without_engines_it_is_said_that_they_were_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "postgres_programs", lambda: None)
    monkeypatch.setattr(engines, "redis_program", lambda: None)
    told = nodes((1,), seconds=0.5, say=silent, period=0.1)
    assert [row[0] for row in told.rows] == ["one, SQLite, 4 sockets"]
    assert "There was no PostgreSQL and no Redis" in told.text


def test_only_what_was_in_time_counts_as_reached() -> None:
    slow, quick = load(1.0, latency=0.06), load(1.0, seconds=20)
    assert "at 50 commands/s" in "".join(reached({(ONE, 1): quick, (ONE, 2): slow}))
    assert "at no load" in "".join(reached({(ONE, 2): slow}))


def test_what_the_cores_could_bear_counts_nodes_players_and_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    everything = load(1.0, grown={"postgres seconds": 0.25, "redis seconds": 0.25, "log bytes": 1e9})
    assert "full at 1,000" in "".join(reached({(ONE, 1): everything}))


def test_two_nodes_are_held_against_one_on_the_clock_and_by_processor_time() -> None:
    clock, work = compared({(ONE, 1): load(1.0), (TWO, 1): load(1.6, seconds=5)})
    assert "measured 2 ×: **reached**" in clock
    assert "measured 1.25 ×: **not reached**" in work
    hurried = {(ONE, 2): load(0.1, latency=0.7), (TWO, 2): load(0.1, latency=0.7)}
    assert "measured 1.25 ×" in list(compared({(ONE, 1): load(1.0), (TWO, 1): load(1.6)} | hurried))[1]
    late, _ = compared({(ONE, 1): load(1.0), (TWO, 1): load(1.0, latency=1.0)})
    assert "not measured" in late
    assert not list(compared({(ONE, 1): load(1.0)}))


def test_processor_time_is_that_of_a_process_with_its_children() -> None:
    """The shell does nothing, its child works: as PostgreSQL's first process and those of its connections."""
    work = "import time; list(iter(lambda: time.process_time() < 0.3, False)); print('done', flush=True); input()"
    words = ["sh", "-c", '"$0" -c "$1"; true', sys.executable, work]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as shell:
        assert shell.stdout is not None
        meter = Meter([shell.pid])
        shell.stdout.readline()
        assert len(family(shell.pid)) == 2
        assert meter.seconds() > 0.2
        assert Meter([shell.pid]).seconds() < 0.2
        shell.communicate("\n")
