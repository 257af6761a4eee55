<<<<<<< HEAD
"""Laying tiles on a card: what is allowed, and what is refused with which reason."""
=======
"""Laying tiles: what the rules allow, told from what they don't."""

from contextlib import suppress
>>>>>>> rules

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.engine.game import Rejected
from akili.forge.tiles import FUN_SIZE
<<<<<<< HEAD
from akili.polyomino import Cell
from akili.polyomino.grid import normalised
from akili.ubongo.laying import Laid, area_cells, is_filled, lay, with_tile, without_tile

AREA = (".###", "####", "####")
L4: tuple[Cell, ...] = ((0, 1), (0, 2), (0, 3), (1, 1))


def test_a_tile_lies_turned_and_flipped() -> None:
    for form in FUN_SIZE["L4"].shape.orientations():
        if form.height <= 2:
            cells = tuple((row + 1, column) for row, column in form.cells)
            assert lay(AREA, (), FUN_SIZE, "L4", cells) == Laid("L4", cells)


@pytest.mark.parametrize(
    ("tile", "cells", "reason"),
    [
        ("Q9", L4, "tile.unknown"),
        ("L4", ((0, 1), (0, 2), (0, 3), (1, 2)), "tile.not_its_shape"),
        ("L4", (*L4, (1, 1)), "tile.not_its_shape"),
        ("L4", (), "tile.not_its_shape"),
        ("L4", ((0, 0), (0, 1), (0, 2), (1, 0)), "tile.outside"),
        ("L4", ((-1, 1), (0, 1), (1, 1), (1, 2)), "tile.outside"),
        ("I3", ((1, 0), (1, 1), (1, 2)), "tile.overlaps"),
    ],
)
def test_what_does_not_fit_is_refused(tile: str, cells: tuple[Cell, ...], reason: str) -> None:
    board = (Laid("L4", L4),) if reason == "tile.overlaps" else ()
    with pytest.raises(Rejected) as refusal:
        lay(AREA, board, FUN_SIZE, tile, cells)
    assert refusal.value.reason == reason
    assert refusal.value.details == {"tile": tile}


def test_a_tile_that_lies_may_move_over_itself() -> None:
    moved = tuple((row + 1, column) for row, column in L4)
    board = with_tile((Laid("L4", L4),), lay(AREA, (Laid("L4", L4),), FUN_SIZE, "L4", moved))
    assert board == (Laid("L4", moved),)
    assert without_tile(board, "L4") == ()


def test_a_filled_area_has_no_gap() -> None:
    area = ("###", "###")
    assert not is_filled(area, ())
    assert is_filled(area, (Laid("I3", ((0, 0), (0, 1), (0, 2))), Laid("V3", ((1, 0), (1, 1), (1, 2)))))


@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=6))
def test_only_the_tile_s_own_forms_are_accepted(cells: set[Cell]) -> None:
    area = ("#####",) * 5
    for tile in FUN_SIZE:
        is_form = normalised(cells) in {form.cells for form in tile.shape.orientations()}
        if is_form:
            laid = lay(area, (), FUN_SIZE, tile.name, tuple(cells))
            assert set(laid.cells) == cells <= area_cells(area)
        else:
            with pytest.raises(Rejected, match=r"tile\.not_its_shape"):
                lay(area, (), FUN_SIZE, tile.name, tuple(cells))
=======
from akili.polyomino.grid import Cell
from akili.ubongo.laying import Board, Laid, area_cells, is_filled, lay, with_tile, without_tile

AREA = (
    ".####",
    "#####",
    ".####",
)
I3_LEFT: tuple[Cell, ...] = ((0, 1), (1, 1), (2, 1))


def refusal(tile: str, cells: tuple[Cell, ...], board: Board = ()) -> str:
    with pytest.raises(Rejected) as refused:
        lay(AREA, board, FUN_SIZE, tile, cells)
    assert refused.value.details == {"tile": tile}
    return refused.value.reason


def test_a_tile_lies_in_reading_order_however_its_cells_were_named() -> None:
    assert lay(AREA, (), FUN_SIZE, "I3", I3_LEFT[::-1]) == Laid("I3", I3_LEFT)


def test_what_is_forbidden() -> None:
    assert refusal("I4", ((0, 1),)) == "tile.unknown"
    assert refusal("I3", ()) == "tile.not_its_shape"
    assert refusal("I3", ((0, 1), (0, 2))) == "tile.not_its_shape"
    assert refusal("I3", ((0, 1), (0, 2), (0, 2))) == "tile.not_its_shape"
    assert refusal("I3", ((0, 1), (0, 2), (0, 4))) == "tile.not_its_shape"
    assert refusal("I3", ((0, 0), (1, 0), (2, 0))) == "tile.outside"
    assert refusal("L4", ((0, 1), (0, 2), (0, 3), (1, 1)), (Laid("I3", I3_LEFT),)) == "tile.overlaps"


def test_a_tile_may_move_over_its_own_place() -> None:
    board = (Laid("I3", ((1, 0), (1, 1), (1, 2))),)
    moved = lay(AREA, board, FUN_SIZE, "I3", ((1, 1), (1, 2), (1, 3)))
    assert with_tile(board, moved) == (moved,)
    assert without_tile(board, "I3") == ()


cells = st.lists(st.tuples(st.integers(-2, 6), st.integers(-2, 6)), max_size=6)


@given(cells, st.sampled_from(["I3", "L4", "P5", "X"]))
def test_whatever_comes_is_laid_inside_or_refused(cells: list[Cell], tile: str) -> None:
    with suppress(Rejected):  # anything else would be an error
        laid = lay(AREA, (), FUN_SIZE, tile, cells)
        assert set(laid.cells) == set(cells) <= area_cells(AREA)


def test_filled_means_no_gap() -> None:
    board = (Laid("P5", tuple(area_cells(AREA))),)
    assert is_filled(AREA, board)
    assert not is_filled(AREA, (Laid("I3", I3_LEFT),))
>>>>>>> rules
