"""Both solvers find exactly the tilings that the most naive search finds, whatever the usage."""

from collections.abc import Iterator
from itertools import chain, combinations, islice, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.polyomino.random_puzzles import large_puzzles, puzzles

from akili.polyomino import (
    PENTOMINOES,
    Placement,
    Puzzle,
    PythonSolver,
    Region,
    Shape,
    Solver,
    Tile,
    Tiling,
    Usage,
    compiled,
)
from akili.polyomino.compiled import KernelSolver
from akili.polyomino.grid import Cell
from akili.polyomino.puzzle import in_reading_order

PYTHON, KERNEL = PythonSolver(), KernelSolver()
SOLVERS = [pytest.param(PYTHON, id="python"), pytest.param(KERNEL, id="kernel")]
MONOMINO, DOMINO, I3 = (Tile(f"I{length}", Shape.rectangle(1, length)) for length in (1, 2, 3))


def every_placement(region: Region, tile: Tile) -> list[Placement]:
    cells = set(region.cells)
    moved = (
        tuple((row + down, column + right) for row, column in form.cells)
        for form in tile.shape.orientations()
        for down, right in product(range(region.height), range(region.width))
    )
    return [Placement(tile.name, place) for place in moved if cells.issuperset(place)]


def naive(puzzle: Puzzle) -> set[Tiling]:
    """Try every number of every tile in every choice of places."""
    region, tiles, usage = puzzle.region, puzzle.tiles, puzzle.usage
    tilings = set()
    for uses in product(range(region.size + 1 if usage.repeated else 2), repeat=len(tiles)):
        if sum(use * tile.size for use, tile in zip(uses, tiles, strict=True)) != region.size:
            continue
        if (usage.required and 0 in uses) or usage.total not in {None, sum(uses)}:
            continue
        places = (combinations(every_placement(region, tile), use) for use, tile in zip(uses, tiles, strict=True))
        for groups in product(*places):
            tiling = tuple(sorted(chain.from_iterable(groups), key=in_reading_order))
            if len({cell for placement in tiling for cell in placement.cells}) == region.size:
                tilings.add(tiling)
    return tilings


def found_by(solver: Solver, puzzle: Puzzle) -> set[Tiling]:
    tilings = list(solver.tilings(puzzle))
    assert len(tilings) == len(set(tilings)), "a tiling came twice"
    assert solver.count(puzzle) == len(tilings)
    return set(tilings)


@settings(max_examples=200)
@given(puzzles())
def test_solvers_find_what_the_naive_search_finds(puzzle: Puzzle) -> None:
    expected = naive(puzzle)
    assert found_by(PYTHON, puzzle) == expected
    assert found_by(KERNEL, puzzle) == expected


@settings(max_examples=50)
@given(st.lists(puzzles(), max_size=4))
def test_counts_are_the_count_of_each(many: list[Puzzle]) -> None:
    expected = [PYTHON.count(puzzle) for puzzle in many]
    assert PYTHON.counts(many) == expected
    assert KERNEL.counts(many) == expected


@given(puzzles(), st.integers(0, 5))
def test_a_limit_gives_that_many_of_the_solutions(puzzle: Puzzle, limit: int) -> None:
    for solver in (PYTHON, KERNEL):
        everything = set(solver.tilings(puzzle))
        some = list(solver.tilings(puzzle, limit))
        assert len(some) == len(set(some)) == min(limit, len(everything))
        assert everything.issuperset(some)


@settings(max_examples=40)
@given(large_puzzles())
def test_both_solvers_agree_on_large_boards(puzzle: Puzzle) -> None:
    tilings = found_by(PYTHON, puzzle)
    assert tilings
    assert found_by(KERNEL, puzzle) == tilings


@pytest.mark.parametrize("solver", SOLVERS)
def test_above_64_cells_straight_trominoes_follow_narayana(solver: Solver) -> None:
    ways = [1, 1, 1]  # of a strip three cells high: the last column, or the last three
    while len(ways) < 23:
        ways.append(ways[-1] + ways[-3])
    puzzle = Puzzle(Region.rectangle(3, 22), (I3,), Usage.at_least_once())
    assert puzzle.region.size == 66
    assert found_by(solver, puzzle) == set(PYTHON.tilings(puzzle))
    assert solver.count(puzzle) == ways[22]


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize(
    ("corners", "cells"),
    [([(0, 0), (20, 20)], 30), ([(0, 0), (30, 3), (4, 40)], 45), ([(8 * n, n) for n in range(5)], 75)],
)
def test_pieces_far_apart_are_solved_each_for_itself(solver: Solver, corners: list[Cell], cells: int) -> None:
    blocks = Region.of(
        (row + down, column + right) for down, right in corners for row in range(3) for column in range(5)
    )
    puzzle = Puzzle(blocks, PENTOMINOES.pick("PV"), Usage(required=False, repeated=True, total=3 * len(corners)))
    assert blocks.size == cells
    assert not blocks.is_connected
    tilings = found_by(solver, puzzle)
    assert len(tilings) == 4 ** len(corners)  # four ways to fill 3 × 5 with P and V
    for tiling in tilings:
        assert sorted(cell for placement in tiling for cell in placement.cells) == list(blocks.cells)


