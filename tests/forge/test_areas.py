"""Carved areas are what the makers build on: in one piece, without a hole, of the size asked for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.engine.chance import SeededChance
from akili.forge.areas import carve, may_go
from akili.polyomino import Region
from akili.polyomino.grid import holes, is_connected

seeds = st.integers(0, 10**6)
sides = st.integers(3, 6)


@given(seeds, sides, sides, st.floats(0.5, 1.0))
def test_a_carved_area_is_whole_and_fills_its_box(seed: int, height: int, width: int, share: float) -> None:
    squares = max(height + width - 1, int(height * width * share))
    region = carve(SeededChance(seed), squares, height, width)
    if region is not None:
        assert region.size == squares
        assert (region.height, region.width) == (height, width)
        assert region.is_connected
        assert not region.has_hole


@given(seeds, sides, sides)
def test_carving_follows_from_the_seed(seed: int, height: int, width: int) -> None:
    squares = height * width - 3
    assert carve(SeededChance(seed), squares, height, width) == carve(SeededChance(seed), squares, height, width)


@given(seeds, sides, sides, st.data())
def test_a_cell_may_go_exactly_if_the_area_stays_whole(seed: int, height: int, width: int, data: st.DataObject) -> None:
    squares = height * width - data.draw(st.integers(0, height * width // 2))
    region = carve(SeededChance(seed), squares, height, width)
    if region is None or region.size < 2:
        return
    cells = set(region.cells)
    for cell in region.cells:
        rest = cells - {cell}
        assert may_go(cell, cells) == (is_connected(rest) and not holes(rest))


def test_the_whole_box_needs_no_knife() -> None:
    assert carve(SeededChance(0), 20, 4, 5) == Region.rectangle(4, 5)


@pytest.mark.parametrize("squares", [1, 2, 3, 4])
def test_too_few_squares_for_the_box_are_told(squares: int) -> None:
    assert carve(SeededChance(0), squares, 3, 3) is None
