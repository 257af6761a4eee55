"""The wall clock is put hours or years on or back while a server runs, or before the next one starts.

While it runs nothing is noticed: the judge's clock looked at the wall once. What is started later goes by the new wall,
and what is due after a while is due after a while from then on.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from tests.server.toy_game import GAMES, Add, TimedOut, record

from akili.server.adapters.memory import MemoryStore
from akili.server.app import wire
from akili.server.matches.clock import ManualClock, SystemClock
from akili.server.players.guests import KIND as GUEST
from akili.server.players.guests import Guest
from akili.server.services import Services
from akili.server.settings import Settings
from akili.server.tables.bots import BotPlayers
from akili.server.tables.kept import KIND as TABLE

SECOND = 1_000  # milliseconds
DAY = 86_400 * SECOND
YEAR = 365 * DAY
NOW = 1_700_000_000_000
JUMPS = [-2 * YEAR, -3_600 * SECOND, 3_600 * SECOND, 2 * YEAR]
LIMIT = 300  # milliseconds
ADA = Guest("a", "Ada", "red")


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await story()

    asyncio.run(bounded())


def put(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    """The wall clock, while everything runs."""
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + by / 1000)


def served(store: MemoryStore, clock: SystemClock | ManualClock) -> Services:
    return wire(Settings(), store, GAMES, BotPlayers(0), clock)


@pytest.mark.parametrize("by", JUMPS)
def test_the_time_of_a_match_doesnt_jump_and_its_deadline_holds(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    async def story() -> None:
        matches = served(MemoryStore(), SystemClock()).matches
        live = await matches.begin(record(goal=1_000, limit=LIMIT))
        put(monkeypatch, by)
        assert 0 <= live.now() < LIMIT
        await live.submit(0, Add(1), "a", arrived=live.now())
        with live.watch() as watch:
            await watch.changed(live.match.version)
        moved, ended = live.events_since(1)
        assert isinstance(ended, TimedOut)
        assert LIMIT <= ended.at - moved.at < LIMIT + 60 * SECOND
        await matches.close()

    run(story)


@pytest.mark.parametrize("by", JUMPS)
def test_guests_and_tables_stay_while_it_runs(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    async def story() -> None:
        store = MemoryStore()
        services = served(store, SystemClock())
        _, token = await services.guests.welcome("Ada", "red")
        code = (await services.hall.create(ADA, "toy", {}, 2)).code
        put(monkeypatch, by)
        await services.sweeper.sweep()
        assert await services.guests.find(token) is not None
        assert services.hall.find(code).code == code
        assert [len(await store.all(kind)) for kind in (GUEST, TABLE)] == [1, 1]
        await services.close()

    run(story)


@pytest.mark.parametrize("by", [by for by in JUMPS if by < 0])
def test_after_a_start_with_the_wall_put_back_they_are_due_as_late_as_ever(by: int) -> None:
    async def story() -> None:
        store = MemoryStore()
        before = served(store, ManualClock(NOW))
        await before.guests.welcome("Ada", "red")
        await before.hall.create(ADA, "toy", {}, 2)
        clock = ManualClock(NOW + by)
        after = served(store, clock)
        await after.open()
        for passed, guests, tables in ((0, 1, 1), (DAY, 1, 0), (YEAR - 2 * DAY, 1, 0), (2 * DAY, 0, 0)):
            clock.turn(passed)
            await after.sweeper.sweep()
            assert [len(await store.all(kind)) for kind in (GUEST, TABLE)] == [guests, tables]
        await after.close()

    run(story)


def test_after_a_start_with_the_wall_put_on_by_less_than_they_are_kept_they_are_there() -> None:
    async def story() -> None:
        store = MemoryStore()
        before = served(store, ManualClock(NOW))
        _, token = await before.guests.welcome("Ada", "red")
        code = (await before.hall.create(ADA, "toy", {}, 2)).code
        after = served(store, ManualClock(NOW + 3_500 * SECOND))
        await after.open()
        await after.sweeper.sweep()
        assert await after.guests.find(token) is not None
        assert after.hall.find(code).code == code
        await after.close()

    run(story)
