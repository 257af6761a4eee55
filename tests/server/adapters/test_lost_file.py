"""A file that is deleted, replaced or moved while the server runs: it is noticed, and nothing is taken and lost."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from tests.server.adapters.test_sqlite import run
from tests.server.running import running

from akili.client import Client
from akili.client.guest import Problem
from akili.client.table import Refused
from akili.server.adapters.group_commit import GroupCommit
from akili.server.adapters.sqlite import SqliteStore
from akili.server.ports import Kept, StoreUnavailable
from akili.ubongo.race.model import PutAside

FILE, LOG = "akili.db", "akili.db-wal"


def deleted(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("moved"))


def replaced(path: Path) -> None:
    """By a copy with the same content, as editors and synchronising folders do."""
    copy = path.with_name("copy")
    shutil.copy2(path, copy)
    copy.replace(path)


@pytest.mark.parametrize("lose", [deleted, moved, replaced])
@pytest.mark.parametrize("name", [FILE, LOG])
def test_nothing_is_taken_that_would_be_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, lose: Callable[[Path], None], name: str
) -> None:
    async def test(store: SqliteStore) -> None:
        await store.put("kind", "before", b"")
        lose(tmp_path / name)
        for _ in range(3):
            with pytest.raises(StoreUnavailable, match="deleted or replaced"):
                await store.put("kind", "after", b"")
        assert await store.all("kind") == [("before", Kept(b"", 1))]

    run(tmp_path / FILE, test)
    assert [record.levelname for record in caplog.records] == ["CRITICAL"]  # loudly, and once
    assert str(tmp_path / name) in caplog.text


def test_a_folder_that_is_gone_is_noticed(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        shutil.rmtree(tmp_path / "folder")
        with pytest.raises(StoreUnavailable):
            await store.put("kind", "key", b"")

    (tmp_path / "folder").mkdir()
    run(tmp_path / "folder" / FILE, test)


def test_a_link_that_leads_elsewhere_is_noticed(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / FILE)

    async def test(store: SqliteStore) -> None:
        await store.put("kind", "key", b"")
        link.unlink()
        link.symlink_to(tmp_path / "other.db")
        with pytest.raises(StoreUnavailable):
            await store.put("kind", "key", b"")

    run(link, test)


def test_a_file_that_comes_back_is_used_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(store: SqliteStore) -> None:
        moved(tmp_path / FILE)
        with pytest.raises(StoreUnavailable):
            await store.put("kind", "lost", b"")
        (tmp_path / "moved").rename(tmp_path / FILE)
        await store.put("kind", "kept", b"")
        assert await store.all("kind") == [("kept", Kept(b"", 1))]

    run(tmp_path / FILE, test)
    assert [record.levelname for record in caplog.records] == ["CRITICAL", "WARNING"]


def test_what_is_committed_into_a_file_that_is_gone_is_not_told_as_stored(tmp_path: Path) -> None:
    def work(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO documents (kind, key, value) VALUES ('kind', 'key', x'')")
        deleted(tmp_path / FILE)  # after the look before the commit

    async def test(store: SqliteStore) -> None:
        with pytest.raises(StoreUnavailable):
            await store._writer.run(work)

    run(tmp_path / FILE, test)


def test_the_writer_looks_also_when_there_is_nothing_to_write(tmp_path: Path) -> None:
    looked = Event()

    def look() -> None:
        looked.set()
        raise StoreUnavailable("gone")

    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None, check_same_thread=False)
    writer = GroupCommit(connection, check=look, idle_seconds=0.001)
    try:
        for _ in range(3):  # and goes on looking
            assert looked.wait(60)
            looked.clear()
    finally:
        writer.close()
        connection.close()


def test_who_plays_is_told_that_nothing_can_be_stored(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create("ubongo_fun_size", 1, {"solo": {"type": "by_count", "cards": 5}})
            await table.start()
            await table.until(lambda: table.last is not None)
            deleted(tmp_path / FILE)
            with pytest.raises(Refused, match=r"server\.unavailable"):
                await table.send(PutAside())
            with pytest.raises(Problem, match=r"server\.unavailable"):
                await ada.create("ubongo_fun_size", 2)
            assert (await ada.get(f"/api/tables/{table.code}"))["phase"] == "playing"  # what can be read is served

    with running(tmp_path / FILE) as address:
        asyncio.run(asyncio.wait_for(visit(address), 60))
