"""The course of events inside a decision: each is told once, and the next follows from the state after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from akili.engine.game import Event, Moment, State


class Course(Generic[State, Event]):
    """The events that are told one after the other, and the state after them."""

    def __init__(self, evolve: Callable[[State, Event], State], state: State, moment: Moment) -> None:
        self._evolve = evolve
        self.state = state
        self.moment = moment
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """One more event."""
        self.events.append(event)
        self.state = self._evolve(self.state, event)
