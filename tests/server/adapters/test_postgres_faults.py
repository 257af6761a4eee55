"""PostgreSQL that goes away in the middle: nothing that was acknowledged is lost, and nothing is there twice."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import Raw
from scripts.private_servers import PrivatePostgres
from tests.server.adapters.own_schema import ask, own_schema
from tests.server.adapters.test_stores import OUTCOME, events, record
from tests.server.adapters.wire import Wire

from akili.server.adapters import postgres_line
from akili.server.adapters.postgres import PostgresStore
from akili.server.adapters.postgres_line import Line
from akili.server.ports import Kept, RevisionConflict, StoredEvent, StoreUnavailable, VersionConflict

KILL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'akili'"
MATCHES, EACH = 12, 25


def over_a_wire(
    server: PrivatePostgres, test: Callable[[PostgresStore, Wire, str], Awaitable[None]], **settings: Any
) -> None:
    """With a store whose connection can be cut, and the address that leads there without it."""
    url = own_schema(server)

    async def bounded() -> None:
        async with Wire(server.port) as wire:
            wired = url.replace(f":{server.port}/", f":{wire.port}/")
            store = await asyncio.to_thread(PostgresStore, wired, **settings)  # this loop has to lead it there
            await store.create(record("a"))
            await store.append("a", 0, events(1, "first"))  # now the statement is known on this connection
            await asyncio.wait_for(asyncio.ensure_future(test(store, wire, url)), 60)
            await store.close()

    asyncio.run(bounded())


@pytest.mark.parametrize("cut_at", ["question", "answer"])
def test_an_append_whose_answer_is_lost_is_found_out_and_there_once(postgres: PrivatePostgres, cut_at: Any) -> None:
    async def test(store: PostgresStore, wire: Wire, _: str) -> None:
        wire.cut_at = cut_at
        await store.append("a", 1, events(2, "second"))
        assert wire.cuts == 1
        assert await store.load("a") == (record("a"), [*events(1, "first"), *events(2, "second")])

    over_a_wire(postgres, test)


@pytest.mark.parametrize("cut_at", ["question", "answer"])
def test_meanwhile_another_node_may_go_on(postgres: PrivatePostgres, cut_at: Any) -> None:
    """If ours was stored, the other one's is on top of it; if not, the other one was first and ours is refused."""

    async def test(store: PostgresStore, wire: Wire, url: str) -> None:
        wire.cut_at, wire.is_down = cut_at, True
        ours = asyncio.ensure_future(store.append("a", 1, events(2, "ours")))
        other = PostgresStore(url)
        expected = 3 if cut_at == "answer" else 1
        while wire.cuts == 0 or (await other.progress(["a"]))["a"].version != expected:
            await asyncio.sleep(0.01)
        await other.append("a", expected, events(1, "theirs"))
        wire.is_down = False
        if cut_at == "answer":
            await ours
        else:
            with pytest.raises(VersionConflict):
                await ours
        loaded = await other.load("a")
        assert loaded is not None
        assert [stored.cause for stored in loaded[1]][1:] == ["ours"] * (expected - 1) + ["theirs"]
        await other.close()

    over_a_wire(postgres, test)


def test_what_may_have_been_written_waits_for_an_answer_and_the_rest_is_refused(postgres: PrivatePostgres) -> None:
    async def test(store: PostgresStore, wire: Wire, _: str) -> None:
        await store.create(record("b"))
        wire.cut_at, wire.is_down = "answer", True
        sent = asyncio.ensure_future(store.append("a", 1, events(1, "sent")))
        while wire.cuts == 0:
            await asyncio.sleep(0.01)
        with pytest.raises(StoreUnavailable, match="away"):
            await store.append("b", 0, events(1))
        wire.cut_at = "question"  # of those connections that may still be open, reads use the one that was used last
        with pytest.raises(StoreUnavailable, match="away"):
            await store.load("b")
        assert not store.is_well
        assert not sent.done()
        wire.is_down = False
        await sent
        assert store.is_well or await store.load("a")
        assert (await store.progress(["a", "b"]))["b"].version == 0

    over_a_wire(postgres, test, patience=0.2)


def test_closing_while_the_server_is_away_ends(postgres: PrivatePostgres) -> None:
    async def test(store: PostgresStore, wire: Wire, _: str) -> None:
        wire.cut_at, wire.is_down = "answer", True
        sent = asyncio.ensure_future(store.append("a", 1, events(1, "sent")))
        while wire.cuts == 0:
            await asyncio.sleep(0.01)
        await store.close()
        with pytest.raises(StoreUnavailable):
            await sent

    over_a_wire(postgres, test, patience=0.2)


