"""The search for boards and tile sets of any size: what the plain solver finds, however it is laid and halted."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.polyomino.random_puzzles import large_puzzles, puzzles
from tests.polyomino.test_known_counts import HOLED_CHESSBOARD

from akili.polyomino import PENTOMINOES, TETROMINOES, Puzzle, PythonSolver, Region, Tile, Tiling, Usage, free
from akili.polyomino.compiled import KernelSolver
from akili.polyomino.grid import Cell, neighbours
from akili.polyomino.wide.search import WideSearch

MANY = 1 << 20
HEXOMINOES = tuple(Tile(f"hexomino {number}", shape) for number, shape in enumerate(free(6)))
ANY = Usage(required=False, repeated=True)
SEVENTEEN = (*PENTOMINOES, *(Tile(f"{tile.name}4", tile.shape) for tile in TETROMINOES))


def found_by(search: WideSearch, steps: int = MANY) -> list[Tiling]:
    found: list[Tiling] = []
    while not search.is_done:
        search.advance(steps)
        found += search.take()
    assert len(found) == search.total
    return found


def total_of(search: WideSearch, steps: int = MANY) -> int:
    while not search.is_done:
        search.advance(steps)
    return search.total


@st.composite
def grown(draw: st.DrawFn, tiles: tuple[Tile, ...], most: int) -> Puzzle:
    """Some of the tiles laid side by side, and one more that perhaps isn't needed."""
    taken: set[Cell] = set()
    used = draw(st.lists(st.sampled_from(tiles), min_size=1, max_size=most, unique_by=lambda tile: tile.name))
    for tile in used:
        form = draw(st.sampled_from(tile.shape.orientations())).cells
        edge = sorted({near for cell in taken for near in neighbours(cell)} - taken) or [(0, 0)]
        down, right = draw(st.sampled_from(edge))
        moved = ({(row - a + down, column - b + right) for row, column in form} for a, b in form)
        taken |= next((place for place in moved if not place & taken), set())
    return Puzzle(Region.of(taken), tiles, Usage.exactly(draw(st.integers(1, len(used)))))


@settings(max_examples=50)
@given(puzzles(), st.integers(1, 5))
def test_it_finds_what_the_plain_solver_finds_in_every_usage(puzzle: Puzzle, room: int) -> None:
    found = found_by(WideSearch(puzzle, room))
    assert len(found) == len(set(found))
    assert set(found) == set(PythonSolver().tilings(puzzle))
    assert total_of(WideSearch(puzzle)) == len(found)


@settings(max_examples=15)
@given(large_puzzles())
def test_above_64_cells(puzzle: Puzzle) -> None:
    assert set(found_by(WideSearch(puzzle, 100))) == set(PythonSolver().tilings(puzzle))


@pytest.mark.parametrize(("tiles", "words"), [(SEVENTEEN, 2), (HEXOMINOES, 4)])
def test_forms_take_as_many_words_as_they_need(tiles: tuple[Tile, ...], words: int) -> None:
    forms = sum(len(tile.shape.orientations()) for tile in tiles)
    assert 64 * words // 2 < forms <= 64 * words

    @settings(max_examples=6)
    @given(grown(tiles, 3))
    def agree(puzzle: Puzzle) -> None:
        found = found_by(WideSearch(puzzle, 50))
        assert set(found) == set(PythonSolver().tilings(puzzle))
        assert total_of(WideSearch(puzzle)) == len(found)

    agree()


@pytest.mark.parametrize(
    ("puzzle", "count"),
    [
        (Puzzle(Region.rectangle(3, 20), PENTOMINOES.tiles), 4 * 2),
        (Puzzle(Region.rectangle(4, 15), PENTOMINOES.tiles), 4 * 368),
        (Puzzle(HOLED_CHESSBOARD, PENTOMINOES.tiles), 8 * 65),
    ],
)
def test_known_counts(puzzle: Puzzle, count: int) -> None:
    assert total_of(WideSearch(puzzle)) == count


@settings(max_examples=20)
@given(grown(HEXOMINOES[::3], 3), st.randoms(use_true_random=False), st.integers(0, 3), st.booleans())
def test_neither_turning_the_area_nor_the_order_of_tiles_changes_the_number(
    puzzle: Puzzle, random: Random, turns: int, flipped: bool
) -> None:
    region, tiles = puzzle.region.mirrored() if flipped else puzzle.region, list(puzzle.tiles)
    for _ in range(turns):
        region = region.turned()
    random.shuffle(tiles)
    assert total_of(WideSearch(Puzzle(region, tuple(tiles), puzzle.usage))) == total_of(WideSearch(puzzle))


@pytest.mark.parametrize("box", [(8, 10), (10, 16), (16, 16), (15, 30)])
def test_the_first_tilings_of_large_boards(box: tuple[int, int]) -> None:
    board = Region.rectangle(*box)
    puzzle = (
        Puzzle(board, SEVENTEEN) if board.size == 80 else Puzzle(board, PENTOMINOES.pick("LPVY") + HEXOMINOES[:4], ANY)
    )
    tilings = list(KernelSolver().tilings(puzzle, 20))
    assert len(set(tilings)) == 20
    for tiling in tilings:
        assert sorted(cell for placement in tiling for cell in placement.cells) == list(board.cells)
