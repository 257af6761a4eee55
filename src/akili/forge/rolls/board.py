"""An area of the dice game as bits, and everything that a face of a die can cover there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.polyomino import Cell, Region, Tile
from akili.polyomino.bitboard import Bitboard

Masks = tuple[int, ...]
FACES = 6


@dataclass(frozen=True)
class AreaBoard:
    """The cells of an area as the lowest bits of a number, in reading order: a position is the set of free ones.

    >>> AreaBoard(Region.parse("##")).masks(DICE_WHITE.tiles[0])
    (1, 2)
    """

    region: Region

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """In the order of their bits."""
        return tuple(sorted(self.region.cells))

    @property
    def whole(self) -> int:
        """Every cell is free."""
        return (1 << len(self.cells)) - 1

    def pack(self, cells: Iterable[Cell]) -> int:
        """Cells as bits."""
        return sum(1 << self.cells.index(cell) for cell in cells)

    def unpack(self, mask: int) -> tuple[Cell, ...]:
        """Bits as cells."""
        return tuple(cell for bit, cell in enumerate(self.cells) if mask >> bit & 1)

    def masks(self, face: Tile) -> Masks:
        """Every way to draw a shape on the empty area, turned and mirrored."""
        return tuple(sorted(self.pack(cells) for cells in Bitboard(self.region).placements(face.shape)))

    @cached_property
    def black(self) -> tuple[Masks, ...]:
        """For each face of a black die."""
        return tuple(map(self.masks, DICE_BLACK))

    @cached_property
    def white(self) -> tuple[Masks, ...]:
        """For each face of a white die; its single square fits as long as a cell is free."""
        return tuple(map(self.masks, DICE_WHITE))
