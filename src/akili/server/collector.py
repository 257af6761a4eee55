"""Garbage, looked for when nobody waits: a look stops all sockets, and what is played leaves next to no garbage."""

from __future__ import annotations

import asyncio
import gc
import sys
from time import process_time

PAUSE = 1.0  # seconds between two questions whether a look is due
NOTHING, YOUNG, ALL = 0, 1, 2  # what was looked at: nothing, what is new since the last look, or everything
FEW = 500_000  # objects more than there were, at least, before a look while people play is at everything
QUIET = 0.02  # seconds of work in a pause, at most, where hardly anybody plays
WORTH = 10_000  # objects more than there were, at least, before everything is looked at when it is quiet
MEGABYTES = 256  # more than there ever were, at least, before anything is looked at while people play


class Collector:
    """The garbage collector of a process that does nothing but serve; the interpreter's own is off.

    While people play only memory that grows is a reason to look: a look at the objects of 4,000 sockets stops all of
    them for most of a second. It has to grow by half each time, so looks become the rarer the longer they are.
    """

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._old = 0  # objects, after the last look at everything
        self._more = 0  # that the looks at what was new have left since then
        self._worked = 0.0  # seconds of processor time, by the last question
        self._peak = 0

    def start(self) -> None:
        """What is loaded now stays for good."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._peak = _peak_megabytes() or 0
        self._rest()

    def stop(self) -> None:
        """Leave it to the interpreter again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            gc.enable()
            gc.unfreeze()

    def ask(self) -> int:
        """Look, if it is time; at what."""
        more = self._more + gc.get_count()[0]
        worked, self._worked = self._worked, process_time()
        if self._worked - worked <= QUIET and more > WORTH:
            return self._look(ALL, more)
        peak = _peak_megabytes()
        if peak is not None and peak < self._peak + max(MEGABYTES, self._peak // 2):
            return NOTHING
        self._peak = peak or 0
        return self._look(ALL if more > max(FEW, self._old) else YOUNG, more)

    def _look(self, at: int, more: int) -> int:
        gc.collect(at)
        if at == ALL:
            self._old, self._more = len(gc.get_objects()), 0
        else:
            self._more = more
        return at

    def _rest(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(PAUSE, self._wake)

    def _wake(self) -> None:
        self.ask()
        self._rest()


def _peak_megabytes() -> int | None:
    """The most memory that the process ever had; None where the system doesn't say."""
    if sys.platform == "win32":
        return None
    from resource import RUSAGE_SELF, getrusage

    peak = getrusage(RUSAGE_SELF).ru_maxrss
    return peak >> 20 if sys.platform == "darwin" else peak >> 10
