"""Chores: one at a time of each name, once more where it was asked for meanwhile, again where the store failed."""

import asyncio

import pytest

from akili.server.matches.clock import ManualClock
from akili.server.nodes.chores import NAP, Chores
from akili.server.ports import StoreUnavailable


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_what_is_asked_for_while_it_is_done_is_done_once_more() -> None:
    async def story() -> None:
        chores, begun, gate = Chores(ManualClock()), [], asyncio.Event()

        async def act(name: str) -> None:
            begun.append(name)
            await gate.wait()

        for name in "aaab":
            chores.do("chore", lambda name=name: act(name), name)  # type: ignore[misc]
        await settled()
        assert begun == ["a", "b"]
        gate.set()
        await settled()
        assert begun == ["a", "b", "a"]
        await chores.close()
        chores.do("chore", lambda: act("late"))
        await settled()
        assert begun == ["a", "b", "a"]

    asyncio.run(story())


def test_what_the_store_could_not_do_is_done_later_and_a_mistake_is_not(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        clock = ManualClock()
        chores, tries = Chores(clock), []

        async def moody(name: str, failure: Exception) -> None:
            tries.append(name)
            if tries.count(name) < 3:
                raise failure

        chores.do("moody", lambda: moody("away", StoreUnavailable("away")), "secret code")
        chores.do("broken", lambda: moody("wrong", ZeroDivisionError()), "secret code")
        for _ in range(5):
            await settled()
            clock.turn(NAP)
        await settled()
        assert (tries.count("away"), tries.count("wrong")) == (3, 1)
        assert "secret" not in caplog.text

    asyncio.run(story())
