"""What a lane is worth to a seat: its nearest pair, and what the board promises after it. Pure: no clock, no chance."""

from __future__ import annotations

from collections.abc import Iterable

from akili.games.ubongo_classic.gem_board import PAIR, nearest, with_gems, without_nearest
from akili.games.ubongo_classic.model import COLOURS, Colour, Gems, Lane, Lanes

OWN = (1.0, 0.25, 0.08, 0.03, 0.01, 0.0)  # a gem of the best colour, of the next, and so on
NEAR = 0.7  # what is left of a promise per lane of distance
SOON = 0.6  # and per pair that lies before it
TRUST = 0.5  # what a promise is worth that lies right before the pawn


def lane_value(lanes: Lanes, gems: Gems, lane: Lane) -> float:
    """What the seat would hold, with all that is promised to a pawn in that lane."""
    return holdings(with_gems(gems, nearest(lanes, lane)), without_nearest(lanes, lane), lane)


def holdings(gems: Gems, lanes: Lanes, pawn: Lane) -> float:
    """Gems and promises by colour, the best colour first."""
    both = [count + promise(lanes, pawn, colour) for count, colour in zip(gems, COLOURS, strict=True)]
    return sum(weight * count for weight, count in zip(OWN, sorted(both, reverse=True), strict=True))


def promise(lanes: Lanes, pawn: Lane, colour: Colour) -> float:
    """How much of a colour lies within reach of the coming rounds."""
    return TRUST * sum(NEAR ** abs(lane - pawn) * _nearness(gems, colour) for lane, gems in enumerate(lanes))


def _nearness(gems: Iterable[Colour], colour: Colour) -> float:
    return sum(SOON ** (slot // PAIR) for slot, gem in enumerate(gems) if gem == colour)
