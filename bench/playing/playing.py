"""What the load asks of a game: how a table is set up, and what a seat does when it is its time to do something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

Command = dict[str, Any]


class Playing(Protocol):
    """Players of one game. They look at as little of a view as they can, for they share the machine with the server."""

    title: str
    game: str
    options: Mapping[str, Any]

    def prepare(self) -> None:
        """What would take long later."""

    def command(self, update: str | bytes, beat: int) -> Command | None:
        """What a seat does now, from the last update it was sent; None where it only waits."""

    def is_secret(self, command: Command) -> bool:
        """Whether only the player's own update shows that it arrived."""
