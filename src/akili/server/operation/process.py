"""What the system knows of this process, by the names that Prometheus has for it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from akili.server.operation.figures import Family, single
from akili.server.operation.files import most_files

STATM = Path("/proc/self/statm")
DESCRIPTORS = Path("/proc/self/fd")
STARTED = time.time()


def process_families() -> Iterator[Family]:
    """Memory, time and open files, as far as this system tells."""
    yield single("process_start_time_seconds", "gauge", "When it started, in seconds since 1970.", STARTED)
    yield single("process_cpu_seconds_total", "counter", "Time of all cores that it took.", time.process_time())
    if (memory := resident_bytes()) is not None:
        yield single("process_resident_memory_bytes", "gauge", "Memory that it has.", memory)
    if (most := most_files()) is not None:
        yield single("process_max_fds", "gauge", "Files and sockets that may be open.", most)
    try:
        count = sum(1 for _ in DESCRIPTORS.iterdir())
    except OSError:
        return
    yield single("process_open_fds", "gauge", "Files and sockets that are open.", count)


def resident_bytes() -> int | None:
    """The memory that this process has now; None where the system doesn't tell."""
    try:
        return int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return None
