"""Appends to PostgreSQL: what queued while the last statement ran goes into the next one together."""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from collections import deque
from collections.abc import Sequence
from time import monotonic
from typing import Any

from msgspec import Struct

from akili.server.adapters.postgres_line import Line
from akili.server.operation.figures import Histogram
from akili.server.ports import StoredEvent, StoreUnavailable, UnknownMatch, VersionConflict

MOST_TOGETHER = 1024  # appends in a statement
LOOK_SECONDS = 0.5  # at who waits too long while the server is away

# The primary key is the judge: whoever writes the first event of an append also writes the rest of it. In the order of
# matches, so that nodes that write the same ones wait for each other in a line and never in a ring.
APPEND = """
WITH wanted AS MATERIALIZED (
    SELECT place, number, expected,
        expected = COALESCE((SELECT MAX(version) FROM events WHERE match = number), 0) AS is_next
    FROM unnest($1::bytea[], $2::integer[]) WITH ORDINALITY AS given (id, expected, place)
    LEFT JOIN matches USING (id)
), given AS MATERIALIZED (
    SELECT number, expected, version, event, cause, step
    FROM unnest($3::bigint[], $4::integer[], $5::bytea[], $6::bytea[], $7::bytea[])
        AS given (place, version, event, cause, step)
    JOIN wanted USING (place)
    WHERE number IS NOT NULL AND is_next
), begun AS (
    INSERT INTO events (match, version, event, cause, step)
    SELECT number, version, event, cause, step FROM given WHERE version = expected + 1 ORDER BY number
    ON CONFLICT DO NOTHING
    RETURNING match
), gone_on AS (
    INSERT INTO events (match, version, event, cause, step)
    SELECT number, version, event, cause, step FROM given
    WHERE version > expected + 1 AND number IN (SELECT match FROM begun)
)
SELECT number IS NOT NULL AS is_known, is_next, number IN (SELECT match FROM begun) AS is_written
FROM wanted ORDER BY place
"""
THERE = """
SELECT event, cause, step FROM events JOIN matches ON match = number
WHERE id = $1 AND version > $2 AND version <= $3 ORDER BY version
"""
EVENT_COLUMNS = 5
Row = tuple[bytes, bytes | None, bytes | None]


class Append(Struct, eq=False):
    """What somebody wants to be written."""

    match: bytes
    expected: int
    rows: list[Row]
    since: float
    done: Future[None]


class Appends:
    """All or nothing each, in the order they came; of a match one at a time."""

    def __init__(self, line: Line, writes: Histogram, most_together: int = MOST_TOGETHER) -> None:
        """``writes`` is told how long each append took, from being asked for on."""
        self._line, self._writes, self._most_together = line, writes, most_together
        self._queue: deque[Append] = deque()
        self._writing: Task[None] | None = None
        self._is_closed = False

    async def run(self, match: str, expected: int, events: Sequence[StoredEvent]) -> None:
        """Returns when it is on the disk; who stops waiting doesn't stop it."""
        if self._is_closed:
            raise StoreUnavailable("The store is closed.")
        loop = asyncio.get_running_loop()
        append = Append(match.encode(), expected, [_row(event) for event in events], monotonic(), loop.create_future())
        self._queue.append(append)
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        done, since = append.done, append.since
        del append
        try:
            await done
        finally:
            del done  # a conflict would know it by this frame, and it the conflict
        self._writes.observe(monotonic() - since)

    async def close(self) -> None:
        """Write what is queued, unless the server is away for too long."""
        self._is_closed = True
        if self._writing is not None:
            done, _ = await asyncio.wait({self._writing}, timeout=self._line.patience)
            if not done:
                await self._line.close()  # which ends the tries
                await asyncio.wait({self._writing})

    async def _write_all(self) -> None:
        try:
            while self._queue:
                batch = self._next()
                answering = asyncio.ensure_future(self._write(batch))
                while not answering.done():
                    await asyncio.wait({answering}, timeout=LOOK_SECONDS)
                    self._refuse_the_old()
                for append, trouble in zip(batch, answering.result(), strict=True):
                    _tell(append, trouble)
        finally:
            self._writing = None

    def _next(self) -> list[Append]:
        """The first of each match, as far as there is room."""
        batch: dict[bytes, Append] = {}
        later: deque[Append] = deque()
        while self._queue and len(batch) < self._most_together:
            append = self._queue.popleft()
            if append.match in batch:
                later.append(append)
            else:
                batch[append.match] = append
        self._queue.extendleft(reversed(later))
        return list(batch.values())

    def _refuse_the_old(self) -> None:
        """What was never sent needn't wait for a server that is away."""
        latest = monotonic() - self._line.patience
        while self._queue and not self._line.is_well and self._queue[0].since < latest:
            _tell(self._queue.popleft(), StoreUnavailable("The database is away."))

    async def _write(self, batch: Sequence[Append]) -> list[Exception | None]:
        try:
            answer = await self._line.fetch(APPEND, *_columns(batch), writes=True)
            return [
                await self._trouble(append, *row, is_repeated=answer.is_repeated)
                for append, row in zip(batch, answer.rows, strict=True)
            ]
        except Exception as error:  # whatever it is, all have to be told
            return [error if isinstance(error, StoreUnavailable) else StoreUnavailable(str(error))] * len(batch)

    async def _trouble(
        self, append: Append, is_known: bool, is_next: bool, is_written: bool | None, *, is_repeated: bool
    ) -> Exception | None:
        name = append.match.decode()
        if not is_known:
            return UnknownMatch(name)
        if is_written if append.rows else is_next:
            return None
        if is_repeated and append.rows and await self._is_there(append):
            return None
        return VersionConflict(name)

    async def _is_there(self, append: Append) -> bool:
        """Whether it was written the time before, when the answer was lost."""
        last = append.expected + len(append.rows)
        found = await self._line.fetch(THERE, append.match, append.expected, last)
        return [tuple(row) for row in found.rows] == append.rows


def _columns(batch: Sequence[Append]) -> list[list[Any]]:
    """Who wants to append to what, and then the events, each with the place of its append among them."""
    columns: list[list[Any]] = [[append.match for append in batch], [append.expected for append in batch]]
    rows = [
        (place, append.expected + index, *row)
        for place, append in enumerate(batch, 1)
        for index, row in enumerate(append.rows, 1)
    ]
    return columns + [[row[column] for row in rows] for column in range(EVENT_COLUMNS)]


def _row(stored: StoredEvent) -> Row:
    step = None if stored.step is None else bytes(stored.step)
    return bytes(stored.event), None if stored.cause is None else stored.cause.encode(), step


def _tell(append: Append, trouble: Exception | None) -> None:
    if append.done.cancelled():
        return
    if trouble is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(trouble)
