"""One thread that writes: all that queued while the last commit ran goes into the next one together."""

import sqlite3
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, perf_counter, sleep

from akili.server.operation.store_times import StoreTimes
from akili.server.ports import StoreUnavailable

# One statement that writes; it may raise if that wrote nothing. One, because SQLite undoes a single statement by
# itself, and because each one lets the event loop's thread in between and has to queue behind it.
Work = Callable[[sqlite3.Connection], None]
IDLE_SECONDS = 10.0
MOST_TOGETHER = 4096  # so that the first in a flood needn't wait for the last
GATHERING_SECONDS = 0.003  # between the beginnings of two commits, where many write


class Gathering:
    """When a commit may begin: at once after one that was for one alone, else not too soon after its beginning.

    So a lone command never waits, nor does one after the other; but where many write, fewer commits do for them.
    """

    def __init__(self, seconds: float = GATHERING_SECONDS) -> None:
        self._seconds = seconds
        self._next = 0.0

    def wait(self, now: float) -> float:
        """How many seconds are left."""
        return max(0.0, self._next - now)

    def began(self, now: float, count: int) -> None:
        """A commit for so many has begun."""
        self._next = now + self._seconds if count > 1 else now


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    work: Work
    done: "Future[None]"


class GroupCommit:
    """Takes work from event loops; a work that raises fails alone, a commit that fails undoes its whole group."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        most_together: int = MOST_TOGETHER,
        check: Callable[[], None] = lambda: None,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        """``check`` raises if what is written now would be lost; it is also asked when there is nothing to write."""
        self._connection = connection
        self._most_together, self._check, self._idle_seconds = most_together, check, idle_seconds
        self.times = StoreTimes()
        self._gathering = Gathering()
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._is_closed = False
        self._thread = Thread(target=self._run, name="akili-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Work) -> None:
        """Returns when the work is on the disk."""
        if self._is_closed:
            raise StoreUnavailable("The store is closed.")
        done: Future[None] = get_running_loop().create_future()
        asked = perf_counter()
        self._queue.put(_Job(work, done))
        await done
        self.times.writes.observe(perf_counter() - asked)

    def close(self) -> None:
        """Write what is queued, then end."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            jobs = [self._first()]
            if wait := self._gathering.wait(monotonic()):
                sleep(wait)
            while len(jobs) < self._most_together and not self._queue.empty():
                jobs.append(self._queue.get())
            is_last = None in jobs
            group = [job for job in jobs if job is not None]
            if group:
                self._gathering.began(monotonic(), len(group))
                _tell(group, self._commit([job.work for job in group]))

    def _first(self) -> _Job | None:
        while True:
            try:
                return self._queue.get(timeout=self._idle_seconds)
            except Empty:
                with suppress(StoreUnavailable):  # the check itself says so in the log
                    self._check()

    def _commit(self, works: Sequence[Work]) -> list[Exception | None]:
        try:
            self._check()
            self._undo()  # what an earlier rollback left half done
            self._connection.execute("BEGIN IMMEDIATE")
            troubles = [self._attempt(work) for work in works]
            begun = perf_counter()
            self._connection.execute("COMMIT")
            self.times.commits.observe(perf_counter() - begun)
            self._check()  # or it was lost while it was written
        except Exception as error:  # whatever it is, the thread must live to tell
            with suppress(sqlite3.Error):
                self._undo()
            return [_unavailable(error) for _ in works]
        return troubles

    def _undo(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _attempt(self, work: Work) -> Exception | None:
        try:
            work(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:  # a full disk may have undone the whole group
                raise sqlite3.OperationalError(str(error)) from error
            return _unavailable(error) if isinstance(error, sqlite3.Error) else error
        return None


def _unavailable(error: Exception) -> StoreUnavailable:
    unavailable = StoreUnavailable(f"The store couldn't write: {error}.")
    unavailable.__cause__ = error
    return unavailable


def _tell(jobs: Sequence[_Job], troubles: Sequence[Exception | None]) -> None:
    """One wake-up for each event loop, however many are waiting there."""
    by_loop: dict[AbstractEventLoop, list[tuple[Future[None], Exception | None]]] = defaultdict(list)
    for job, trouble in zip(jobs, troubles, strict=True):
        by_loop[job.done.get_loop()].append((job.done, trouble))
    for loop, results in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, results)


def _resolve(results: Sequence[tuple["Future[None]", Exception | None]]) -> None:
    for done, trouble in results:
        if done.cancelled():
            continue
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)
