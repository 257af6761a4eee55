"""The luck of one fall of the dice: what they are worth as they lie, less what they might have been on average.

The average is over a small sample of falls from the same position, in which every die shows each face equally often.
It follows from the position, so that a match is always read the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Protocol

from akili.engine.chance import Chance, SeededChance
from akili.engine.game import Moment, Seat
from akili.games.clever_cubed.fold import evolve
from akili.games.clever_cubed.model import DICE, HAND, DiceDealt, Rolled, State
from akili.games.clever_cubed.turns import Course, dealt, throw

FACES = 6


class Glancing(Protocol):
    """Says what positions are worth, without looking far."""

    falls: int  # in a sample: a multiple of the faces of a die

    def glance(self, states: Sequence[State], seat: Seat) -> list[float]:
        """The best that the seat can make of each."""


def dice_luck(state: State, event: Rolled | DiceDealt, seat: Seat, judge: Glancing) -> float:
    """Points that the seat gained over the average; the state is the one in which the dice fell."""
    fallen, *others = judge.glance([evolve(state, event), *_others(state, event, judge.falls)], seat)
    return fallen - fmean(others)


def _others(state: State, event: Rolled | DiceDealt, falls: int) -> Iterator[State]:
    """How they might have fallen."""
    sheets = [seat.sheet for seat in state.seats]  # what clocks say is no part of a position
    chance = SeededChance(repr((state.round, state.active, state.roll, state.faces, state.places, sheets)))
    thrown = len(DICE) if isinstance(event, DiceDealt) else state.places.count(HAND)
    shown = [chance.shuffled([*range(FACES)] * (falls // FACES)) for _ in range(thrown)]
    for faces in zip(*shown, strict=True):
        fall = _Fall(faces, chance)
        if isinstance(event, DiceDealt):
            yield evolve(state, DiceDealt(*dealt(fall), event.at))
        else:
            course = Course(evolve, state, Moment(event.at, fall))
            throw(course, event.roll)
            yield course.state


class _Fall(Chance):
    """Faces that are given, and chance for all else."""

    def __init__(self, faces: Sequence[int], chance: Chance) -> None:
        self._faces, self._chance = list(faces), chance

    def below(self, bound: int) -> int:
        return self._faces.pop() if self._faces else self._chance.below(bound)
