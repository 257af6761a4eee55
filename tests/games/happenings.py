"""Whatever may arrive at a match: acts of seats from near and far, people who come and go. For tests of any game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from msgspec import Struct

from akili.engine.game import Millis, Presence, Seat
from akili.engine.steps import Step

coordinates = st.tuples(st.integers(-1, 6), st.integers(-1, 6)) | st.tuples(st.integers(), st.integers())
cells = st.lists(coordinates, max_size=6).map(tuple)
presences = st.builds(Presence, st.lists(st.integers(0, 3), unique=True).map(tuple), st.booleans())


class Happening(Struct, frozen=True):
    """What a seat does, who is there, or what time brings."""

    after: Millis  # the last one
    seat: Seat | None
    does: Any  # a command, or by which the test finds one: so many modulo those on offer, None for what leads on
    lag: Millis
    uncertainty: Millis
    presence: Presence | None

    def step(self, now: Millis, command: Any) -> Step:
        """As the engine takes it, with the command that was found."""
        if self.presence is not None:
            return Step(now, presence=self.presence)
        return Step(now, self.seat, command, self.lag, self.uncertainty)


def mostly(usual: st.SearchStrategy[Any], rare: st.SearchStrategy[Any], once_in: int) -> st.SearchStrategy[Any]:
    """The usual, and once in so many times the rare."""
    return st.integers(1, once_in).flatmap(lambda number: rare if number == once_in else usual)


def happenings(after: st.SearchStrategy[Millis], does: st.SearchStrategy[Any]) -> st.SearchStrategy[Happening]:
    """Mostly of seats that there are, now and then of others or of time."""
    return st.builds(
        Happening,
        after,
        mostly(st.integers(0, 3), st.none() | st.integers(-1, 4), 6),
        does,
        mostly(st.integers(0, 150), st.integers(0, 400), 3),
        st.integers(0, 80),
        mostly(st.none(), presences, 30),
    )
