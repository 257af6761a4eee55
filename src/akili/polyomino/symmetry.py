"""Symmetry of a region saves work: solve with one tile fixed in a few places, and turn what was found."""

from collections.abc import Callable, Iterable, Sequence

from akili.polyomino.bitboard import Bitboard
from akili.polyomino.grid import Cell
from akili.polyomino.puzzle import Placement, Puzzle, Tiling, in_reading_order
from akili.polyomino.shape import Region

Motion = Callable[[Cell], Cell]
WORTH_IT = 6  # tiles; with fewer the search is over before symmetry could help


def motions(region: Region) -> list[Motion]:
    """The turns and flips that map the region onto itself, beginning with the one that moves nothing."""
    bottom, right = region.height - 1, region.width - 1
    candidates: list[Motion] = [
        lambda cell: cell,
        lambda cell: (cell[0], right - cell[1]),
        lambda cell: (bottom - cell[0], cell[1]),
        lambda cell: (bottom - cell[0], right - cell[1]),
    ]
    if bottom == right:
        candidates += [
            lambda cell: (cell[1], cell[0]),
            lambda cell: (cell[1], right - cell[0]),
            lambda cell: (bottom - cell[1], cell[0]),
            lambda cell: (bottom - cell[1], right - cell[0]),
        ]
    cells = set(region.cells)
    return [motion for motion in candidates if {motion(cell) for cell in cells} == cells]


def moved(tiling: Tiling, motion: Motion) -> Tiling:
    """The tiling after a turn or flip of its region."""

    def move(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
        return tuple(sorted(map(motion, cells)))

    placements = (Placement(each.tile, move(each.cells), each.holes and move(each.holes)) for each in tiling)
    return tuple(sorted(placements, key=in_reading_order))


def distinct(region: Region, tilings: Iterable[Tiling]) -> Iterable[Tiling]:
    """Of tilings that differ only by a turn or flip of the region, the least one."""
    symmetries = motions(region)
    return (tiling for tiling in tilings if tiling == _least(moved(tiling, motion) for motion in symmetries))


def _least(tilings: Iterable[Tiling]) -> Tiling:
    return min(tilings, key=lambda tiling: [*map(in_reading_order, tiling)])


def parts_by_symmetry(puzzle: Puzzle) -> list[tuple[int, Puzzle]]:
    """Puzzles whose numbers of solutions, each as often as it says, add up to that of this one.

    One tile is fixed in every way that no motion of the region maps to another: a motion maps the solutions with
    a tile in one place onto those with it in another, so there are as many.
    """
    symmetries = motions(puzzle.region)
    each_once = puzzle.usage.required and not puzzle.usage.repeated
    if not each_once or len(symmetries) == 1 or len(puzzle.tiles) < WORTH_IT or puzzle.is_hopeless():
        return [(1, puzzle)]
    board = Bitboard(puzzle.region)
    fixed = min(puzzle.tiles, key=lambda tile: len(board.lay(tile.shape)))
    orbits = _orbits(board.placements(fixed.shape), symmetries)
    others = tuple(tile for tile in puzzle.tiles if tile != fixed)
    return [(size, Puzzle(Region.of(set(puzzle.region.cells) - set(cells)), others)) for cells, size in orbits.items()]


def _orbits(placements: Iterable[tuple[Cell, ...]], symmetries: Sequence[Motion]) -> dict[tuple[Cell, ...], int]:
    """The least of each set of placements that are mapped to each other, with the size of the set."""
    orbits: dict[tuple[Cell, ...], int] = {}
    for cells in placements:
        least = min(tuple(sorted(map(motion, cells))) for motion in symmetries)
        orbits[least] = orbits.get(least, 0) + 1
    return orbits
