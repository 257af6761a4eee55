"""Who stands where: seats that are worth the same share a rank."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from akili.engine.game import Seat

Ranking = tuple[tuple[Seat, ...], ...]  # the best first


def ranking_by(worth: Sequence[Any]) -> Ranking:
    """By what each seat is worth, one value per seat; more is better.

    >>> ranking_by([(7, 1), (9, 0), (7, 1)])
    ((1,), (0, 2))
    """
    best_first = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
    return tuple(tuple(sorted(together)) for _, together in groupby(best_first, key=worth.__getitem__))
