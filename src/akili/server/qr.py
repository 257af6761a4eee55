"""QR codes of this server's own addresses, for a phone beside the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from akili.engine.game import Rejected
from akili.server.http import AnyRequest, Shared, address_of, refusals

SVG = "image/svg+xml"
Text = Annotated[str, QueryParameter(min_length=1, max_length=300, description="An address of this server")]


@get(
    "/api/qr",
    media_type=SVG,
    responses={200: ResponseSpec(str, media_type=SVG, generate_examples=False), **refusals(400, 429)},
)
async def qr_code(request: AnyRequest, text: Text, services: Shared) -> Response[bytes]:
    """An address of this server as a QR code (SVG)."""
    settings = services.settings
    if not is_ours(text, request.headers.get("host", ""), (*settings.addresses, *settings.origins)):
        raise Rejected("qr.foreign")
    return Response(await services.qr_codes.code(text, address_of(request)), media_type=SVG)


def is_ours(text: str, host: str, bases: Iterable[str]) -> bool:
    """Whether an address leads to this server: to the host it was asked at, or to one of its bases."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or not text.isprintable():
        return False
    return parts.netloc.lower() == host.lower() or f"{parts.scheme}://{parts.netloc}" in bases
