"""Who directs a race of a golden playthrough: solves cards as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.ubongo.stage import Stage

from akili.engine.game import Seat
from akili.ubongo.laying import Board
from akili.ubongo.race.game import RaceGame
from akili.ubongo.race.model import LayTile, RaceOptions

Race = RaceGame[Any, Any, Any]


class Director(Stage):
    """Plays a race and writes down every step."""

    def __init__(
        self, game: Race, options: RaceOptions, seats: int, seed: str, solve: Callable[[Any, Seat], Board]
    ) -> None:
        super().__init__(game, options, seats, seed)
        self.solve = solve

    def lay(self, seat: Seat, *, all_but: int = 0) -> None:
        """The tiles of a solution one by one, some thought before each."""
        for command in self.solution(seat)[: -all_but or None]:
            self.wait(1500 + self.chance.below(4000))
            self.do(seat, command, lag=20 + 15 * seat, uncertainty=5)

    def solution(self, seat: Seat) -> list[LayTile]:
        """What would solve the card."""
        return [LayTile(laid.tile, laid.cells, laid.holes) for laid in self.solve(self.match.state, seat)]
