"""Sheets of the dice game, and the store of areas that they are made of."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.forge.deck import region
from akili.forge.dice import SQUARES, STEPS, STORED, TOLERANCE, Step, find_area, make_sheet
from akili.forge.pleasant import is_pleasant
from akili.forge.rolls.board import AreaBoard
from akili.forge.rolls.kernel import values
from akili.forge.shipped import SEED, dice_store
from akili.polyomino import Region


def par_of(area: Region) -> float:
    return float(values(AreaBoard(area))[-1])


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_a_sheet_has_six_growing_pleasant_areas_with_rising_pars(seed: int) -> None:
    sheet = make_sheet(seed, dice_store())
    areas = [region(area.area) for area in sheet.areas]
    assert tuple(area.size for area in areas) == SQUARES == (14, 15, 17, 18, 20, 21)
    assert all(map(is_pleasant, areas))
    pars = [area.par for area in sheet.areas]
    assert all(0.08 < higher - lower < 0.42 for lower, higher in pairwise(pars))
    assert sheet == make_sheet(seed, dice_store())


def test_the_store_has_as_many_areas_as_it_should_and_none_twice() -> None:
    for areas, step in zip(dice_store().steps, STEPS, strict=True):
        assert len({region(area.area).canonical() for area in areas}) == len(areas) == STORED
        assert all(abs(area.par - step.par) <= TOLERANCE for area in areas)


@pytest.mark.parametrize("step", STEPS[:3])
def test_the_first_areas_of_the_store_are_found_again(step: Step) -> None:
    number = STEPS.index(step)
    assert find_area(SEED, step, 0, par_of) == dice_store().steps[number][0]


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_the_pars_of_the_store_are_exact(number: int) -> None:
    areas = dice_store().steps[number]
    for area in areas if number < 3 else areas[:1]:
        assert par_of(region(area.area)) == pytest.approx(area.par, abs=1e-4)


def test_a_turned_or_mirrored_area_has_the_same_par() -> None:
    area = region(dice_store().steps[0][0].area)
    assert {round(par_of(form), 9) for form in area.orientations()} == {round(par_of(area), 9)}
