"""Reading what a person hands in: a file or standard input, never more of it than makes sense."""

import sys
from pathlib import Path
from typing import BinaryIO

STDIN = "-"


class InputError(ValueError):
    """Something that can't be read as text."""


def read_text(source: str, at_most: int, prompt: str) -> str:
    """The text of a file, or of standard input for ``-``; a person at a terminal is told what to type."""
    if source != STDIN:
        with _opened(source) as file:
            return _text(file, source, at_most)
    if sys.stdin is None:
        raise InputError("There is no standard input: name a file.")
    if sys.stdin.isatty():
        print(prompt, file=sys.stderr)
    return _text(sys.stdin.buffer, "standard input", at_most)


def _opened(source: str) -> BinaryIO:
    try:
        return Path(source).open("rb")
    except OSError as error:
        raise InputError(f"Can't read {source}: {error.strerror}.") from error


def _text(file: BinaryIO, source: str, at_most: int) -> str:
    try:
        content = file.read(at_most + 1)
        if len(content) > at_most:
            raise InputError(f"Can't use {source}: it is longer than {at_most} bytes.")
        return content.decode("utf-8-sig")  # some editors begin a file with a mark
    except OSError as error:
        raise InputError(f"Can't read {source}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise InputError(f"Can't read {source}: it is not text in UTF-8.") from error
