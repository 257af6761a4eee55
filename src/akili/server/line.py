"""The way out of a socket: what is said, encoded, and since when the peer hasn't taken it."""

from __future__ import annotations

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
        self._sending_since: float | None = None

    @property
    def is_free(self) -> bool:
        """Whether something can be said at once."""
        return self._writing is not None and self._writing.is_free

    def say(self, message: FromServer) -> None:
        """Say it at once, to a line that is free."""
        assert self._writing is not None
        self._writing.write(frame_of(encode(message)))

    async def send(self, message: FromServer) -> None:
        """Say it; waits for as long as the peer takes nothing."""
        if self.is_free:
            self.say(message)
            return
        self._sending_since = monotonic()
        await self._socket.send({"type": "websocket.send", "text": encode(message).decode(), "bytes": None})
        self._sending_since = None

    async def send_with_next(self, message: FromServer) -> None:
        """Say it together with what is about to be said anyway: one write less. Alone, if nothing comes at once."""
        if self._writing is not None and self._writing.is_free:
            self._writing.write_with_next(frame_of(encode(message)))
        else:
            await self.send(message)

    def is_stuck(self, now: float, patience: float) -> bool:
        """Whether the peer has taken nothing for so many seconds."""
        return self._sending_since is not None and now - self._sending_since >= patience
