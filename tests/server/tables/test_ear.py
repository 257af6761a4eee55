"""A bell that can be answered at once wakes nobody; all others are heard, and so is what fails."""

import asyncio
from collections.abc import Callable

import pytest

from akili.server.pings import Pings
from akili.server.tables.room import Ear


async def listening(ear: Ear, answer: Callable[[], bool]) -> "asyncio.Task[None]":
    await ear.heard()  # it is rung when it is made
    task = asyncio.create_task(ear.heard(answer))
    await asyncio.sleep(0)
    return task


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_bell_that_is_answered_at_once_is_answered_once_and_not_heard() -> None:
    async def story() -> None:
        answered: list[int] = []

        def answer() -> bool:
            answered.append(1)
            return True

        ear = Ear(None, Pings())
        task = await listening(ear, answer)
        ear.ring()
        ear.ring()
        assert not answered  # whatever rings it may not be done yet
        await a_moment()
        assert len(answered) == 1
        ear.ring()
        await a_moment()
        assert len(answered) == 2
        assert not task.done()
        task.cancel()

    asyncio.run(story())


def test_a_bell_that_takes_more_is_heard() -> None:
    async def story() -> None:
        ear = Ear(None, Pings())
        task = await listening(ear, lambda: False)
        ear.ring()
        await asyncio.wait_for(task, 10)

    asyncio.run(story())


def test_what_fails_is_raised_where_the_bell_is_heard() -> None:
    async def story() -> None:
        ear = Ear(None, Pings())
        task = await listening(ear, lambda: bool(1 / 0))
        ear.ring()
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(task, 10)

    asyncio.run(story())


def test_a_bell_that_rings_when_nobody_listens_any_more_is_heard_later_without_an_answer() -> None:
    async def story() -> None:
        ear = Ear(None, Pings())
        task = await listening(ear, lambda: True)
        task.cancel()
        ear.ring()
        await a_moment()
        await asyncio.wait_for(ear.heard(), 10)

    asyncio.run(story())
