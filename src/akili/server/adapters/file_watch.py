"""Notices when a name leads to another file than the one that is open: what is written then is lost."""

import logging
from pathlib import Path

from akili.server.ports import StoreUnavailable

log = logging.getLogger("akili.store")

Identity = tuple[int, int] | None  # None where there is no file


class FileWatch:
    """Some files that are open by now; a look costs some microseconds, which is nothing beside a commit."""

    def __init__(self, *paths: Path) -> None:
        self._open = {path: _identity(path) for path in paths}
        self._is_lost = False

    def check(self) -> None:
        """Raises StoreUnavailable while one of them is gone; the log is told when that begins and when it ends."""
        lost = [str(path) for path, identity in self._open.items() if _identity(path) != identity]
        if lost and not self._is_lost:
            log.critical("%s was deleted or replaced: nothing can be stored until it is back", " and ".join(lost))
        if self._is_lost and not lost:
            log.warning("the files of the store are back")
        self._is_lost = bool(lost)
        if lost:
            raise StoreUnavailable(f"{' and '.join(lost)} was deleted or replaced")


def _identity(path: Path) -> Identity:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
