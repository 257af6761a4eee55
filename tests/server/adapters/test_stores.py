"""The laws of the ports, for every adapter that fulfils them."""

import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw
from scripts.private_servers import PrivatePostgres, postgres_programs
from tests.server.adapters.own_schema import empty, own_schema

from akili.engine.game import Outcome
from akili.server.adapters.bus import NoBus
from akili.server.adapters.memory import MemoryStore
from akili.server.adapters.postgres import PostgresStore
from akili.server.adapters.sqlite import SqliteStore
from akili.server.nodes.telling_store import TellingStore
from akili.server.ports import (
    Kept,
    MatchRecord,
    Occupant,
    Progress,
    RevisionConflict,
    Store,
    StoredEvent,
    StoreUnavailable,
    UnknownMatch,
    VersionConflict,
)

Opener = Callable[[], Store]
STEPS = (Raw(b'{"now":5}'), None)
OUTCOME = Outcome(((1,), (0,)), (3, 5))


Adapter = Callable[[Path], Opener]


def in_memory(_: Path) -> Opener:
    store = MemoryStore()
    return lambda: store


def in_sqlite(folder: Path) -> Opener:
    return lambda: SqliteStore(folder / "akili.db")


def in_postgres(server: PrivatePostgres) -> Adapter:
    url = own_schema(server)

    def adapter(_: Path) -> Opener:
        empty(url)
        return lambda: PostgresStore(url)

    return adapter


def telling(_: Path) -> Opener:
    store = TellingStore(MemoryStore(), NoBus())
    return lambda: store


LASTING = ["sqlite", *(["postgres"] if postgres_programs() else [])]


def chosen(name: str, request: pytest.FixtureRequest) -> Adapter:
    if name == "postgres":
        return in_postgres(request.getfixturevalue("postgres"))
    return {"memory": in_memory, "telling": telling, "sqlite": in_sqlite}[name]


@pytest.fixture(scope="module", params=["memory", "telling", *LASTING])
def adapter(request: pytest.FixtureRequest) -> Adapter:
    return chosen(request.param, request)


@pytest.fixture(scope="module", params=LASTING)
def lasting_adapter(request: pytest.FixtureRequest) -> Adapter:
    """Those that keep it when the process ends."""
    return chosen(request.param, request)


def with_store(adapter: Adapter, test: Callable[[Opener], Awaitable[None]]) -> None:
    async def bounded(opener: Opener) -> None:
        await asyncio.wait_for(asyncio.ensure_future(test(opener)), 60)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(bounded(adapter(Path(folder))))


def record(match: str) -> MatchRecord:
    occupants = (Occupant(player="p", name="Zoë", colour="red"), Occupant(bot="hard"))
    return MatchRecord(match, "toy", 1, Raw(b'{"goal":3}'), occupants, "seed", 123, "table")


def events(count: int, cause: str | None = None) -> list[StoredEvent]:
    return [StoredEvent(Raw(b'{"number":%d}' % number), cause, STEPS[number % 2]) for number in range(count)]


# what is tried: the match, by how much the expected version is off, and how many events
APPENDS = st.lists(
    st.tuples(st.sampled_from("abc"), st.sampled_from([0, 0, 0, 1, -1]), st.integers(0, 3)), min_size=1, max_size=12
)


@given(rounds=st.lists(APPENDS, min_size=1, max_size=4))
@settings(max_examples=25)
def test_appends_at_once_are_all_or_nothing_and_conflict_exactly_when_they_must(
    adapter: Adapter, rounds: list[list[tuple[str, int, int]]]
) -> None:
    async def test(opener: Opener) -> None:
        model: dict[str, list[StoredEvent]] = defaultdict(list)
        store = opener()
        for match in "abc":
            await store.create(record(match))
        for number, appends in enumerate(rounds):
            tries, expected = [], []
            for index, (match, off, count) in enumerate(appends):
                new = events(count, f"{number}:{index}")
                tries.append(store.append(match, len(model[match]) + off, new))
                expected.append(off == 0)
                if off == 0:
                    model[match] += new
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [result is None for result in results] == expected
            assert all(result is None or isinstance(result, VersionConflict) for result in results)
            await store.close()
            store = opener()
            for match in "abc":
                assert await store.load(match) == (record(match), model[match])
                assert await store.load(match, since=2) == (record(match), model[match][2:])
            progress = {match: Progress(len(model[match]), is_finished=False) for match in "abc"}
            assert await store.progress(["a", "b", "c", "d"]) == progress
        await store.close()

    with_store(adapter, test)


def test_of_many_who_write_the_same_version_one_wins(adapter: Adapter) -> None:
    async def test(opener: Opener) -> None:
        store = opener()
        await store.create(record("a"))
        results = await asyncio.gather(
            *(store.append("a", 0, events(2, str(writer))) for writer in range(50)), return_exceptions=True
        )
        assert results.count(None) == 1
        loaded = await store.load("a")
        assert loaded is not None
        assert [stored.cause for stored in loaded[1]] == [str(results.index(None))] * 2
        await store.close()

    with_store(adapter, test)


