"""Turns away requests that were sent to a foreign name; sockets are told by themselves."""

from __future__ import annotations

from typing import Any

from akili.server.door.answer import refuse
from akili.server.door.hosts import is_known, names_of
from akili.server.settings import Settings

MISDIRECTED = 421


class OwnName:
    """An ASGI app in front of another."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self._app, self._names = app, names_of(settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Only what is meant for us."""
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if scope["type"] == "http" and not is_known(host, self._names):
            await refuse(scope, send, MISDIRECTED, "host.foreign", host=host)
        else:
            await self._app(scope, receive, send)
