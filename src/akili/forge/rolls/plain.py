"""The expected number of rolls from every position under best play, in readable Python; ``kernel.py`` is the fast twin.

With ``free`` cells left, a roll shows some faces of each colour, of which one may use one black and one white, both,
either or none. Whoever draws nothing is where they were: V(free) = 1 + E[min(V(free), best that can be drawn)], which
is solved exactly by asking which rolls are worth using.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from akili.forge.rolls.board import FACES, AreaBoard, Masks
from akili.forge.rolls.chances import best_of, face_sets

Weighted = tuple[float, float]  # the value of an outcome, and how likely it is


def values(board: AreaBoard, dice: int = 2) -> list[float]:
    """V for every set of free cells, by its bits: a rest is a smaller number, so it is known when it is asked for."""
    value = [0.0]
    with_white = [[0.0] * FACES]  # the best after drawing one white face, or nothing
    for free in range(1, board.whole + 1):
        white = [_best(free, masks, value) for masks in board.white]
        drawn = [[_with_black(free, masks, with_white, face, white) for face in range(FACES)] for masks in board.black]
        value.append(expected(outcomes(drawn, dice)))
        with_white.append([min(value[free], best) for best in white])
    return value


def outcomes(drawn: Sequence[Sequence[float]], dice: int) -> list[Weighted]:
    """What rolls come to, from what is best for each black and each white face."""
    result = []
    for faces, chance in face_sets(dice):
        rows = [row for face, row in enumerate(drawn) if faces >> face & 1]
        best_first = sorted(min(column) for column in zip(*rows, strict=True))
        result += [(value, chance * share) for value, share in zip(best_first, best_of(dice), strict=True)]
    return result


def expected(rolls: Sequence[Weighted]) -> float:
    """The V that solves V = 1 + E[min(V, outcome)]: use all rolls that help, then only those better than that."""
    value, better = inf, _using(rolls, inf)
    while better < value:
        value, better = better, _using(rolls, better)
    return value


def _using(rolls: Sequence[Weighted], value: float) -> float:
    """The expectation if all rolls are used that are better than a value, and no others."""
    used = [(outcome, chance) for outcome, chance in rolls if outcome < value]
    return (1 + sum(outcome * chance for outcome, chance in used)) / sum(chance for _, chance in used)


def _best(free: int, masks: Masks, value: Sequence[float]) -> float:
    return min((value[free ^ mask] for mask in masks if mask & free == mask), default=inf)


def _with_black(
    free: int, masks: Masks, with_white: Sequence[Sequence[float]], face: int, white: Sequence[float]
) -> float:
    """The best with one black face, one white face, or both; not with none."""
    both = (with_white[free ^ mask][face] for mask in masks if mask & free == mask)
    return min(white[face], min(both, default=inf))
