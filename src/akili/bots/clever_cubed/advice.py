"""What the strongest player says about a move, in data: the best three, what each is worth, and why."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from akili.bots import analysis
from akili.games.clever_cubed.model import Command
from akili.games.clever_cubed.printed import Bonus

# What speaks for a move, the strongest first; ``count`` says how many or how much.
ReasonKey = Literal[
    "only",  # there is nothing else
    "fox",  # wins so many foxes
    "chain",  # sets off so many ?, one after the other
    "action",  # circles so many re-rolls, jokers or extra dice
    "lowest",  # lifts the lowest area by so many points: each fox earns as much
    "points",  # earns so many points at once
    "crosses",  # makes so many more crosses than one
    "near",  # so many bonuses want only one more mark then
    "hand",  # keeps so many dice in hand for the next roll
    "kept",  # strikes out so many fields less
    "saved",  # spends so many actions less
    "wait",  # nothing here is worth it: what comes promises more
    "end",  # leads to more points in the end: nothing comes after this turn
    "later",  # what it promises for later
]


class Reason(Struct, frozen=True, omit_defaults=True):
    """Something that speaks for a move."""

    key: ReasonKey
    count: int = 0


class Advice(Struct, frozen=True):
    """A move: what it leads to in the end, as far as that can be foreseen."""

    command: Command
    total: float  # points at the end of the match
    cost: float  # points less than the best move; 0 for that one
    reasons: tuple[Reason, ...]  # the strongest first


class Hint(Struct, frozen=True):
    """The best moves, up to three, the best first."""

    moves: tuple[Advice, ...]


class Move(Struct, frozen=True):
    """A command and the points at the end that it promises."""

    command: Command
    value: float


class Choice(analysis.Decision, frozen=True, kw_only=True):
    """A command of a finished match beside the best one."""

    faces: tuple[int, ...]  # of all six dice as they lay; empty before the first roll of a turn
    chosen: Command
    best: Command
    moves: tuple[Move, ...]  # the best three of all that there were, the best first
    lapsed: tuple[Bonus, ...] = ()  # nothing was chosen: a clock or an absence lost these ?, which counts as a pass
    reasons: tuple[Reason, ...] = ()  # what the best has more of, the weightiest first; none where it was chosen
    although: Reason | None = None  # what the best gives up: a fox, a chain, actions or points at once


class Analysis(analysis.Analysis, frozen=True, kw_only=True):
    """A finished match, in points at the end. A seat counts its own alone."""

    decisions: tuple[Choice, ...]
