"""A server that ends in good order: not ready any more, every socket sent elsewhere, what is under way finished."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from akili.server.operation.side_door import SideDoor

if TYPE_CHECKING:
    from socket import socket

    from akili.server.operation.operation import Operation

OVERDUE = 1  # the exit code of a server that couldn't end in time
log = logging.getLogger("akili.run")


class DrainingServer(uvicorn.Server):
    """The first signal lets it end in good order, within a bound; the second one at once."""

    def __init__(
        self,
        config: uvicorn.Config,
        operation: Operation | None = None,
        *,
        drain_seconds: float = 0.0,
        stop_seconds: float = 10.0,
        side_door: SideDoor | None = None,
    ) -> None:
        super().__init__(config)
        self._operation, self._side_door = operation, side_door
        self._drain_seconds, self._stop_seconds = drain_seconds, stop_seconds

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """The questions of machines are answered first: that it is starting is an answer too."""
        if self._side_door is not None:
            await self._side_door.open()
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Send nobody here any more; then the sockets are told to go, by ``door/sockets.py``."""
        if self._operation is not None:
            self._operation.health.stage = "draining"
        if self._drain_seconds > 0:
            log.warning("not ready any more; serving for %g s, so that nobody is sent here", self._drain_seconds)
            await asyncio.sleep(self._drain_seconds)
        for let_go in () if self._operation is None else self._operation.before_the_end:
            let_go()
        await super().shutdown(sockets)
        if self._side_door is not None:
            await self._side_door.close()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Like uvicorn's, but a signal that was followed isn't raised once more: the exit code is 0."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        if sys.platform != "win32" and not _has_terminal():  # one that closes says the same, and means the end
            before[signal.SIGHUP] = signal.signal(signal.SIGHUP, _nothing_to_reload)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """What was acknowledged is on the disk at any time, so even the end at once loses nothing."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        super().handle_exit(sig, frame)
        overdue = threading.Timer(self._drain_seconds + self._stop_seconds, _give_up)
        overdue.daemon = True
        overdue.start()


def _has_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _nothing_to_reload(_: int, __: FrameType | None) -> None:
    log.warning("SIGHUP renews the workers of a server that has some; this one has to be restarted")


def _give_up() -> None:
    log.error("it couldn't end in time, so it ends now; what was acknowledged is stored")
    logging.shutdown()
    os._exit(OVERDUE)
