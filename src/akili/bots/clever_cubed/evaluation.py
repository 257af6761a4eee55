"""What a sheet is worth before the game is over: its points, and what it promises."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from akili.bots.clever_cubed import features
from akili.bots.clever_cubed.features import Feature
from akili.bots.clever_cubed.weights import Weights
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.sheet import Sheet

KEPT = 1 << 15  # parts of values, by area

Moments = int  # rolls, picks and finishing parts of turns that are still to come


class Evaluation:
    """Values of sheets by some weights."""

    def __init__(self, weights: Weights) -> None:
        self._at = lru_cache(maxsize=None)(weights.at)
        keep = lru_cache(maxsize=KEPT)
        self._yellow = keep(lambda moments, rows: self._sum(moments, features.yellow(rows)))
        self._turquoise = keep(lambda moments, rows: self._sum(moments, features.turquoise(rows)))
        self._blue = keep(lambda moments, left, right: self._sum(moments, features.blue(left, right)))
        self._brown = keep(lambda moments, fields: self._sum(moments, features.brown(fields)))
        self._pink = keep(lambda moments, filled: self._sum(moments, features.pink(filled)))
        self._actions = keep(lambda moments, *row: self._sum(moments, features.actions(*row)))
        self._foxes = keep(lambda moments, found, areas: self._sum(moments, features.foxes(found, areas)))
        self._hand = keep(lambda moments, rolls, dice: self._sum(moments, features.hand(rolls, dice)))

    def value(self, sheet: Sheet, moments: Moments) -> float:
        """Points at the end, as far as this sheet lets them be foreseen."""
        areas = scoring.area_points(sheet)
        found = scoring.foxes(sheet)
        points: float = sum(areas) + found * min(areas)
        if not moments:
            return points
        return (
            points
            + self._yellow(moments, sheet.yellow)
            + self._turquoise(moments, sheet.turquoise)
            + self._blue(moments, sheet.blue_left, sheet.blue_right)
            + self._brown(moments, sheet.brown)
            + self._pink(moments, len(sheet.pink))
            + self._actions(moments, *features.action_rows(sheet))
            + self._foxes(moments, found, areas)
        )

    def hand(self, rolls: int, dice: int, moments: Moments) -> float:
        """What dice promise that will be rolled in this turn."""
        return self._hand(moments, rolls, dice) if rolls else 0.0

    def _sum(self, moments: Moments, found: Iterable[Feature]) -> float:
        weights = self._at(moments)
        return sum(weights.get(name, 0.0) * amount for name, amount in found)
