"""Random areas: a rectangle from whose rim cells are taken away until the wanted number is left."""

from akili.engine.chance import SeededChance
from akili.polyomino import Cell, Region
from akili.polyomino.grid import neighbours

SMOOTH, ROUGH = 12, 1  # how willingly a cell is taken that keeps the outline short, or makes it longer
RING = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def carve(chance: SeededChance, squares: int, height: int, width: int) -> Region | None:
    """A connected area without a hole that touches all four sides, or None where the knife went wrong."""
    cells = {(row, column) for row in range(height) for column in range(width)}
    while len(cells) > squares:
        rim = [cell for cell in sorted(cells) if may_go(cell, cells)]
        if not rim:
            return None
        weights = [SMOOTH if _edges_free(cell, cells) >= 2 else ROUGH for cell in rim]
        cells.remove(rim[chance.weighted(weights)])
    region = Region.of(cells)
    return region if (region.height, region.width) == (height, width) else None


def may_go(cell: Cell, cells: set[Cell]) -> bool:
    """Whether an area in one piece and without a hole stays so when this cell of it is taken away.

    It must lie at the rim, and its neighbours must hang together around it without it.
    """
    row, column = cell
    around = [(row + down, column + right) in cells for down, right in RING]
    if all(around[1::2]):
        return False
    runs = 0
    for index in range(1, 8, 2):  # edge neighbours; a run of filled cells goes on over a filled corner
        runs += around[index] and not (around[index - 1] and around[index - 2])
    return runs == 1


def _edges_free(cell: Cell, cells: set[Cell]) -> int:
    return sum(near not in cells for near in neighbours(cell))
