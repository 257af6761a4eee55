"""What gems and the board are worth to a seat: what it holds, and what is promised to a pawn. No clock, no chance.

All sums are exact, so neither the order of lanes nor that of colours or seats makes a difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, fsum, log

from akili.games.ubongo_classic.gem_board import PAIR
from akili.games.ubongo_classic.model import COLOURS, Gems, Lane, Lanes

OWN = (1.0, 0.2, 0.05, 0.02, 0.01, 0.0)  # a gem of the best colour, of the next, which decides ties, and so on
NEAR = 0.9  # what is left of a promise per lane of distance
SOON = 0.75  # and per pair that lies before it
FULL = 4  # rounds: so many are needed to fetch what is promised
SMOOTH = 2.0  # gems: of rivals who are that close, each counts


Promises = tuple[float, ...]  # gems of each colour that may still come
NONE: Promises = (0.0,) * len(COLOURS)


def holdings(gems: Gems, promises: Promises = NONE) -> float:
    """Gems and promises together, in gems of the best colour."""
    both = sorted((count + promise for count, promise in zip(gems, promises, strict=True)), reverse=True)
    return fsum(weight * count for weight, count in zip(OWN, both, strict=True))


def promised(lanes: Lanes, pawn: Lane, rounds_left: int, seats: int) -> Promises:
    """How much of each colour a pawn may hope for: near lanes and near pairs count most, and the seats share it."""
    trust = min(rounds_left, FULL) / FULL / seats
    return tuple(trust * nearness for nearness in _nearness(lanes, pawn))


def lead(own: float, rivals: Sequence[float]) -> float:
    """How far a seat is ahead of its rivals, of whom the best counts most; alone it has none."""
    if not rivals:
        return own
    return own - SMOOTH * log(fsum(exp(each / SMOOTH) for each in rivals))


@lru_cache(maxsize=4096)
def _nearness(lanes: Lanes, pawn: Lane) -> Promises:
    near: dict[str, list[float]] = {colour: [] for colour in COLOURS}
    for lane, gems in enumerate(lanes):
        for slot, gem in enumerate(gems):
            near[gem].append(NEAR ** abs(lane - pawn) * SOON ** (slot // PAIR))
    return tuple(fsum(near[colour]) for colour in COLOURS)
