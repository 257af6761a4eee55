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

KEPT = 1 << 16  # parts of sheets, by area

Moments = int  # rolls, picks and finishing parts of turns that are still to come
Part = tuple[float, ...]  # of a sheet: its points, its foxes, and what it promises at each knot
POINTS, FOXES, PROMISES = 0, 1, 2


class Evaluation:
    """Values of sheets by some weights. Areas are looked at one by one, and what was found in them is kept."""

    def __init__(self, weights: Weights) -> None:
        self._points = weights.points
        self._nothing = (0.0,) * len(weights.knots)
        self._shares = lru_cache(maxsize=None)(lambda moments: _shares(weights, moments))
        keep = lru_cache(maxsize=KEPT)
        self._yellow = keep(lambda rows: self._part(Sheet(yellow=rows), features.yellow(rows)))
        self._turquoise = keep(lambda rows: self._part(Sheet(turquoise=rows), features.turquoise(rows)))
        self._blue = keep(
            lambda left, right: self._part(Sheet(blue_left=left, blue_right=right), features.blue(left, right))
        )
        self._brown = keep(lambda fields: self._part(Sheet(brown=fields), features.brown(fields)))
        self._pink = keep(
            lambda numbers, halved: self._part(Sheet(pink=numbers, pink_halved=halved), features.pink(len(numbers)))
        )
        self._actions = keep(lambda *rows: self._part(Sheet(rerolls=rows[0]), features.actions(*rows)))
        self._foxes = keep(lambda *figures: self._part(Sheet(), features.foxes(*figures)))
        self._hand = keep(lambda rolls, dice: self._part(Sheet(), features.hand(rolls, dice)))

    def value(self, sheet: Sheet, moments: Moments) -> float:
        """Points at the end, as far as this sheet lets them be foreseen."""
        parts = [
            self._yellow(sheet.yellow),
            self._turquoise(sheet.turquoise),
            self._blue(sheet.blue_left, sheet.blue_right),
            self._brown(sheet.brown),
            self._pink(sheet.pink, sheet.pink_halved),
            self._actions(*features.action_rows(sheet)),
        ]
        areas = sorted([part[POINTS] for part in parts[:-1]])
        found = sum([part[FOXES] for part in parts])
        value = sum(areas) + found * areas[0]
        parts.append(self._foxes(found, areas[0], areas[1]))
        for at_knot, share in self._shares(moments):
            value += share * sum(map(at_knot, parts))
        return value

    def hand(self, rolls: int, dice: int, moments: Moments) -> float:
        """What dice promise that will be rolled in this turn."""
        if not rolls:
            return 0.0
        part = self._hand(rolls, dice)
        return float(sum(share * at_knot(part) for at_knot, share in self._shares(moments)))

    def _part(self, area: Sheet, found: Iterable[Feature]) -> Part:
        """Of a sheet with this area alone."""
        weights = [(self._points.get(name, self._nothing), amount) for name, amount in found]
        promises = (sum(points[knot] * amount for points, amount in weights) for knot in range(len(self._nothing)))
        return sum(scoring.area_points(area)), scoring.foxes(area), *promises


def _shares(weights: Weights, moments: Moments) -> tuple[tuple[itemgetter[int], float], ...]:
    """How much each knot counts, where it counts at all; with no moment left none does."""
    return tuple((itemgetter(PROMISES + knot), share) for knot, share in enumerate(weights.shares(moments)) if share)
