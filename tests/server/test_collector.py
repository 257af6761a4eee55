"""Garbage goes though the interpreter doesn't look for it: soon when it is quiet or large, in time when it is not."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from itertools import pairwise

import pytest

from akili.server import collector
from akili.server.collector import ALL, NOTHING, YOUNG, Collector

MEGABYTE = 1 << 20


class Loop:
    """Something that only a look can tell to be garbage."""

    def __init__(self, size: int = 0) -> None:
        self.itself, self.load = self, bytes(size)


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    """One in a process whose objects and memory of before don't count."""
    monkeypatch.setattr(collector, "_peak_megabytes", lambda: 0)
    gc.collect()
    gc.freeze()
    gc.disable()
    yield Collector()
    gc.enable()
    gc.unfreeze()


@pytest.fixture
def is_never_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "QUIET", -1)


def a_loop(size: int = 0) -> "weakref.ref[Loop]":
    return weakref.ref(Loop(size))


def test_a_process_that_serves_looks_by_itself_and_leaves_it_to_the_interpreter_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(collector, "PAUSE", 0.01)
    monkeypatch.setattr(collector, "WORTH", -1)
    monkeypatch.setattr(collector, "QUIET", 3600)

    async def serve() -> None:
        own = Collector()
        own.start()
        try:
            garbage = a_loop()
            assert not gc.isenabled()
            assert garbage() is not None
            async with asyncio.timeout(10):
                while garbage() is not None:
                    await asyncio.sleep(0.01)
        finally:
            own.stop()

    asyncio.run(serve())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_one_that_was_never_started_leaves_everything_as_it_is() -> None:
    gc.disable()
    try:
        Collector().stop()
        assert not gc.isenabled()
    finally:
        gc.enable()


@pytest.mark.usefixtures("is_never_quiet")
def test_while_people_play_nothing_is_looked_at_however_much_there_is_unless_memory_grows(
    own: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "FEW", 1_000)
    kept = []
    for _ in range(10):
        kept += [[None] for _ in range(5_000)]
        assert own.ask() == NOTHING


@pytest.mark.usefixtures("is_never_quiet")
def test_the_more_memory_there_is_the_rarer_are_looks(own: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    peak, looks = 0, []
    monkeypatch.setattr(collector, "_peak_megabytes", lambda: peak)
    for peak in range(0, 16_000, 10):
        if own.ask() != NOTHING:
            looks.append(peak)
    gaps = [later - sooner for sooner, later in pairwise(looks)]
    assert 5 <= len(looks) <= 12
    assert all(later >= sooner for sooner, later in pairwise(gaps))
    assert min(gaps) >= collector.MEGABYTES


@pytest.mark.usefixtures("is_never_quiet")
def test_where_memory_grows_and_there_is_twice_as_much_all_is_looked_at(
    own: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "FEW", 1_000)
    monkeypatch.setattr(collector, "_peak_megabytes", lambda: None)
    kept, looks = [], []
    for _ in range(64):
        kept += [[None] for _ in range(500)]
        looks.append(own.ask())
    everything = [number for number, look in enumerate(looks) if look == ALL]
    gaps = [later - sooner for sooner, later in pairwise(everything)]
    assert 3 <= len(everything) <= 10
    assert all(later > sooner for sooner, later in pairwise(gaps))


def test_when_it_is_quiet_a_look_is_taken_once(own: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "WORTH", 1_000)
    monkeypatch.setattr(collector, "QUIET", -1)
    kept = [[None] for _ in range(2_000)]
    assert own.ask() == NOTHING  # somebody plays
    monkeypatch.setattr(collector, "QUIET", 3600)
    assert [own.ask() for _ in range(3)] == [ALL, NOTHING, NOTHING]
    assert kept


@pytest.mark.usefixtures("is_never_quiet")
def test_large_garbage_goes_before_it_is_much(own: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    peak = 0
    monkeypatch.setattr(collector, "_peak_megabytes", lambda: peak)
    garbage = a_loop(MEGABYTE)
    peak += collector.MEGABYTES - 1
    assert own.ask() == NOTHING
    peak += 1
    assert own.ask() == YOUNG
    assert garbage() is None
    assert own.ask() == NOTHING


@pytest.mark.usefixtures("is_never_quiet")
def test_where_memory_is_unknown_what_is_new_is_always_looked_at(
    own: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "_peak_megabytes", lambda: None)
    assert [own.ask(), own.ask()] == [YOUNG, YOUNG]


def test_the_most_memory_ever_is_known_here() -> None:
    known = collector._peak_megabytes()
    assert known is None or 10 < known < 100_000
