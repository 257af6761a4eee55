"""The way to PostgreSQL: connections that come back by themselves, and one answer to everything that goes wrong."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Any, NamedTuple

import asyncpg

from akili.server.adapters.pauses import pauses
from akili.server.operation.figures import Histogram
from akili.server.ports import StoreUnavailable

log = logging.getLogger("akili.store")
ANSWER_SECONDS = 10.0  # then the connection counts as lost
PATIENCE_SECONDS = 5.0  # how long what was surely not done waits for a server that is away
SESSION = {
    "application_name": "akili",
    "synchronous_commit": "on",  # whatever the server does for others
    "default_transaction_isolation": "read committed",
    "enable_seqscan": "off",  # every statement has its index; a table without statistics would be read whole
    "jit": "off",
}
READ_ONLY = "25006"
TO_BE_REPEATED = "40"  # deadlocks and the like: it was undone, for the sake of somebody else
OUTCOME_UNKNOWN = "40003"
# Said when the server goes down, maybe after the commit and before the answer.
GOING_DOWN = (asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.CannotConnectNowError)
# The last is the driver's, if the server hangs up in a moment that it didn't think of.
LOST = (OSError, TimeoutError, asyncpg.PostgresConnectionError, *GOING_DOWN, asyncpg.InternalClientError)


class Answer(NamedTuple):
    """What came back; if it was repeated, it may have been done before already."""

    rows: list[Any]
    is_repeated: bool


class Line:
    """Statements that are each a transaction of their own; when a writing one is answered, it is on the disk."""

    def __init__(
        self, url: str, connections: int, patience: float = PATIENCE_SECONDS, commits: Histogram | None = None
    ) -> None:
        """``commits`` is told how long each writing statement took."""
        self._url, self._connections, self.patience = url, connections, patience
        self._commits = commits
        self._pool: Any = None  # made in the loop that uses it
        self._is_closed = False
        self.is_well = True
        self._said_busy = float("-inf")

    async def fetch(self, statement: str, *values: Any, writes: bool = False) -> Answer:
        """The rows; raises StoreUnavailable when nothing was done and won't be.

        Where the connection breaks before the answer to what writes, that may have been done or not: it is said again
        until there is an answer, however long that takes. So statements must be such that a second time does no harm.
        """
        is_open, waits, since = False, pauses(), monotonic()
        while not self._is_closed:
            try:
                return Answer(await self._try(statement, values, self._commits if writes else None), is_open)
            except _Interrupted as trouble:
                is_open |= writes and trouble.was_sent
                self._note(trouble.__cause__)
                if not is_open and monotonic() - since > self.patience:
                    raise StoreUnavailable(f"The database is {_diagnosis(trouble.__cause__)}.") from trouble
            await asyncio.sleep(next(waits))
        raise StoreUnavailable("The store is closed.")

    async def close(self) -> None:
        """End what is under way."""
        self._is_closed = True
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), self.patience)
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._pool.terminate()

    async def _try(self, statement: str, values: tuple[Any, ...], times: Histogram | None) -> list[Any]:
        try:
            if self._pool is None:
                self._pool = _pool(self._url, self._connections)
            connection = await self._free_connection(await self._pool)
        except (*LOST, _AllBusy, asyncpg.TooManyConnectionsError, asyncpg.InterfaceError) as error:
            raise _Interrupted(was_sent=False) from error
        except asyncpg.PostgresError as error:
            raise StoreUnavailable(f"The database lets nobody in: {error}.") from error
        try:
            asked = perf_counter()
            rows: list[Any] = await connection.fetch(statement, *values)
            if times is not None:
                times.observe(perf_counter() - asked)
        except LOST as error:
            _drop(connection)
            raise _Interrupted(was_sent=True) from error
        except asyncpg.InterfaceError as error:
            if not _is_gone(connection):
                raise
            raise _Interrupted(was_sent=True) from error
        except asyncpg.PostgresError as error:
            if (error.sqlstate or "").startswith(TO_BE_REPEATED):
                raise _Interrupted(was_sent=error.sqlstate == OUTCOME_UNKNOWN) from error
            if error.sqlstate == READ_ONLY:
                _drop(connection)  # another server may be the one that writes now
            raise StoreUnavailable(f"The database couldn't do it: {error}.") from error
        finally:
            with suppress(*LOST, asyncpg.InterfaceError):  # the answer counts, whatever becomes of the connection now
                await self._pool.release(connection)
        self._note(None)
        return rows

    async def _free_connection(self, pool: Any) -> Any:
        """One of ours; raises _AllBusy where none was free in time, which says nothing about the database."""
        try:
            return await pool.acquire(timeout=ANSWER_SECONDS)
        except TimeoutError as error:
            if pool.get_size() < pool.get_max_size() or pool.get_idle_size():
                raise
            raise _AllBusy(f"none of the {self._connections} connections was free for {ANSWER_SECONDS:g} s") from error

    def _note(self, trouble: BaseException | None) -> None:
        """Say in the log when it goes away and when it is back, once each."""
        if isinstance(trouble, _AllBusy):
            if monotonic() - self._said_busy >= ANSWER_SECONDS:  # not for each that waits
                self._said_busy = monotonic()
                log.warning("the database is %s", _diagnosis(trouble))
            return
        if self.is_well and trouble is not None:
            log.error("the database is %s", _diagnosis(trouble))
        if not self.is_well and trouble is None:
            log.warning("the database is back")
        self.is_well = trouble is None


class _AllBusy(Exception):  # noqa: N818 - a state of things
    pass


def _diagnosis(trouble: BaseException | None) -> str:
    if isinstance(trouble, _AllBusy):
        return f"slow: {trouble}"
    return f"away: {str(trouble) or type(trouble).__name__}"


class _Interrupted(Exception):  # noqa: N818 - a state of things
    def __init__(self, *, was_sent: bool) -> None:
        super().__init__()
        self.was_sent = was_sent


def _drop(connection: Any) -> None:
    with suppress(asyncpg.InterfaceError):  # the pool has dropped it already
        connection.terminate()


def _is_gone(connection: Any) -> bool:
    try:
        return bool(connection.is_closed())
    except asyncpg.InterfaceError:  # as above
        return True


def _pool(url: str, connections: int) -> Any:
    async def keep_as_it_is(_: Any) -> None:
        """Nothing is ever set in a session, so nothing has to be asked for between two statements."""

    return asyncpg.create_pool(
        url,
        min_size=0,
        max_size=connections,
        reset=keep_as_it_is,
        timeout=ANSWER_SECONDS,
        command_timeout=ANSWER_SECONDS,
        server_settings=SESSION,  # the address may name more, such as a search_path
    )
