"""A refusal by the door itself, before anything of the app is asked."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

import msgspec

from akili.server.http import Refusal
from akili.server.limits import neighbourhood
from akili.server.operation.operation import count_refusal

log = logging.getLogger("akili.api")


def address_in(scope: Any) -> str:
    """Where a request or a socket comes from."""
    return neighbourhood(scope["client"][0] if scope["client"] else "")


async def refuse(scope: Any, send: Any, status: int, reason: str, **details: Any) -> None:
    """Say why not, to a request."""
    log.info("%s refused: %s", address_in(scope), reason)
    count_refusal(scope, reason)
    body = msgspec.json.encode(Refusal(reason, details))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache
def closing_answer(status: int, reason: str) -> bytes:
    """The same without an app, as the last thing that a connection is told."""
    body = msgspec.json.encode(Refusal(reason, {}))
    head = f"HTTP/1.1 {status} Refused\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}connection: close\r\n\r\n".encode() + body