@pytest.mark.parametrize("solver", SOLVERS)
def test_two_tiles_of_one_shape_are_two_tiles(solver: Solver) -> None:
    twins = (Tile("left", DOMINO.shape), Tile("right", DOMINO.shape))
    assert found_by(solver, Puzzle(Region.rectangle(1, 4), twins)) == {
        (Placement(first, ((0, 0), (0, 1))), Placement(second, ((0, 2), (0, 3))))
        for first, second in (("left", "right"), ("right", "left"))
    }


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize(
    ("size", "tiles", "usage"),
    [
        (7, (I3, DOMINO), Usage.each_once()),
        (4, (I3, DOMINO), Usage.each_once()),
        (6, (I3, DOMINO), Usage.at_most_once()),
        (4, (I3, DOMINO), Usage.exactly(1)),
        (4, (I3, DOMINO), Usage.at_least_once()),
        (7, (I3, DOMINO), Usage(required=False, repeated=True, total=2)),
        (3, (I3, DOMINO), Usage(required=False, repeated=True, total=2)),
    ],
)
def test_hopeless_sizes(solver: Solver, size: int, tiles: tuple[Tile, ...], usage: Usage) -> None:
    puzzle = Puzzle(Region.rectangle(1, size), tiles, usage)
    assert puzzle.is_hopeless()
    assert naive(puzzle) == found_by(solver, puzzle) == set()
    assert solver.counts([puzzle]) == [0]


@given(puzzles())
def test_a_hopeless_puzzle_has_no_solution(puzzle: Puzzle) -> None:
    assert not (puzzle.is_hopeless() and naive(puzzle))


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize("width", [1, 2])
def test_tiles_wider_than_a_narrow_board(solver: Solver, width: int) -> None:
    board = Region.rectangle(width, 10)
    tiles = (*PENTOMINOES.pick("LYXIW"), MONOMINO)
    puzzle = Puzzle(board, tiles, Usage.exactly(2))
    assert found_by(solver, puzzle) == naive(puzzle)


@pytest.mark.parametrize("solver", SOLVERS)
def test_one_tile_may_fill_everything_many_times(solver: Solver) -> None:
    puzzle = Puzzle(Region.rectangle(2, 5), (MONOMINO, PENTOMINOES["I"]), Usage(required=False, repeated=True, total=2))
    assert found_by(solver, puzzle) == naive(puzzle) != set()


@pytest.mark.parametrize("solver", SOLVERS)
def test_the_first_tiling_of_the_largest_board_needs_no_other(solver: Solver) -> None:
    chessboard = Puzzle(Region.rectangle(32, 32), (DOMINO,), Usage.at_least_once())
    (first,) = solver.tilings(chessboard, 1)
    assert len(first) == 512


def test_the_plain_solver_tells_each_tiling_when_it_is_asked_for() -> None:
    endless: Iterator[Tiling] = PYTHON.tilings(Puzzle(Region.rectangle(8, 8), (DOMINO,), Usage.at_least_once()))
    assert len(set(islice(endless, 100))) == 100


@pytest.mark.parametrize(
    ("usage", "limit"), [(Usage.exactly(3), None), (Usage.at_least_once(), None), (Usage.exactly(3), 9)]
)
def test_the_kernel_makes_room_for_more_solutions_than_it_hoped_for(
    monkeypatch: pytest.MonkeyPatch, usage: Usage, limit: int | None
) -> None:
    monkeypatch.setattr(compiled, "ROOM", 4)
    puzzle = Puzzle(Region.rectangle(2, 3), (DOMINO, Tile("other", DOMINO.shape), Tile("third", DOMINO.shape)), usage)
    tilings = list(KERNEL.tilings(puzzle, limit))
    assert len(tilings) == (limit or PYTHON.count(puzzle)) > 4
    assert set(tilings) <= naive(puzzle)


def test_domino_tilings_follow_kasteleyn() -> None:
    boards = {(2, 10): 89, (4, 6): 281, (6, 8): 167089}
    for (height, width), ways in boards.items():
        assert KERNEL.count(Puzzle(Region.rectangle(height, width), (DOMINO,), Usage.at_least_once())) == ways
