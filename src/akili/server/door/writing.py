"""Text frames of a socket, and a way to write them past the layers of ASGI, where the server has made it known."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any, Protocol

EXTENSION = "akili.writing"  # of an ASGI scope
TEXT = 0x81  # a whole message in one frame
SHORT, MIDDLE = 126, 1 << 16  # bytes from which a length takes more room


class Writing(Protocol):
    """A socket that frames can be written to."""

    @property
    def is_free(self) -> bool:
        """Whether it is open, and its peer takes what it is sent; else ASGI knows how to wait, or to fail."""

    def write(self, frames: bytes) -> None:
        """Write whole frames at once; what is written to one that is closing is lost."""

    def write_with_next(self, frames: bytes) -> None:
        """Write whole frames with what is written next, or else soon; before a farewell in any case."""


class Holding:
    """Frames on their way to a socket: some may wait for the next ones, for as long as the loop does other things."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self._write = write
        self._held = b""

    def write(self, frames: bytes) -> None:
        """Write them, after what is held."""
        held, self._held = self._held, b""
        self._write(held + frames)

    def write_with_next(self, frames: bytes) -> None:
        """Hold them until something is written, or until it is the loop's turn."""
        if not self._held:
            asyncio.get_running_loop().call_soon(self.let_go)
        self._held += frames

    def let_go(self) -> None:
        """Hold nothing any more."""
        if self._held:
            self.write(b"")


def frame_of(text: bytes) -> bytes:
    """A message from the server as a frame: not masked, not compressed."""
    size = len(text)
    if size < SHORT:
        return pack("!BB", TEXT, size) + text
    return (pack("!BBH", TEXT, 126, size) if size < MIDDLE else pack("!BBQ", TEXT, 127, size)) + text


def make_known(scope: Any, writing: Writing) -> None:
    """Have whoever gets this ASGI scope write to this."""
    scope["extensions"] = {**(scope.get("extensions") or {}), EXTENSION: {"socket": writing}}


def known_writing(scope: Any) -> Writing | None:
    """Where to write to the socket of an ASGI scope; None where nobody made it known."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return None if extension is None else extension["socket"]
