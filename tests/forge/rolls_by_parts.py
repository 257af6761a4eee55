"""Best play by the parts that the free cells fall into: a shape is drawn inside one of them, so nothing else counts.

For one area ``plain.py`` is shorter; but areas share nearly all of their rests, and here each is worked out once, with
the steps of ``plain.py``: that makes every area of twelve cells affordable.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import inf
from typing import NamedTuple

from akili.forge.rolls.board import FACES
from akili.forge.rolls.plain import expected, outcomes
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.polyomino import Cell, Shape, Tile
from akili.polyomino.bitboard import Bitboard
from akili.polyomino.grid import components, normalised

DICE = 2
Parts = tuple[int, ...]  # the numbers of connected shapes, sorted: one is the same however it is turned or mirrored


class Worth(NamedTuple):
    """V of a rest, and the best of it after drawing each white face or nothing."""

    value: float
    with_white: tuple[float, ...]


class RollsByParts:
    """Works out what it is asked for, and keeps it."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Cell, ...], int] = {}
        self._shapes: list[Shape] = []
        self._left: dict[tuple[int, Tile], frozenset[Parts]] = {}
        self._worths: dict[Parts, Worth] = {(): Worth(0.0, (0.0,) * FACES)}

    def __len__(self) -> int:
        return len(self._worths)

    def number(self, cells: Collection[Cell]) -> int:
        """Of a connected shape."""
        lying = normalised(cells)
        if lying not in self._numbers:
            self._numbers[lying] = self._canonical_number(Shape(lying).canonical())
        return self._numbers[lying]

    def worth(self, parts: Parts) -> Worth:
        """Of free cells that fall into these parts."""
        if parts not in self._worths:
            self._worths[parts] = self._solve(parts)
        return self._worths[parts]

    def _canonical_number(self, shape: Shape) -> int:
        if shape.cells not in self._numbers:
            self._numbers[shape.cells] = len(self._shapes)
            self._shapes.append(shape)
        return self._numbers[shape.cells]

    def _solve(self, parts: Parts) -> Worth:
        white = [min((self.worth(rest).value for rest in self._rests(parts, face)), default=inf) for face in DICE_WHITE]
        drawn = [self._with_black(parts, face, white) for face in DICE_BLACK]
        value = expected(outcomes(drawn, DICE))
        return Worth(value, tuple(min(value, best) for best in white))

    def _with_black(self, parts: Parts, face: Tile, white: list[float]) -> list[float]:
        both = [self.worth(rest).with_white for rest in self._rests(parts, face)]
        return [min(column) for column in zip(white, *both, strict=True)]

    def _rests(self, parts: Parts, face: Tile) -> Iterator[Parts]:
        """What a face can leave, in whichever part it is drawn."""
        for part in set(parts):
            others = list(parts)
            others.remove(part)
            for left in self._left_of(part, face):
                yield tuple(sorted((*others, *left)))

    def _left_of(self, part: int, face: Tile) -> frozenset[Parts]:
        if (part, face) not in self._left:
            shape = self._shapes[part]
            drawn = Bitboard(shape).placements(face.shape)
            self._left[part, face] = frozenset(self._parts(set(shape.cells).difference(cells)) for cells in drawn)
        return self._left[part, face]

    def _parts(self, cells: set[Cell]) -> Parts:
        return tuple(sorted(self.number(part) for part in components(cells)))
