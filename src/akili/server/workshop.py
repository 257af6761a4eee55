"""Work that takes seconds: beside the event loop, in a place of its own, and never more than can be done soon."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from akili.engine.game import Rejected
from akili.server.limits import Tally

Answer = TypeVar("Answer")


class Workshop:
    """One worker, or a few, and so many who wait, few of them for the same key; one too many is told so."""

    def __init__(
        self,
        name: str,
        most: int,
        most_per_key: int,
        *,
        workers: int = 1,
        is_apart: bool = False,
        kindness: int = 0,  # of a process: how far it lets others go first who want the processor too
    ) -> None:
        self._name, self._workers, self._is_apart, self._kindness = name, workers, is_apart, kindness
        self._places = Tally(most, most_per_key)
        self._worker: Executor | None = None
        self._processes: set[BaseProcess] = set()
        self._is_open = True

    async def do(self, key: Hashable, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """What the work leads to; raises Rejected. Who stops waiting keeps the place until the work is done."""
        if not self._is_open or not self._places.open(key):
            raise Rejected("limit.busy")
        try:
            doing = self._begun(work, arguments)
        except BaseException:
            self._places.close(key)
            raise
        doing.add_done_callback(partial(self._done, key))
        worker = self._worker
        try:
            return await asyncio.shield(doing)
        except BrokenExecutor as error:
            self._replace(worker)
            raise Rejected("limit.busy") from error
        except asyncio.CancelledError:
            if doing.cancelled():  # it was closed before this was begun; else it is who asked that is gone
                raise Rejected("limit.busy") from None
            raise

    def close(self) -> None:
        """Begin nothing more, and let nobody wait for a process that is still at something."""
        self._is_open = False
        self._dismiss()

    def _done(self, key: Hashable, doing: asyncio.Future[Answer]) -> None:
        self._places.close(key)
        if not doing.cancelled():
            doing.exception()  # perhaps nobody waits for it any more

    def _dismiss(self) -> None:
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
            self._worker = None
        for process in self._processes:
            process.kill()
        self._processes = set()

    def _begun(self, work: Callable[..., Answer], arguments: tuple[Any, ...]) -> asyncio.Future[Answer]:
        if self._worker is None:
            self._worker = self._made()
        others = set(multiprocessing.active_children())
        try:
            doing = asyncio.get_running_loop().run_in_executor(self._worker, work, *arguments)
        except BrokenExecutor:
            self._replace(self._worker)
            raise Rejected("limit.busy") from None
        self._processes |= set(multiprocessing.active_children()) - others
        return doing

    def _made(self) -> Executor:
        if not self._is_apart:
            return ThreadPoolExecutor(self._workers, self._name)
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, spawn, _keep_quiet, (self._kindness,))

    def _replace(self, broken: Executor | None) -> None:
        """Its process was killed, perhaps by a system out of memory: who comes next gets a new one."""
        if self._worker is broken:
            self._dismiss()


def _keep_quiet(kindness: int) -> None:
    """Ctrl-C is for the server; where that is gone, however it went, nobody wants this process any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(kindness)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
