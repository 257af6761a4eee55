"""Laying holed tiles into a rectangle so that every white field is seen through a hole, with plain integers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from akili.forge.shimo.tile import HoledTile
from akili.polyomino import Cell
from akili.polyomino.bitboard import bits
from akili.polyomino.cover import Cover
from akili.polyomino.grid import box


class Lie(NamedTuple):
    """One way a tile lies in a rectangle: cell (row, column) is bit row · width + column."""

    cells: int
    holes: int


@dataclass(frozen=True)
class PeepBoard:
    """A rectangle with white fields, as bits, and the tiles that must all lie in it: as many holes as white fields."""

    height: int
    width: int
    white: int
    tiles: tuple[HoledTile, ...]

    def ways(self) -> tuple[list[Lie], ...]:
        """For each tile where it could lie: a white field under every hole, and under no other cell of it."""
        white = self.white
        return tuple(
            [lie for lie in lies(tile, self.height, self.width) if lie.cells & white == lie.holes]
            for tile in self.tiles
        )

    def solutions(self, ways: Sequence[Sequence[Lie]] | None = None) -> Iterator[tuple[int, ...]]:
        """Every way to lay all the tiles, as their cells in the order of the tiles."""
        area = self.height * self.width
        cells, tiles = (1 << area) - 1, (1 << len(self.tiles)) - 1 << area
        options: dict[int, list[int]] = {}
        for index, tile_ways in enumerate(self.ways() if ways is None else ways):
            for lie in tile_ways:
                options.setdefault(lie.holes & -lie.holes, []).append(lie.cells | 1 << area + index)
        cover = Cover(self.white | tiles, options)
        for found in cover.solutions(cells | tiles, len(self.tiles)):
            yield tuple(option & cells for option in sorted(found))  # the bit of the tile is the highest


@cache
def lies(tile: HoledTile, height: int, width: int) -> tuple[Lie, ...]:
    """Every way the tile lies in a rectangle."""
    found = []
    for form in tile.forms:
        cells, holes = pack(form.cells, width), pack(form.holes, width)
        _, _, rows, columns = box(form.cells)
        steps = [row * width + column for row in range(height - rows + 1) for column in range(width - columns + 1)]
        found += [Lie(cells << step, holes << step) for step in steps]
    return tuple(found)


def pack(cells: Iterable[Cell], width: int) -> int:
    """Cells to bits."""
    return sum(1 << row * width + column for row, column in cells)


def unpack(mask: int, width: int) -> tuple[Cell, ...]:
    """Bits to cells, in reading order."""
    return tuple(divmod(bit, width) for bit in bits(mask))
