"""Laying tiles: what the rules allow, told from what they don't."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.engine.game import Rejected
from akili.forge.tiles import FUN_SIZE
from akili.polyomino import Placement
from akili.polyomino.grid import Cell
from akili.ubongo.laying import Board, area_cells, is_filled, lay, pieces_of, with_tile, without_tile

PIECES = pieces_of(FUN_SIZE)
AREA = (
    ".####",
    "#####",
    ".####",
)
I3_LEFT: tuple[Cell, ...] = ((0, 1), (1, 1), (2, 1))


def refusal(tile: str, cells: tuple[Cell, ...], board: Board = ()) -> str:
    with pytest.raises(Rejected) as refused:
        lay(AREA, board, PIECES, tile, cells)
    assert refused.value.details == {"tile": tile}
    return refused.value.reason


def test_a_tile_lies_in_reading_order_however_its_cells_were_named() -> None:
    assert lay(AREA, (), PIECES, "I3", I3_LEFT[::-1]) == Placement("I3", I3_LEFT)


def test_what_is_forbidden() -> None:
    assert refusal("I4", ((0, 1),)) == "tile.unknown"
    assert refusal("I3", ()) == "tile.not_its_shape"
    assert refusal("I3", ((0, 1), (0, 2))) == "tile.not_its_shape"
    assert refusal("I3", ((0, 1), (0, 2), (0, 2))) == "tile.not_its_shape"
    assert refusal("I3", ((0, 1), (0, 2), (0, 4))) == "tile.not_its_shape"
    assert refusal("I3", ((0, 0), (1, 0), (2, 0))) == "tile.outside"
    assert refusal("L4", ((0, 1), (0, 2), (0, 3), (1, 1)), (Placement("I3", I3_LEFT),)) == "tile.overlaps"


def test_a_tile_may_move_over_its_own_place() -> None:
    board = (Placement("I3", ((1, 0), (1, 1), (1, 2))),)
    moved = lay(AREA, board, PIECES, "I3", ((1, 1), (1, 2), (1, 3)))
    assert with_tile(board, moved) == (moved,)
    assert without_tile(board, "I3") == ()


cells = st.lists(st.tuples(st.integers(-2, 6), st.integers(-2, 6)), max_size=6)


@given(cells, st.sampled_from(["I3", "L4", "P5", "X"]))
def test_whatever_comes_is_laid_inside_or_refused(cells: list[Cell], tile: str) -> None:
    with suppress(Rejected):  # anything else would be an error
        laid = lay(AREA, (), PIECES, tile, cells)
        assert set(laid.cells) == set(cells) <= area_cells(AREA)


def test_filled_means_no_gap() -> None:
    board = (Placement("P5", tuple(area_cells(AREA))),)
    assert is_filled(AREA, board)
    assert not is_filled(AREA, (Placement("I3", I3_LEFT),))
