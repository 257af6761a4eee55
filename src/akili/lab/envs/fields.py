"""An observation field by field: what each number means, its bounds, and how it is read off a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from akili.engine.game import Millis, Seat

Observation = NDArray[np.int16]
LONGEST = 9999  # seconds that are told; more is told as that


@dataclass(frozen=True)
class Seen:
    """All that an observation is made of: the view of a seat, never the state, and the time."""

    view: Any
    seat: Seat
    now: Millis

    @property
    def own(self) -> Any:
        """The seat itself."""
        return self.view.seats[self.seat]

    @cached_property
    def clockwise(self) -> tuple[Seat, ...]:
        """All seats, the one that sees first."""
        seats = len(self.view.seats)
        return tuple((self.seat + step) % seats for step in range(seats))

    def relative(self, seat: Seat | None) -> int:
        """0 for nobody, 1 for the one that sees, 2 for the next clockwise, and so on."""
        return 0 if seat is None else 1 + (seat - self.seat) % len(self.view.seats)

    def until(self, then: Millis | None) -> int:
        """Whole seconds until then; -1 where there is no end."""
        return -1 if then is None else min(max(then - self.now, 0) // 1000, LONGEST)

    def since(self, then: Millis) -> int:
        """Whole seconds since then."""
        return min(max(self.now - then, 0) // 1000, LONGEST)


Read = Callable[[Seen], Iterable[int]]


@dataclass(frozen=True)
class Field:
    """Numbers that belong together; ``read`` gives ``size`` of them, each from ``low`` to ``high``."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
    read: Read


ReadSeat = Callable[[Seen, Seat], Iterable[int]]


@dataclass(frozen=True)
class SeatField:
    """The same of every seat: first the one that sees, then clockwise."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
    read: ReadSeat

    def of(self, seats: int) -> Field:
        """For a table of so many."""

        def read(seen: Seen) -> Iterable[int]:
            return (number for seat in seen.clockwise for number in self.read(seen, seat))

        return Field(self.name, self.size * seats, self.low, self.high, self.meaning, read)


AnyField = Field | SeatField


class Layout:
    """All fields of a game at a table of so many seats, one after the other."""

    def __init__(self, fields: Sequence[AnyField], seats: int) -> None:
        self.fields = tuple(field if isinstance(field, Field) else field.of(seats) for field in fields)
        sizes = [field.size for field in self.fields]
        ends = np.cumsum(sizes).tolist()
        self.size: int = ends[-1]
        self.places = {
            field.name: slice(end - size, end) for field, size, end in zip(self.fields, sizes, ends, strict=True)
        }
        self.low: Observation = np.repeat([field.low for field in self.fields], sizes).astype(np.int16)
        self.high: Observation = np.repeat([field.high for field in self.fields], sizes).astype(np.int16)

    def observe(self, seen: Seen) -> Observation:
        """What the seat sees, as numbers."""
        return np.array([number for field in self.fields for number in field.read(seen)], np.int16)

    def told(self, observation: Observation) -> str:
        """For people: a line a field."""
        return "\n".join(f"{name}: {' '.join(map(str, observation[place]))}" for name, place in self.places.items())


def one_hot(things: Sequence[Any], thing: Any) -> list[int]:
    """A 1 at its place; none where it isn't among them."""
    return [int(each == thing) for each in things]


def among(things: Sequence[Any], chosen: Iterable[Any]) -> list[int]:
    """A 1 at the place of each that was chosen."""
    there = set(chosen)
    return [int(each in there) for each in things]
