"""Runs the app on uvicorn, on a socket that is bound already."""

from __future__ import annotations

import socket
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from akili.server.settings import Settings

BACKLOG = 2048
MOST_SOCKET_BYTES = 65_536  # above the protocol's own limit, so that who goes a little beyond that is told why


class TableSockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets; a peer that takes nothing is cut off soon after we are done with it."""

    async def run_asgi(self) -> None:
        """Run the app, and let the connection not outlive it for long."""
        await super().run_asgi()
        self.loop.call_later(self.close_timeout, self.transport.abort)


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    # asyncio forgets this for sockets made here, and small messages would wait 40 ms for the peer's acknowledgement.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def make_server(app: Any, settings: Settings) -> uvicorn.Server:
    """A uvicorn server for the app, quiet and quick."""
    config = uvicorn.Config(
        app,
        ws=TableSockets,
        ws_max_size=max(MOST_SOCKET_BYTES, settings.limits.message_bytes),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return uvicorn.Server(config)
