"""A SQLite file as a source or a target of copies, and its backup while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from akili.server.adapters.copying import AT_ONCE, Counts, DocumentRow, EventRow, MatchRow
from akili.server.adapters.file_lock import FileLock
from akili.server.adapters.sqlite_file import (
    APPLICATION,
    SCHEMA_VERSION,
    FileRefused,
    open_for_reading,
    open_for_writing,
)

COUNTS = "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM events), (SELECT COUNT(*) FROM documents)"
MATCHES = "SELECT id, CAST(record AS BLOB), CAST(outcome AS BLOB) FROM matches ORDER BY number"
EVENTS = """
SELECT version, CAST(event AS BLOB), cause, CAST(step AS BLOB) FROM events WHERE match = ? ORDER BY version
"""
DOCUMENTS = "SELECT kind, key, CAST(value AS BLOB), revision FROM documents ORDER BY kind, key"


class SqliteCopying:
    """A Source and a Target."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def counts(self) -> Counts:
        """How much there is."""
        return Counts(*self._connection.execute(COUNTS).fetchone())

    async def matches(self) -> AsyncIterator[list[MatchRow]]:
        """All of them."""
        cursor = self._connection.execute(MATCHES)
        while rows := cursor.fetchmany(AT_ONCE):
            yield [MatchRow(match, record, outcome, self._events(match)) for match, record, outcome in rows]

    async def documents(self) -> AsyncIterator[list[DocumentRow]]:
        """All of them."""
        cursor = self._connection.execute(DOCUMENTS)
        while rows := cursor.fetchmany(AT_ONCE):
            yield [DocumentRow(*row) for row in rows]

    async def add_matches(self, matches: list[MatchRow]) -> None:
        """After those that are there."""
        rows = [(match.id, match.record, match.outcome) for match in matches]
        self._connection.executemany("INSERT INTO matches (id, record, outcome) VALUES (?, ?, ?)", rows)
        events = [(m.id, e.version, e.event, e.cause, e.step) for m in matches for e in m.events]
        columns = "match, version, event, cause, step"
        self._connection.executemany(f"INSERT INTO events ({columns}) VALUES (?, ?, ?, ?, ?)", events)

    async def add_documents(self, documents: list[DocumentRow]) -> None:
        """Beside those that are there."""
        rows = [(document.kind, document.key, document.value, document.revision) for document in documents]
        self._connection.executemany("INSERT INTO documents (kind, key, value, revision) VALUES (?, ?, ?, ?)", rows)

    def _events(self, match: str) -> list[EventRow]:
        return [EventRow(*row) for row in self._connection.execute(EVENTS, (match,))]


@contextmanager
def source_file(path: Path) -> Iterator[SqliteCopying]:
    """A file that no server uses, as what it writes later would be missing."""
    require_file(path)
    lock = FileLock(path)
    try:
        with closing(_open_current(lock.file)) as connection:
            connection.execute("BEGIN")
            yield SqliteCopying(connection)
    finally:
        lock.release()


@contextmanager
def target_file(path: Path) -> Iterator[SqliteCopying]:
    """A file, made where there is none."""
    lock = FileLock(path)
    try:
        with closing(open_for_writing(lock.file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield SqliteCopying(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise FileRefused(f"Can't write {path}: {error}.") from error
    finally:
        lock.release()


def migrate_file(path: Path) -> tuple[int, int]:
    """The layout of a file before and after; opening it is enough."""
    require_file(path)
    lock = FileLock(path)
    try:
        with closing(sqlite3.connect(lock.file)) as connection:
            before = int(connection.execute("PRAGMA user_version").fetchone()[0])
        open_for_writing(lock.file).close()
    except sqlite3.Error as error:
        raise FileRefused(f"{path} isn't a file that Akili can use: {error}.") from error
    finally:
        lock.release()
    return before, SCHEMA_VERSION


def back_up(path: Path, out: Path) -> Counts:
    """Copy the file as it is in this moment, whole or not at all, also while a server writes to it."""
    require_file(path)
    if out.exists():
        raise FileRefused(f"There is {out} already; name a file that isn't there yet.")
    beside = out.with_name(f"{out.name}.part")
    try:
        with closing(_open_current(path)) as source, closing(sqlite3.connect(beside)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with all that is in it
            if (found := target.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
                raise FileRefused(f"{path} is damaged: {found}.")
            counts = Counts(*target.execute(COUNTS).fetchone())
        with beside.open("rb+") as written:
            os.fsync(written.fileno())
        beside.replace(out)
    except sqlite3.Error as error:
        raise FileRefused(f"Can't back up {path} to {out}: {error}.") from error
    finally:
        beside.unlink(missing_ok=True)
    return counts


def require_file(path: Path) -> None:
    """Raises FileRefused where there is none: SQLite would make one."""
    if not path.is_file():
        raise FileRefused(f"There is no file {path}.")


def _open_current(path: Path) -> sqlite3.Connection:
    try:
        connection = open_for_reading(path)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        application = connection.execute("PRAGMA application_id").fetchone()[0]
    except sqlite3.Error as error:
        raise FileRefused(f"{path} isn't a file that Akili can use: {error}.") from error
    if application == APPLICATION and version == SCHEMA_VERSION:
        return connection
    connection.close()
    if application != APPLICATION:
        raise FileRefused(f"{path} belongs to another program.")
    if version < SCHEMA_VERSION:
        raise FileRefused(f"{path} has the layout {version}; say 'akili database migrate {path}' first.")
    raise FileRefused(f"{path} was written by a newer Akili; update this one.")
