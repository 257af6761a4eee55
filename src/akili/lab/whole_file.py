"""Files that are there whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import IO


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A file to write that takes its name only when all went well, and is gone if not."""
    temporary = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        if path.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        file = temporary.open("xb")
    except OSError as error:
        raise OSError(f"The file {path} can't be written: {error.strerror}.") from error
    try:
        with file:
            yield file
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
