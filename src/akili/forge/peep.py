"""Laying holed tiles into a rectangle so that every white field is seen through a hole, with plain integers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from akili.forge.holed_tile import HoledTile, Lie, lies
from akili.polyomino import Cell
from akili.polyomino.bitboard import bits
from akili.polyomino.cover import Cover


@dataclass(frozen=True)
class Peep:
    """A rectangle with white fields, as bits, and the tiles that must all lie in it."""

    height: int
    width: int
    white: int
    tiles: tuple[HoledTile, ...]

    def considered(self) -> tuple[list[Lie], ...]:
        """For each tile the ways to lie that hide no white field and have a white field under every hole."""
        white = self.white
        return tuple([lie for lie in lies(tile, self.height, self.width) if lie.cells & white == lie.holes] for tile in self.tiles)

    def solutions(self, considered: Sequence[Sequence[Lie]] | None = None) -> Iterator[tuple[int, ...]]:
        """Every way to lay all the tiles, as their cells in the order of the tiles."""
        area = self.height * self.width
        board = (1 << area) - 1
        options: dict[int, list[int]] = {}
        for index, ways in enumerate(considered or self.considered()):
            tile = 1 << area + index
            for lie in ways:
                options.setdefault(lie.holes & -lie.holes, []).append(lie.cells | tile)
        # A tile's bit lies above the cells, so a cover is sorted by tiles when its numbers are.
        every_tile = (1 << len(self.tiles)) - 1 << area
        cover = Cover(self.white | every_tile, options)
        for found in cover.solutions(board | every_tile, len(self.tiles)):
            yield tuple(option & board for option in sorted(found))


def pack(cells: Iterable[Cell], width: int) -> int:
    """Cells to bits."""
    return sum(1 << row * width + column for row, column in cells)


def unpack(mask: int, width: int) -> tuple[Cell, ...]:
    """Bits to cells, in reading order."""
    return tuple(divmod(bit, width) for bit in bits(mask))
