"""Puzzles that hypothesis makes up: small ones for every usage, and large ones in many pieces."""

from hypothesis import strategies as st

from akili.polyomino import PENTOMINOES, TETROMINOES, Puzzle, Region, Shape, Tile, Usage, free
from akili.polyomino.grid import Cell

SMALL_SHAPES = [shape for size in range(1, 5) for shape in free(size)]
I3 = Tile("I3", Shape.rectangle(1, 3))


@st.composite
def tile_lists(draw: st.DrawFn, most: int) -> tuple[Tile, ...]:
    """Tiles with names of their own, but perhaps the same shape, lying in any way."""
    shapes = draw(st.lists(st.sampled_from(SMALL_SHAPES), min_size=1, max_size=most))
    return tuple(Tile(f"tile {n}", draw(st.sampled_from(shape.orientations()))) for n, shape in enumerate(shapes))


@st.composite
def laid_out(draw: st.DrawFn, tiles: tuple[Tile, ...], side: int, most: int) -> Region:
    """A region that was made by laying some of the tiles, each perhaps twice, where they don't overlap."""
    taken: set[Cell] = set()
    corner = st.tuples(st.integers(0, side), st.integers(0, side))
    for tile in draw(st.permutations(tiles + tiles)):
        down, right = draw(corner)
        cells = {(row + down, column + right) for row, column in draw(st.sampled_from(tile.shape.orientations())).cells}
        if not cells & taken and len(cells | taken) <= most:
            taken |= cells
    return Region.of(taken)


def usages(tiles: int, cells: int) -> st.SearchStrategy[Usage]:
    return st.one_of(
        st.just(Usage.each_once()),
        st.integers(1, tiles).map(Usage.exactly),
        st.just(Usage.at_most_once()),
        st.just(Usage.at_least_once()),
        st.just(Usage(required=False, repeated=True)),
        st.integers(1, cells).map(lambda total: Usage(required=False, repeated=True, total=total)),
        st.integers(tiles, tiles + 2).map(lambda total: Usage(required=True, repeated=True, total=total)),
    )


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    tiles = draw(tile_lists(3))
    any_cells = st.frozensets(st.tuples(st.integers(0, 2), st.integers(0, 4)), min_size=1, max_size=8)
    region = draw(st.one_of(any_cells.map(Region.of), laid_out(tiles, 3, 9)))
    return Puzzle(region, tiles, draw(usages(len(tiles), region.size)))


@st.composite
def large_puzzles(draw: st.DrawFn) -> Puzzle:
    """Up to 85 cells, often in several pieces, spread so far that they don't fit a word."""
    tiles = tuple(
        Tile(f"{tile.name}{tile.size}", tile.shape)
        for tile in draw(st.permutations((*PENTOMINOES, *TETROMINOES, I3)))[: draw(st.integers(8, 18))]
    )
    taken: set[Cell] = set()
    used = []
    for tile in tiles:
        down, right = draw(st.integers(0, 14)), draw(st.integers(0, 14))
        cells = {(row + down, column + right) for row, column in tile.shape.cells}
        if not cells & taken:
            taken |= cells
            used.append(tile)
    usage = draw(st.sampled_from([Usage.each_once(), Usage.exactly(len(used)), Usage.at_most_once()]))
    return Puzzle(Region.of(taken), tuple(used), usage)
