"""Tiles that are wider than the region, where masks of one row could run into the next."""

import pytest

from akili.polyomino import PENTOMINOES, Puzzle, PythonSolver, Region, Shape, Solver, Tile, Usage
from akili.polyomino.compiled import KernelSolver

WIDE = Tile("wide", Shape.parse(".....##\n.######\n##....."))


@pytest.mark.parametrize("solver", [PythonSolver(), KernelSolver()])
@pytest.mark.parametrize("width", [1, 2, 3, 4])
def test_what_has_no_room_is_never_laid(solver: Solver, width: int) -> None:
    puzzle = Puzzle(Region.rectangle(5, width), (*PENTOMINOES.pick("ITYZ"), WIDE), Usage.exactly(1))
    assert solver.count(puzzle) == (1 if width == 1 else 0)


@pytest.mark.parametrize("solver", [PythonSolver(), KernelSolver()])
def test_only_tiles_without_room(solver: Solver) -> None:
    assert solver.count(Puzzle(Region.rectangle(2, 5), (WIDE,))) == 0


def test_puzzles_with_different_tiles_and_sizes_are_counted_together() -> None:
    puzzles = [
        Puzzle(Region.rectangle(3, len(names) * 5 // 3), PENTOMINOES.pick(names))
        for names in ("LPV", "FUX", "ILNPVY", "I", "LPVUXF", "TWZ")
    ]
    assert KernelSolver().counts(puzzles) == PythonSolver().counts(puzzles)
