"""Motions of a region are a group, and counting by them changes nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.polyomino import (
    TETROMINOES,
    Cell,
    Placement,
    Puzzle,
    PythonSolver,
    Region,
    Shape,
    Solver,
    Tile,
    Tiling,
    Usage,
    distinct,
)
from akili.polyomino.compiled import KernelSolver
from akili.polyomino.symmetry import Motion, motions, moved, parts_by_symmetry

SOLVERS = [pytest.param(PythonSolver(), id="python"), pytest.param(KernelSolver(), id="kernel")]
regions = st.frozensets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1).map(Region.of)
symmetric = regions.map(lambda region: Region.of({*region.cells, *((column, row) for row, column in region.cells)}))
I1, I2, V3 = (Tile(picture, Shape.parse(picture)) for picture in ("#", "##", "##\n#."))


def picture(tiling: Tiling) -> list[tuple[tuple[Cell, ...], str]]:
    """What tilings are compared by."""
    return [(placement.cells, placement.tile) for placement in tiling]


def effect(region: Region, motion: Motion) -> tuple[tuple[int, int], ...]:
    return tuple(motion(cell) for cell in region.cells)


@given(st.one_of(regions, symmetric))
def test_motions_are_a_group_of_maps_onto_the_region(region: Region) -> None:
    group = motions(region)
    effects = {effect(region, motion) for motion in group}
    assert effect(region, group[0]) == region.cells
    for motion in group:
        assert set(effect(region, motion)) == set(region.cells)
        for other in group:
            assert tuple(other(motion(cell)) for cell in region.cells) in effects


@given(st.one_of(regions, symmetric))
def test_motions_and_orientations_make_eight(region: Region) -> None:
    assert len(motions(region)) * len(region.orientations()) == 8


SYMMETRIC_BOARDS = [
    Region.rectangle(3, 4),
    Region.rectangle(2, 6),
    Region.parse("####\n#..#\n#..#\n####"),
    Region.parse("##..\n####\n####\n..##"),
    Region.parse(".##.\n####\n####\n.##."),
    Region.parse("##.##\n.###.\n##.##\n..#.."),
    Region.parse("###\n#.#\n###\n..#\n###"),
]


def by_symmetry(puzzle: Puzzle, solver: Solver) -> int:
    return sum(weight * solver.counts([part])[0] for weight, part in parts_by_symmetry(puzzle))


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize("region", SYMMETRIC_BOARDS, ids=str)
def test_counting_by_symmetry_counts_all(solver: Solver, region: Region) -> None:
    six = tuple(Tile(str(number), tile.shape) for number, tile in enumerate((V3, V3, I2, I2, I1, I1)))
    puzzle = Puzzle(region, six)
    assert region.size == 12
    plain = sum(1 for _ in solver.tilings(puzzle))
    assert plain > 0
    assert by_symmetry(puzzle, solver) == solver.count(puzzle) == plain


def test_counting_by_symmetry_when_a_tile_has_no_place() -> None:
    six = tuple(Tile(str(number), tile.shape) for number, tile in enumerate((TETROMINOES["O"], I2, I2, I2, I1, I1)))
    ring = Region.parse("####\n#..#\n#..#\n####")
    assert by_symmetry(Puzzle(ring, six), PythonSolver()) == 0


@settings(max_examples=50)
@given(st.one_of(regions, symmetric))
def test_distinct_keeps_one_of_those_that_motions_map_to_each_other(region: Region) -> None:
    puzzle = Puzzle(region, (I1, I2, V3), Usage(required=False, repeated=True, total=min(region.size, 5)))
    tilings = set(PythonSolver().tilings(puzzle))
    kept = set(distinct(region, tilings))
    orbits = {frozenset(moved(tiling, motion) for motion in motions(region)) for tiling in tilings}
    assert set().union(*orbits) == tilings
    assert kept == {min(orbit, key=picture) for orbit in orbits}
    assert len(kept) == len(orbits)


def test_holes_move_with_their_tile() -> None:
    corner = Placement("V3", ((0, 0), (0, 1), (1, 0)), holes=((0, 1),))
    images = {moved((corner,), motion) for motion in motions(Region.rectangle(2, 3))}
    assert {(image.cells, image.holes) for (image,) in images} == {
        (((0, 0), (0, 1), (1, 0)), ((0, 1),)),
        (((0, 1), (0, 2), (1, 2)), ((0, 1),)),
        (((0, 0), (1, 0), (1, 1)), ((1, 1),)),
        (((0, 2), (1, 1), (1, 2)), ((1, 1),)),
    }
