"""The stores in one SQLite file: a writer thread with group commit, reads beside it, and one server at a time."""

import sqlite3
from asyncio import get_running_loop
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from akili.engine.game import Outcome
from akili.server.adapters.file_lock import FileLock
from akili.server.adapters.file_watch import FileWatch
from akili.server.adapters.group_commit import MOST_TOGETHER, GroupCommit
from akili.server.adapters.records import read_record
from akili.server.adapters.sqlite_file import open_for_reading, open_for_writing
from akili.server.ports import (
    Damaged,
    Kept,
    MatchRecord,
    Progress,
    RevisionConflict,
    StoredEvent,
    StoreUnavailable,
    UnknownMatch,
    VersionConflict,
)

Answer = TypeVar("Answer")

# As bytes, whatever somebody has put there: a text that is none couldn't even be read.
DOCUMENT = "SELECT CAST(value AS BLOB), revision FROM documents WHERE kind = ? AND key = ?"
DOCUMENTS = "SELECT key, CAST(value AS BLOB), revision FROM documents WHERE kind = ? ORDER BY key"
# Everything is after no key at all; a key, even an empty one, is only before others.
LATER = "FROM documents WHERE kind = ?1 AND key >= COALESCE(?2, '') AND key IS NOT ?2 ORDER BY key LIMIT ?3"
NEXT = f"SELECT key, CAST(value AS BLOB), revision {LATER}"
NEXT_KEYS = f"SELECT key {LATER}"
REVISION = "SELECT COALESCE(MAX(revision), 0) FROM documents WHERE kind = :kind AND key = :key"
PUT = f"""
INSERT INTO documents (kind, key, value) SELECT :kind, :key, :value WHERE COALESCE(:expected = ({REVISION}), TRUE)
ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, revision = revision + 1
RETURNING revision
"""
DELETE = "DELETE FROM documents WHERE kind = :kind AND key = :key AND revision = COALESCE(:expected, revision)"
LOG = """
SELECT version, CAST(event AS BLOB), cause, CAST(step AS BLOB) FROM events
WHERE match = ? AND version > ? ORDER BY version
"""
PROGRESS = """
SELECT id, (SELECT COALESCE(MAX(version), 0) FROM events WHERE match = id), outcome IS NOT NULL
FROM matches WHERE id IN (SELECT value FROM json_each(?))
"""
VERSION = "SELECT (SELECT COALESCE(MAX(version), 0) FROM events WHERE match = id) FROM matches WHERE id = ?"


@lru_cache(maxsize=64)
def _insertion(events: int) -> str:
    """Writes so many events if the match has the version that is expected, or nothing."""
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * events)
    columns = "match, version, event, cause, step"
    return f"INSERT INTO events ({columns}) SELECT * FROM (VALUES {rows}) WHERE ({VERSION}) = ?"


