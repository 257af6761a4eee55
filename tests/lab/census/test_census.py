"""The compiled census against a plain one, and against the solver."""

from collections import Counter, defaultdict
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.engine.chance import SeededChance
from akili.forge.tiles import CLASSIC
from akili.lab.census import Census, Problem, take
from akili.polyomino import PENTOMINOES, Cell, Puzzle, Region, Tile, Usage, grid, tilings

POOL = (*CLASSIC.tiles, PENTOMINOES["U"])  # the U closes to a ring with an I3


def placements(tile: Tile, side: int) -> list[frozenset[Cell]]:
    return [
        frozenset((row + down, column + right) for row, column in form.cells)
        for form in tile.shape.orientations()
        for down in range(side - form.height + 1)
        for right in range(side - form.width + 1)
    ]


def plain_census(problem: Problem) -> dict[Region, int]:
    """Lay all tiles of a set everywhere; what hangs together and has no hole counts once for the set."""
    sets: Counter[Region] = Counter()
    for tiles in combinations(problem.tiles, problem.used):
        unions: set[frozenset[Cell]] = {frozenset()}
        for tile in tiles:
            ways = placements(tile, problem.side)
            unions = {union | way for union in unions for way in ways if not union & way}
        solid = {union for union in unions if grid.is_connected(union) and not grid.holes(union)}
        sets.update({Region.of(union).canonical() for union in solid})
    return {region: count for region, count in sets.items() if count >= problem.minimum}


def found(census: Census) -> dict[Region, int]:
    areas = [(region.canonical(), sets) for region, sets in census]
    assert len(dict(areas)) == len(areas), "an area was listed twice"
    return dict(areas)


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    used, side, most_tiles = draw(st.sampled_from([(2, 3, 6), (2, 4, 5), (2, 5, 3), (3, 3, 5)]))
    tiles = draw(st.lists(st.sampled_from(POOL), min_size=used, max_size=most_tiles, unique=True))
    return Problem(tuple(tiles), used, side, draw(st.integers(1, 3)))


@pytest.mark.no_cover
@settings(max_examples=20, deadline=None)
@given(problems())
def test_equals_the_plain_census(problem: Problem) -> None:
    assert found(take(problem, jobs=1)) == plain_census(problem)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("names", "used", "side", "minimum"),
    [("I2 I3 V3 S4 O4", 3, 4, 2), ("I2 I3 V3 I4 O4", 4, 4, 1), ("L5 I4", 2, 7, 1)],
)
def test_equals_the_plain_census_of_larger_problems(names: str, used: int, side: int, minimum: int) -> None:
    problem = Problem(CLASSIC.pick(names.split()), used, side, minimum)
    expected = plain_census(problem)
    assert len(expected) > 20
    assert found(take(problem)) == expected


def test_a_ring_is_left_out() -> None:
    ring, comb = Region.parse("###\n#.#\n###"), Region.parse("###\n###\n#.#")
    areas = found(take(Problem((PENTOMINOES["U"], CLASSIC["I3"]), used=2, side=3, minimum=1)))
    assert ring.canonical() not in areas
    assert comb.canonical() in areas


@pytest.fixture(scope="module")
def classic() -> dict[Region, int]:
    return dict(take(Problem(CLASSIC.tiles, used=3)))


def sets_by_solver(region: Region) -> int:
    solutions = tilings(Puzzle(region, CLASSIC.tiles, Usage.exactly(3)))
    return len({frozenset(placement.tile for placement in solution) for solution in solutions})


def test_the_census_of_three_classic_tiles_is_known(classic: dict[Region, int]) -> None:
    by_cells: defaultdict[int, int] = defaultdict(int)
    for region in classic:
        by_cells[region.size] += 1
    assert by_cells == {9: 76, 10: 874, 11: 2675, 12: 4206, 13: 2117, 14: 445}
    assert (min(classic.values()), max(classic.values())) == (6, 30)


def test_the_solver_finds_as_many_sets(classic: dict[Region, int]) -> None:
    for region in SeededChance("census").sample(sorted(classic), 60):
        assert region.is_connected
        assert not region.has_hole
        assert sets_by_solver(region) == classic[region]


def test_an_area_is_listed_exactly_if_six_sets_fill_it(classic: dict[Region, int]) -> None:
    chance = SeededChance("areas of three tiles")
    listed = 0
    for _ in range(400):
        ways = [chance.pick(placements(tile, 6)) for tile in chance.sample(CLASSIC.tiles, 3)]
        area = frozenset[Cell]().union(*ways)
        if len(area) == sum(map(len, ways)) and grid.is_connected(area) and not grid.holes(area):
            region = Region.of(area)
            sets = sets_by_solver(region)
            in_census = [classic[form] for form in region.orientations() if form in classic]
            assert in_census == ([sets] if sets >= 6 else [])
            listed += len(in_census)
    assert listed


@pytest.mark.parametrize(
    ("used", "side", "minimum", "reason"),
    [
        (1, 6, 6, "An area can be made of 2 to 12 tiles, not of 1."),
        (13, 6, 6, "An area can be made of 2 to 12 tiles, not of 13."),
        (3, 0, 6, "The square must have a side of 1 to 7 cells, not 0."),
        (3, 8, 6, "The square must have a side of 1 to 7 cells, not 8."),
        (3, 6, 0, "The least number of tile sets that fill an area must be 1 or more, not 0."),
    ],
)
def test_refuses_impossible_numbers(used: int, side: int, minimum: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Problem(CLASSIC.tiles, used, side, minimum)


def test_too_many_sets_asked_for_is_an_empty_census() -> None:
    census = take(Problem(CLASSIC.tiles, used=3, minimum=57))
    assert len(census) == 0
    assert census.tallies == ()


def test_tiles_that_are_too_long_for_the_square_fill_nothing() -> None:
    assert found(take(Problem(CLASSIC.pick(["I4", "L5", "V3"]), used=2, side=3, minimum=1))) == {}
