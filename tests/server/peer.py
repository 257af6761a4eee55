"""The other end of a socket without a network: what an ASGI server would be."""

import asyncio
import json
from typing import Any


class Peer:
    """A socket at an app; ``takes`` is how many messages it reads before it stops reading."""

    def __init__(self, app: Any, cookie: str = "", takes: int = 1 << 30) -> None:
        self.messages: list[dict[str, Any]] = []
        self._takes = takes
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        headers = [(b"cookie", cookie.encode())] if cookie else []
        scope = {
            "type": "websocket",
            "path": "/socket",
            "raw_path": b"/socket",
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "headers": headers,
            "subprotocols": [],
            "client": ("10.0.0.1", 1),
            "server": ("akili", 80),
        }
        self.task = asyncio.ensure_future(app(scope, self._incoming.get, self._send))

    def say(self, **message: Any) -> None:
        """Send a message."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message), "bytes": None})

    def hang_up(self) -> None:
        """Close."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def last(self, kind: str) -> dict[str, Any] | None:
        """The last message of a kind."""
        return next((message for message in reversed(self.messages) if message["type"] == kind), None)

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            if len(self.messages) >= self._takes:
                await asyncio.Event().wait()
            self.messages.append(json.loads(message["text"]))
