"""Shimo puzzles that are small enough to try everything."""

from functools import cache
from itertools import product

from hypothesis import strategies as st

from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.forge.shimo.tiles import SHIMO
from akili.polyomino import Cell

HOLES = 2


@st.composite
def puzzles(draw: st.DrawFn) -> ShimoPuzzle:
    """Small ones; tiles that find room leave their holes, the other white fields are anywhere."""
    height, width = draw(st.integers(2, 4)), draw(st.integers(3, 4))
    most = min(3, height * width // HOLES)
    tiles = tuple(sorted(draw(st.sets(st.integers(1, 10), min_size=1, max_size=most))))
    cells = [(row, column) for row in range(height) for column in range(width)]
    taken: set[Cell] = set()
    white: set[Cell] = set()
    for number in tiles:
        room = [way for way in every_way(number, height, width) if not taken & way[0]]
        if room:
            covered, holes = draw(st.sampled_from(room))
            taken |= covered
            white |= holes
    spare = draw(st.permutations([cell for cell in cells if cell not in white]))
    white |= set(spare[: HOLES * len(tiles) - len(white)])
    return ShimoPuzzle(height, width, tuple(sorted(white)), tiles)


@cache
def every_way(number: int, height: int, width: int) -> list[tuple[frozenset[Cell], frozenset[Cell]]]:
    """Cells and holes of a tile wherever it lies in the rectangle."""
    found = []
    for form, row, column in product(SHIMO[number - 1].forms, range(height), range(width)):
        cells, holes = (frozenset((r + row, c + column) for r, c in part) for part in form)
        if all(r < height and c < width for r, c in cells):
            found.append((cells, holes))
    return found
