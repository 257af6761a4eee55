"""Regions and shapes as integers: one bit a cell, and usually a wall, an unset bit, after each row.

The shorter side lies across, so that the lowest free cell always has few ways to be covered; the wall
lets a shape be moved by a shift: a connected shape that runs over the edge would have to cover the wall.
"""

from collections import defaultdict
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
        stride = self.stride
        if self.is_transposed:
            return sum(1 << (column * stride + row) for row, column in cells)
        return sum(1 << (row * stride + column) for row, column in cells)

    def unpack(self, mask: int) -> tuple[Cell, ...]:
        """Bits to cells, in reading order."""
        cells = (divmod(bit, self.stride) for bit in bits(mask))
        if self.is_transposed:
            return tuple(sorted((row, column) for column, row in cells))
        return tuple(cells)

    def collect(self, shape: Shape, mark: int, placements: defaultdict[int, list[int]]) -> None:
        """Put every way the shape lies in the region, turned and flipped, under its lowest bit, with the mark set."""
        area = self.mask
        for form, offsets in anchored_forms(shape, self.stride):
            anchors = area
            for offset in offsets:
                anchors &= area >> offset
            while anchors:
                lowest = anchors & -anchors
                placements[lowest].append(form * lowest | mark)
                anchors ^= lowest

    def placements(self, shape: Shape) -> Iterator[tuple[Cell, ...]]:
        """Every way the shape lies in the region, as cells."""
        masks: defaultdict[int, list[int]] = defaultdict(list)
        self.collect(shape, 0, masks)
        return (self.unpack(mask) for alike in masks.values() for mask in alike)


def orientations_within(shape: Shape, width: int) -> tuple[Shape, ...]:
    """The orientations that are no wider than that."""
    return tuple(form for form in shape.orientations() if form.width <= width)


@cache
def anchored_forms(shape: Shape, stride: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Each orientation that is no wider than a row, as a mask whose lowest bit is bit 0, with its other bits."""
    forms = []
    for orientation in orientations_within(shape, stride):
        anchor = orientation.cells[0][1]
        offsets = tuple(row * stride + column - anchor for row, column in orientation.cells[1:])
        forms.append((1 + sum(1 << offset for offset in offsets), offsets))
    return tuple(forms)


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
