"""Addresses as they may be shown: whatever else is wrong with one, nobody reads its password in a log."""

from __future__ import annotations

import re

SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
UNESCAPED = "/?#[]"  # base64 has the first; in a password each ends what a parser takes to be its place
HINT = "In the password of an address / is written %2F, ? %3F, # %23, @ %40, [ %5B and ] %5D"


def without_password(address: str) -> str:
    """Cut by hand: what a parser makes of a password that isn't escaped may be a host, a port or a path."""
    found = SCHEME.match(address)
    scheme = "" if found is None else found[0]
    before, at, after = address.removeprefix(scheme).rpartition("@")
    if not at:
        return address.partition("?")[0]
    user = _until(before, f":{UNESCAPED}")
    host = "…" if "?" in before else _until(after, "?#")  # it may be a password after the question mark that has an @
    return f"{scheme}{user}@{host}" if user else f"{scheme}{host}"


def trouble_with(address: str, error: BaseException) -> str:
    """What is wrong, as a sentence; of an address that can't be taken apart surely not what a parser says about it."""
    before = address.partition("://")[2].rpartition("@")[0]
    said = str(error).strip() or type(error).__name__
    if any(character in before for character in UNESCAPED):
        said = f"{HINT} ({type(error).__name__})"
    return said if said.endswith(".") else f"{said}."


def _until(text: str, characters: str) -> str:
    return text[: next((place for place, character in enumerate(text) if character in characters), len(text))]
