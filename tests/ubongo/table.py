"""A table at which tests play a race: a match with a clock, and players who know every solution."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import pytest

from akili.engine.game import Millis, Outcome, Presence, Rejected, Seat
from akili.engine.match import Match
from akili.ubongo.laying import Board
from akili.ubongo.race.game import RaceGame
from akili.ubongo.race.model import Card, GiveUp, LayTile, RaceState

Kind = TypeVar("Kind")
State = TypeVar("State", bound=RaceState)


class RaceTable(Generic[State]):
    """A match that goes on as the test says; a game says how its cards are solved."""

    game: RaceGame[Any, Any, Any]
    options: Any  # unless the test says others

    def __init__(self, options: Any = None, seats: int = 2, seed: str = "table") -> None:
        self.match = Match(self.game, options or self.options, seats, seed)
        self.now: Millis = 0
        self.events: list[Any] = []
        self._apply(self.match.begin())

    def solution(self, seat: Seat) -> Board:
        """What would solve the card of a seat."""
        raise NotImplementedError

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def phase(self) -> str:
        return self.state.phase

    def told(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def card(self, seat: Seat) -> Card:
        card: Card | None = self.state.seats[seat].card
        assert card is not None
        return card

    def wait(self, time: Millis) -> None:
        """Time passes and acts where it is due."""
        then = self.now + time
        while (deadline := self.match.deadline) is not None and deadline <= then:
            self.now = deadline
            self._apply(self.match.expire(self.now))
        self.now = then

    def do(self, seat: Seat, command: Any, *, lag: Millis = 0, uncertainty: Millis = 0) -> list[Any]:
        return self._apply(self.match.decide(seat, command, self.now, lag=lag, uncertainty=uncertainty))

    def refusal(self, seat: Seat, command: Any, *, lag: Millis = 0) -> str:
        with pytest.raises(Rejected) as refused:
            self.match.decide(seat, command, self.now, lag=lag)
        return refused.value.reason

    def away(self, *seats: Seat, deserted: bool = False) -> list[Any]:
        """These seats are away from now on, the others are there."""
        return self._apply(self.match.presence(Presence(seats, deserted), self.now))

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

    def _apply(self, events: Any) -> list[Any]:
        self.match.apply(events)
        self.events += events
        return list(events)
