"""The way out of a socket: what is said, encoded, and since when the peer hasn't taken it."""

from __future__ import annotations

from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket

from akili.server.protocol import FromServer

encode = msgspec.json.Encoder().encode


class Line:
    """One peer's end of a socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._sending_since: float | None = None

    async def send(self, message: FromServer) -> None:
        """Say it; waits for as long as the peer takes nothing."""
        self._sending_since = monotonic()
        await self._socket.send({"type": "websocket.send", "text": encode(message).decode(), "bytes": None})
        self._sending_since = None

    def is_stuck(self, now: float, patience: float) -> bool:
        """Whether the peer has taken nothing for so many seconds."""
        return self._sending_since is not None and now - self._sending_since >= patience
