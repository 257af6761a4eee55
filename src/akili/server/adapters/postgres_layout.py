"""The tables in PostgreSQL: made in an empty database, renewed when told to, refused if newer or somebody else's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import asyncpg
from msgspec import Struct

from akili.server.adapters.postgres_line import ANSWER_SECONDS, SESSION
from akili.server.adapters.refused import StoreRefused
from akili.server.adapters.shown import trouble_with, without_password

log = logging.getLogger("akili.store")
LOCK = 0x416B696C  # "Akil"; two nodes may start at once

# Names are bytes: text can't hold the character 0, and bytes are in the order of their characters everywhere.
# An event knows its match by number, so that those of matches that are played lie together. It has no foreign key: that
# would write to the row of the match with every append, and nothing takes a match away.
TABLES = """
CREATE TABLE layout (version integer NOT NULL);
CREATE TABLE matches (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id bytea NOT NULL UNIQUE,
    record bytea NOT NULL,
    outcome bytea
);
CREATE INDEX unfinished ON matches (number) WHERE outcome IS NULL;
CREATE TABLE events (
    match bigint NOT NULL,
    version integer NOT NULL,
    event bytea NOT NULL,
    cause bytea,
    step bytea,
    PRIMARY KEY (match, version)
);
CREATE TABLE documents (
    kind bytea NOT NULL,
    key bytea NOT NULL,
    value bytea NOT NULL,
    revision bigint NOT NULL DEFAULT 1,
    PRIMARY KEY (kind, key)
) WITH (fillfactor = 70);
"""


class Layout(Struct, frozen=True):
    """How the tables look, and how those of before become so."""

    version: int
    tables: str
    migrations: Mapping[int, str]  # from this version to the next


LAYOUT = Layout(1, TABLES, {})


async def prepare(url: str, *, migrates: bool = False, layout: Layout = LAYOUT) -> tuple[int, int]:
    """Make or check the tables; the version that was there (0 for none) and the one that is there now.

    Raises StoreRefused with a sentence. Whoever comes second waits until the first is done.
    """
    place = without_password(url)
    try:
        connection = await asyncpg.connect(
            url, timeout=ANSWER_SECONDS, command_timeout=None, server_settings={**SESSION, "enable_seqscan": "on"}
        )
    except Exception as error:  # asyncpg has a class for everything that can be wrong with an address or a server
        raise StoreRefused(f"Can't use {place}: {_sentence(url, error)}") from error
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            before = await _version(connection)
            await _renew(connection, place, before, layout, migrates=migrates)
        if await connection.fetchval("SHOW fsync") != "on":
            log.warning("%s has fsync off: what is stored may not survive a power cut", place)
        return before, layout.version
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise StoreRefused(f"Can't use {place}: {_sentence(url, error)}") from error
    finally:
        await asyncio.shield(connection.close(timeout=ANSWER_SECONDS))


async def _version(connection: Any) -> int:
    if await connection.fetchval("SELECT to_regclass('layout')") is None:
        return 0
    return int(await connection.fetchval("SELECT version FROM layout"))


async def _renew(connection: Any, place: str, before: int, layout: Layout, *, migrates: bool) -> None:
    if before > layout.version:
        raise StoreRefused(
            f"{place} was written by a newer Akili (its layout is {before}, this one knows {layout.version}); "
            "update this one, or give it another database."
        )
    if before == 0:
        await connection.execute(layout.tables)
        await connection.execute("INSERT INTO layout VALUES ($1)", layout.version)
    elif before < layout.version and not migrates:
        raise StoreRefused(
            f"{place} has the layout {before}, this Akili needs {layout.version}: stop all nodes, then say "
            f"'akili database migrate {place}'."
        )
    else:
        for old in range(before, layout.version):
            await connection.execute(layout.migrations[old])
        await connection.execute("UPDATE layout SET version = $1 WHERE version <> $1", layout.version)


def _sentence(url: str, error: Exception) -> str:
    if isinstance(error, asyncpg.DuplicateTableError):
        return f"it belongs to another program ({error})."
    return trouble_with(url, error)
