"""What is told of a finished race, in milliseconds: cards, dead ends, and the whole."""

from __future__ import annotations

from msgspec import Struct

from akili.bots import analysis
from akili.engine.game import Millis, Seat
from akili.polyomino import Placement


class DeadEnd(analysis.Decision, frozen=True, kw_only=True):
    """A tile after which no solution was within reach, and how long that lasted: its cost."""

    card: int  # its place among the cards
    chosen: Placement
    best: Placement  # a tile that would have gone on towards a solution
    gap: int  # cells of the smallest hole beside it that nothing fills; 0 where it left none
    was_left: bool  # a tile was taken back or moved, and a solution was within reach again


class CardReading(Struct, frozen=True, kw_only=True):
    """A card of a seat."""

    seat: Seat
    chapter: int
    begun: Millis
    taken: Millis  # until it was solved, put aside or taken away
    usual: Millis  # what half of the people need, with these tiles
    is_solved: bool
    lost: Millis  # in dead ends
    taken_back: int  # tiles
    solutions: int  # that it has


class RaceAccount(analysis.Account, frozen=True, kw_only=True):
    """A whole race of a seat: the time over all its cards, each of them told by its place."""

    fastest: int | None = None  # the solved card that took least of its usual time
    slowest: int | None = None  # the card that took most of its usual time


class RaceAnalysis(analysis.Analysis, frozen=True, kw_only=True):
    """A finished race."""

    seats: tuple[RaceAccount, ...]
    decisions: tuple[DeadEnd, ...]
    cards: tuple[CardReading, ...]
