"""What processes take of the machine, read from the kernel."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

PROCESSES = Path("/proc")


def processor(pid: int) -> float:
    """Seconds of processor time that the process has had."""
    threads = (PROCESSES / str(pid) / "task").glob("*/schedstat")
    return sum(int(thread.read_text(encoding="ascii").split()[0]) for thread in threads) / 1e9


def resident(pid: int) -> int:
    """Bytes of memory that the process has."""
    pages = int((PROCESSES / str(pid) / "statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def family(pid: int) -> set[int]:
    """A process with all that come from it, as PostgreSQL has one for every connection."""
    parents = _parents()
    found, new = set[int](), {pid}
    while new:
        found |= new
        new = {child for child, parent in parents.items() if parent in new} - found
    return found


class Meter:
    """Processor time of whole families from now on; what somebody took who has ended is not known any more."""

    def __init__(self, pids: Iterable[int]) -> None:
        self._pids = tuple(pids)
        self._before = self._read()

    def seconds(self) -> float:
        """Since the beginning."""
        return sum(spent - self._before.get(pid, 0.0) for pid, spent in self._read().items())

    def _read(self) -> Mapping[int, float]:
        spent = {}
        for pid in {each for root in self._pids for each in family(root)}:
            with suppress(FileNotFoundError, ProcessLookupError):
                spent[pid] = processor(pid)
        return spent


def _parents() -> dict[int, int]:
    parents = {}
    for folder in PROCESSES.glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            state = (folder / "stat").read_text(encoding="utf-8", errors="replace")
            parents[int(folder.name)] = int(state.rpartition(")")[2].split()[1])
    return parents
