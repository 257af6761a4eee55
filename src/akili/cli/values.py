"""What values of settings may look like; each is refused with words that name it."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Any

UNITS = {"": 1, "k": 10**3, "m": 10**6, "g": 10**9, "t": 10**12}
SIZE = re.compile(r"(\d+(?:\.\d+)?) ?([kmgt]?)b?", re.IGNORECASE)
PORTS = 1 << 16


def port(text: str) -> int:
    """A port; 0 is any."""
    if not text.isdecimal() or int(text) >= PORTS:
        raise ArgumentTypeError(f"{text!r} is no port from 0 to {PORTS - 1}")
    return int(text)


def place(text: str) -> str:
    """An address with a port, such as 127.0.0.1:9100 or [::1]:9100."""
    host_and_port(text)
    return text


def host_and_port(text: str) -> tuple[str, int]:
    """Both parts of such a place."""
    host, colon, number = text.rpartition(":")
    try:
        if colon and host:
            return host.strip("[]"), port(number)
    except ArgumentTypeError:
        pass
    raise ArgumentTypeError(f"{text!r} is no address with a port, such as 127.0.0.1:9100")


def size(text: str) -> int:
    """A number of bytes, such as 500MB."""
    found = SIZE.fullmatch(text.strip())
    if found is None:
        raise ArgumentTypeError(f"{text!r} is no size such as 500MB")
    return round(float(found[1]) * UNITS[found[2].lower()])


def seconds(text: str) -> float:
    """Seconds, none or more."""
    return _number(text, float, "number of seconds")


def whole_seconds(text: str) -> int:
    """The same without fractions."""
    return int(_number(text, int, "whole number of seconds"))


def count(text: str) -> int:
    """One or more."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def one_of(*words: str) -> Callable[[str], str]:
    """One of these words."""

    def parse(text: str) -> str:
        if text not in words:
            raise ArgumentTypeError(f"{text!r} is none of {', '.join(words)}")
        return text

    return parse


def limit(text: str) -> str:
    """NAME=NUMBER, of a limit that there is."""
    limit_of(text)
    return text


def limit_of(text: str) -> tuple[str, Any]:
    """Which limit, and how much."""
    from msgspec.structs import fields

    from akili.server.settings import Limits

    name, equals, number = text.partition("=")
    kinds = {field.name: field.type for field in fields(Limits)}
    if not equals:
        raise ArgumentTypeError(f"{text!r} isn't like tables=50000")
    if name not in kinds:
        raise ArgumentTypeError(f"there is no limit {name!r}")
    value = _number(number, kinds[name], f"number for {name}")
    if not value:
        raise ArgumentTypeError(f"{name} has to be more than 0")
    return name, value


def _number(text: str, kind: Callable[[str], float], what: str) -> float:
    try:
        value = kind(text)
    except ValueError:
        value = -1
    if not 0 <= value < float("inf"):
        raise ArgumentTypeError(f"{text!r} is no {what}")
    return value
