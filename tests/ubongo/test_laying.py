"""Laying tiles on a card: what is allowed, and what is refused with which reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.engine.game import Rejected
from akili.forge.tiles import FUN_SIZE
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
