"""Several workers on one listening socket, and one who looks after them.

SIGTERM and SIGINT end all of them in good order, a second one at once; SIGHUP renews one after the other.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from akili.server.operation.worker import Command, Worker

FAILED = 1  # the exit code after a second signal, and where a worker that couldn't start has none of its own
LAST_WORDS = 5.0  # seconds for one that couldn't start to say why
log = logging.getLogger("akili.crew")


@dataclass(frozen=True)
class Patience:
    """Seconds."""

    start: float = 60.0  # for a worker to be ready
    stop: float = 20.0  # for a worker to end in good order
    first_pause: float = 0.5  # before one that died is started again; doubles
    longest_pause: float = 30.0
    steady: float = 10.0  # who lived as long begins with the first pause again


class Crew:
    """Keeps so many workers alive."""

    def __init__(
        self,
        count: int,
        command: Command,
        hand_on: Sequence[int],
        greet: Callable[[], None],
        patience: Patience | None = None,
    ) -> None:
        self._count, self._command, self._hand_on, self._greet = count, command, hand_on, greet
        self._patience = patience or Patience()
        self._workers: dict[int, Worker] = {}  # by their numbers
        self._pauses: dict[int, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._old: set[Worker] = set()  # on their way out
        self._stopping = asyncio.Event()
        self._is_forced = False
        self._renewing: asyncio.Task[None] | None = None

    async def run(self) -> int:
        """Until a signal ends it; the exit code, that of the first worker if it can't even start."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._asked_to_stop)
        loop.add_signal_handler(signal.SIGHUP, self._asked_to_renew)
        code = await self._start_all()
        if code is None:
            self._greet()
            await self._stopping.wait()
        if self._renewing is not None:
            self._renewing.cancel()
        for task in self._tasks:
            task.cancel()
        everybody = (*self._workers.values(), *self._old)
        await asyncio.gather(*(worker.end(self._patience.stop) for worker in everybody))
        return FAILED if self._is_forced else code or 0

    async def _start_all(self) -> int | None:
        """The first alone: what is wrong with it is wrong with all, and said once. Its exit code, if it ended."""
        for number in range(self._count):
            if self._stopping.is_set():
                break
            worker = await self._start(number)
            if not await worker.is_ready(self._patience.start):
                if self._stopping.is_set():
                    break
                await worker.end(0, LAST_WORDS)
                return max(FAILED, await worker.ended())
            self._look_after(number, worker)
        return None

    async def _start(self, number: int) -> Worker:
        worker = await Worker.start(number, self._command, self._hand_on)
        self._workers[number] = worker
        return worker

    def _look_after(self, number: int, worker: Worker) -> None:
        task = asyncio.get_running_loop().create_task(self._keep(number, worker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, number: int, worker: Worker) -> None:
        """As long as this one is the one of its number, another follows it."""
        while True:
            what = f"ended with {await worker.ended()}"
            lived = asyncio.get_running_loop().time() - worker.started
            follower: Worker | None = None
            while follower is None:
                if self._stopping.is_set() or self._workers[number] is not worker:  # or renewed meanwhile
                    return
                pause = self._pause_after(number, lived)
                log.error("worker %d %s; another one in %g s", number, what, pause)
                await asyncio.sleep(pause)
                if self._workers[number] is not worker:
                    return
                try:
                    follower = await self._start(number)
                except OSError as error:  # no process, no memory, no file is left: another time there may be
                    lived = 0.0
                    what = f"couldn't be started ({error.strerror or error})"
            worker = follower

    def _pause_after(self, number: int, lived: float) -> float:
        patience = self._patience
        pause = patience.first_pause if lived >= patience.steady else self._pauses.get(number, patience.first_pause)
        self._pauses[number] = min(patience.longest_pause, 2 * pause)
        return pause

    def _asked_to_stop(self) -> None:
        if self._stopping.is_set():
            self._is_forced = True
            for worker in (*self._workers.values(), *self._old):
                worker.kill()
        self._stopping.set()

    def _asked_to_renew(self) -> None:
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.get_running_loop().create_task(self._renew())

    async def _renew(self) -> None:
        """One after the other; where a new one isn't ready in time the old ones stay."""
        for number in range(self._count):
            try:
                fresh = await Worker.start(number, self._command, self._hand_on)
            except OSError as error:
                log.error("the new worker %d can't be started, so the old ones stay: %s", number, error)
                return
            self._old.add(fresh)
            try:
                if not await fresh.is_ready(self._patience.start):
                    log.error("the new worker %d isn't ready, so the old ones stay", number)
                    await fresh.end(0, LAST_WORDS)
                    return
            finally:
                self._old.discard(fresh)
            old, self._workers[number] = self._workers[number], fresh
            self._look_after(number, fresh)
            self._old.add(old)
            await old.end(self._patience.stop)
            self._old.discard(old)
        log.warning("all %d workers are new", self._count)
