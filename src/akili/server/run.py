"""Runs the app on uvicorn, on a socket that is bound already."""

from __future__ import annotations

import os
import socket
from typing import Any

from akili.server.door.keeper import Keeper, KeptConfig
from akili.server.door.sockets import TableSockets
from akili.server.door.threshold import Threshold
from akili.server.operation.draining import DrainingServer
from akili.server.operation.operation import Operation, operation_of
from akili.server.operation.probes import Probes, nothing_here
from akili.server.operation.side_door import SideDoor
from akili.server.settings import Settings

BACKLOG = 2048
MOST_SOCKET_BYTES = 65_536  # above the protocol's own limit, so that who goes a little beyond that is told why


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one. Raises OSError.

    It says that it is TCP: asyncio sends small messages at once (TCP_NODELAY) only on sockets that do, and without
    that every second message waits 40 ms for an acknowledgement.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening


def make_server(app: Any, settings: Settings, metrics: socket.socket | None = None) -> DrainingServer:
    """A uvicorn server for the app, quiet and quick; ``metrics`` is where machines ask how it is, if anywhere."""
    operation = operation_of(app)
    refused = (lambda _: None) if operation is None else operation.metrics.refused
    config = KeptConfig(
        app,
        Keeper(settings, refused),
        http=Threshold,
        ws=TableSockets,
        ws_max_size=max(MOST_SOCKET_BYTES, settings.limits.message_bytes),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=max(1, round(settings.stop_seconds / 2)),
        lifespan="on",
    )
    return DrainingServer(
        config,
        operation,
        drain_seconds=settings.drain_seconds,
        stop_seconds=settings.stop_seconds,
        side_door=None if metrics is None or operation is None else _side_door(operation, metrics),
    )


def _side_door(operation: Operation, listening: socket.socket) -> SideDoor:
    """The probes alone, with the same patience for those who ask."""
    probes = Probes(nothing_here, operation, with_metrics=True)
    config = KeptConfig(
        probes, Keeper(Settings()), http=Threshold, ws="none", log_config=None, access_log=False, lifespan="off"
    )
    return SideDoor(config, listening)
