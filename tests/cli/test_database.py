"""``akili database``: files and PostgreSQL hold the same after a copy, and a backup is whole while a server writes."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from scripts.prepare_tests import has_postgres
from scripts.private_servers import PrivatePostgres
from tests.server.adapters.own_schema import ask, own_schema
from tests.server.adapters.test_stores import OUTCOME, events, record
from tests.server.running import running

from akili.cli.main import MISTAKE, main
from akili.client import Client
from akili.server.adapters.addresses import store_at
from akili.server.adapters.copying import AT_ONCE
from akili.server.adapters.sqlite import SqliteStore
from akili.server.adapters.sqlite_file import SCHEMA_VERSION
from akili.server.ports import Store

KINDS = ("guest", "table", "\0strange\N{SNOWMAN}")
MATCHES = [f"match-{number}" for number in range(AT_ONCE + 7)]
OF_LAYOUT_1 = Path(__file__).parent.parent / "server" / "adapters" / "file_of_layout_1.db"
Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Said:
    def say(*words: object) -> tuple[int, str, str]:
        code = main(["database", *map(str, words)])
        told = capsys.readouterr()
        return code, told.out, told.err

    return say


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with_store(str(tmp_path / "akili.db"), fill)
    return tmp_path / "akili.db"


def with_store(address: str, work: Callable[[Store], Any]) -> Any:
    async def run() -> Any:
        store = store_at(address)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(asyncio.wait_for(run(), 120))


async def fill(store: Store) -> None:
    await asyncio.gather(*(store.create(record(match)) for match in reversed(MATCHES)))
    await asyncio.gather(*(store.append(match, 0, events(number % 5, "0:\0c")) for number, match in enumerate(MATCHES)))
    await store.finish(MATCHES[1], OUTCOME)
    await store.finish(MATCHES[2], None)
    for revision in range(3):
        await asyncio.gather(*(store.put(kind, f"key {revision}", bytes([revision, 0, 255])) for kind in KINDS))
        await store.put("table", "changed", b"value")


async def content(store: Store) -> Any:
    return (
        [await store.load(match) for match in MATCHES],
        await store.unfinished(),
        [await store.is_finished(match) for match in MATCHES],
        await store.progress(MATCHES),
        [await store.all(kind) for kind in KINDS],
    )


if has_postgres():

    def test_a_file_goes_to_postgresql_and_back_with_everything(
        say: Said, file: Path, tmp_path: Path, postgres: PrivatePostgres
    ) -> None:
        url, back = own_schema(postgres), tmp_path / "back.db"
        told = "Copied 207 matches with 411 events, and 10 documents.\n"
        assert say("copy", file, url) == (0, told, "")
        assert say("copy", url, back) == (0, told, "")
        there = with_store(str(file), content)
        assert there[4][1][0][1].revision == 3  # what was changed three times
        assert with_store(url, content) == there
        assert with_store(str(back), content) == there

        async def go_on(store: Store) -> None:
            await store.create(record("new"))
            assert (await store.unfinished())[-1] == "new"
            await store.append(MATCHES[0], 0, events(1))

        with_store(url, go_on)

    def test_a_target_that_is_not_empty_stays_as_it_is(say: Said, file: Path, postgres: PrivatePostgres) -> None:
        url = own_schema(postgres)
        with_store(url, lambda store: store.put("guest", "ada", b"{}"))
        code, out, err = say("copy", file, url)
        assert (code, out) == (MISTAKE, "")
        assert err == (
            "Nothing was copied: the target has 0 matches with 0 events, and 1 documents already; name an empty one.\n"
        )
        assert asyncio.run(ask(url, "SELECT (SELECT count(*) FROM matches), count(*) FROM documents")) == [(0, 1)]

    def test_a_copy_that_breaks_off_leaves_nothing(say: Said, file: Path, postgres: PrivatePostgres) -> None:
        url = own_schema(postgres)
        with_store(url, lambda store: store.unfinished())
        asyncio.run(ask(url, "ALTER TABLE documents ADD CHECK (revision < 3)"))
        code, _, err = say("copy", file, url)
        assert code == MISTAKE
        assert err.startswith("Can't use postgresql://")
        assert asyncio.run(ask(url, "SELECT count(*) FROM matches")) == [(0,)]

    def test_postgresql_is_brought_up_to_date(say: Said, postgres: PrivatePostgres) -> None:
        url = own_schema(postgres)
        assert say("migrate", url) == (0, "Layout 0 became 1.\n", "")
        assert say("migrate", url) == (0, "It has the layout 1 already.\n", "")
        asyncio.run(ask(url, "UPDATE layout SET version = 99"))
        code, _, err = say("migrate", url)
        assert code == MISTAKE
        assert "newer Akili" in err


def test_a_file_of_before_is_brought_up_to_date_before_it_is_copied(say: Said, tmp_path: Path) -> None:
    old = shutil.copy(OF_LAYOUT_1, tmp_path / "old.db")
    assert say("copy", old, tmp_path / "new.db")[::2] == (
        MISTAKE,
        f"{old} has the layout 1; say 'akili database migrate {old}' first.\n",
    )
    assert say("migrate", old) == (0, f"Layout 1 became {SCHEMA_VERSION}.\n", "")
    assert say("migrate", old) == (0, f"It has the layout {SCHEMA_VERSION} already.\n", "")
    assert say("copy", old, tmp_path / "new.db")[0] == 0
    assert with_store(str(tmp_path / "new.db"), lambda store: store.unfinished()) == ["going"]


def test_a_backup_is_whole_while_a_server_writes(say: Said, tmp_path: Path) -> None:
    """Each is a moment of the log: some first events of the match, in order, and the documents of that moment."""
    file, done = tmp_path / "akili.db", Event()

    async def write() -> None:
        store = SqliteStore(file)
        await store.create(record("a"))
        version = 0
        while not done.is_set():
            await store.append("a", version, events(2, str(version)))
            version += 2
            await store.put("count", "events", str(version).encode())
        await store.close()

    writer = Thread(target=lambda: asyncio.run(write()))
    writer.start()
    try:
        while not file.exists() or not sqlite_rows(file, "SELECT 1 FROM sqlite_master WHERE name = 'documents'"):
            pass
        for number in range(5):
            code, out, err = say("backup", file, tmp_path / f"{number}.db")
            assert (code, err) == (0, "")
            assert out.startswith(f"{tmp_path / f'{number}.db'} has ")
    finally:
        done.set()
        writer.join()
    for number in range(5):
        backup = tmp_path / f"{number}.db"
        versions = [version for (version,) in sqlite_rows(backup, "SELECT version FROM events ORDER BY version")]
        assert versions == list(range(1, len(versions) + 1))
        [(counted,)] = sqlite_rows(backup, "SELECT COALESCE(MAX(CAST(value AS INTEGER)), 0) FROM documents")
        assert counted <= len(versions) <= counted + 2
    assert sorted(path.name for path in tmp_path.glob("*.db*") if "part" in path.name or "-" in path.name) == [
        "akili.db-lock"
    ]


def sqlite_rows(path: Path, statement: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(statement).fetchall()


def test_a_server_that_runs_is_backed_up_and_the_copy_serves(say: Said, tmp_path: Path) -> None:
    async def visit(address: str) -> str:
        async with Client(address, "Ada") as ada:
            return (await ada.create("ubongo_fun_size", 2)).code

    async def codes(address: str) -> list[str]:
        async with Client(address, "Bea") as bea:
            return [table["code"] for table in await bea.get("/api/tables")]

    file, out = tmp_path / "akili.db", tmp_path / "backup.db"
    with running(file) as address:
        code = asyncio.run(visit(address))
        assert say("backup", file, out)[0] == 0
        for words in (("copy", file, tmp_path / "x.db"), ("copy", out, file), ("migrate", file)):
            refused, _, err = say(*words)
            assert (refused, err.startswith("Another server uses")) == (MISTAKE, True)
        lobby = asyncio.run(codes(address))
    with running(out) as address:
        assert asyncio.run(codes(address)) == lobby
    assert code


def test_what_goes_wrong_is_a_sentence(say: Said, file: Path, tmp_path: Path) -> None:
    missing, text = tmp_path / "missing.db", tmp_path / "text.db"
    text.write_text("This is no database, but it is long enough to look at." * 20)
    for words, why in (
        (("backup", missing, tmp_path / "out.db"), f"There is no file {missing}."),
        (("backup", file, file), f"There is {file} already; name a file that isn't there yet."),
        (("backup", text, tmp_path / "out.db"), f"{text} isn't a file that Akili can use"),
        (("backup", file, tmp_path / "nowhere" / "out.db"), f"Can't back up {file} to"),
        (("copy", missing, tmp_path / "out.db"), f"There is no file {missing}."),
        (("copy", file, "mysql://127.0.0.1/akili"), "mysql isn't a kind of database that Akili knows"),
        (("copy", file, "postgresql://127.0.0.1:1/akili"), "Can't use postgresql://127.0.0.1:1/akili"),
        (("migrate", missing), f"There is no file {missing}."),
        (("migrate", text), f"{text} isn't a file that Akili can use"),
        ((), "The following arguments are required: ACTION"),
        (("mend", file), "Can't use ACTION"),
    ):
        code, out, err = say(*words)
        assert (code, out) == (MISTAKE, ""), words
        assert err.startswith(why), (words, err)
        assert err.endswith(".\n")
        assert err.count("\n") == 1
    assert not missing.exists()
    assert not (tmp_path / "out.db").exists()
