"""``akili serve`` whose folder is a disk of so many bytes, which nobody else sees and which goes with the process.

Its arguments: the folder, the bytes, and those of the command. Linux, and root.
"""

import ctypes
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

NEW_MOUNTS = 0x20000  # CLONE_NEWNS


def may_mount() -> bool:
    return sys.platform == "linux" and subprocess.run(["unshare", "--mount", "true"], check=False).returncode == 0


def mount(folder: Path, size: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(NEW_MOUNTS) != 0:
        raise OSError(ctypes.get_errno(), "no mounts of its own")
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], check=True)


def seen_by(process: int, path: Path) -> Path:
    """The same path as another process sees it."""
    return Path(f"/proc/{process}/root") / path.relative_to("/")


def copy_of(process: int, database: Path, target: Path) -> None:
    """A file of SQLite with what lies beside it, while its server holds its breath.

    SQLite can't open it from outside: it would look for the true name of the path, which leads to our own folder.
    """
    os.kill(process, signal.SIGSTOP)
    try:
        for end in ("", "-wal"):
            shutil.copy(seen_by(process, database.with_name(database.name + end)), f"{target}{end}")
    finally:
        os.kill(process, signal.SIGCONT)


class Ballast:
    """Fills the disk of a process to the last byte, for as long as the ``with`` lasts."""

    def __init__(self, process: int, folder: Path) -> None:
        self._file = seen_by(process, folder) / "ballast"

    def __enter__(self) -> None:
        with self._file.open("wb", buffering=0) as file:
            for size in (1 << 16, 1):
                try:
                    while True:
                        os.write(file.fileno(), bytes(size))
                except OSError:
                    continue

    def __exit__(self, *_: object) -> None:
        self._file.unlink()


if __name__ == "__main__":
    mount(Path(sys.argv.pop(1)), int(sys.argv.pop(1)))
    from akili.cli.main import main  # whose processes have this disk, too

    sys.exit(main(["serve", *sys.argv[1:]]))
