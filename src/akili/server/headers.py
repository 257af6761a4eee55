"""What every answer carries so that a browser does nothing with it that we didn't mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_RAW = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Put them on, errors included; what the API says isn't kept by anyone on the way."""
    if message["type"] == "http.response.start":
        cache = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api") else []
        message["headers"] = [*message["headers"], *_RAW, *cache]
