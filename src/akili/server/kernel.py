"""What the kernel knows of a connection: the round trip of its packets, which a page that waits can't make longer."""

from __future__ import annotations

import socket
import sys
from asyncio import BaseTransport
from collections.abc import Callable
from functools import partial
from struct import unpack_from
from typing import Any

EXTENSION = "akili.trip"  # of an ASGI scope
QUEUES = 40.0  # ms above the shortest trip that still count as way; acknowledgements may be delayed for longer
TELLS: int | None = getattr(socket, "TCP_INFO", None) if sys.platform == "linux" else None
ENOUGH = 256  # bytes
USUAL, SHORTEST = 68, 148  # where Linux has them in its struct tcp_info, in microseconds


def longest_trip(transport: BaseTransport) -> float | None:
    """How long a round trip of this connection can be in milliseconds; None where the kernel doesn't say."""
    connection = transport.get_extra_info("socket")
    if TELLS is None or connection is None:
        return None
    try:
        info: bytes = connection.getsockopt(socket.IPPROTO_TCP, TELLS, ENOUGH)
    except OSError:
        return None
    usual, shortest = _milliseconds(info, USUAL), _milliseconds(info, SHORTEST)
    if usual is None:
        return None
    return usual if shortest is None else min(usual, shortest + QUEUES)


def make_known(scope: Any, transport: BaseTransport) -> None:
    """Have whoever gets this ASGI scope know what the kernel says of its connection."""
    scope["extensions"] = {**(scope.get("extensions") or {}), EXTENSION: {"longest": partial(longest_trip, transport)}}


def known_trip(scope: Any) -> Callable[[], float | None]:
    """What the kernel says of the connection of an ASGI scope; nothing where nobody made it known."""
    extension = (scope.get("extensions") or {}).get(EXTENSION)
    return (lambda: None) if extension is None else extension["longest"]


def _milliseconds(info: bytes, place: int) -> float | None:
    """None where an older kernel has no such field, or hasn't measured yet."""
    if len(info) < place + 4:
        return None
    (microseconds,) = unpack_from("=I", info, place)
    return microseconds / 1000 or None
