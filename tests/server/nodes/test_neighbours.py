"""Who lives, and who minds what: one of the living, by the word of each of them; a death moves only what was theirs."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.server.adapters.memory import MemoryStore
from akili.server.matches.clock import ManualClock
from akili.server.nodes import neighbours
from akili.server.nodes.neighbours import FORGOTTEN, KIND, LOOK, Neighbours
from akili.server.ports import StoreUnavailable

NAMES = st.sets(st.text("abcdefgh", min_size=1, max_size=4), min_size=2, max_size=5)
KEYS = [f"match-{number}" for number in range(50)]


class Store(MemoryStore):
    """Can be away for a while."""

    is_away = False

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        self._check()
        return await super().put(kind, key, value, expected)

    async def revisions(self, kind: str) -> dict[str, int]:
        self._check()
        return await super().revisions(kind)

    def _check(self) -> None:
        if self.is_away:
            raise StoreUnavailable("away")


class Street:
    """Nodes without a bus."""

    def __init__(self) -> None:
        self.store, self.clock = Store(), ManualClock(1_000)
        self.changes = 0

    async def node(self, name: str) -> Neighbours:
        neighbours = Neighbours(self.store, self.clock, name)
        await neighbours.open()
        await neighbours.join()
        neighbours.when_changed(self._changed)
        return neighbours

    async def wait(self, millis: int) -> None:
        for _ in range(millis // 100):
            self.clock.turn(100)
            for _ in range(10):
                await asyncio.sleep(0)

    def _changed(self) -> None:
        self.changes += 1


def tell(story: Callable[[Street], Awaitable[None]]) -> None:
    async def told() -> None:
        async with asyncio.timeout(60):
            await story(Street())

    asyncio.run(told())


def silence(node: Neighbours) -> None:
    """It dies without a word."""
    assert node._alarm is not None
    node._alarm.cancel()


@given(NAMES)
def test_one_minds_each_thing_and_a_death_moves_only_what_was_theirs(names: set[str]) -> None:
    async def story(street: Street) -> None:
        nodes = [await street.node(name) for name in sorted(names)]
        await street.wait(1_000)
        assert {node.living for node in nodes} == {frozenset(names)}
        before = {key: [node for node in nodes if node.minds(key)] for key in KEYS}
        assert all(len(minders) == 1 for minders in before.values())
        dead = nodes.pop()
        silence(dead)
        await street.wait(4_000)
        for key, [minder] in before.items():
            after = [node for node in nodes if node.minds(key)]
            assert len(after) == 1
            assert minder is dead or after == [minder]

    tell(story)


def test_who_minds_a_thing_is_worked_out_once_until_a_node_comes_or_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = []
    rank = neighbours._rank

    def counted(node: str, key: str) -> bytes:
        worked_out.append(key)
        return rank(node, key)

    monkeypatch.setattr(neighbours, "_rank", counted)

    async def story(street: Street) -> None:
        one, two = [await street.node(name) for name in ("first", "second")]
        await street.wait(1_000)
        minded = [one.minds(key) for key in KEYS * 3]
        assert minded == minded[: len(KEYS)] * 3
        assert sorted(worked_out) == sorted(KEYS * 2)
        await two.close()
        await street.wait(LOOK)
        await street.node("third")
        await street.wait(1_000)
        assert minded[: len(KEYS)] != [one.minds(key) for key in KEYS]
        assert sorted(worked_out) == sorted(KEYS * 4)

    tell(story)


def test_what_there_is_to_mind_is_shared() -> None:
    async def story(street: Street) -> None:
        nodes = [await street.node(name) for name in ("one", "two", "three")]
        await street.wait(1_000)
        keys = [str(number) for number in range(3_000)]
        assert all(800 < sum(node.minds(key) for key in keys) < 1_200 for node in nodes)

    tell(story)


def test_who_goes_with_a_word_is_gone_at_the_next_look_and_who_dies_after_three_seconds() -> None:
    async def story(street: Street) -> None:
        one, two, three = [await street.node(name) for name in ("one", "two", "three")]
        await street.wait(1_000)
        await two.close()
        await street.wait(LOOK)
        assert one.living == three.living == {"one", "three"}
        await street.wait(5_000)
        silence(three)
        await street.wait(2_400)
        assert one.living == {"one", "three"}
        await street.wait(2_000)
        assert one.living == {"one"}
        three._tick()  # it was only asleep
        await street.wait(1_500)
        assert one.living == three.living == {"one", "three"}

    tell(story)


def test_a_store_that_is_away_is_nobodys_death() -> None:
    async def story(street: Street) -> None:
        one, two = [await street.node(name) for name in ("one", "two")]
        await street.wait(2_000)
        street.changes = 0
        street.store.is_away = True
        await street.wait(20_000)
        street.store.is_away = False
        await street.wait(5_000)
        assert one.living == two.living == {"one", "two"}
        assert street.changes == 0

    tell(story)


def test_the_document_of_who_died_is_taken_away_in_the_end() -> None:
    async def story(street: Street) -> None:
        one, two = [await street.node(name) for name in ("one", "two")]
        await street.wait(1_000)
        silence(two)
        await street.wait(LOOK * (FORGOTTEN - 5))
        assert set(await street.store.revisions(KIND)) == {"one", "two"}
        await street.wait(LOOK * 10)
        assert set(await street.store.revisions(KIND)) == {"one"}
        assert one.known == {"one"}

    tell(story)


def test_who_is_alone_minds_everything_and_writes_nothing() -> None:
    async def story(street: Street) -> None:
        alone = Neighbours(street.store, street.clock, "alone", is_alone=True)
        await alone.open()
        await street.wait(10_000)
        assert all(alone.minds(key) for key in KEYS)
        await alone.close()
        assert await street.store.all(KIND) == []

    tell(story)
