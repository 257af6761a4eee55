"""A fixed space of actions: groups of commands, one after the other, each command at its place in its group."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Group:
    """Actions that belong together."""

    name: str
    size: int
    meaning: str


class Actions:
    """All groups of a game.

    >>> actions = Actions([Group("move", 4, "to a side"), Group("stay", 1, "where one is")])
    >>> actions.size, actions.at("stay")
    (5, 4)
    """

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = tuple(groups)
        self.starts: dict[str, int] = {}
        self.size = 0
        for group in groups:
            self.starts[group.name] = self.size
            self.size += group.size

    def at(self, name: str, place: int = 0) -> int:
        """The number of an action."""
        return self.starts[name] + place
