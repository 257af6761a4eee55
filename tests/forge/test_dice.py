import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.engine.chance import SeededChance
from akili.forge.deck import region
from akili.forge.dice import SQUARES, expected_rolls, make_sheet
from akili.forge.pleasant import is_pleasant
from akili.polyomino import Region


@pytest.mark.no_cover
@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6))
def test_a_sheet_has_six_growing_pleasant_areas(seed: int) -> None:
    sheet = make_sheet(seed)
    areas = [region(area.area) for area in sheet.areas]
    assert tuple(area.size for area in areas) == SQUARES == (14, 15, 17, 18, 20, 21)
    assert all(map(is_pleasant, areas))
    assert len({area.canonical() for area in areas}) == len(areas)
    assert all(2 <= area.rolls <= 15 for area in sheet.areas)
    assert sheet == make_sheet(seed)


def test_a_single_square_waits_for_the_single_square() -> None:
    # One of two white dice shows it with a chance of 11 in 36: a mean of 36/11 rolls.
    assert 2 < expected_rolls(SeededChance("single"), Region.rectangle(1, 1)) < 5


def test_a_larger_area_takes_more_rolls() -> None:
    small, large = Region.rectangle(2, 4), Region.rectangle(5, 6)
    assert expected_rolls(SeededChance(1), small) < expected_rolls(SeededChance(1), large)
