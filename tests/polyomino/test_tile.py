"""Tile sets: reading them, and asking for tiles they have or haven't."""

import pytest

from akili.polyomino import PENTOMINOES, TETROMINOES, PictureError, Shape, Tile, TileSet, UnknownTileError, free

TEXT = """
    V3 teal
    #.
    ##

    I1

    #


    S4 light blue
    .##
    ##.
"""


def test_a_set_is_read_from_paragraphs() -> None:
    text = TEXT.replace("I1\n\n", "I1\n")
    corners = TileSet.parse("corners", text)
    assert corners.tiles == (
        Tile("V3", Shape.parse("#.\n##"), "teal"),
        Tile("I1", Shape.parse("#")),
        Tile("S4", Shape.parse(".##\n##."), "light blue"),
    )
    assert (len(corners), corners.size) == (3, 8)
    assert TileSet.parse("corners", text.replace("\n", "\r\n")) == corners
    assert TileSet.parse("corners", text.replace(".", " ")).tiles[2].shape == corners["S4"].shape


@pytest.mark.parametrize("text", ["", TEXT, "V3 teal"])
def test_a_tile_without_a_picture_is_refused(text: str) -> None:
    with pytest.raises(PictureError, match="The picture is empty"):
        TileSet.parse("bad", text)


def test_a_set_has_no_name_twice() -> None:
    with pytest.raises(ValueError, match="The tile A is named twice"):
        TileSet.parse("bad", "A\n#\n\nA\n##")


def test_picking_keeps_the_order_asked_for() -> None:
    assert [tile.name for tile in PENTOMINOES.pick("VLP")] == ["V", "L", "P"]
    assert PENTOMINOES.pick([]) == ()
    with pytest.raises(ValueError, match="The tile L is named twice"):
        PENTOMINOES.pick("LPL")


def test_an_unknown_tile_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownTileError, match=r"^The set tetrominoes has no tile 'Q'; it has I, L, O, S, T\.$"):
        TETROMINOES.pick("LQ")


@pytest.mark.parametrize(("tiles", "size"), [(TETROMINOES, 4), (PENTOMINOES, 5)])
def test_the_sets_hold_every_free_polyomino_once(tiles: TileSet, size: int) -> None:
    assert sorted(tile.shape.canonical() for tile in tiles) == sorted(free(size))
