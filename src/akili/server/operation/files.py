"""Open files, of which every connection is one: as many as the system gives, and a word where they don't suffice."""

from __future__ import annotations

import errno
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from akili.server.settings import Limits

NONE_LEFT = (errno.EMFILE, errno.ENFILE)
BESIDES = 100  # for the store, the bus, what is read from the disk
FEW = 2_000  # connections, that a server without further words should be able to take
PAUSE_SECONDS = 60.0  # between two words that there are none left
log = logging.getLogger("akili.run")


def open_many(connections: int) -> None:
    """Shells and containers often give 1,024 and let us have far more if we ask; warns where that isn't enough."""
    if sys.platform == "win32":  # which has no such limit
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems have a bound below the one that they name
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    most = most_files()
    wanted = connections if connections != Limits().connections else FEW  # what is usual was nobody's wish
    if most is not None and most < wanted + BESIDES:
        few = f"{most} files may be open here, too few for {wanted} connections"
        log.warning(
            "%s: raise that (ulimit -n, LimitNOFILE), or say --limit connections=%d", few, max(1, most - BESIDES)
        )


def most_files() -> int | None:
    """How many this process may have open; None where that has no end, or isn't told."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


class OpenFiles:
    """Looked at steadily: the event loop closes whom it has no file for, and says nothing."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._told: float | None = None

    def look(self) -> None:
        """Once a minute at most the log hears that there are none left."""
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            now = self._clock()
            if error.errno in NONE_LEFT and (self._told is None or now - self._told >= PAUSE_SECONDS):
                self._told = now
                log.error("no more files can be opened (%s at most), so whoever comes is sent away", most_files())
