"""One server per file, whatever each calls it: two would let the deadlines of the same matches act."""

import os
import sqlite3
import sys
from pathlib import Path

from akili.server.adapters.sqlite_file import FileRefused

if sys.platform == "linux":
    import fcntl


class FileLock:
    """Held from before the file is opened until after it is closed. The system frees it if the process dies.

    SQLite's own lock on an empty file beside the real one, as that works alike on every system. A file can also be
    mounted elsewhere; on Linux it is therefore locked itself too, by a lock that doesn't meet those of SQLite.
    """

    def __init__(self, path: Path) -> None:
        self.file = path.resolve()  # the name that SQLite follows links to, and puts its own files beside
        _require_one_name(self.file)
        self._beside = _locked_beside(self.file)
        try:
            self._itself = _locked_itself(self.file)
        except BaseException:
            self._beside.close()
            raise

    def release(self) -> None:
        """Let the next one in."""
        if self._itself is not None:
            os.close(self._itself)
            self._itself = None
        self._beside.close()


def _require_one_name(file: Path) -> None:
    """What is written last lies beside the file, under the name it was opened by: by another name it would be lost."""
    if file.is_file() and file.stat().st_nlink > 1:
        raise FileRefused(f"{file} has another name, too (a hard link); remove one of the two, or use a copy.")


def _locked_beside(file: Path) -> sqlite3.Connection:
    if not file.parent.is_dir():  # made in silence, a slip of the pen would be a server without anybody's matches
        raise FileRefused(f"There is no folder {file.parent}; make it first, or name a file in another one.")
    try:
        connection = sqlite3.connect(f"{file}-lock", timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise FileRefused(f"Can't make {file}: {error}.") from error
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # no third file
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("PRAGMA user_version = 1")  # what can only be read would be locked for nobody
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise _in_use(file) from error
        raise FileRefused(f"Can't write {file}-lock: {error}.") from error
    return connection


def _locked_itself(file: Path) -> int | None:
    if sys.platform != "linux":
        return None
    try:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise FileRefused(f"Can't write {file}: {error.strerror}.") from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise _in_use(file) from error
    return descriptor


def _in_use(file: Path) -> FileRefused:
    return FileRefused(f"Another server uses {file}; stop it first, or give this one another file.")
