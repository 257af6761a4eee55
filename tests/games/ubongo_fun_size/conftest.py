"""A table at which tests play Fun-Size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.ubongo.table import RaceTable

from akili.engine.game import Seat
from akili.games.ubongo_fun_size.agreement import tiles_of
from akili.games.ubongo_fun_size.model import Options, SeatState, State
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_fun_size.solving import solution
from akili.ubongo.laying import Board


class Table(RaceTable[State]):
    """A match that goes on as the test says."""

    game = FUN_SIZE
    options = Options()

    def seat(self, number: Seat) -> SeatState:
        return self.state.seats[number]

    def solution(self, seat: Seat) -> Board:
        return solution(self.card(seat).area, self.state.options.side, tiles_of(self.state.options, seat))


@pytest.fixture
def sit() -> Callable[..., Table]:
    """A new table: ``sit(options, seats)``."""
    return Table
