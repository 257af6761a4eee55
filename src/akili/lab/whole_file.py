"""Files that are there whole or not at all."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import IO


class OutputError(OSError):
    """A file couldn't be written; the old one, if there was one, is as it was."""


@contextmanager
def replacing(path: str | Path) -> Iterator[IO[bytes]]:
    """A file to write: it lies beside the old one and takes its place only when all went well."""
    path = Path(path)
    try:
        if path.exists() and not path.is_file():
            with path.open("wb") as device:  # a pipe or a device can't be replaced, only written to
                yield device
        else:
            with _beside(path.resolve()) as file:
                yield file
    except OSError as error:
        raise OutputError(f"Can't write {path}: {error.strerror or error}.") from error


@contextmanager
def _beside(target: Path) -> Iterator[IO[bytes]]:
    temporary = target.with_name(f".{token_hex(8)}.tmp")
    try:
        with temporary.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, temporary)
        temporary.replace(target)
    except BaseException:  # Ctrl-C too
        temporary.unlink(missing_ok=True)
        raise


def write_whole(path: str | Path, text: str) -> None:
    """Put the text there, as UTF-8."""
    content = text.encode()
    with replacing(path) as file:
        file.write(content)
