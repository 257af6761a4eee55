"""Opening Akili's SQLite file: made if missing, renewed if older, refused if newer, foreign, or not to be written."""

import sqlite3
from functools import partial
from pathlib import Path

from akili.server.adapters.refused import StoreRefused

SCHEMA_VERSION = 3  # PRAGMA user_version
APPLICATION = 0x416B696C  # "Akil", PRAGMA application_id
# Looks at everything that the server reads when it starts, as far as it fits the layout; matches are read one by one.
ALL_PAGES = "SELECT SUM(LENGTH(value)) FROM documents UNION ALL SELECT SUM(LENGTH(record)) FROM matches"
PRIMARY = 0xFF  # the part of SQLite's error codes that says what, without how
SCHEMA = """
CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    record BLOB NOT NULL,
    outcome BLOB
);
CREATE INDEX unfinished ON matches (number) WHERE outcome IS NULL;
CREATE TABLE events (
    match TEXT NOT NULL REFERENCES matches (id),
    version INTEGER NOT NULL,
    event BLOB NOT NULL,
    cause TEXT,
    step BLOB,
    PRIMARY KEY (match, version)
) WITHOUT ROWID;
CREATE TABLE documents (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    value BLOB NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (kind, key)
) WITHOUT ROWID;
"""

MIGRATIONS = {  # from this version to the next
    1: "ALTER TABLE events ADD COLUMN step BLOB;",
    2: "ALTER TABLE documents ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;",
}


class FileRefused(StoreRefused):
    """This file can't be the store, and a sentence why."""


def open_for_writing(path: Path) -> sqlite3.Connection:
    """The one connection that writes; what it commits is on the disk."""
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise FileRefused(f"Can't open {path}: {error}.") from error
    try:
        _prepare(connection, path)
        _require_writable(connection, path)
        connection.execute(ALL_PAGES).fetchall()
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode & PRIMARY in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY):
            raise FileRefused(f"Can't write {path} and what belongs beside it: {error}.") from error
        raise FileRefused(f"{path} isn't a file that Akili can use: {error}.") from error
    except FileRefused:
        connection.close()
        raise
    return connection


def open_for_reading(path: Path) -> sqlite3.Connection:
    """A connection that sees what is committed and can't write."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    connection.execute("PRAGMA query_only = ON")
    connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()  # opens what it needs now, not when it is gone
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version, application = (_pragma(connection, name) for name in ("user_version", "application_id"))
    is_empty = not connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()[0]
    if not is_empty and application != APPLICATION:
        raise FileRefused(f"{path} belongs to another program.")
    if version > SCHEMA_VERSION:
        raise FileRefused(
            f"{path} was written by a newer Akili (its layout is {version}, this one knows {SCHEMA_VERSION}); "
            "update this one, or give it another file."
        )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    if is_empty:
        marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {SCHEMA_VERSION};"
        connection.executescript(f"BEGIN IMMEDIATE;{SCHEMA}{marks}COMMIT;")
    for old in range(version, 0 if is_empty else SCHEMA_VERSION):
        connection.executescript(f"BEGIN IMMEDIATE;{MIGRATIONS[old]}PRAGMA user_version = {old + 1};COMMIT;")


def _require_writable(connection: sqlite3.Connection, path: Path) -> None:
    """SQLite opens what can only be read without a word, so something is written: what the file has already."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise FileRefused(f"Can't write {path}: {error}.") from error


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
