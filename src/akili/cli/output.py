"""Writing files so that nobody ever finds half of one."""

import os
import shutil
from pathlib import Path
from secrets import token_hex


class OutputError(OSError):
    """A file couldn't be written; the old one, if there was one, is as it was."""


def write_atomically(path: str | Path, text: str) -> None:
    """Put the text there, as UTF-8, all of it or nothing: it is written beside the old file, then takes its place."""
    content = text.encode()
    path = Path(path)
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)  # a pipe or a device can't be replaced, only written to
        else:
            _replace(path.resolve(), content)
    except OSError as error:
        raise OutputError(f"Can't write {path}: {error.strerror}.") from error


def _replace(target: Path, content: bytes) -> None:
    beside = target.with_name(f".{token_hex(8)}.tmp")
    try:
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    except BaseException:  # Ctrl-C too
        beside.unlink(missing_ok=True)
        raise
