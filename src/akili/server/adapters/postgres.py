"""The stores in PostgreSQL, for any number of nodes: the database judges who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw

from akili.engine.game import Outcome
from akili.server.adapters.asked_together import AskedTogether
from akili.server.adapters.postgres_appends import MOST_TOGETHER, Appends
from akili.server.adapters.postgres_layout import prepare
from akili.server.adapters.postgres_line import PATIENCE_SECONDS, Answer, Line
from akili.server.adapters.records import read_record
from akili.server.operation.store_times import StoreTimes
from akili.server.ports import (
    Damaged,
    Kept,
    MatchRecord,
    Progress,
    RevisionConflict,
    StoredEvent,
    UnknownMatch,
    VersionConflict,
)

READERS = 8  # connections for all but appends
NOW = "SELECT extract(epoch FROM clock_timestamp())::float8"
CREATE = "INSERT INTO matches (id, record) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING TRUE"
RECORD = "SELECT record FROM matches WHERE id = $1"
# The record comes with the first event only; without events it comes alone.
LOG = """
SELECT CASE WHEN version IS NULL OR version = $2 + 1 THEN record END AS record, version, event, cause, step
FROM matches LEFT JOIN events ON match = number AND version > $2 WHERE id = $1 ORDER BY version
"""
# The same of many matches; each looks for itself in the index, however the planner takes the table to be.
TAILS = """
SELECT place, CASE WHEN version IS NULL OR version = since + 1 THEN record END AS record, version, event, cause, step
FROM unnest($1::bytea[], $2::integer[]) WITH ORDINALITY AS asked (id, since, place)
JOIN matches USING (id)
LEFT JOIN LATERAL (SELECT * FROM events WHERE match = number AND version > since OFFSET 0) AS later ON TRUE
ORDER BY place, version
"""
PROGRESS = """
SELECT id, COALESCE((SELECT MAX(version) FROM events WHERE match = number), 0), outcome IS NOT NULL
FROM matches WHERE id = ANY($1::bytea[])
"""
FINISH = "UPDATE matches SET outcome = $2 WHERE id = $1 RETURNING TRUE"
PUT = """
INSERT INTO documents (kind, key, value) VALUES ($1, $2, $3)
ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, revision = documents.revision + 1
RETURNING revision
"""
PUT_NEW = "INSERT INTO documents (kind, key, value) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING revision"
PUT_OVER = """
UPDATE documents SET value = $3, revision = revision + 1 WHERE kind = $1 AND key = $2 AND revision = $4
RETURNING revision
"""
GET = """
SELECT place, value, revision FROM unnest($1::bytea[], $2::bytea[]) WITH ORDINALITY AS asked (kind, key, place)
JOIN documents USING (kind, key)
"""
DELETE = """
DELETE FROM documents WHERE kind = $1 AND key = $2 AND revision = COALESCE($3, revision) RETURNING TRUE
"""
ALL = "SELECT key, value, revision FROM documents WHERE kind = $1 ORDER BY key"
# Everything is after no key at all; a key, even an empty one, is only before others.
LATER = r"""
FROM documents WHERE kind = $1 AND key >= COALESCE($2::bytea, '\x') AND key IS DISTINCT FROM $2::bytea
ORDER BY key LIMIT $3
"""
NEXT = f"SELECT key, value, revision {LATER}"
NEXT_KEYS = f"SELECT key {LATER}"
REVISIONS = "SELECT key, revision FROM documents WHERE kind = $1"


class PostgresStore:
    """An EventStore and a DocumentStore. Tables are made in an empty database; raises StoreRefused."""

    def __init__(self, url: str, most_together: int = MOST_TOGETHER, patience: float = PATIENCE_SECONDS) -> None:
        with ThreadPoolExecutor(1) as aside:  # the loop of who makes it may run already
            aside.submit(lambda: asyncio.run(prepare(url))).result()
        self.times = StoreTimes()
        self._writing, self._line = (Line(url, count, patience, self.times.commits) for count in (1, READERS))
        self._appends = Appends(self._writing, self.times.writes, most_together)
        self._tails, self._documents = AskedTogether(self._all_tails), AskedTogether(self._all_documents)

    @property
    def is_well(self) -> bool:
        """Whether the database answered lately."""
        return self._writing.is_well and self._line.is_well

    async def now(self) -> float:
        """What the database's clock says, in seconds since 1970."""
        return float((await self._rows(NOW))[0][0])

    async def create(self, record: MatchRecord) -> None:
        """A new match without events."""
        row = record.id.encode(), msgspec.json.encode(record)
        answer = await self._write(CREATE, *row)
        if not answer.rows and not (answer.is_repeated and await self._rows(RECORD, row[0]) == [(row[1],)]):
            raise VersionConflict(record.id)

    async def append(self, match: str, expected_version: int, events: Sequence[StoredEvent]) -> None:
        """All or nothing."""
        await self._appends.run(match, expected_version, events)

    async def load(self, match: str, since: int = 0) -> tuple[MatchRecord, list[StoredEvent]] | None:
        """The log after that version."""
        if since:
            rows = await self._tails.answer((match, since))
        else:  # it may be long, and nobody shall wait for it
            rows = await self._rows(LOG, match.encode(), since)
        if not rows:
            return None
        events = [row for row in rows if row["version"] is not None]
        if events and events[-1]["version"] != since + len(events):
            raise Damaged(f"{match} has {len(events)} of {events[-1]['version'] - since} events.")
        return read_record(match, rows[0]["record"]), [_stored(row) for row in events]

    async def progress(self, matches: Collection[str]) -> dict[str, Progress]:
        """How far these have come."""
        rows = await self._rows(PROGRESS, [match.encode() for match in matches])
        return {match.decode(): Progress(version, is_finished) for match, version, is_finished in rows}

    async def finish(self, match: str, outcome: Outcome | None) -> None:
        """Note that the match is over; JSON's null is not SQL's."""
        if not (await self._write(FINISH, match.encode(), msgspec.json.encode(outcome))).rows:
            raise UnknownMatch(match)

    async def is_finished(self, match: str) -> bool:
        """Whether that was noted."""
        return bool(await self._rows("SELECT 1 FROM matches WHERE id = $1 AND outcome IS NOT NULL", match.encode()))

    async def unfinished(self) -> list[str]:
        """The matches that are to go on."""
        rows = await self._rows("SELECT id FROM matches WHERE outcome IS NULL ORDER BY number")
        return [match.decode() for (match,) in rows]

    async def put(self, kind: str, key: str, value: bytes, expected: int | None = None) -> int:
        """Keep a document."""
        names = kind.encode(), key.encode()
        if expected is None:
            answer = await self._write(PUT, *names, value)
        elif expected == 0:
            answer = await self._write(PUT_NEW, *names, value)
        else:
            answer = await self._write(PUT_OVER, *names, value, expected)
        if answer.rows:
            return int(answer.rows[0][0])
        if expected is not None and answer.is_repeated and await self.get(kind, key) == Kept(value, expected + 1):
            return expected + 1
        raise RevisionConflict(f"{kind} {key}")

    async def get(self, kind: str, key: str) -> Kept | None:
        """A document."""
        return await self._documents.answer((kind, key))

    async def delete(self, kind: str, key: str, expected: int | None = None) -> None:
        """Forget a document."""
        answer = await self._write(DELETE, kind.encode(), key.encode(), expected)
        if answer.rows or expected is None:
            return
        kept = await self.get(kind, key)
        if kept is None and (expected == 0 or answer.is_repeated):
            return
        raise RevisionConflict(f"{kind} {key}")

    async def all(self, kind: str) -> list[tuple[str, Kept]]:
        """Every document of a kind, in the order of keys."""
        rows = await self._rows(ALL, kind.encode())
        return [(key.decode(), Kept(value, revision)) for key, value, revision in rows]

    async def next_of(self, kind: str, after: str | None, most: int) -> list[tuple[str, Kept]]:
        """Some of them."""
        rows = await self._rows(NEXT, kind.encode(), None if after is None else after.encode(), most)
        return [(key.decode(), Kept(value, revision)) for key, value, revision in rows]

    async def revisions(self, kind: str) -> dict[str, int]:
        """What there is of a kind."""
        return {key.decode(): revision for key, revision in await self._rows(REVISIONS, kind.encode())}

    async def next_keys(self, kind: str, after: str | None, most: int) -> list[str]:
        """Some of them."""
        rows = await self._rows(NEXT_KEYS, kind.encode(), None if after is None else after.encode(), most)
        return [key.decode() for (key,) in rows]

    async def close(self) -> None:
        """Write what is queued and let the connections go; may be called again."""
        await self._appends.close()
        await self._writing.close()
        await self._line.close()

    async def _all_tails(self, asked: Sequence[tuple[str, int]]) -> dict[tuple[str, int], list[Any]]:
        rows = await self._rows(TAILS, [match.encode() for match, _ in asked], [since for _, since in asked])
        tails: dict[tuple[str, int], list[Any]] = {}
        for row in rows:
            tails.setdefault(asked[row["place"] - 1], []).append(row)
        return tails

    async def _all_documents(self, asked: Sequence[tuple[str, str]]) -> dict[tuple[str, str], Kept]:
        rows = await self._rows(GET, [kind.encode() for kind, _ in asked], [key.encode() for _, key in asked])
        return {asked[place - 1]: Kept(value, revision) for place, value, revision in rows}

    async def _write(self, statement: str, *values: Any) -> Answer:
        asked = monotonic()
        answer = await self._line.fetch(statement, *values, writes=True)
        self.times.writes.observe(monotonic() - asked)
        return answer

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        return (await self._line.fetch(statement, *values)).rows


def _stored(row: Any) -> StoredEvent:
    cause, step = row["cause"], row["step"]
    return StoredEvent(
        Raw(row["event"]), None if cause is None else cause.decode(), None if step is None else Raw(step)
    )
