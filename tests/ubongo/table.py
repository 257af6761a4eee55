"""A table at which tests play a race: players who know every solution."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypeVar

from tests.ubongo.sitting import Sitting

from akili.engine.game import Millis, Seat
from akili.ubongo.laying import Board
from akili.ubongo.race.game import RaceGame
from akili.ubongo.race.model import Card, GiveUp, LayTile, RaceState

State = TypeVar("State", bound=RaceState)


class RaceTable(Sitting[State], ABC):
    """A match that goes on as the test says; a game says how its cards are solved."""

    game: RaceGame[Any, Any, Any]

    @abstractmethod
    def solution(self, seat: Seat) -> Board:
        """What would solve the card of a seat."""

    def phase(self) -> str:
        return self.state.phase

    def card(self, seat: Seat) -> Card:
        card: Card | None = self.state.seats[seat].card
        assert card is not None
        return card

    def nearly_solve(self, seat: Seat) -> LayTile:
        """All tiles but one; returns what is missing."""
        *most, last = (LayTile(laid.tile, laid.cells, laid.holes) for laid in self.solution(seat))
        for command in most:
            self.do(seat, command)
        return last

    def solve(self, seat: Seat, *, lag: Millis = 0, uncertainty: Millis = 0) -> list[Any]:
        return self.do(seat, self.nearly_solve(seat), lag=lag, uncertainty=uncertainty)

    def play_round(self, *solvers: Seat) -> None:
        """These seats solve their cards, a second after each other; the round ends, and the pause after it."""
        for seat in solvers:
            self.wait(1000)
            self.solve(seat)
        for seat in sorted(self.match.game.to_act(self.state)):
            if self.state.is_running:
                self.do(seat, GiveUp())
        if self.state.phase == "between":
            self.wait(15_000)
