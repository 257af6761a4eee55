"""Areas that are filled by whole tiles: how it can be done."""

from collections.abc import Sequence

from akili.polyomino import Placement, Puzzle, Region, Tile, Usage, tilings
from akili.ubongo.laying import Area, Board, area_cells

Offset = tuple[int, int]


def puzzle_of(area: Area, tiles: Sequence[Tile], usage: Usage) -> tuple[Puzzle, Offset]:
    """An area on a card as a puzzle, which begins in the corner, and where that corner is on the card."""
    cells = area_cells(area)
    top, left = (min(axis) for axis in zip(*cells, strict=True))
    return Puzzle(Region.of(cells), tuple(tiles), usage), (top, left)


def filling(area: Area, tiles: Sequence[Tile], usage: Usage) -> Board:
    """One way to fill the area; every card has one."""
    puzzle, corner = puzzle_of(area, tiles, usage)
    return tuple(moved(laid, corner) for laid in next(iter(tilings(puzzle, limit=1))))


def moved(laid: Placement, offset: Offset) -> Placement:
    """From the puzzle's corner to its place on the card."""
    down, right = offset
    return Placement(laid.tile, tuple(sorted((row + down, column + right) for row, column in laid.cells)))
