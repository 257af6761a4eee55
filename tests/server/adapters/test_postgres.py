"""PostgreSQL's own: its tables and their versions, addresses that are of no use, its clock, its batches."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from scripts.private_servers import PrivatePostgres
from tests.server.adapters.own_schema import ask, own_schema
from tests.server.adapters.test_stores import events, record
from tests.server.operation.prometheus_text import read

from akili.server.adapters.postgres import PostgresStore
from akili.server.adapters.postgres_layout import LAYOUT, Layout, prepare
from akili.server.adapters.refused import StoreRefused
from akili.server.operation.operation import operation_for
from akili.server.ports import Damaged, Kept, StoreUnavailable
from akili.server.settings import Settings

NEXT = Layout(
    LAYOUT.version + 1,
    f"{LAYOUT.tables}; CREATE TABLE extra (thing integer)",
    {**LAYOUT.migrations, LAYOUT.version: "CREATE TABLE extra (thing integer)"},
)


@pytest.fixture
def url(postgres: PrivatePostgres) -> str:
    return own_schema(postgres)


def run(url: str, test: Callable[[PostgresStore], Awaitable[None]], **settings: Any) -> None:
    async def bounded() -> None:
        store = PostgresStore(url, **settings)
        try:
            await asyncio.wait_for(asyncio.ensure_future(test(store)), 60)
        finally:
            await store.close()

    asyncio.run(bounded())


def test_nodes_that_start_at_once_make_the_tables_once(url: str) -> None:
    async def start_all() -> list[tuple[int, int]]:
        return await asyncio.gather(*(prepare(url) for _ in range(8)))

    assert sorted(asyncio.run(start_all())) == [(0, LAYOUT.version), *[(LAYOUT.version,) * 2] * 7]


def test_tables_of_a_newer_akili_are_refused_and_left_as_they_are(url: str) -> None:
    asyncio.run(prepare(url, layout=NEXT))
    for migrates in (False, True):
        with pytest.raises(StoreRefused, match="newer Akili"):
            asyncio.run(prepare(url, migrates=migrates))
    with pytest.raises(StoreRefused, match="newer Akili"):
        PostgresStore(url)
    assert asyncio.run(ask(url, "SELECT version FROM layout")) == [(NEXT.version,)]


def test_older_tables_are_renewed_when_told_to_and_keep_everything(url: str) -> None:
    async def fill(store: PostgresStore) -> None:
        await store.create(record("a"))
        await store.append("a", 0, events(3))

    run(url, fill)
    with pytest.raises(StoreRefused, match=r"stop all nodes, then say 'akili database migrate postgresql://"):
        asyncio.run(prepare(url, layout=NEXT))
    for before in (LAYOUT.version, NEXT.version):  # the second time there is nothing to do
        assert asyncio.run(prepare(url, migrates=True, layout=NEXT)) == (before, NEXT.version)
    assert asyncio.run(ask(url, "SELECT count(*) FROM events, layout")) == [(3,)]
    assert asyncio.run(ask(url, "SELECT count(*) FROM extra")) == [(0,)]


def test_a_migration_that_fails_changes_nothing(url: str) -> None:
    asyncio.run(prepare(url))
    broken = Layout(NEXT.version, "", {LAYOUT.version: "CREATE TABLE extra (thing integer); SELECT 1 / 0"})
    with pytest.raises(StoreRefused, match="division by zero"):
        asyncio.run(prepare(url, migrates=True, layout=broken))
    assert asyncio.run(ask(url, "SELECT version, to_regclass('extra') FROM layout")) == [(LAYOUT.version, None)]


def test_tables_of_another_program_are_refused(url: str) -> None:
    asyncio.run(ask(url, "CREATE TABLE matches (result text)"))
    with pytest.raises(StoreRefused, match="belongs to another program"):
        PostgresStore(url)


def test_an_address_of_no_use_is_refused_with_a_sentence_and_without_the_password(postgres: PrivatePostgres) -> None:
    with_password = postgres.url.replace("postgres@", "ada:hidden@")
    for address, why in (
        (with_password.replace("ada", "nobody"), "nobody"),
        (with_password.replace("/postgres", "/nowhere").replace("ada", "postgres"), "nowhere"),
        ("postgresql://ada:hidden@127.0.0.1:1/akili", "refused|failed"),
        ("postgresql://ada:hidden@127.0.0.1:port/akili", "port"),
    ):
        with pytest.raises(StoreRefused, match=why) as refused:
            PostgresStore(address)
        assert str(refused.value).startswith("Can't use postgresql://")
        assert str(refused.value).endswith(".")
        assert "hidden" not in str(refused.value)


def test_it_tells_the_time(url: str) -> None:
    async def test(store: PostgresStore) -> None:
        before = time.time()
        assert before - 1 < await store.now() < time.time() + 1

    run(url, test)


def test_what_queues_while_a_statement_runs_is_written_together(url: str) -> None:
    async def test(store: PostgresStore) -> None:
        names = [str(name) for name in range(200)]
        await asyncio.gather(*(store.create(record(name)) for name in names))
        fetch, statements = store._writing.fetch, []

        async def counted(*given: Any, **more: Any) -> Any:
            statements.append(len(given[1]))
            return await fetch(*given, **more)

        store._writing.fetch = counted  # type: ignore[method-assign]
        await asyncio.gather(*(store.append(name, version, events(2)) for version in (0, 2) for name in names))
        assert sum(statements) == 400
        assert len(statements) < 20
        assert {progress.version for progress in (await store.progress(names)).values()} == {4}

    run(url, test)


def test_what_others_wrote_to_many_matches_is_read_together_and_each_gets_its_own(url: str) -> None:
    """Also beside one that is damaged, one that isn't there, and one with nothing new."""

    async def test(store: PostgresStore) -> None:
        names = [str(name) for name in range(200)]
        await asyncio.gather(*(store.create(record(name)) for name in names))
        await asyncio.gather(*(store.append(name, 0, events(1 + int(name) % 5, name)) for name in names))
        await ask(url, "DELETE FROM events USING matches WHERE match = number AND id = '14' AND version = 2")
        fetch, statements = store._line.fetch, []

        async def counted(*given: Any, **more: Any) -> Any:
            statements.append(given[0])
            return await fetch(*given, **more)

        store._line.fetch = counted  # type: ignore[method-assign]
        loaded = await asyncio.gather(*(store.load(name, 1) for name in [*names, "none"]), return_exceptions=True)
        assert len(statements) == 1
        assert isinstance(loaded[14], Damaged)
        assert loaded.pop() is None
        for name, found in zip(names, loaded, strict=True):
            if name != "14":
                assert found == (record(name), events(1 + int(name) % 5, name)[1:])

    run(url, test)


