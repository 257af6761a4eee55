"""Regions and shapes as integers: one bit per cell, and usually a wall, an unset bit, after each row.

The shorter side lies across, so that the lowest free cell always has few ways to be covered; the wall
lets a shape be moved by a shift: a connected shape that runs over the edge would have to cover the wall.
"""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property

from akili.polyomino.grid import Cell
from akili.polyomino.shape import Region, Shape


class Bitboard:
    """The board of one region; ``stride`` is the number of bits from a cell to the one below it."""

    def __init__(self, region: Region, stride: int | None = None) -> None:
        self.region = region
        self.is_transposed = region.width > region.height
        self.stride = stride or region.box[0] + 1

    @cached_property
    def mask(self) -> int:
        """All cells of the region."""
        return self.pack(self.region.cells)

    def pack(self, cells: Iterable[Cell]) -> int:
        """Cells to bits."""
        down, across = (1, self.stride) if self.is_transposed else (self.stride, 1)
        mask = 0
        for row, column in cells:
            mask |= 1 << row * down + column * across
        return mask

    def unpack(self, mask: int) -> tuple[Cell, ...]:
        """Bits to cells, in reading order."""
        cells = (divmod(bit, self.stride) for bit in bits(mask))
        if self.is_transposed:
            return tuple(sorted((row, column) for column, row in cells))
        return tuple(cells)

    def placements(self, shape: Shape) -> Iterator[tuple[Cell, ...]]:
        """Every way the shape lies in the region, as cells."""
        return map(self.unpack, self.lay(shape))

    def lay(self, shape: Shape) -> list[int]:
        """The same as bits."""
        return OptionTable(self, [shape], [0]).flat()


class OptionTable(dict[int, list[int]]):
    """Every way to lay shapes on a board, turned and flipped, as their cells and the mark of the shape.

    They are kept under their lowest bit, and found when that bit is first asked for: a search that ends
    soon never asks for most of them.
    """

    def __init__(self, board: Bitboard, shapes: Iterable[Shape], marks: Iterable[int]) -> None:
        self._area = board.mask
        self._forms = [
            (form, mark)
            for shape, mark in zip(shapes, marks, strict=True)
            for form, _ in anchored_forms(shape, board.stride)
        ]

    def __missing__(self, lowest: int) -> list[int]:
        anchor = lowest.bit_length() - 1
        ahead = self._area >> anchor
        laid = self[lowest] = [form << anchor | mark for form, mark in self._forms if form & ahead == form]
        return laid

    def flat(self) -> list[int]:
        """All of them in a row, in the order of their lowest bits."""
        return [option for anchor in bits(self._area) for option in self[1 << anchor]]


@cache
def anchored_forms(shape: Shape, stride: int) -> tuple[tuple[int, Shape], ...]:
    """Each orientation that a row has room for, after its mask, whose lowest bit is bit 0."""
    forms = []
    for orientation in shape.orientations():
        if orientation.width <= stride:
            anchor = orientation.cells[0][1]
            mask = sum(1 << row * stride + column - anchor for row, column in orientation.cells)
            forms.append((mask, orientation))
    return tuple(forms)


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
