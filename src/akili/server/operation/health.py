"""Whether this server is well, for those who send people to it: answers by program, with words for people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Literal

from msgspec import Struct

from akili.server.operation.bus import BusState
from akili.server.operation.disk import Disk, Room

Stage = Literal["starting", "serving", "draining"]
FRESH_SECONDS = 1.0
PATIENCE = 2.0  # seconds for the store to write a word
DISK_WORDS: dict[Room, str] = {
    "enough": "",
    "little": " There is little room left on the disk.",
    "none": " There is no room left on the disk: no new tables and matches.",
}


class Readiness(Struct, frozen=True):
    """Whether people may be sent here, and what is known about it."""

    ready: bool
    stage: Stage
    store: Literal["writable", "unwritable", "unknown"]
    bus: str
    disk: Room
    words: str


class Health:
    """Asks the store at most once a second, however many want to know, and waits for it no longer than it may take."""

    def __init__(
        self,
        write: Callable[[], Awaitable[object]],
        bus: BusState,
        disk: Disk,
        patience: float = PATIENCE,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.stage: Stage = "starting"
        self.is_on_time: Callable[[], bool] = lambda: True  # whether people may be judged by the clock here
        self._write, self._bus, self._disk = write, bus, disk
        self._patience, self._clock = patience, clock
        self._asking: asyncio.Task[bool] | None = None
        self._asked: float | None = None

    async def readiness(self) -> Readiness:
        """Now, or what it was a second ago."""
        if self.stage != "serving":
            words = "It is starting." if self.stage == "starting" else "It is about to stop."
            return self._answer(ready=False, store="unknown", words=words)
        is_writable = await self._is_writable()
        if not is_writable:
            return self._answer(ready=False, store="unwritable", words="The store can't be written.")
        if not self.is_on_time():
            return self._answer(ready=False, store="writable", words="The judge's clock is ahead of the store's.")
        return self._answer(ready=True, store="writable", words="Ready.")

    def close(self) -> None:
        """Wait for nothing any more."""
        if self._asking is not None:
            self._asking.cancel()

    async def _is_writable(self) -> bool:
        """One question for all who ask in the same second."""
        is_old = self._asked is None or self._clock() - self._asked >= FRESH_SECONDS
        if self._asking is None or (self._asking.done() and is_old):
            self._asked = self._clock()
            self._asking = asyncio.get_running_loop().create_task(self._try())
        return await asyncio.shield(self._asking)

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(self._patience):
                await self._write()
        except Exception:  # whatever it is: nothing can be stored, and the store itself says why in the log
            return False
        return True

    def _answer(self, *, ready: bool, store: Literal["writable", "unwritable", "unknown"], words: str) -> Readiness:
        room = self._disk.look()
        if self._bus.word == "away":
            words += " The bus is away: it goes on without, a little slower."
        return Readiness(ready, self.stage, store, self._bus.word, room, words + DISK_WORDS[room])
