"""The parts as the box has them."""

from collections import Counter

from akili.forge.tiles import CLASSIC, DICE_BLACK, DICE_WHITE, FUN_SIZE, STRAIGHT_YELLOW


def test_classic_has_twelve_tiles_and_48_squares() -> None:
    assert (len(CLASSIC), CLASSIC.size) == (12, 48)
    assert Counter(tile.size for tile in CLASSIC) == {2: 1, 3: 2, 4: 5, 5: 4}


def test_fun_size_has_eight_tiles_and_35_squares() -> None:
    assert (len(FUN_SIZE), FUN_SIZE.size) == (8, 35)


def test_the_straight_yellow_tile_is_straight_and_yellow() -> None:
    tile = FUN_SIZE[STRAIGHT_YELLOW]
    assert (str(tile.shape), tile.colour) == ("###", "yellow")


def test_dice_have_six_different_faces() -> None:
    assert [tile.size for tile in DICE_WHITE] == [1, 2, 3, 3, 4, 4]
    assert [tile.size for tile in DICE_BLACK] == [4, 4, 4, 5, 5, 5]


def test_no_two_tiles_of_a_set_are_alike() -> None:
    for tiles in (CLASSIC, FUN_SIZE, DICE_WHITE, DICE_BLACK):
        assert len({tile.shape.canonical() for tile in tiles}) == len(tiles)
        assert all(tile.colour for tile in tiles)
