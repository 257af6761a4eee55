import pytest

from akili.forge.catalogue import TILE_SETS
from akili.forge.palette import NO_COLOUR, PALETTE, contrast, ink_on, paint


@pytest.mark.parametrize("background", [*PALETTE.values(), NO_COLOUR])
def test_letters_can_be_read_on_every_colour(background: str) -> None:
    assert contrast(ink_on(background), background) >= 4.5


def test_every_tile_has_a_colour_of_the_palette() -> None:
    assert {tile.colour for tiles in TILE_SETS.values() for tile in tiles} <= PALETTE.keys()


def test_a_tile_without_a_colour_is_grey() -> None:
    assert paint("") == NO_COLOUR


def test_contrast_is_that_of_black_on_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
