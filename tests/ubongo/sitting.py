"""A match that goes on as a test says, with a clock."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import pytest

from akili.engine.game import Millis, Outcome, Presence, Rejected, Seat
from akili.engine.match import Match
from akili.engine.steps import AnyGame

Kind = TypeVar("Kind")
State = TypeVar("State")


class Sitting(Generic[State]):
    """A table of some game: what is done, what time brings, and all that was told."""

    game: AnyGame
    options: Any  # unless the test says others

    def __init__(self, options: Any = None, seats: int = 2, seed: str = "table") -> None:
        self.match = Match(self.game, options or self.options, seats, seed)
        self.now: Millis = 0
        self.events: list[Any] = []
        self._apply(self.match.begin())

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def outcome(self) -> Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def told(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    def wait(self, time: Millis) -> None:
        """Time passes and acts where it is due."""
        then = self.now + time
        while (deadline := self.match.deadline) is not None and deadline <= then:
            self.now = deadline
            self._apply(self.match.expire(self.now))
        self.now = then

    def do(self, seat: Seat, command: Any, *, lag: Millis = 0, uncertainty: Millis = 0) -> list[Any]:
        return self._apply(self.match.decide(seat, command, self.now, lag=lag, uncertainty=uncertainty))

    def refusal(self, seat: Seat, command: Any, *, lag: Millis = 0, uncertainty: Millis = 0) -> str:
        with pytest.raises(Rejected) as refused:
            self.match.decide(seat, command, self.now, lag=lag, uncertainty=uncertainty)
        return refused.value.reason

    def away(self, *seats: Seat, deserted: bool = False) -> list[Any]:
        """These seats are away from now on, the others are there."""
        return self._apply(self.match.presence(Presence(seats, deserted), self.now))

    def _apply(self, events: Any) -> list[Any]:
        self.match.apply(events)
        self.events += events
        return list(events)
