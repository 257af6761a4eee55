"""The judge's clock of a node that was paused, or drifts: it comes to the store's again, and never goes back."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from tests.server.toy_game import GAMES, Add, record

from akili.server.adapters.memory import MemoryStore
from akili.server.app import create_app
from akili.server.matches.clock import MOST_AHEAD, SystemClock
from akili.server.matches.live import LiveMatches
from akili.server.nodes.timekeeping import LOOK, PAUSE, Timekeeping
from akili.server.ports import StoreUnavailable
from akili.server.settings import Settings

NOW = 1_700_000_000.0
TRIP = 0.002
NEAR = 5  # milliseconds


class World:
    """The store's clock, and a machine's own, which stand still or go wrong as the test says."""

    def __init__(self) -> None:
        self.store, self.steady, self.wall = NOW, 1_000.0, NOW - 50.0
        self.asked = 0
        self.is_away = False
        self.clock = SystemClock(lambda: self.steady)
        self.keeping = Timekeeping(self.clock, self.ask, lambda: self.wall, lambda: self.steady)

    async def ask(self) -> float:
        self.asked += 1
        if self.is_away:
            raise StoreUnavailable("away")
        self.passes(TRIP / 2)
        told = self.store
        self.passes(TRIP / 2)
        return told

    def passes(self, seconds: float, rate: float = 1.0) -> None:
        self.store += seconds
        self.steady += seconds * rate
        self.wall += seconds * rate

    async def looks(self, seconds: float, rate: float = 1.0) -> None:
        """Time passes with a look each second; the judge's never goes back."""
        for _ in range(round(seconds / LOOK)):
            before = self.clock.now()
            self.passes(LOOK, rate)
            await self.keeping.look()
            assert self.clock.now() >= before

    @property
    def off(self) -> float:
        """Milliseconds that the judge's clock is ahead."""
        return self.clock.now() - 1000 * self.store


def told(story: Callable[[World], Awaitable[None]]) -> None:
    async def begun() -> None:
        world = World()
        await world.clock.set_by(world.ask)
        assert abs(world.off) < NEAR
        await story(world)

    asyncio.run(begun())


@pytest.mark.parametrize("is_noticed", [False, True])
def test_a_node_that_was_paused_goes_by_the_store_again(is_noticed: bool) -> None:
    """At once where its own wall tells that it stood still, else within ten seconds."""

    async def story(world: World) -> None:
        await world.looks(30)
        world.store += 30  # and neither clock of the machine noticed
        if is_noticed:
            world.wall += 30
        assert world.off < -29_000
        await world.looks(LOOK if is_noticed else PAUSE + LOOK)
        assert abs(world.off) < NEAR
        assert world.keeping.is_right()

    told(story)


@pytest.mark.parametrize("rate", [0.999, 1.001])
def test_a_clock_that_drifts_is_kept_near(rate: float) -> None:
    async def story(world: World) -> None:
        for _ in range(30):
            await world.looks(30, rate)
            assert abs(world.off) < 1000 * 0.001 * (PAUSE + LOOK) + NEAR

    told(story)


def test_what_is_ahead_goes_on_slowly_and_is_not_ready_until_it_is_right() -> None:
    async def story(world: World) -> None:
        world.store -= 4
        await world.looks(PAUSE + LOOK)
        assert not world.keeping.is_right()
        await world.looks(10)
        assert world.keeping.is_right()
        assert abs(world.off) < NEAR

    told(story)


def test_a_store_whose_clock_was_put_back_by_hours_is_not_followed(caplog: pytest.LogCaptureFixture) -> None:
    """All nodes would be slow for hours; they agree with each other, and it is said once."""

    async def story(world: World) -> None:
        world.store -= 3_600
        await world.looks(60)
        assert world.off > 1000 * (3_600 - MOST_AHEAD)
        assert world.keeping.is_right()
        assert caplog.text.count("put back") == 1

    told(story)


def test_it_is_asked_rarely_and_again_soon_where_the_store_was_away() -> None:
    async def story(world: World) -> None:
        before = world.asked
        await world.looks(10 * PAUSE)
        assert world.asked - before <= 10
        world.is_away = True
        world.store += 30
        await world.looks(2 * PAUSE)
        world.is_away = False
        await world.looks(LOOK)
        assert abs(world.off) < NEAR

    told(story)


def test_a_slow_answer_moves_nothing_that_it_does_not_prove_wrong() -> None:
    async def story(world: World) -> None:
        async def ask() -> float:
            said = world.store
            world.passes(0.5)  # all of it on the way back
            return said

        before = world.off
        assert await world.clock.correct_by(ask) == 0
        assert abs(world.off - before) < 1

    told(story)


def test_alarms_go_by_the_corrected_clock() -> None:
    async def story() -> None:
        ahead, rung = 0.0, asyncio.Event()

        async def ask() -> float:
            return time.time() + ahead

        clock = SystemClock()
        await clock.set_by(ask)
        clock.call_at(clock.now() + 600_000, rung.set)
        cancelled = clock.call_at(clock.now() + 600_000, lambda: pytest.fail("it was cancelled"))
        cancelled.cancel()
        ahead = 600
        await clock.correct_by(ask)
        await asyncio.wait_for(rung.wait(), 30)

        ahead -= 0.2
        await clock.correct_by(ask)
        due = clock.now() + 100
        times: list[int] = []
        clock.call_at(due, lambda: times.append(clock.now()))
        while not times:
            await asyncio.sleep(0.01)
        assert times[0] >= due

    asyncio.run(story())


def test_a_match_that_was_read_by_a_clock_that_is_behind_is_judged_by_the_right_one_afterwards() -> None:
    async def story(world: World) -> None:
        store = MemoryStore()
        one = LiveMatches(store, GAMES, world.clock)
        live = await one.begin(record(goal=1_000, limit=None))
        world.passes(10)
        await live.submit(0, Add(1), "a", arrived=live.now())
        await one.close()
        slow = SystemClock(lambda: world.steady)
        await slow.set_by(world.ask)
        slow._offset -= 30
        two = LiveMatches(store, GAMES, slow)
        slow.on_step = two.clock_went_on
        read = await two.get("m")
        assert read is not None
        await slow.correct_by(world.ask)
        assert abs(read.now() - live.now()) < NEAR
        await two.close()

    told(story)


def test_a_server_keeps_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is wired, on a store with a clock of its own."""
    ahead = 0.0

    class Timed(MemoryStore):
        async def now(self) -> float:
            return time.time() + ahead

    async def story() -> None:
        nonlocal ahead
        monkeypatch.setattr("akili.server.nodes.timekeeping.LOOK", 0.01)
        monkeypatch.setattr("akili.server.nodes.timekeeping.PAUSE", 0.02)
        clock = SystemClock()
        app = create_app(Settings(), store=Timed(), clock=clock)
        async with app.lifespan(), asyncio.timeout(60):
            ahead = 30.0
            while clock.now() < 1000 * (time.time() + ahead - 1):
                await asyncio.sleep(0.01)

    asyncio.run(story())
