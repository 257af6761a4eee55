"""The way out of a socket: what is said, encoded, and since when the peer hasn't taken it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket

from akili.server.door.writing import frame_of, known_writing
from akili.server.protocol import FromServer

encode = msgspec.json.Encoder().encode


class Line:
    """One peer's end of a socket. Frames are written straight to it where that is possible, else through ASGI."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._writing = known_writing(socket.scope)
        self._held = b""  # frames that go out with the next one
        self._sending_since: float | None = None

    @property
    def is_free(self) -> bool:
        """Whether something can be said at once."""
        return self._writing is not None and self._writing.is_free

    def say(self, message: FromServer) -> None:
        """Say it at once, to a line that is free."""
        assert self._writing is not None
        held, self._held = self._held, b""
        self._writing.write(held + frame_of(encode(message)))

    async def send(self, message: FromServer) -> None:
        """Say it; waits for as long as the peer takes nothing."""
        if self.is_free:
            self.say(message)
            return
        self._let_go()
        self._sending_since = monotonic()
        await self._socket.send({"type": "websocket.send", "text": encode(message).decode(), "bytes": None})
        self._sending_since = None

    async def send_with_next(self, message: FromServer) -> None:
        """Say it together with what is about to be said anyway: one write less. Alone, if nothing comes at once."""
        if not self.is_free:
            await self.send(message)
            return
        if not self._held:
            asyncio.get_running_loop().call_soon(self._let_go)
        self._held += frame_of(encode(message))

    def is_stuck(self, now: float, patience: float) -> bool:
        """Whether the peer has taken nothing for so many seconds."""
        return self._sending_since is not None and now - self._sending_since >= patience

    def _let_go(self) -> None:
        if self._held and self._writing is not None:
            held, self._held = self._held, b""
            self._writing.write(held)