def test_an_append_may_be_long(adapter: Adapter) -> None:
    async def test(opener: Opener) -> None:
        store = opener()
        await store.create(record("a"))
        await store.append("a", 0, events(3000))
        assert await store.load("a") == (record("a"), events(3000))
        await store.close()

    with_store(adapter, test)


def test_matches_are_unfinished_in_order_until_they_are_finished(adapter: Adapter) -> None:
    async def test(opener: Opener) -> None:
        store = opener()
        for match in "cab":
            await store.create(record(match))
        assert await store.unfinished() == ["c", "a", "b"]
        await store.finish("a", OUTCOME)
        await store.finish("a", OUTCOME)
        await store.close()
        store = opener()
        assert await store.unfinished() == ["c", "b"]
        await store.finish("c", None)
        assert await store.unfinished() == ["b"]
        assert await store.progress(["a", "b"]) == {
            "a": Progress(0, is_finished=True),
            "b": Progress(0, is_finished=False),
        }
        assert [await store.is_finished(match) for match in "abcd"] == [True, False, True, False]
        await store.close()

    with_store(adapter, test)


def test_what_is_not_there_is_told_apart(adapter: Adapter) -> None:
    async def test(opener: Opener) -> None:
        store = opener()
        assert await store.load("a") is None
        with pytest.raises(UnknownMatch):
            await store.append("a", 0, events(1))
        with pytest.raises(UnknownMatch):
            await store.finish("a", OUTCOME)
        await store.create(record("a"))
        with pytest.raises(VersionConflict):
            await store.create(record("a"))
        assert await store.load("a") == (record("a"), [])
        await store.close()

    with_store(adapter, test)


KEYS = st.text(st.characters(exclude_categories=["Cs"]), max_size=3)
DOCUMENTS = st.lists(
    st.tuples(
        st.sampled_from(["put", "delete"]), KEYS, KEYS, st.binary(max_size=5), st.sampled_from([None, None, 0, -1, 1])
    ),
    max_size=15,
)


@given(steps=DOCUMENTS)
@settings(max_examples=25)
def test_documents_are_what_was_put_last(
    adapter: Adapter, steps: list[tuple[str, str, str, bytes, int | None]]
) -> None:
    async def test(opener: Opener) -> None:
        store = opener()
        model: dict[str, dict[str, Kept]] = defaultdict(dict)
        for step, kind, key, value, off in steps:
            there = model[kind].get(key, Kept(b"", 0)).revision
            expected = None if off is None else there + off
            if off in (-1, 1):
                with pytest.raises(RevisionConflict):
                    await (
                        store.put(kind, key, value, expected) if step == "put" else store.delete(kind, key, expected)
                    )
            elif step == "put":
                assert await store.put(kind, key, value, expected) == there + 1
                model[kind][key] = Kept(value, there + 1)
            else:
                await store.delete(kind, key, expected)
                model[kind].pop(key, None)
            assert await store.get(kind, key) == model[kind].get(key)
        await store.close()
        store = opener()
        for kind, documents in model.items():
            assert await store.all(kind) == sorted(documents.items(), key=lambda document: document[0])
            assert await store.revisions(kind) == {key: kept.revision for key, kept in documents.items()}
            for after in (None, *documents, "b"):
                later = sorted(key for key in documents if after is None or key > after)
                assert await store.next_keys(kind, after, 2) == later[:2]
                assert await store.next_of(kind, after, 2) == [(key, documents[key]) for key in later[:2]]
        await store.close()

    with_store(adapter, test)


def test_of_many_who_change_the_same_revision_one_wins(adapter: Adapter) -> None:
    async def test(opener: Opener) -> None:
        store = opener()
        for expected in (0, 1, 2):
            values = [str(writer).encode() for writer in range(20)]
            tries = (store.put("table", "a", value, expected) for value in values)
            results = await asyncio.gather(*tries, return_exceptions=True)
            [winner] = [number for number, result in enumerate(results) if result == expected + 1]
            assert sum(isinstance(result, RevisionConflict) for result in results) == 19
            assert await store.get("table", "a") == Kept(values[winner], expected + 1)
        await store.close()

    with_store(adapter, test)


def test_closing_writes_what_is_queued_and_takes_nothing_more(lasting_adapter: Adapter) -> None:
    async def test(opener: Opener) -> None:
        store = opener()
        await store.create(record("a"))
        pending = [asyncio.ensure_future(store.append("a", number, events(1))) for number in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*pending)
        for late in (store.append("a", 20, events(1)), store.load("a"), store.put("k", "k", b"")):
            with pytest.raises(StoreUnavailable):
                await late
        await store.close()
        store = opener()
        loaded = await store.load("a")
        assert loaded is not None
        assert len(loaded[1]) == 20
        await store.close()

    with_store(lasting_adapter, test)
