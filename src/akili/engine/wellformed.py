"""What comes from outside is looked at once, field by field, before any rule sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from akili.engine.game import Rejected


def well_formed(thing: Any, kind: Any, reason: str) -> Any:
    """The thing as the kind has it: a struct that Python code has made may have anything in its fields.

    Raises Rejected with the reason where it is something else.
    """
    try:
        formed = msgspec.convert(msgspec.to_builtins(thing), kind)
    except (TypeError, ValueError, RecursionError, OverflowError) as error:  # msgspec's own errors are among them
        raise Rejected(reason, message=str(error)) from error
    if type(formed) is not type(thing):
        raise Rejected(reason, message=f"{type(thing).__name__} is something else")
    return formed
