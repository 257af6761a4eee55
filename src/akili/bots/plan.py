"""What a bot answers with."""

from __future__ import annotations

from typing import Any, NamedTuple

from akili.engine.game import Millis


class Planned(NamedTuple):
    """A command and its time; a time that has passed means at once."""

    at: Millis
    command: Any
