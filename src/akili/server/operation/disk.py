"""Room on the disk: told before it hurts. Where there is too little nothing new begins, and what is on goes on."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Literal

from akili.engine.game import Rejected

Room = Literal["enough", "little", "none"]
FRESH_SECONDS = 1.0
MEGABYTE = 1_000_000
log = logging.getLogger("akili.disk")


def free_at(path: Path) -> int:
    """The bytes that are free where this file lies."""
    return shutil.disk_usage(path.absolute().parent).free


class Disk:
    """Below twice the least there is a warning, below the least nothing new begins; no path, no limit."""

    def __init__(
        self,
        path: Path | None,
        least_free: int,
        free: Callable[[Path], int] = free_at,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.least_free = least_free
        self._path, self._free_at, self._clock = path, free, clock
        self._looked: float | None = None
        self._free: int | None = None
        self._told: Room = "enough"

    @property
    def is_watched(self) -> bool:
        """Whether there is a file, and a limit for it."""
        return self._path is not None and self.least_free > 0

    @property
    def free(self) -> int | None:
        """The bytes that are free, looked at once a second; None where that isn't known."""
        now = self._clock()
        if self._path is not None and (self._looked is None or now - self._looked >= FRESH_SECONDS):
            self._looked = now
            try:
                self._free = self._free_at(self._path)
            except OSError:  # a disk that is gone: the store says so itself
                self._free = None
        return self._free

    def look(self) -> Room:
        """How much room there is; a change is told to the log, once."""
        free = self.free
        room: Room = "enough"
        if self.is_watched and free is not None and free < 2 * self.least_free:
            room = "little" if free >= self.least_free else "none"
        if room != self._told:
            self._told = room
            self._tell(room, free or 0)
        return room

    def require_room(self) -> None:
        """Before something new begins; raises Rejected where there is no room for it."""
        if self.look() == "none":
            raise Rejected("limit.disk")

    def _tell(self, room: Room, free: int) -> None:
        least = f"{free // MEGABYTE} MB are free on the disk, and {self.least_free // MEGABYTE} MB have to stay free"
        match room:
            case "enough":
                log.warning("there is enough room on the disk again: %d MB", free // MEGABYTE)
            case "little":
                log.warning("there is little room left: %s", least)
            case "none":
                log.error("no new tables and matches: %s", least)
