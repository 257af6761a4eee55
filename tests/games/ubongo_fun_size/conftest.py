"""A table at which tests play: a match with a clock, and players who know every solution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from akili.engine.game import Millis, Outcome, Rejected, Seat
from akili.engine.match import Match
from akili.games.ubongo_fun_size.agreement import tiles_of
from akili.games.ubongo_fun_size.model import Event, Options, SeatState, State
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_fun_size.solving import solution
from akili.ubongo.laying import Board
from akili.ubongo.race.model import Card, Command, GiveUp, LayTile

Kind = TypeVar("Kind")


class Table:
    """A match that goes on as the test says."""

    def __init__(self, options: Options | None = None, seats: int = 2, seed: str = "table") -> None:
        self.match = Match(FUN_SIZE, options or Options(), seats, seed)
        self.now: Millis = 0
        self.events: list[Event] = []
        self._apply(self.match.begin())

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def phase(self) -> str:
        return self.state.phase

    def seat(self, number: Seat) -> SeatState:
        return self.state.seats[number]

    def told(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def wait(self, time: Millis) -> None:
        """Time passes and acts where it is due."""
        then = self.now + time
        while (deadline := self.match.deadline) is not None and deadline <= then:
            self.now = deadline
            self._apply(self.match.expire(self.now))
        self.now = then

    def do(self, seat: Seat, command: Command, *, lag: Millis = 0, uncertainty: Millis = 0) -> list[Event]:
        return self._apply(self.match.decide(seat, command, self.now, lag=lag, uncertainty=uncertainty))

    def refusal(self, seat: Seat, command: Command, *, lag: Millis = 0) -> str:
        with pytest.raises(Rejected) as refused:
            self.match.decide(seat, command, self.now, lag=lag)
        return refused.value.reason

    def card(self, seat: Seat) -> Card:
        card = self.seat(seat).card
        assert card is not None
        return card

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def solution(self, seat: Seat) -> Board:
        return solution(self.card(seat).area, self.state.options.side, tiles_of(self.state.options, seat))

    def nearly_solve(self, seat: Seat) -> LayTile:
        """All tiles but one; returns what is missing."""
        *most, last = (LayTile(laid.tile, laid.cells) for laid in self.solution(seat))
        for command in most:
            self.do(seat, command)
        return last

    def solve(self, seat: Seat, *, lag: Millis = 0, uncertainty: Millis = 0) -> list[Event]:
        return self.do(seat, self.nearly_solve(seat), lag=lag, uncertainty=uncertainty)

    def play_round(self, *solvers: Seat) -> None:
        """These seats solve their cards, a second after each other; the round ends, and the pause after it."""
        for seat in solvers:
            self.wait(1000)
            self.solve(seat)
        for seat in sorted(self.match.game.to_act(self.state)):
            if self.state.phase in ("racing", "countdown"):
                self.do(seat, GiveUp())
        if self.state.phase == "between":
            self.wait(15_000)

    def _apply(self, events: Any) -> list[Event]:
        self.match.apply(events)
        self.events += events
        return list(events)


@pytest.fixture
def sit() -> Callable[..., Table]:
    """A new table: ``sit(options, seats)``."""
    return Table
