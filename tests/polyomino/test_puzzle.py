"""What a puzzle refuses, and how a tiling is drawn."""

import pytest

from akili.polyomino import PENTOMINOES, Placement, Puzzle, Region, Shape, Tile, Usage, draw, tilings

SQUARE = Region.rectangle(4, 4)
LPV = PENTOMINOES.pick("LPV")


def test_a_region_may_have_1024_cells_but_no_more() -> None:
    assert Puzzle(Region.rectangle(32, 32), LPV).region.size == 1024
    with pytest.raises(ValueError, match=r"^The area has 1025 cells; areas of up to 1024 cells can be solved\.$"):
        Puzzle(Region.rectangle(25, 41), LPV)


def test_a_puzzle_needs_tiles_with_different_names() -> None:
    with pytest.raises(ValueError, match=r"^A puzzle needs at least one tile\.$"):
        Puzzle(SQUARE, ())
    with pytest.raises(ValueError, match=r"^The tile V is named twice\.$"):
        Puzzle(SQUARE, (*LPV, Tile("V", Shape.parse("#"))))


@pytest.mark.parametrize(
    ("usage", "message"),
    [
        (Usage.exactly(0), "Exactly 0 of 3 tiles can't be used: say a number from 1 to 3."),
        (Usage.exactly(4), "Exactly 4 of 3 tiles can't be used: say a number from 1 to 3."),
        (Usage.exactly(-1), "Exactly -1 of 3 tiles can't be used: say a number from 1 to 3."),
        (Usage(required=True, repeated=False, total=2), "say a number from 3 to 3."),
        (Usage(required=True, repeated=True, total=2), "say a number from 3 to 1024."),
        (Usage(required=False, repeated=True, total=0), "say a number from 1 to 1024."),
    ],
)
def test_an_impossible_count_is_refused(usage: Usage, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Puzzle(SQUARE, LPV, usage)


def test_drawing_gives_each_tile_a_letter_and_no_cell_a_dot() -> None:
    ring = Region.parse("###\n#.#\n###")
    tiling = (Placement("L", ((0, 0), (0, 1), (0, 2), (1, 2))), Placement("J", ((1, 0), (2, 0), (2, 1), (2, 2))))
    assert draw(ring, tiling) == "AAA\nB.A\nBBB"


def test_letters_begin_again_when_they_run_out() -> None:
    monomino = Tile("I1", Shape.parse("#"))
    row = Region.rectangle(1, 63)
    (tiling,) = tilings(Puzzle(row, (monomino,), Usage.at_least_once()))
    assert draw(row, tiling) == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789A"
