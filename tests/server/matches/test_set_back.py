"""A wall clock that was set back between two lives of a server: the time of a match goes on nonetheless."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.matches.test_live import House, add, settled
from tests.server.toy_game import Added, TimedOut, record

from akili.server.matches.clock import ManualClock
from akili.server.matches.live import LiveMatch

BEGUN, PLAYED, LIMIT = 1_000_000, 3_000, 10_000


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(_started(test), 60))


async def _started(test: Callable[[], Awaitable[None]]) -> None:
    await test()


async def played() -> House:
    """Somebody moved three seconds after the match began."""
    house = House(clock=ManualClock(BEGUN))
    live = await house.matches.begin(record(limit=LIMIT))
    house.clock.turn(PLAYED)
    await add(live, "a")
    await house.matches.close()
    return house


async def after_restart(house: House, wall: int) -> tuple[House, LiveMatch]:
    again = House(house.store, ManualClock(wall))
    await again.matches.resume_all()
    live = await again.matches.get("m")
    assert live is not None
    return again, live


@pytest.mark.parametrize("wall", [0, BEGUN - 1, BEGUN, BEGUN + 1_000, BEGUN + PLAYED])
def test_time_goes_on_from_where_the_log_was_judged_last(wall: int) -> None:
    async def test() -> None:
        house, live = await after_restart(await played(), wall)
        assert live.now() == PLAYED
        house.clock.turn(LIMIT - 1)
        await settled()
        assert (live.now(), live.is_over) == (PLAYED + LIMIT - 1, False)
        house.clock.turn(1)
        await settled()
        assert live.events_since(2) == [TimedOut(PLAYED + LIMIT)]

    run(test)


def test_time_while_the_server_was_down_counts_where_the_clock_tells_it() -> None:
    async def test() -> None:
        _, live = await after_restart(await played(), BEGUN + PLAYED + 2_000)
        assert live.now() == PLAYED + 2_000

    run(test)


@given(lives=st.lists(st.tuples(st.integers(0, 2 * BEGUN), st.integers(0, LIMIT - 1)), min_size=1, max_size=6))
@settings(max_examples=50, deadline=None)
def test_what_happens_never_happens_before_what_has_happened(lives: list[tuple[int, int]]) -> None:
    """However the wall clock jumps between lives, each of which lasts for a while."""

    async def test() -> None:
        house = House(clock=ManualClock(BEGUN))
        await house.matches.begin(record(goal=1_000, limit=10 * BEGUN))
        for number, (wall, while_it_lives) in enumerate(lives):
            house, live = await after_restart(house, wall)
            before = live.now()
            house.clock.turn(while_it_lives)
            assert live.now() == before + while_it_lives
            await add(live, f"life {number}")
            await house.matches.close()
        times = [event.at for event in live.events_since(0) if isinstance(event, Added)]
        assert times == sorted(times)
        assert all(
            later - earlier >= while_it_lives
            for earlier, later, (_, while_it_lives) in zip([0, *times], times, lives, strict=False)
        )

    run(test)
