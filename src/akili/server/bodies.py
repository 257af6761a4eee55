"""Reading what a request brings: text, no longer than its route takes, and few long ones at a time."""

from __future__ import annotations

from litestar.exceptions import InternalServerException

from akili.engine.game import Rejected
from akili.server.http import AnyRequest, address_of
from akili.server.services import Services


async def read_body(request: AnyRequest, services: Services) -> None:
    """Wait for the body, which the request then has; raises Rejected."""
    if not _may_be_big(request, services.settings.limits.body_bytes):
        await _read(request)
        return
    address = address_of(request)
    if not services.uploads.open(address):
        raise Rejected("limit.uploads")
    try:
        await _read(request)
    finally:
        services.uploads.close(address)


def _may_be_big(request: AnyRequest, big: int) -> bool:
    most = request.route_handler.resolve_request_max_body_size() or big
    return most > big and (request.content_length is None or request.content_length > big)


async def _read(request: AnyRequest) -> None:
    try:
        (await request.body()).decode()
    except UnicodeError as error:  # the decoder of bodies would take it for a fault of ours
        raise Rejected("request.malformed", message=str(error)) from error
    except InternalServerException as error:  # so Litestar calls it that the peer has gone
        raise Rejected("request.aborted") from error
