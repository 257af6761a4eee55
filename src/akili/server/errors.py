"""What goes wrong on the way to an HTTP answer, as a refusal with a reason and a fitting status."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from akili.engine.game import Rejected
from akili.server.complaints import complaint
from akili.server.http import AnyRequest, Refusal, address_of
from akili.server.operation.operation import count_refusal
from akili.server.ports import StoreUnavailable

log = logging.getLogger("akili.api")
STATUS = {
    "guest.unknown": 401,
    "origin.foreign": 403,
    "table.not_host": 403,
    "table.not_seated": 403,
    "table.not_yours": 403,
    "table.removed": 403,
    "table.unknown": 404,
    "match.unknown": 404,
    "advice.none": 404,
    "table.playing": 409,
    "table.over": 409,
    "table.not_playing": 409,
    "table.not_away": 409,
    "table.full": 409,
    "table.seat_taken": 409,
    "table.seats_empty": 409,
    "replay.running": 409,
    "replay.unfinished": 409,
    "limit.requests": 429,
    "limit.guests": 429,
    "limit.tables": 429,
    "limit.uploads": 429,
    "limit.codes": 429,
    "limit.connections": 429,
    "limit.busy": 503,
    "limit.disk": 503,
}
BY_STATUS = {404: "request.no_such_page", 405: "request.method", 413: "limit.size", 415: "request.media_type"}
FAULT = 500
TOO_BIG = 413


def rejected(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """The rules, or the house's rules, say no."""
    assert isinstance(error, Rejected)
    return _answer(request, STATUS.get(error.reason, 400), error.reason, error.details)


def malformed(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """The request itself makes no sense."""
    assert isinstance(error, HTTPException)
    if error.status_code >= FAULT:
        return failed(request, error)
    reason = BY_STATUS.get(error.status_code, "request.malformed")
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    if error.status_code == TOO_BIG:
        headers["connection"] = "close"  # the rest isn't read
    return _answer(request, error.status_code, reason, _complaint(request, error), headers)


def _complaint(request: AnyRequest, error: HTTPException) -> dict[str, Any]:
    """What is wrong with a body or a query: where, and what may be there."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list) or not error.extra:
        return {"message": str(error.detail)}
    found, body = error.extra[0], getattr(request.scope.get("route_handler"), "parsed_data_field", None)
    place = str(found.get("key", ""))
    if found.get("source") != "body" or body is None:
        return {"message": str(found.get("message", "")), "field": place}
    return complaint(f"{found.get('message', '')} - at `$.{'' if place == 'data' else place}`", body.annotation)


def too_deep(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A body of brackets within brackets."""
    return _answer(request, 400, "request.malformed", {"message": str(error)})


def unavailable(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """The store can't keep anything now."""
    log.error("the store is unavailable: %s", error)
    return _answer(request, 503, "server.unavailable", {})


def failed(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A mistake of ours: everything for the log, nothing for the peer."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, FAULT, "server.fault", {})


def _answer(
    request: AnyRequest, status: int, reason: str, details: dict[str, Any], headers: dict[str, str] | None = None
) -> Response[Refusal]:
    log.info("%s refused: %s", address_of(request), reason)
    count_refusal(request.scope, reason)
    return Response(Refusal(reason, details), status_code=status, media_type="application/json", headers=headers)


HANDLERS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Refusal]]] = {
    Rejected: rejected,
    HTTPException: malformed,
    RecursionError: too_deep,
    StoreUnavailable: unavailable,
    Exception: failed,
}
