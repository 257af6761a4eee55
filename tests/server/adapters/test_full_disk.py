"""A disk that takes no more and a file that can only be read: refused with a reason, nothing broken, and no restart.

The disk is full for one process: beyond a size of files the kernel refuses its writes (RLIMIT_FSIZE), which anybody may
try; by root it is a small disk of the server's own that is filled to the last byte. The file that can only be read is
SQLite's ``query_only``, as permissions mean nothing to root, nor to a file that is open.
"""

import asyncio
import resource
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.server.adapters import small_disk
from tests.server.adapters.small_disk import Ballast, copy_of, may_mount
from tests.server.cluster.load import load_on
from tests.server.laying import check_log
from tests.server.running import running
from tests.server.server_process import Server

from akili.client import Client
from akili.client.guest import Problem
from akili.server.adapters.sqlite import SqliteStore

LOAD = 0.3  # seconds
LESS_THAN_A_PAGE = 4096  # bytes of the log: nothing can be added to it
DISK_BYTES = 16_000_000
PATIENCE = 120  # seconds, so that what hangs is told
GUEST = {"name": "Ada", "colour": "red"}


@contextmanager
def full_disk(process: int) -> Iterator[None]:
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (LESS_THAN_A_PAGE, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can set another process a limit")
def test_a_full_disk_under_load(tmp_path: Path) -> None:
    file = tmp_path / "akili.db"

    async def story(server: Server) -> None:
        await server.until_it_is_ready()
        async with load_on([server], 1) as load:
            await load.goes_on()
            with full_disk(server.process_id):
                while load.refused < 3:
                    await asyncio.sleep(0.05)
                    load.check()  # any other reason ends the load
                with pytest.raises(Problem, match=r"server\.unavailable"):
                    await Client(server.address).post("/api/guest", GUEST)
            await load.goes_on()
            await load.rest()
            told = [
                (seat.last.match, seat.you, count)
                for seat, count in zip(load.seats, load.counts, strict=True)
                if seat.last
            ]
        server.stop()
        store = SqliteStore(file)
        for match, seat, count in told:
            loaded = await store.load(match)
            assert loaded is not None
            check_log(loaded[1], seat or 0, count)
        await store.close()

    server = Server(file)
    try:
        asyncio.run(asyncio.wait_for(story(server), PATIENCE))
    finally:
        server.kill()
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.skipif(not may_mount(), reason="LEFT OUT: a really full disk. Only root on Linux may mount one")
def test_a_disk_that_is_really_full_under_load(tmp_path: Path) -> None:
    disk, copy = tmp_path / "disk", tmp_path / "copy.db"
    disk.mkdir()

    async def story(server: Server) -> None:
        await server.until_it_is_ready()
        async with load_on([server], 1) as load:
            await load.goes_on()
            with Ballast(server.process_id, disk):
                while load.refused < 3:
                    await asyncio.sleep(0.05)
                    load.check()
            await load.goes_on()
            await load.rest()
            seats = [(seat.last, seat.you) for seat in load.seats]
            copy_of(server.process_id, disk / "akili.db", copy)
        store = SqliteStore(copy)
        for (last, seat), count in zip(seats, load.counts, strict=True):
            loaded = None if last is None else await store.load(last.match)
            assert loaded is not None
            check_log(loaded[1], seat or 0, count)
        await store.close()

    program = (str(Path(small_disk.__file__)), str(disk), str(DISK_BYTES))
    server = Server(disk / "akili.db", program=program, more=("--least-free", "0"))
    try:
        asyncio.run(asyncio.wait_for(story(server), PATIENCE))
        server.stop()
    finally:
        server.kill()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_file_that_can_only_be_read_for_a_while(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "akili.db")

    async def story(address: str) -> None:
        client = Client(address)
        await client.post("/api/guest", GUEST)
        store._connection.execute("PRAGMA query_only = ON")
        with pytest.raises(Problem, match=r"server\.unavailable"):
            await client.post("/api/guest", GUEST | {"name": "Bo"})
        assert (await client.get("/api/me"))["name"] == "Ada"
        store._connection.execute("PRAGMA query_only = OFF")
        assert (await client.post("/api/guest", GUEST | {"name": "Bo"}))["name"] == "Bo"

    with running(None, parts={"store": store}) as address:
        asyncio.run(story(address))
