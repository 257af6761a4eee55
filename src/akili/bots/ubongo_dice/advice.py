"""What best play says about a roll, in data: a hint while one plays alone, an analysis of a finished match.

All is counted in rolls that best play takes from there, alone with two dice of each colour: the fewer the better.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from akili.bots import analysis
from akili.games.ubongo_dice.model import Die
from akili.polyomino import Cell

Use = Literal["both", "black", "white", "none"]


class Way(Struct, frozen=True):
    """A way to use a pair of dice: where the shapes go, and the rolls that the rest takes after it."""

    use: Use
    black: tuple[Cell, ...]  # empty where it isn't used
    white: tuple[Cell, ...]
    rolls: float


class PairAdvice(Struct, frozen=True):
    """One black and one white die: the best way of each kind that is possible, the best of all first.

    The one that uses none is always among them: where it is the first although others are there, waiting keeps the
    better rest.
    """

    black: Die
    white: Die
    ways: tuple[Way, ...]


class Hint(Struct, frozen=True):
    """What there is to choose from in this roll, the best pair first; once both dice are taken there is one pair."""

    roll: int
    pairs: tuple[PairAdvice, ...]


class RollAnalysis(analysis.Decision, frozen=True, kw_only=True):
    """A roll of a seat: what it could have been, what it was, and what that cost. Its chapter is the area.

    ``best`` is out of the dice that nobody had when this seat got its own.
    """

    roll: int  # of the match, from 1
    area: int  # from 0
    before: float  # rolls that best play would have taken before the dice fell
    best_black: Die
    best_white: Die
    best: Way
    black: Die
    white: Die
    possible: Way  # the best with the dice that were taken
    done: Way
    shapes: tuple[str, str]  # on the best black and the best white die
    grab_cost: float
    draw_cost: float


class SeatAnalysis(analysis.Account, frozen=True, kw_only=True):
    """A whole match of a seat: its result is the rolls, with those for areas that stayed open."""

    rolls: int
    grab_cost: float
    draw_cost: float


class Analysis(analysis.Analysis, frozen=True, kw_only=True):
    """A finished match against best play."""

    seats: tuple[SeatAnalysis, ...]
    decisions: tuple[RollAnalysis, ...]
