"""Regions packed by the kernel are what a bitboard makes of each."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.polyomino import PENTOMINOES, Puzzle, PythonSolver, Region, Shape, Tile, Usage
from akili.polyomino.bitboard import Bitboard
from akili.polyomino.compiled import KernelSolver
from akili.polyomino.packing.kernel import numbered
from akili.polyomino.packing.regions import CompactRegions
from akili.polyomino.small_boards import SmallBoards

ANY = Usage(required=False, repeated=True)
small_regions = st.frozensets(st.tuples(st.integers(0, 7), st.integers(0, 7)), min_size=1).map(Region.of)


@given(st.lists(small_regions, min_size=1, max_size=20))
def test_each_is_the_word_that_a_bitboard_has(regions: list[Region]) -> None:
    compact = CompactRegions.of(regions)
    assert compact
    assert compact.box == (max(region.box[0] for region in regions), max(region.box[1] for region in regions))
    for stride in (compact.box[0], 8):
        assert compact.words(stride).tolist() == [Bitboard(region, stride).mask for region in regions]


@pytest.mark.parametrize("far", [64, 255, 256, 70_000])
def test_what_reaches_too_far_has_no_word(far: int) -> None:
    boards = SmallBoards(PENTOMINOES.pick("I"), 4, 16)
    assert boards.pack([Region.rectangle(1, 2), Region.rectangle(4, 16)]).tolist() == [0b10001, 2**64 - 1]
    for cells in ([(0, 0), (0, far)], [(0, 0), (far, 1)]):
        region = Region.of(cells)
        assert (region.compact is None) == (far > 255)
        with pytest.raises(ValueError, match="don't all fit"):
            boards.pack([Region.rectangle(1, 1), region])
        assert KernelSolver().counts([Puzzle(region, (Tile("I1", Shape.rectangle(1, 1)),), ANY)]) == [1]


@given(st.lists(st.integers(1, 2**62), max_size=40), st.data())
def test_names_are_numbered_as_they_come(names: list[int], data: st.DataObject) -> None:
    again = names + data.draw(st.permutations(names))
    numbers, firsts = numbered(np.array(again, np.int64))
    different = list(dict.fromkeys(again))
    assert [different[number] for number in numbers.tolist()] == again
    assert [again[first] for first in firsts.tolist()] == different


def test_equal_tiles_that_are_different_objects_are_one_tile() -> None:
    def copied(names: str) -> tuple[Tile, ...]:
        return tuple(Tile(tile.name, Shape(tile.shape.cells)) for tile in PENTOMINOES.pick(names))

    puzzles = [Puzzle(Region.rectangle(3, 5), copied(names)) for names in ("LPV", "VPL", "LPY") * 30]
    assert KernelSolver().counts(puzzles) == [4, 4, PythonSolver().count(puzzles[2])] * 30
    choice = [Puzzle(Region.rectangle(3, 5), copied("LPVUXF"), Usage.exactly(3)) for _ in range(30)]
    assert KernelSolver().counts(choice) == PythonSolver().counts(choice[:1]) * 30
