"""PostgreSQL as a source or a target of copies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from akili.server.adapters.copying import AT_ONCE, Counts, DocumentRow, EventRow, MatchRow
from akili.server.adapters.postgres_layout import prepare
from akili.server.adapters.postgres_line import ANSWER_SECONDS
from akili.server.adapters.refused import StoreRefused
from akili.server.adapters.shown import trouble_with, without_password

COUNTS = "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM events), (SELECT COUNT(*) FROM documents)"
MATCHES = "SELECT number, id, record, outcome FROM matches ORDER BY number"
EVENTS = """
SELECT match, version, event, cause, step FROM events WHERE match = ANY($1::bigint[]) ORDER BY match, version
"""
DOCUMENTS = "SELECT kind, key, value, revision FROM documents ORDER BY kind, key"
ADD_MATCHES = """
INSERT INTO matches (id, record, outcome)
SELECT id, record, outcome FROM unnest($1::bytea[], $2::bytea[], $3::bytea[])
    WITH ORDINALITY AS given (id, record, outcome, place) ORDER BY place
RETURNING id, number
"""


class PostgresCopying:
    """A Source and a Target."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def counts(self) -> Counts:
        """How much there is."""
        return Counts(*await self._connection.fetchrow(COUNTS))

    async def matches(self) -> AsyncIterator[list[MatchRow]]:
        """All of them."""
        async for rows in self._some(MATCHES):
            events: dict[int, list[EventRow]] = {row["number"]: [] for row in rows}
            for match, version, event, cause, step in await self._connection.fetch(EVENTS, list(events)):
                events[match].append(EventRow(version, event, None if cause is None else cause.decode(), step))
            yield [MatchRow(id.decode(), record, outcome, events[number]) for number, id, record, outcome in rows]

    async def documents(self) -> AsyncIterator[list[DocumentRow]]:
        """All of them."""
        async for rows in self._some(DOCUMENTS):
            yield [DocumentRow(kind.decode(), key.decode(), value, revision) for kind, key, value, revision in rows]

    async def add_matches(self, matches: list[MatchRow]) -> None:
        """After those that are there."""
        columns = [[m.id.encode() for m in matches], [m.record for m in matches], [m.outcome for m in matches]]
        numbers = dict(await self._connection.fetch(ADD_MATCHES, *columns))
        rows = [
            (numbers[match.id.encode()], e.version, e.event, None if e.cause is None else e.cause.encode(), e.step)
            for match in matches
            for e in match.events
        ]
        columns_of_events = ("match", "version", "event", "cause", "step")
        await self._connection.copy_records_to_table("events", records=rows, columns=columns_of_events)

    async def add_documents(self, documents: list[DocumentRow]) -> None:
        """Beside those that are there."""
        rows = [(d.kind.encode(), d.key.encode(), d.value, d.revision) for d in documents]
        columns = ("kind", "key", "value", "revision")
        await self._connection.copy_records_to_table("documents", records=rows, columns=columns)

    async def _some(self, statement: str) -> AsyncIterator[list[Any]]:
        cursor = await self._connection.cursor(statement)
        while rows := await cursor.fetch(AT_ONCE):
            yield rows


@asynccontextmanager
async def source_database(url: str) -> AsyncIterator[PostgresCopying]:
    """As it is in this moment."""
    async with _connected(url) as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        yield PostgresCopying(connection)


@asynccontextmanager
async def target_database(url: str) -> AsyncIterator[PostgresCopying]:
    """Nobody else writes to it meanwhile; its tables are made where there are none."""
    async with _connected(url) as connection, connection.transaction():
        await connection.execute("LOCK TABLE matches, events, documents IN EXCLUSIVE MODE")
        yield PostgresCopying(connection)
    async with _connected(url) as connection:
        await connection.execute("ANALYZE matches, events, documents")


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Any]:
    await prepare(url)
    try:
        connection = await asyncpg.connect(url, timeout=ANSWER_SECONDS)
        try:
            yield connection
        finally:
            await connection.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise StoreRefused(f"Can't use {without_password(url)}: {trouble_with(url, error)}") from error
