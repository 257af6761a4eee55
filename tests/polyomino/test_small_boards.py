"""Boards in a word: the same counts as the plain solver, tile choices as words, and what doesn't fit."""

from itertools import combinations

import numpy as np
import pytest

from akili.polyomino import PENTOMINOES, TETROMINOES, Puzzle, PythonSolver, Region, Shape, Tile, Usage, fixed
from akili.polyomino.bitboard import Bitboard
from akili.polyomino.small_boards import SmallBoards
from akili.polyomino.small_puzzles import SmallPuzzles

AREAS = [Region.of(shape.cells) for shape in fixed(8) if shape.box[1] <= 4][::40]


def test_every_choice_of_tiles_on_every_area() -> None:
    tiles = tuple(TETROMINOES)
    boards = SmallBoards(tiles, 4, 4)
    choices = [(area, pair) for area in AREAS for pair in combinations(range(len(tiles)), 2)]
    words = boards.pack(area for area, _ in choices)
    allowed = np.array([boards.allow(pair) for _, pair in choices], np.uint64)
    solved = boards.solve(words, allowed, 2, room=10_000)
    puzzles = [Puzzle(area, tuple(tiles[index] for index in pair)) for area, pair in choices]
    assert solved.counts.tolist() == PythonSolver().counts(puzzles)
    rows = iter(solved.found.tolist())
    for puzzle, count in zip(puzzles, solved.counts.tolist(), strict=True):
        board = Bitboard(puzzle.region, boards.width)
        found = {frozenset(boards.placement(step, board) for step in next(rows)) for _ in range(count)}
        assert found == set(map(frozenset, PythonSolver().tilings(puzzle)))
    assert next(rows, None) is None


def test_limit_and_room_hold_for_each_area_and_for_all() -> None:
    boards = SmallBoards(PENTOMINOES.pick("LPV"), 3, 5)
    words = boards.pack([Region.rectangle(3, 5)] * 3)
    allowed = np.full(3, boards.all_forms, np.uint64)
    assert boards.solve(words, allowed, 3).counts.tolist() == [4, 4, 4]
    limited = boards.solve(words, allowed, 3, limit=2, room=5)
    assert limited.counts.tolist() == [2, 2, 2]
    assert limited.found.shape == (5, 3)


def test_what_does_not_fit_is_refused() -> None:
    tiles = PENTOMINOES.pick("LPV")
    with pytest.raises(ValueError, match="9 × 8 cells doesn't fit into a word"):
        SmallBoards(tiles, 8, 9)
    with pytest.raises(ValueError, match="too many or too long forms"):
        SmallBoards((Tile("I8", Shape.rectangle(1, 8)),), 8, 8)
    boards = SmallBoards(tiles, 3, 5)
    for box in ((4, 4), (3, 6)):
        with pytest.raises(ValueError, match="don't all fit on boards of 3 × 5"):
            boards.pack([Region.rectangle(*box)])
    for depth in (0, 4):
        with pytest.raises(ValueError, match=f"{depth} of 3 tiles can't be used"):
            boards.solve(boards.pack([Region.rectangle(3, 5)]), np.full(1, boards.all_forms, np.uint64), depth)


def test_a_tile_without_a_form_on_the_board_has_no_place() -> None:
    boards = SmallBoards(PENTOMINOES.pick("XI"), 2, 5)
    assert boards.allow([0]) == 0
    forms = np.array([boards.allow([0]), boards.allow([1])], np.uint64)
    assert boards.solve(boards.pack([Region.rectangle(1, 5)] * 2), forms, 1).counts.tolist() == [0, 1]


@pytest.mark.parametrize(
    ("region", "usage", "fits"),
    [
        (Region.rectangle(4, 5), Usage.each_once(), True),
        (Region.rectangle(4, 5), Usage.exactly(2), True),
        (Region.rectangle(4, 5), Usage.at_most_once(), False),
        (Region.rectangle(4, 5), Usage(required=False, repeated=True, total=2), False),
        (Region.rectangle(5, 13), Usage.each_once(), False),
    ],
)
def test_which_puzzles_small_boards_take(region: Region, usage: Usage, fits: bool) -> None:
    assert (SmallPuzzles.of([Puzzle(region, TETROMINOES.tiles, usage)]) is not None) == fits