class SqliteStore:
    """An EventStore and a DocumentStore. The file and its folder are made; a second server is refused."""

    def __init__(self, path: str | Path, most_together: int = MOST_TOGETHER) -> None:
        self._lock = FileLock(Path(path))
        self.path = self._lock.file
        try:
            self._connection = open_for_writing(self.path)
        except BaseException:
            self._lock.release()
            raise
        watch = FileWatch(Path(path).absolute(), Path(f"{self.path}-wal"))
        self._writer = GroupCommit(self._connection, most_together, watch.check)
        self.times = self._writer.times
        self._reading = open_for_reading(self.path)
        self._reader = ThreadPoolExecutor(1, "akili-reader")

    async def create(self, record: MatchRecord) -> None:
        """A new match without events."""
        row = (record.id, msgspec.json.encode(record))

        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO matches (id, record) VALUES (?, ?)", row)
            except sqlite3.IntegrityError as error:
                raise VersionConflict(record.id) from error

        await self._writer.run(work)

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        """All or nothing."""
        values: list[str | int | bytes | None] = []
        for version, stored in enumerate(events, expected_version + 1):
            step = None if stored.step is None else bytes(stored.step)
            values += (match, version, bytes(stored.event), stored.cause, step)

        def work(connection: sqlite3.Connection) -> None:
            if events and connection.execute(_insertion(len(events)), (*values, match, expected_version)).rowcount:
                return
            found = connection.execute(VERSION, (match,)).fetchone()
            if found is None:
                raise UnknownMatch(match)
            if found[0] != expected_version:
                raise VersionConflict(match)

        await self._writer.run(work)

    async def load(self, match: str, since: int = 0) -> tuple[MatchRecord, list[StoredEvent]] | None:
        """The log after that version."""

        def read(connection: sqlite3.Connection) -> tuple[MatchRecord, list[StoredEvent]] | None:
            found = connection.execute("SELECT CAST(record AS BLOB) FROM matches WHERE id = ?", (match,)).fetchone()
            if found is None:
                return None
            rows = connection.execute(LOG, (match, since)).fetchall()
            if rows and rows[-1][0] != since + len(rows):
                raise Damaged(f"{match} has {len(rows)} of {rows[-1][0] - since} events.")
            events = [StoredEvent(Raw(event), cause, step and Raw(step)) for _, event, cause, step in rows]
            return read_record(match, found[0]), events

        return await self._read(read)

    async def progress(self, matches: Collection[str]) -> dict[str, Progress]:
        """How far these have come."""
        rows = await self._rows(PROGRESS, msgspec.json.encode(list(matches)).decode())
        return {match: Progress(version, bool(is_finished)) for match, version, is_finished in rows}

    async def finish(self, match: str, outcome: Outcome | None) -> None:
        """Note that the match is over; JSON's null is not SQL's."""
        row = (msgspec.json.encode(outcome), match)

        def work(connection: sqlite3.Connection) -> None:
            if not connection.execute("UPDATE matches SET outcome = ? WHERE id = ?", row).rowcount:
                raise UnknownMatch(match)

        await self._writer.run(work)

    async def is_finished(self, match: str) -> bool:
        """Whether that was noted."""
        return bool(await self._rows("SELECT 1 FROM matches WHERE id = ? AND outcome IS NOT NULL", match))

    async def unfinished(self) -> list[str]:
        """The matches that are to go on."""
        return await self._read(
            lambda connection: [
                match for (match,) in connection.execute("SELECT id FROM matches WHERE outcome IS NULL ORDER BY number")
            ]
        )

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        """Keep a document."""
        given = {"kind": kind, "key": key, "value": value, "expected": expected}
        revisions: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            found = connection.execute(PUT, given).fetchone()
            if found is None:
                raise RevisionConflict(f"{kind} {key}")
            revisions.append(found[0])

        await self._writer.run(work)
        return revisions[-1]

    async def get(self, kind: str, key: str) -> Kept | None:
        """A document."""
        found = await self._rows(DOCUMENT, kind, key)
        return Kept(*found[0]) if found else None

    async def delete(self, kind: str, key: str, expected: int | None = None) -> None:
        """Forget a document."""
        given = {"kind": kind, "key": key, "expected": expected}

        def work(connection: sqlite3.Connection) -> None:
            if connection.execute(DELETE, given).rowcount or expected is None:
                return
            if connection.execute(REVISION, given).fetchone()[0] != expected:
                raise RevisionConflict(f"{kind} {key}")

        await self._writer.run(work)

    async def all(self, kind: str) -> list[tuple[str, Kept]]:
        """Every document of a kind, in the order of keys."""
        return [(key, Kept(value, revision)) for key, value, revision in await self._rows(DOCUMENTS, kind)]

    async def next_of(self, kind: str, after: str | None, most: int) -> list[tuple[str, Kept]]:
        """Some of them."""
        rows = await self._rows(NEXT, kind, after, most)
        return [(key, Kept(value, revision)) for key, value, revision in rows]

    async def revisions(self, kind: str) -> dict[str, int]:
        """What there is of a kind."""
        return dict(await self._rows("SELECT key, revision FROM documents WHERE kind = ?", kind))

    async def next_keys(self, kind: str, after: str | None, most: int) -> list[str]:
        """Some of them."""
        return [key for (key,) in await self._rows(NEXT_KEYS, kind, after, most)]

    async def close(self) -> None:
        """Write what is queued and let the file go; may be called again."""
        await get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.close()
        self._reader.shutdown()
        self._reading.close()
        self._connection.close()
        self._lock.release()

    async def _rows(self, statement: str, *values: str | int | None) -> list[Any]:
        return await self._read(lambda connection: connection.execute(statement, values).fetchall())

    async def _read(self, read: Callable[[sqlite3.Connection], Answer]) -> Answer:
        try:
            return await get_running_loop().run_in_executor(self._reader, read, self._reading)
        except (sqlite3.Error, RuntimeError) as error:  # RuntimeError: the executor is shut down
            raise StoreUnavailable(f"The store couldn't read: {error}.") from error
