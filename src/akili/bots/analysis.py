"""A finished match read by somebody who knows the game: one contract, and every game brings its own reading.

All is counted in the unit of the match's result. ``luck``, ``pace`` and ``cost`` are told from the player's side:
luck and pace above 0 were good for them, a cost never is. So for every seat, where more is better,
``result = start + luck + pace + unforeseen - cost``; where less is better (rolls, milliseconds),
``start - luck - pace - unforeseen + cost``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from akili.engine.game import FEWER_IS_BETTER, Millis, Seat, Unit

MISTAKES = 3  # so many are told, the dearest first
NOTHING = 1e-9  # what costs no more is no mistake

Judge = Literal[
    "net",  # a net that learned by playing with itself
    "planner",  # where that isn't installed: who plans a few moves ahead
    "exact",  # best play, worked out
    "person",  # a search that goes about it as people do
]
ESTIMATING: tuple[Judge, ...] = ("net", "planner")  # who learn later what they misjudged


class Decision(Struct, frozen=True, kw_only=True):
    """Something that a seat did, and what it could have done. Games add what was done and what was best."""

    seat: Seat
    event: int  # how many events were before it
    at: Millis
    chapter: int  # round, area or card, from 1
    value: float  # the result that was to be expected after it
    best_value: float  # and after the best
    cost: float  # never below 0; the best costs 0
    luck: float = 0.0  # what chance brought since the seat's last decision; its last one also has what came after


class Point(Struct, frozen=True):
    """The result to be expected at a moment."""

    at: Millis
    value: float


class Account(Struct, frozen=True, kw_only=True):
    """A whole match of a seat; see above how it adds up."""

    start: float  # the result to be expected before anything happened
    luck: float  # what dice, cards and the others brought
    pace: float = 0.0  # in a race: how much faster one searches than people usually do, mistakes apart
    unforeseen: float = 0.0  # what a judge who only estimates didn't foresee; 0 for one who knows
    cost: float  # of all decisions
    result: float
    unfinished: float = 0.0  # of the result: what would have been to come when the match was over
    dearest: tuple[int, ...]  # the places of up to three decisions, the dearest first
    curve: tuple[Point, ...]


class Analysis(Struct, frozen=True, kw_only=True):
    """A finished match. Games add what only they know."""

    unit: Unit
    judge: Judge
    seats: tuple[Account, ...]
    decisions: tuple[Decision, ...]


def dearest(decisions: Sequence[Decision], seat: Seat) -> tuple[int, ...]:
    """The places of a seat's dearest mistakes."""
    own = [place for place, each in enumerate(decisions) if each.seat == seat and each.cost > NOTHING]
    return tuple(sorted(own, key=lambda place: -decisions[place].cost)[:MISTAKES])


def accounted(unit: Unit, account: Account) -> float:
    """The result that the parts of an account add up to."""
    gained = account.luck + account.pace + account.unforeseen - account.cost
    return account.start - gained if unit in FEWER_IS_BETTER else account.start + gained


def total_cost(decisions: Iterable[Decision], seat: Seat) -> float:
    """What all decisions of a seat cost."""
    return sum(each.cost for each in decisions if each.seat == seat)
