"""The pentomino counts that the world knows, up to symmetry and plain."""

import pytest

from akili.polyomino import PENTOMINOES, Puzzle, PythonSolver, Region, Solver, distinct
from akili.polyomino.compiled import KernelSolver

HOLED_CHESSBOARD = Region.of(
    {(row, column) for row in range(8) for column in range(8)} - {(3, 3), (3, 4), (4, 3), (4, 4)}
)
BOARDS = [
    pytest.param(Region.rectangle(3, 20), 2, 4, id="3x20"),
    pytest.param(Region.rectangle(4, 15), 368, 4, id="4x15"),
    pytest.param(Region.rectangle(5, 12), 1010, 4, id="5x12"),
    pytest.param(Region.rectangle(6, 10), 2339, 4, id="6x10"),
    pytest.param(HOLED_CHESSBOARD, 65, 8, id="8x8 without the middle"),
]


def check(solver: Solver, region: Region, different: int, symmetries: int) -> None:
    puzzle = Puzzle(region, PENTOMINOES.tiles)
    assert solver.count(puzzle) == different * symmetries
    tilings = set(solver.tilings(puzzle))
    assert len(tilings) == different * symmetries
    assert sum(1 for _ in distinct(region, tilings)) == different


@pytest.mark.no_cover
@pytest.mark.parametrize(("region", "different", "symmetries"), BOARDS)
def test_kernel(region: Region, different: int, symmetries: int) -> None:
    check(KernelSolver(), region, different, symmetries)


@pytest.mark.no_cover
@pytest.mark.parametrize(("region", "different", "symmetries"), BOARDS[:2])
def test_plain_python(region: Region, different: int, symmetries: int) -> None:
    assert PythonSolver().count(Puzzle(region, PENTOMINOES.tiles)) == different * symmetries
