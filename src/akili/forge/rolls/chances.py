"""What dice of one colour can show, and how likely it is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product

from akili.forge.rolls.board import FACES


@cache
def face_sets(dice: int) -> tuple[tuple[int, float], ...]:
    """Every set of faces that so many dice can show, as bits, with its probability.

    >>> len(face_sets(2)), round(sum(chance for _, chance in face_sets(2)), 12)
    (21, 1.0)
    """
    counted = Counter(sum(1 << face for face in set(roll)) for roll in product(range(FACES), repeat=dice))
    return tuple((faces, float(Fraction(count, FACES**dice))) for faces, count in sorted(counted.items()))


@cache
def best_of(dice: int) -> tuple[float, ...]:
    """How likely the best face, the second best and so on is the best one that so many dice show.

    >>> best_of(1) == (1 / 6,) * 6
    True
    """
    worse = [Fraction(FACES - rank, FACES) ** dice for rank in range(FACES + 1)]
    return tuple(float(worse[rank] - worse[rank + 1]) for rank in range(FACES))
