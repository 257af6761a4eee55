"""The questions of machines: is it alive, is it ready, what are its figures. In front of all else, and cheap."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from akili.server.door.pace import Pace
from akili.server.limits import Buckets
from akili.server.operation.health import Readiness
from akili.server.operation.operation import Operation

LIVE, READY, METRICS = "/health/live", "/health/ready", "/metrics"
PROBES_PER_SECOND, PROBE_BURST = 20.0, 100  # of an address, apart from what people may ask
SAFE = ("GET", "HEAD")
JSON, TEXT = b"application/json", b"text/plain; version=0.0.4; charset=utf-8"
ALIVE = msgspec.json.encode({"alive": True, "words": "The event loop answers."})
log = logging.getLogger("akili.health")


class Probes:
    """An ASGI app in front of another: whoever asks too often waits, without a share of what people may do."""

    def __init__(self, app: Any, operation: Operation, *, with_metrics: bool) -> None:
        self._app, self._operation = app, operation
        self._paths = {LIVE, READY, METRICS} if with_metrics else {LIVE, READY}
        self._answering = Pace(self._answer, Buckets(PROBES_PER_SECOND, PROBE_BURST))
        self._last_words = ""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer what is asked of us, and hand on the rest."""
        if scope["type"] == "http" and scope["path"] in self._paths and scope["method"] in SAFE:
            await self._answering(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Any, _: Any, send: Any) -> None:
        status, kind, body = await self._found(scope["path"])
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
        headers += [(b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    async def _found(self, path: str) -> tuple[int, bytes, bytes]:
        if path == LIVE:
            return 200, JSON, ALIVE
        if path == METRICS:
            return 200, TEXT, self._operation.metrics.text().encode()
        readiness = await self._operation.health.readiness()
        self._note(readiness)
        return 200 if readiness.ready else 503, JSON, msgspec.json.encode(readiness)

    def _note(self, readiness: Readiness) -> None:
        """What changed since the last time is worth a line."""
        if self._last_words and readiness.words != self._last_words:
            log.warning("health: %s", readiness.words)
        self._last_words = readiness.words


async def nothing_here(scope: Any, _: Any, send: Any) -> None:
    """What is behind the probes where nothing else is."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})
    elif scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
