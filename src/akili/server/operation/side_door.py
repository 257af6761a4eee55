"""A place of its own for the questions of machines, such as 127.0.0.1:9100: apart from where people come."""

from __future__ import annotations

import asyncio
from socket import socket
from typing import Any

import uvicorn
from uvicorn.server import ServerState


class SideDoor:
    """Answers at a socket in the event loop of the server that it tells of."""

    def __init__(self, config: uvicorn.Config, listening: socket) -> None:
        self._config, self._listening = config, listening
        self._state = ServerState()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """From now on."""
        if not self._config.loaded:
            self._config.load()
        make: Any = self._config.http_protocol_class
        self._server = await asyncio.get_running_loop().create_server(
            lambda: make(config=self._config, server_state=self._state, app_state={}), sock=self._listening
        )

    async def close(self) -> None:
        """No more."""
        if self._server is not None:
            self._server.close()
            for connection in list(self._state.connections):
                connection.shutdown()
