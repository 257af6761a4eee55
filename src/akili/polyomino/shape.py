"""Regions (any cells to be filled) and shapes (connected cells: polyominoes), equal when they lie alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import ClassVar, Self

from akili.polyomino import grid
from akili.polyomino.grid import Cell


@dataclass(frozen=True, order=True)
class Region:
    """Cells of a square grid, moved to the top left corner and in reading order.

    >>> region = Region.parse("##.\\n.##")
    >>> region.size, region.height, region.width
    (4, 2, 3)
    >>> print(region.turned())
    .#
    ##
    #.
    """

    cells: tuple[Cell, ...]
    compact: ClassVar[bytes | None]  # each has its own: row and column of every cell, where no number is above 255

    def __post_init__(self) -> None:
        if not self.cells:
            raise ValueError("A region needs at least one cell.")
        if list(self.cells) != sorted(set(self.cells)) or self.cells[0][0] or min([cell[1] for cell in self.cells]):
            raise ValueError("Cells must be normalised: use Region.of or Region.parse.")
        object.__setattr__(self, "compact", _compact(self.cells))

    @classmethod
    def of(cls, cells: Iterable[Cell]) -> Self:
        """From cells anywhere on the grid."""
        distinct = set(cells)
        return cls(grid.normalised(distinct) if distinct else ())

    @classmethod
    def parse(cls, picture: str) -> Self:
        """From a picture: ``#`` is a cell, ``.`` is none."""
        return cls.of(grid.parse(picture))

    @classmethod
    def rectangle(cls, height: int, width: int) -> Self:
        """All cells of a rectangle."""
        return cls.of((row, column) for row in range(height) for column in range(width))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self.cells)

    def __str__(self) -> str:
        return grid.draw(self.cells)

    def __len__(self) -> int:
        return len(self.cells)

    @property
    def size(self) -> int:
        """The number of cells."""
        return len(self.cells)

    @property
    def height(self) -> int:
        """Rows of the bounding box."""
        return self.cells[-1][0] + 1

    @cached_property
    def width(self) -> int:
        """Columns of the bounding box."""
        return max([column for _, column in self.cells]) + 1

    @property
    def box(self) -> tuple[int, int]:
        """The bounding box, shorter side first."""
        height, width = self.height, self.width
        return (height, width) if height < width else (width, height)

    @cached_property
    def perimeter(self) -> int:
        """Edges towards the outside and towards holes."""
        return grid.perimeter(self.cells)

    @cached_property
    def is_connected(self) -> bool:
        """Whether it is in one piece."""
        return grid.is_connected(self.cells)

    @cached_property
    def has_hole(self) -> bool:
        """Whether some empty cell is shut in."""
        return bool(grid.holes(self.cells))

    def turned(self) -> Self:
        """A quarter turn clockwise."""
        return self.of(grid.turned(self.cells))

    def mirrored(self) -> Self:
        """Left and right exchanged."""
        return self.of(grid.mirrored(self.cells))

    def turns(self) -> tuple[Self, ...]:
        """The distinct forms that turning gives, in a fixed order."""
        forms = [self]
        for _ in range(3):
            forms.append(forms[-1].turned())
        return tuple(sorted(set(forms)))

    def orientations(self) -> tuple[Self, ...]:
        """The distinct forms that turning and flipping give, in a fixed order."""
        return tuple(sorted({*self.turns(), *self.mirrored().turns()}))

    def canonical(self) -> Self:
        """The first of the orientations: equal for two regions if one can be turned or flipped into the other."""
        return min(self.orientations())


def _compact(cells: tuple[Cell, ...]) -> bytes | None:
    """What many regions are packed from at once (akili.polyomino.packing)."""
    try:
        return bytes(chain.from_iterable(cells))
    except ValueError:
        return None


class Shape(Region):
    """A polyomino: a region in one piece.

    >>> Shape.parse("##.\\n.##") == Shape.parse(".##\\n##.").mirrored()
    True
    >>> len(Shape.parse("##\\n#.").orientations())
    4
    """

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.is_connected:
            raise ValueError("A shape must be in one piece: its cells must hang together by edges.")
