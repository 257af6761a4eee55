"""What ties a worker to the one that started it: it says when it is ready, and ends when the other is gone."""

from __future__ import annotations

import asyncio
import os
import signal
from socket import socket


class Lifeline:
    """The worker's end of it."""

    def __init__(self, descriptor: int) -> None:
        self._end = socket(fileno=descriptor)
        self._end.setblocking(False)

    def ready(self) -> None:
        """Say so, and from now on end in good order when nobody holds the other end any more."""
        self._end.send(b"r")
        asyncio.get_running_loop().add_reader(self._end, self._heard)

    def _heard(self) -> None:
        asyncio.get_running_loop().remove_reader(self._end)
        os.kill(os.getpid(), signal.SIGTERM)
