"""What makes a puzzle of Ubongo Shimo pleasant, in numbers: rectangle, spread of the white fields, start."""

from collections.abc import Collection, Sequence

from akili.forge.shimo.board import Masks
from akili.polyomino import Cell
from akili.polyomino.grid import components

Box = tuple[int, int]  # height and width, the height no greater

LEAST_COVERED, MOST_COVERED = 70, 95  # per cent of the rectangle
SIDES = range(3, 9)
SIDES_DIFFER = 2  # at most: near enough to a square


def boxes(size: int) -> list[Box]:
    """The near-square rectangles of which tiles with so many cells cover a fair part."""
    return [
        (height, width)
        for height in SIDES
        for width in range(height, height + SIDES_DIFFER + 1)
        if LEAST_COVERED * height * width <= 100 * size <= MOST_COVERED * height * width
    ]


def bare_lines(white: Collection[Cell], height: int, width: int) -> int:
    """Rows and columns without a white field."""
    return height - len({row for row, _ in white}) + width - len({column for _, column in white})


def largest_clump(white: Collection[Cell]) -> int:
    """The most white fields that hang together by edges."""
    return max(map(len, components(white)))


def given_away(ways: Sequence[Sequence[Masks]]) -> tuple[int, int]:
    """How many tiles have a single place to try, and how many white fields a single tile in a single place."""
    once = often = 0
    for way in (way for tile_ways in ways for way in tile_ways):
        often |= once & way.holes
        once |= way.holes
    return sum(len(tile_ways) == 1 for tile_ways in ways), (once & ~often).bit_count()