def test_its_times_are_among_the_figures(url: str) -> None:
    """Every write has one, and every statement that writes; what is only read has none."""

    async def test(store: PostgresStore) -> None:
        names = [str(name) for name in range(50)]
        await asyncio.gather(*(store.create(record(name)) for name in names))
        await asyncio.gather(*(store.append(name, 0, events(2)) for name in names))
        await store.put("table", "a", b"1")
        await store.delete("table", "a")
        await store.finish("0", None)
        await store.load("1")
        figures = read(operation_for(Settings(database=url), store).metrics.text())
        written = figures["akili_store_write_seconds"].samples["_count", ()]
        committed = figures["akili_store_commit_seconds"].samples["_count", ()]
        assert written == 50 + 50 + 3
        assert 50 + 3 < committed < written
        assert figures["akili_store_write_seconds"].samples["_sum", ()] > 0

    run(url, test)


def test_documents_are_read_together(url: str) -> None:
    async def test(store: PostgresStore) -> None:
        for name in "ab":
            await store.put("table", name, name.encode())
        fetch, statements = store._line.fetch, []

        async def counted(*given: Any, **more: Any) -> Any:
            statements.append(given[0])
            return await fetch(*given, **more)

        store._line.fetch = counted  # type: ignore[method-assign]
        found = await asyncio.gather(*(store.get(kind, name) for kind in ("table", "guest") for name in "abc"))
        assert found == [Kept(b"a", 1), Kept(b"b", 1), None, None, None, None]
        assert len(statements) == 1

    run(url, test)


