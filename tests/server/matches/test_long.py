"""Matches that somebody makes endless: no command after so many events, and no long log is folded on the loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.toy_game import Add, ToyGame, ToyState, record

from akili.engine.game import Presence, Rejected
from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.matches.live import LiveMatches

MOST = 50


class NotingToy(ToyGame):
    """Notes where it folds."""

    def __init__(self) -> None:
        self.folded: list[int] = []

    def evolve(self, state: ToyState, event: Any) -> ToyState:
        self.folded.append(threading.get_ident())
        return super().evolve(state, event)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(bounded())


def test_after_so_many_events_commands_are_refused_and_time_still_ends_the_match() -> None:
    async def test() -> None:
        clock = ManualClock(1_000)
        matches = LiveMatches(MemoryStore(), {"toy": ToyGame()}, clock, most_events=MOST)
        live = await matches.begin(record(goal=1_000_000))
        for number in range(MOST - 1):
            await live.submit(0, Add(1), f"a{number}", arrived=live.now())
        assert live.match.version == MOST
        with pytest.raises(Rejected, match=r"match\.too_long"):
            await live.submit(0, Add(1), "b", arrived=live.now())
        with pytest.raises(Rejected, match=r"match\.too_long"):
            await live.tell(Presence((0,)))
        assert await live.submit(0, Add(1), "a3", arrived=live.now()) == 5  # known already: the answer as before
        clock.turn(1_001)
        while not live.is_over:
            await asyncio.sleep(0)
        assert live.match.version == MOST + 1

    run(test)


async def _stored(store: MemoryStore, match: str, events: int, limit: int | None = None) -> None:
    matches = LiveMatches(store, {"toy": ToyGame()}, ManualClock(1_000))
    live = await matches.begin(record(match, goal=events, limit=limit))
    for number in range(0, events, 100):
        await live.submit(0, Add(min(100, events - number)), f"a{number}", arrived=live.now())
    await matches.close()


def test_a_long_log_is_folded_beside_the_loop() -> None:
    async def test() -> None:
        store, game = MemoryStore(), NotingToy()
        await _stored(store, "m", 2_000)
        live = await LiveMatches(store, {"toy": game}, ManualClock(1_000)).get("m")
        assert live is not None
        assert live.is_over
        assert len(game.folded) == 2_001
        assert threading.get_ident() not in game.folded

    run(test)


def test_of_matches_that_are_over_only_so_many_events_are_kept_in_memory() -> None:
    async def test() -> None:
        store = MemoryStore()
        matches = LiveMatches(store, {"toy": ToyGame()}, ManualClock(1_000), most_events_kept=1_000)
        for number in range(5):
            await _stored(store, f"m{number}", 400)
            await matches.get(f"m{number}")
        assert len(matches) == 2
        first, last = await matches.get("m0"), await matches.get("m4")
        assert first is await matches.get("m0")
        assert last is await matches.get("m4")

    run(test)


def test_a_match_that_somebody_watches_is_kept() -> None:
    async def test() -> None:
        store = MemoryStore()
        matches = LiveMatches(store, {"toy": ToyGame()}, ManualClock(1_000), most_events_kept=1_000)
        await _stored(store, "watched", 400)
        watched = await matches.get("watched")
        assert watched is not None
        with watched.watch():
            for number in range(5):
                await _stored(store, f"m{number}", 400)
                await matches.get(f"m{number}")
            assert await matches.get("watched") is watched

    run(test)
