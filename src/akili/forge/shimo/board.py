"""Laying holed tiles into a rectangle so that every white field is seen through a hole, with plain integers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from akili.forge.shimo.tile import HoledTile
from akili.polyomino import Cell, Placement
from akili.polyomino.bitboard import bits
from akili.polyomino.cover import Cover
from akili.polyomino.grid import box


class Masks(NamedTuple):
    """The cells and holes of a placement as bits: cell (row, column) is bit row · width + column."""

    cells: int
    holes: int


@dataclass(frozen=True)
class PeepBoard:
    """A rectangle with white fields, as bits, and the tiles that must all lie in it: as many holes as white fields.

    An option is one way to lay a tile that makes sense: its cells, and above them the bit of the tile.
    """

    height: int
    width: int
    white: int
    tiles: tuple[HoledTile, ...]

    @property
    def cells(self) -> int:
        """The bits of all cells."""
        return (1 << self.height * self.width) - 1

    @property
    def tile_bits(self) -> int:
        """The bits of all tiles."""
        return (1 << len(self.tiles)) - 1 << self.height * self.width

    @cached_property
    def ways(self) -> tuple[list[Masks], ...]:
        """For each tile where it could lie: a white field under every hole, and under no other cell of it."""
        white = self.white
        return tuple(
            [way for way in masks(tile, self.height, self.width) if way.cells & white == way.holes]
            for tile in self.tiles
        )

    @property
    def options(self) -> list[int]:
        """All of these ways in a row, tile after tile."""
        first = self.height * self.width
        return [way.cells | 1 << first + index for index, ways in enumerate(self.ways) for way in ways]

    def solutions(self) -> Iterator[tuple[int, ...]]:
        """Every way to lay all the tiles, as options in the order of the tiles."""
        under: dict[int, list[int]] = {}
        for option in self.options:
            holes = option & self.white
            under.setdefault(holes & -holes, []).append(option)
        cover = Cover(self.white | self.tile_bits, under)
        for found in cover.solutions(self.cells | self.tile_bits, len(self.tiles)):
            yield tuple(sorted(found))  # the bit of the tile is the highest

    def placement(self, option: int) -> Placement:
        """What the option looks like in the rectangle."""
        tile = self.tiles[option.bit_length() - 1 - self.height * self.width]
        cells, holes = option & self.cells, option & self.white
        return Placement(tile.name, unpack(cells, self.width), unpack(holes, self.width))


@cache
def masks(tile: HoledTile, height: int, width: int) -> tuple[Masks, ...]:
    """Every way the tile lies in a rectangle."""
    found = []
    for form in tile.forms:
        cells, holes = pack(form.cells, width), pack(form.holes, width)
        _, _, rows, columns = box(form.cells)
        steps = [row * width + column for row in range(height - rows + 1) for column in range(width - columns + 1)]
        found += [Masks(cells << step, holes << step) for step in steps]
    return tuple(found)


def pack(cells: Iterable[Cell], width: int) -> int:
    """Cells to bits."""
    return sum(1 << row * width + column for row, column in cells)


def unpack(mask: int, width: int) -> tuple[Cell, ...]:
    """Bits to cells, in reading order."""
    return tuple(divmod(bit, width) for bit in bits(mask))
