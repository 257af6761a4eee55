"""Laws of tiles with holes, and of the ten that Ubongo Shimo has."""

from collections import Counter

import pytest

from akili.forge.shimo.board import masks, unpack
from akili.forge.shimo.tile import Form, HoledTile, parse_tiles
from akili.forge.shimo.tiles import SHIMO

COLOURS = {
    "yellow",
    "lime",
    "green",
    "teal",
    "pink",
    "orange",
    "red",
    "purple",
    "sky",
    "brown",
    "blue",
    "magenta",
    "gold",
}


def test_ten_tiles_are_numbered_and_coloured_differently() -> None:
    assert [tile.number for tile in SHIMO] == list(range(1, 11))
    assert len({tile.colour for tile in SHIMO}) == 10
    assert {tile.colour for tile in SHIMO} <= COLOURS


@pytest.mark.parametrize("tile", SHIMO, ids=lambda tile: str(tile.number))
def test_a_tile_is_a_polyomino_of_three_to_five_cells_with_two_holes(tile: HoledTile) -> None:
    assert 3 <= tile.size <= 5
    assert tile.shape.is_connected
    assert len(set(tile.form.holes)) == 2
    assert set(tile.form.holes) <= set(tile.form.cells)


def test_no_two_tiles_are_alike_even_without_their_holes() -> None:
    assert len({tile.shape.canonical() for tile in SHIMO}) == 10
    assert len({form for tile in SHIMO for form in tile.forms}) == sum(len(tile.forms) for tile in SHIMO)


def test_there_are_tiles_of_every_size() -> None:
    assert min(Counter(tile.size for tile in SHIMO)[size] for size in (3, 4, 5)) >= 2


@pytest.mark.parametrize("tile", SHIMO, ids=lambda tile: str(tile.number))
def test_turning_and_flipping_lead_to_the_same_forms(tile: HoledTile) -> None:
    assert tile.form in tile.forms
    assert {HoledTile(0, "", form).forms for form in tile.forms} == {tile.forms}


def test_a_tile_is_drawn_as_it_was_written() -> None:
    (tile,) = parse_tiles("7 red\n.o#\no#.")
    assert str(tile) == ".o#\no#."
    assert tile.form == Form(((0, 1), (0, 2), (1, 0), (1, 1)), ((0, 1), (1, 0)))


@pytest.mark.parametrize("tile", SHIMO, ids=lambda tile: str(tile.number))
def test_a_tile_lies_in_a_rectangle_wherever_one_of_its_forms_does(tile: HoledTile) -> None:
    found = [(unpack(way.cells, 5), unpack(way.holes, 5)) for way in masks(tile, 4, 5)]
    assert len(set(found)) == len(found)
    assert {Form.of(*way) for way in found} == set(tile.forms)
    expected = sum(
        (4 - max(row for row, _ in form.cells)) * (5 - max(column for _, column in form.cells)) for form in tile.forms
    )
    assert len(found) == expected


def test_a_picture_with_other_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="Unknown character 'x'"):
        parse_tiles("1 red\no#x")


def test_a_hole_outside_the_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="A hole must be in a cell"):
        HoledTile(1, "red", Form(((0, 0), (0, 1)), ((1, 1),)))
