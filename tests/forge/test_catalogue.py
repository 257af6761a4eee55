import pytest

from akili.forge.catalogue import TILE_SETS, UnknownSetError, tile_set


def test_every_set_is_found_under_its_own_name() -> None:
    assert {"classic", "fun-size", "pentominoes", "tetrominoes", "dice-white", "dice-black"} <= TILE_SETS.keys()
    assert all(tile_set(name).name == name for name in TILE_SETS)


def test_an_unknown_set_is_told_the_known_ones() -> None:
    with pytest.raises(UnknownSetError) as caught:
        tile_set("hexominoes")
    assert all(name in str(caught.value) for name in ["hexominoes", *TILE_SETS])
