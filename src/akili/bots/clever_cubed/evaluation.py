"""What a sheet is worth before the game is over: its points, and what it promises."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import itemgetter

from akili.bots.clever_cubed import features
from akili.bots.clever_cubed.features import Feature
from akili.bots.clever_cubed.weights import Weights
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.sheet import Sheet

KEPT = 1 << 16  # parts of values, by area

Moments = int  # rolls, picks and finishing parts of turns that are still to come
Part = tuple[float, ...]  # of a value: what it promises at each knot


class Evaluation:
    """Values of sheets by some weights; what every area promises is kept."""

    def __init__(self, weights: Weights) -> None:
        self._points = weights.points
        self._nothing: Part = (0.0,) * len(weights.knots)
        self._shares = lru_cache(maxsize=None)(lambda moments: _shares(weights, moments))
        keep = lru_cache(maxsize=KEPT)
        self._yellow = keep(lambda rows: self._sum(features.yellow(rows)))
        self._turquoise = keep(lambda rows: self._sum(features.turquoise(rows)))
        self._blue = keep(lambda left, right: self._sum(features.blue(left, right)))
        self._brown = keep(lambda fields: self._sum(features.brown(fields)))
        self._pink = keep(lambda filled: self._sum(features.pink(filled)))
        self._actions = keep(lambda *rows: self._sum(features.actions(*rows)))
        self._foxes = keep(lambda *figures: self._sum(features.foxes(*figures)))
        self._hand = keep(lambda rolls, dice: self._sum(features.hand(rolls, dice)))

    def value(self, sheet: Sheet, moments: Moments) -> float:
        """Points at the end, as far as this sheet lets them be foreseen."""
        areas = scoring.area_points(sheet)
        found = scoring.foxes(sheet)
        lowest, second, *_ = sorted(areas)
        points = sum(areas) + found * lowest
        if not moments:
            return points
        parts = (
            self._yellow(sheet.yellow),
            self._turquoise(sheet.turquoise),
            self._blue(sheet.blue_left, sheet.blue_right),
            self._brown(sheet.brown),
            self._pink(len(sheet.pink)),
            self._actions(*features.action_rows(sheet)),
            self._foxes(found, lowest, second),
        )
        return points + sum(share * sum(map(at_knot, parts)) for at_knot, share in self._shares(moments))

    def hand(self, rolls: int, dice: int, moments: Moments) -> float:
        """What dice promise that will be rolled in this turn."""
        if not rolls:
            return 0.0
        part = self._hand(rolls, dice)
        return sum(share * at_knot(part) for at_knot, share in self._shares(moments))

    def _sum(self, found: Iterable[Feature]) -> Part:
        weights = [(self._points.get(name, self._nothing), amount) for name, amount in found]
        return tuple(sum(points[knot] * amount for points, amount in weights) for knot in range(len(self._nothing)))


def _shares(weights: Weights, moments: Moments) -> tuple[tuple[itemgetter[int], float], ...]:
    """How much each knot counts, where it counts at all."""
    return tuple((itemgetter(knot), share) for knot, share in enumerate(weights.shares(moments)) if share)