@pytest.mark.parametrize("cut_at", ["question", "answer"])
def test_everything_else_that_is_written_is_found_out_as_well(postgres: PrivatePostgres, cut_at: Any) -> None:
    async def test(store: PostgresStore, wire: Wire, _: str) -> None:
        async def cut(work: Callable[[], Awaitable[Any]]) -> Any:
            wire.cut_at, cuts = cut_at, wire.cuts
            answer = await work()
            assert wire.cuts == cuts + 1
            return answer

        async def known(statement: Awaitable[Any]) -> None:
            """The next statement of this kind is one question and one answer."""
            await statement

        await known(store.create(record("warm")))
        await cut(lambda: store.create(record("b")))
        with pytest.raises(VersionConflict):
            await store.create(record("b"))
        await known(store.finish("a", OUTCOME))
        await cut(lambda: store.finish("b", OUTCOME))
        assert await store.is_finished("b")
        await known(store.put("kind", "warm", b"", 0))
        assert await cut(lambda: store.put("kind", "key", b"one", 0)) == 1
        await known(store.put("kind", "warm", b"", 1))
        assert await cut(lambda: store.put("kind", "key", b"two", 1)) == 2
        with pytest.raises(RevisionConflict):
            await store.put("kind", "key", b"three", 1)
        assert await store.get("kind", "key") == Kept(b"two", 2)
        await known(store.delete("kind", "warm", 2))
        await cut(lambda: store.delete("kind", "key", 2))
        assert await store.get("kind", "key") is None

    over_a_wire(postgres, test)


class Writers:
    """Matches that are written to at once; what was acknowledged is remembered."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self.acknowledged: dict[str, list[StoredEvent]] = {str(name): [] for name in range(MATCHES)}
        self.refused: list[str] = []

    async def run(self) -> None:
        for name in self.acknowledged:
            await self._store.create(record(name))
        await asyncio.gather(*map(self._write, self.acknowledged))

    async def _write(self, name: str) -> None:
        log = self.acknowledged[name]
        while len(log) < EACH:
            new = [StoredEvent(Raw(b'{"n":%d}' % len(log)), f"{name}:{len(log)}")]
            try:
                await self._store.append(name, len(log), new)
            except StoreUnavailable as why:
                self.refused.append(str(why))
                await asyncio.sleep(0.02)
            else:
                log += new  # a VersionConflict would mean that something refused was stored after all
                await asyncio.sleep(0.005)

    async def check(self) -> None:
        for name, log in self.acknowledged.items():
            assert await self._store.load(name) == (record(name), log)


def under_load(url: str, trouble: Callable[[], Awaitable[None]], patience: float) -> Writers:
    async def bounded() -> Writers:
        store = PostgresStore(url, patience=patience)
        writers = Writers(store)
        writing = asyncio.ensure_future(writers.run())
        while not any(writers.acknowledged.values()):
            await asyncio.sleep(0.01)
        await trouble()
        await asyncio.wait_for(writing, 60)
        await writers.check()
        await store.close()
        return writers

    return asyncio.run(bounded())


def test_connections_that_are_killed_in_the_middle_of_batches_lose_nothing(postgres: PrivatePostgres) -> None:
    url = own_schema(postgres)

    async def kill() -> None:
        for _ in range(15):
            await ask(url, KILL)
            await asyncio.sleep(0.02)

    assert under_load(url, kill, patience=30).refused == []


@pytest.mark.parametrize("end", [PrivatePostgres.stop, PrivatePostgres.kill])
@pytest.mark.parametrize("patience", [0.1, 30.0])
def test_a_server_that_is_restarted_under_load_loses_nothing(
    shaky_postgres: PrivatePostgres, end: Callable[[PrivatePostgres], None], patience: float
) -> None:
    url = own_schema(shaky_postgres)

    async def restart() -> None:
        await asyncio.to_thread(end, shaky_postgres)
        await asyncio.sleep(0.6)
        shaky_postgres.start()

    writers = under_load(url, restart, patience)
    assert patience < 1 or writers.refused == []


def test_waiting_for_a_connection_of_our_own_is_not_told_as_a_database_that_is_away(
    postgres: PrivatePostgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        line = Line(postgres.url, 1, patience=0)
        await line.fetch("SELECT 1")  # with the usual patience for answers
        monkeypatch.setattr(postgres_line, "ANSWER_SECONDS", 0.1)
        slow = asyncio.create_task(line.fetch("SELECT pg_sleep(2)"))
        while line._pool.get_idle_size():
            await asyncio.sleep(0.01)
        with pytest.raises(StoreUnavailable, match="slow: none of the 1 connections was free"):
            await line.fetch("SELECT 1")
        assert line.is_well
        await slow
        await line.close()

    asyncio.run(asyncio.wait_for(story(), 60))
    assert "slow: none of the 1 connections" in caplog.text
    assert "away" not in caplog.text
