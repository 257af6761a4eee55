"""What comes from outside is looked at once, field by field, before any rule sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import json

from akili.engine.game import Rejected

_ENCODER = json.Encoder()


def well_formed(thing: Any, kind: Any, reason: str) -> Any:
    """The thing as the kind has it: a struct that Python code has made may have anything in its fields.

    Raises Rejected with the reason where it is something else.
    """
    try:
        formed = _decoder(kind).decode(_ENCODER.encode(thing))
    except (TypeError, ValueError, RecursionError, OverflowError) as error:  # msgspec's own errors are among them
        raise Rejected(reason, message=str(error)) from error
    if type(formed) is not type(thing):
        raise Rejected(reason, message=f"{type(thing).__name__} is something else")
    return formed


@cache
def _decoder(kind: Any) -> json.Decoder[Any]:
    """Made once per game: reading a type takes longer than reading a command."""
    return json.Decoder(kind)