def test_two_nodes_write_to_the_same_matches_without_waiting_in_a_ring(url: str) -> None:
    """Each version has one winner, whatever the order in which nodes name the matches."""

    async def play(store: PostgresStore, names: list[str], who: str) -> int:
        won = 0
        for version in range(20):
            tries = [store.append(name, version, events(1, who)) for name in names]
            won += (await asyncio.gather(*tries, return_exceptions=True)).count(None)
            while min(each.version for each in (await store.progress(names)).values()) <= version:
                await asyncio.sleep(0.001)
        return won

    async def test(store: PostgresStore) -> None:
        names = [str(name) for name in range(30)]
        for name in names:
            await store.create(record(name))
        other = PostgresStore(url)
        won = await asyncio.gather(play(store, names, "one"), play(other, names[::-1], "two"))
        await other.close()
        assert sum(won) == 30 * 20

    run(url, test)


@pytest.mark.parametrize(
    ("damage", "why"),
    [("DELETE FROM events WHERE version = 1", "has 2 of 3"), ("UPDATE matches SET record = 'x'", "can't be read")],
)
def test_what_was_damaged_is_told_apart(url: str, damage: str, why: str) -> None:
    async def test(store: PostgresStore) -> None:
        await store.create(record("a"))
        await store.append("a", 0, events(3))
        await ask(url, damage)
        with pytest.raises(Damaged, match=why):
            await store.load("a")

    run(url, test)


def test_a_server_that_refuses_to_write_is_told_with_its_reason(url: str) -> None:
    """A full disk as PostgreSQL reports it; the next command finds room again."""
    full = "BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END"

    async def test(store: PostgresStore) -> None:
        await store.create(record("a"))
        await ask(url, f"CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ {full} $$")
        for table in ("events", "documents"):
            await ask(url, f"CREATE TRIGGER full_disk BEFORE INSERT ON {table} EXECUTE FUNCTION full_disk()")
        for refused in (store.append("a", 0, events(1)), store.put("kind", "key", b"")):
            with pytest.raises(StoreUnavailable, match="No space left on device"):
                await refused
        assert await store.load("a") == (record("a"), [])
        await ask(url, "DROP FUNCTION full_disk CASCADE")
        await store.append("a", 0, events(1))
        assert await store.put("kind", "key", b"") == 1

    run(url, test)


def test_what_was_undone_for_the_sake_of_somebody_else_is_tried_again(url: str) -> None:
    """The server reports a deadlock the first two times."""
    deadlock = "BEGIN IF nextval('tries') < 3 THEN RAISE 'deadlock' USING ERRCODE = '40P01'; END IF; RETURN NEW; END"

    async def test(store: PostgresStore) -> None:
        await store.create(record("a"))
        await ask(url, "CREATE SEQUENCE tries")
        await ask(url, f"CREATE FUNCTION meet() RETURNS trigger LANGUAGE plpgsql AS $$ {deadlock} $$")
        await ask(url, "CREATE TRIGGER meet BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION meet()")
        await store.append("a", 0, events(1))
        assert await ask(url, "SELECT last_value FROM tries") == [(3,)]
        assert await store.load("a") == (record("a"), events(1))

    run(url, test)


def test_a_server_that_can_only_be_read_is_told_with_its_reason_and_taken_up_again(
    shaky_postgres: PrivatePostgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def say(setting: str) -> None:
        await ask(shaky_postgres.url, f"ALTER SYSTEM SET {setting}")
        await ask(shaky_postgres.url, "SELECT pg_reload_conf(), pg_sleep(0.2)")

    async def test(store: PostgresStore) -> None:
        await store.create(record("a"))
        await say("default_transaction_read_only = on")
        for refused in (store.append("a", 0, events(1)), store.put("kind", "key", b"")):
            with pytest.raises(StoreUnavailable, match="read-only"):
                await refused
        assert await store.load("a") == (record("a"), [])
        await say("default_transaction_read_only = off")
        await store.append("a", 0, events(1))
        await say("fsync = off")

    run(shaky_postgres.url, test)
    assert not caplog.records
    PostgresStore(shaky_postgres.url)
    assert [(entry.levelno, "fsync off" in entry.message) for entry in caplog.records] == [(logging.WARNING, True)]
