"""Keeps the judge's clock of a node at the store's, for as long as it serves: machines are paused, and clocks drift."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from akili.server.matches.clock import MOST_AHEAD, Ask, SystemClock
from akili.server.ports import StoreUnavailable

LOOK = 1.0  # seconds between two looks at our own clocks
PAUSE = 10.0  # seconds between two questions, where they see nothing
PARTED = 0.05  # seconds that the wall may move against the steady clock between two looks
WORTH_A_LINE = 0.05
FAR = 0.15  # seconds ahead; somebody 300 ms away is credited as much, and nobody more
log = logging.getLogger("akili.nodes")


class Timekeeping:
    """Asks now and then, and at once where the machine seems to have stood still."""

    def __init__(
        self,
        clock: SystemClock,
        ask: Ask,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock, self._ask = clock, ask
        self._wall, self._steady = wall, steady
        self._looked, self._gap = steady(), wall() - steady()
        self._asked = self._looked
        self._is_set_back = False

    def is_right(self) -> bool:
        """Whether people may be judged by it."""
        return self._clock.ahead < FAR

    async def run(self) -> None:
        """For as long as the server lives."""
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        """Ask the store, if it is time."""
        now, gap = self._steady(), self._wall() - self._steady()
        seems_paused = now - self._looked > 2 * LOOK or abs(gap - self._gap) > PARTED
        self._looked, self._gap = now, gap
        if not seems_paused and now - self._asked < PAUSE:
            return
        try:
            self._note(await self._clock.correct_by(self._ask))
            self._asked = now
        except StoreUnavailable:
            pass  # asked again at the next look
        except Exception:
            log.exception("the store's clock can't be read")

    def _note(self, behind: float) -> None:
        was_set_back, self._is_set_back = self._is_set_back, behind < -MOST_AHEAD
        if self._is_set_back:
            if not was_set_back:
                log.error("the store's clock was put back by %.0f s: matches go on by the old one here", -behind)
        elif abs(behind) > WORTH_A_LINE:
            way = "behind" if behind > 0 else "ahead of"
            log.warning("the judge's clock was %.3f s %s the store's", abs(behind), way)
