"""The results of one variant: the best of everyone, and the first hundred of these in order."""

from __future__ import annotations

from bisect import insort
from typing import Any

from msgspec import Struct

from akili.engine.game import Figure, Score, Unit

LONGEST = 100


class Result(Struct, frozen=True, omit_defaults=True):
    """What somebody reached alone; ``match`` leads to the replay."""

    match: str
    game: str
    options: dict[str, Any]
    player: str
    name: str
    colour: str
    value: int
    unit: Unit  # fewer milliseconds are better, more of everything else is
    begun: int  # milliseconds since 1970
    then: tuple[Figure, ...] = ()  # what decides between equal results


class Board:
    """Kept in order, as it is looked at far more often than a result comes.

    Nobody's best gets worse, so whoever falls off the end is back only by a better result.
    """

    def __init__(self) -> None:
        self._best: dict[str, Result] = {}  # by player
        self._first: list[Result] = []

    def add(self, result: Result) -> None:
        """It counts if it is this player's best; the same one may come again."""
        before = self._best.get(result.player)
        if before is not None and _rank(before) <= _rank(result):
            return
        self._best[result.player] = result
        if before is not None and before in self._first:
            self._first.remove(before)
        insort(self._first, result, key=_rank)
        del self._first[LONGEST:]

    def first(self) -> list[Result]:
        """The best first, the earlier of equals before the later."""
        return list(self._first)

    def best_of(self, player: str) -> Result | None:
        """The best result of one person."""
        return self._best.get(player)


def _rank(result: Result) -> tuple[tuple[int, ...], int]:
    return Score(result.value, result.unit, result.then).rank, result.begun
