"""Between a game and numbers: what a game brings to be an environment. Read this first.

A codec reads a view into an observation and gives every command a number. The mask follows from the commands that the
game itself offers, so no rule is told twice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from akili.engine.game import Seat
from akili.engine.match import Match
from akili.lab.envs.actions import Actions
from akili.lab.envs.fields import AnyField


class Codec(ABC):
    """One game as numbers."""

    game: str  # its id
    actions: Actions
    fields: Sequence[AnyField]

    @abstractmethod
    def options(self, seats: int) -> Any:
        """What is agreed on unless something else is said."""

    @abstractmethod
    def index(self, command: Any) -> int | None:
        """The number of a command; None for what isn't part of the environment, such as asking for a hint."""

    def worth(self, view: Any, seat: Seat) -> int:
        """What a seat has reached so far: its points."""
        points: int = view.seats[seat].points
        return points

    def worth_alone(self, view: Any) -> int:
        """The same in a match of one seat: more is better."""
        return self.worth(view, 0)

    def offered(self, match: Match, seat: Seat) -> dict[int, Any]:
        """What the seat may do now, by number."""
        numbered = ((self.index(command), command) for command in match.game.legal(match.state, seat))
        return {number: command for number, command in numbered if number is not None}
