"""Whether a request comes from our own pages; a program that names no origin is let in, a foreign page is not."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

OWN_FETCHES = {"same-origin", "none"}


def is_own(headers: Mapping[str, str], trusted: Collection[str] = ()) -> bool:
    """Judge by Origin, and where a browser leaves that out, by Sec-Fetch-Site."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in OWN_FETCHES
    return origin in trusted or _host(origin) == headers.get("host", "").lower()


def _host(origin: str) -> str | None:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") else None
