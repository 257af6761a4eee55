"""The line to cut along: around exactly the cells of a shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.forge.catalogue import TILE_SETS
from akili.polyomino import Region
from akili.press.outline import Corner, outline

GROWTH = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=16)


def surface(corners: list[Corner]) -> float:
    """By the shoelace formula; positive if the cells lie on the right hand, as y grows downwards."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True)) / 2


def length(corners: list[Corner]) -> int:
    pairs = zip(corners, [*corners[1:], corners[0]], strict=True)
    return sum(abs(x1 - x2) + abs(y1 - y2) for (x1, y1), (x2, y2) in pairs)


@given(GROWTH)
def test_an_outline_holds_all_cells_and_no_more(cells: list[tuple[int, int]]) -> None:
    region = Region.of(cells)
    if not region.is_connected or region.has_hole:
        with pytest.raises(ValueError, match="hang together"):
            outline(region.cells)
        return
    corners = outline(region.cells)
    assert surface(corners) == region.size
    assert length(corners) == region.perimeter


@given(GROWTH)
def test_every_corner_is_one(cells: list[tuple[int, int]]) -> None:
    region = Region.of(cells)
    if not region.is_connected or region.has_hole:
        return
    corners = outline(region.cells)
    for before, here, after in zip([corners[-1], *corners], corners, [*corners[1:], corners[0]], strict=False):
        assert (before[0] == here[0]) != (here[0] == after[0])


@pytest.mark.parametrize("name", TILE_SETS)
def test_every_tile_has_one(name: str) -> None:
    for tile in TILE_SETS[name]:
        assert surface(outline(tile.shape.cells)) == tile.size
