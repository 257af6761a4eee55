"""What only the file can do: be refused, be full, be damaged."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import Raw

from akili.engine.proof import verify
from akili.games.registry import GAMES
from akili.server.adapters.sqlite import SqliteStore
from akili.server.adapters.sqlite_file import SCHEMA_VERSION, FileRefused
from akili.server.matches.clock import ManualClock
from akili.server.matches.lag import MOST_CREDIT
from akili.server.matches.live import LiveMatches
from akili.server.ports import Kept, MatchRecord, StoredEvent, StoreUnavailable, VersionConflict
from akili.server.records.replays import replay_of

RECORD = MatchRecord("a", "toy", 1, Raw(b"{}"), (), "seed", 0, "table")


def run(path: Path, test: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def bounded() -> None:
        store = SqliteStore(path)
        try:
            await asyncio.wait_for(asyncio.ensure_future(test(store)), 60)
        finally:
            await store.close()

    asyncio.run(bounded())


async def nothing(_: SqliteStore) -> None:
    pass


def event(size: int = 1) -> StoredEvent:
    return StoredEvent(Raw(b'"' + b"x" * size + b'"'))


def test_commits_are_durable_and_readers_do_not_stop_the_writer(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        pragmas = ("journal_mode", "synchronous", "user_version")
        found = [store._connection.execute(f"PRAGMA {pragma}").fetchone()[0] for pragma in pragmas]
        assert found == ["wal", 2, SCHEMA_VERSION]

    run(tmp_path / "akili.db", test)


def test_a_second_server_in_this_process_or_another_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "akili.db"
    code = f"from akili.server.adapters.sqlite import SqliteStore; SqliteStore({str(path)!r})"

    async def test(_: SqliteStore) -> None:
        with pytest.raises(FileRefused, match="Another server uses"):
            SqliteStore(path)
        other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert other.returncode == 1
        assert "Another server uses" in other.stderr

    run(path, test)
    run(path, nothing)  # free again


def test_a_newer_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "akili.db"
    run(path, nothing)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    for _ in range(2):  # and the lock is free after a refusal
        with pytest.raises(FileRefused, match="newer Akili"):
            SqliteStore(path)
    assert path.read_bytes() == before


def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE things (thing)")
    connection.close()
    with pytest.raises(FileRefused, match="another program"):
        SqliteStore(path)
    (tmp_path / "text.db").write_text("This is no database, but it is long enough to look at." * 20)
    with pytest.raises(FileRefused, match="isn't a file that Akili can use"):
        SqliteStore(tmp_path / "text.db")


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileRefused, match="There is no folder"):
        SqliteStore(tmp_path / "file" / "akili.db")
    with pytest.raises(FileRefused, match="Can't write"):
        SqliteStore(tmp_path)


def test_a_full_disk_reaches_the_caller_and_nothing_is_half(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.create(RECORD)
        await store.append("a", 0, [event()])
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        results = await asyncio.gather(
            store.append("a", 1, [event(), event(100_000)]),
            store.append("a", 0, [event()]),
            store.append("a", 1, [event()]),
            return_exceptions=True,
        )
        assert isinstance(results[0], StoreUnavailable)
        loaded = await store.load("a")
        assert loaded is not None
        assert len(loaded[1]) == 1 + (results[2] is None)
        assert isinstance(results[1], StoreUnavailable | VersionConflict)
        store._connection.execute("PRAGMA max_page_count = 1000000")
        await store.append("a", len(loaded[1]), [event(), event(100_000)])

    run(tmp_path / "akili.db", test)


def test_who_stops_waiting_leaves_the_writer_running(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.create(RECORD)
        gone = asyncio.ensure_future(store.append("a", 0, [event()]))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append("a", 1, [event()])

    run(tmp_path / "akili.db", test)


OF_LAYOUT_1 = Path(__file__).parent / "file_of_layout_1.db"  # a server of before wrote it: a match done, one going on


@pytest.fixture
def of_before(tmp_path: Path) -> Path:
    return Path(shutil.copy(OF_LAYOUT_1, tmp_path / "akili.db"))


def test_a_file_of_before_is_brought_up_to_date_and_keeps_everything(of_before: Path) -> None:
    with sqlite3.connect(of_before) as connection:
        before = connection.execute("SELECT match, version, event, cause FROM events ORDER BY 1, 2").fetchall()
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    connection.close()

    async def test(store: SqliteStore) -> None:
        assert store._connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert store._connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        kept = {match: await store.load(match) for match in ("done", "going")}
        log = [(match, *each) for match, loaded in kept.items() if loaded for each in enumerate(loaded[1], 1)]
        assert [(match, number, bytes(each.event), each.cause) for match, number, each in log] == before
        assert all(each.step is None for _, _, each in log)
        assert await store.unfinished() == ["going"]
        assert await store.get("guest", "guest-0") == Kept(b"{}", 1)

    run(of_before, test)
    run(of_before, test)  # once is enough


def test_a_match_of_before_goes_on_and_cannot_be_proved(of_before: Path) -> None:
    async def test(store: SqliteStore) -> None:
        clock = ManualClock(1_700_010_000_000)
        matches = LiveMatches(store, GAMES, clock)
        done, going = await matches.get("done"), await matches.get("going")
        assert done is not None
        assert going is not None
        version = going.match.version
        clock.turn(1)  # a deadline has passed long ago
        while going.match.version == version:
            await asyncio.sleep(0.001)
        assert [step is None for step in going.steps()][version - 1 : version + 1] == [True, False]
        replay = replay_of(done)
        assert verify(replay, GAMES[replay.game], MOST_CREDIT).is_proved is False
        await matches.close()

    run(of_before, test)
