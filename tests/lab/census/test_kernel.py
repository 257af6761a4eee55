"""Bit tricks against the readable geometry."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from akili.lab.census import kernel
from akili.lab.census.kernel import Words
from akili.lab.census.result import STRIDE, Tally
from akili.polyomino import Region

cells = st.tuples(st.integers(0, 6), st.integers(0, 6))
regions = st.frozensets(cells, min_size=1).map(Region.of)


def packed(*areas: Region) -> Words:
    return np.array([sum(1 << (row * STRIDE + column) for row, column in area.cells) for area in areas], np.uint64)


def unpacked(areas: Words) -> list[Region]:
    return [area.region for area in Tally(0, areas, np.ones(len(areas), np.uint32))]


@given(regions)
def test_all_forms_of_an_area_have_one_canonical_form(region: Region) -> None:
    canonical = kernel.canonicals(packed(*region.orientations()))
    assert len(set(canonical.tolist())) == 1
    assert unpacked(canonical)[0].canonical() == region.canonical()


@given(regions)
def test_the_picture_is_the_picture_of_the_region(region: Region) -> None:
    ((rows, sets),) = Tally(region.size, packed(region), np.array([7], np.uint32)).pictures()
    assert ("\n".join(rows), sets) == (str(region), 7)


@given(st.lists(st.integers(1, 9)), st.integers(1, 4))
def test_the_tally_keeps_what_occurs_often_enough(numbers: list[int], minimum: int) -> None:
    areas, counts = kernel.tally(np.array(sorted(numbers), np.uint64), minimum)
    expected = {number: numbers.count(number) for number in sorted(numbers) if numbers.count(number) >= minimum}
    assert list(zip(areas.tolist(), counts.tolist(), strict=True)) == list(expected.items())
