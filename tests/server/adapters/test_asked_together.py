"""Questions that are asked together: each is answered by what there was after it was asked, whatever the others do."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.server.adapters.asked_together import AskedTogether


class Slow:
    """Numbers that grow; an answer is as old as the moment in which it was asked for."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.asked: list[list[str]] = []
        self.gate = asyncio.Event()
        self.trouble: Exception | None = None

    async def ask(self, names: Sequence[str]) -> dict[str, int]:
        self.asked.append(list(names))
        found = {name: self.numbers[name] for name in names if name in self.numbers}
        await self.gate.wait()
        if self.trouble is not None:
            raise self.trouble
        return found


async def pause() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_all_that_waits_for_an_answer_is_asked_together_next_and_so_many_at_most() -> None:
    async def story() -> None:
        store = Slow()
        store.numbers = {str(number): number for number in range(10)}
        together = AskedTogether(store.ask, most_together=4)
        first = asyncio.ensure_future(together.answer("0"))
        await pause()
        rest = [asyncio.ensure_future(together.answer(str(number))) for number in range(1, 11)]
        await pause()
        assert store.asked == [["0"]]  # a lone one doesn't wait for others
        store.gate.set()
        assert await asyncio.gather(first, *rest) == [*range(10), None]
        assert store.asked[1:] == [["1", "2", "3", "4"], ["5", "6", "7", "8"], ["9", "10"]]

    asyncio.run(story())


def test_what_changed_after_it_was_asked_for_is_asked_for_again() -> None:
    async def story() -> None:
        store = Slow()
        store.numbers["a"] = 1
        together = AskedTogether(store.ask)
        before = asyncio.ensure_future(together.answer("a"))
        await pause()
        store.numbers["a"] = 2
        after = [asyncio.ensure_future(together.answer("a")) for _ in range(3)]
        await pause()
        store.gate.set()
        assert [await before, *await asyncio.gather(*after)] == [1, 2, 2, 2]
        assert store.asked == [["a"], ["a"]]

    asyncio.run(story())


def test_a_failure_is_told_to_all_it_was_asked_for_and_to_nobody_else() -> None:
    async def story() -> None:
        store = Slow()
        store.numbers["a"] = 1
        together = AskedTogether(store.ask)
        store.trouble = OSError("away")
        asks = [asyncio.ensure_future(together.answer(name)) for name in "ab"]
        await pause()
        store.gate.set()
        for answer in await asyncio.gather(*asks, return_exceptions=True):
            assert answer is store.trouble
        store.trouble = None
        assert await together.answer("a") == 1

    asyncio.run(story())


def test_who_stops_waiting_stops_nobody_else() -> None:
    async def story() -> None:
        store = Slow()
        store.numbers["a"] = 1
        together = AskedTogether(store.ask)
        one, other = [asyncio.ensure_future(together.answer("a")) for _ in range(2)]
        await pause()
        one.cancel()
        store.gate.set()
        assert await other == 1
        with pytest.raises(asyncio.CancelledError):
            await one

    asyncio.run(story())


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 3), st.booleans()), max_size=30))
def test_no_answer_is_older_than_its_question(steps: list[tuple[str, int, bool]]) -> None:
    async def story() -> None:
        store = Slow()
        store.gate.set()
        store.numbers = dict.fromkeys("abc", 0)
        together = AskedTogether(store.ask, most_together=2)

        async def ask(name: str) -> None:
            least = store.numbers[name]
            answer = await together.answer(name)
            assert answer is not None
            assert answer >= least

        asks = []
        for name, waits, grows in steps:
            store.numbers[name] += grows
            asks.append(asyncio.ensure_future(ask(name)))
            for _ in range(waits):
                await asyncio.sleep(0)
        await asyncio.gather(*asks)

    asyncio.run(story())
