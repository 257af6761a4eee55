"""A table at which tests play Shimo."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.ubongo.table import RaceTable

from akili.engine.game import Seat
from akili.games.ubongo_shimo.model import Options, RoundEnded, SeatState, State, View
from akili.games.ubongo_shimo.rules import SHIMO
from akili.games.ubongo_shimo.solving import solution
from akili.ubongo.laying import Board


class Table(RaceTable[State]):
    """A match that goes on as the test says."""

    game = SHIMO
    options = Options()

    def seat(self, number: Seat) -> SeatState:
        return self.state.seats[number]

    def solution(self, seat: Seat) -> Board:
        return solution(self.card(seat))

    @property
    def view(self) -> View:
        view: View = self.match.view(None)
        return view

    @property
    def last(self) -> RoundEnded:
        """How the last round ended."""
        return self.told(RoundEnded)[-1]

    def cards_and_gems(self) -> list[tuple[int, tuple[int, int, int]]]:
        return [(seat.cards_won, seat.gems) for seat in self.state.seats]

    def play_rounds(self, *rounds: tuple[Seat, ...]) -> None:
        for solvers in rounds:
            self.play_round(*solvers)


@pytest.fixture
def sit() -> Callable[..., Table]:
    """A new table: ``sit(options, seats)``."""
    return Table
