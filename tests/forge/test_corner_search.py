"""The person-like search: laws, and examples small enough to reckon by hand."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.forge.walking import every_solution

from akili.engine.chance import SeededChance
from akili.forge.areas import carve
from akili.forge.corner_search import angularity, approach, attraction, tightest_corner
from akili.forge.fillings import fillings
from akili.forge.tiles import CLASSIC
from akili.polyomino import PENTOMINOES, Puzzle, Region, Usage, tilings
from akili.polyomino.bitboard import Bitboard


def effort(puzzle: Puzzle) -> float:
    return approach(puzzle).effort


def test_a_puzzle_that_solves_itself_takes_a_step_per_tile() -> None:
    assert effort(Puzzle(Region.rectangle(1, 4), CLASSIC.pick(["I4"]))) == 1


def test_an_example_by_hand() -> None:
    # I2 and I3 on a row of five: the corner is the first cell, I3 is larger and is tried there first;
    # it leads to a solution at once.
    assert effort(Puzzle(Region.rectangle(1, 5), CLASSIC.pick(["I2", "I3"]))) == 2


def test_a_vain_try_costs_laying_and_taking_up() -> None:
    # P5 lies over the first corner of a 2 × 4 in three ways. Two leave a V3; the third leaves a lonely cell, and
    # is tried before both others once in three times, laid and taken up: 2 × 1/3. Then P5 and V3, a step each.
    assert effort(Puzzle(Region.rectangle(2, 4), CLASSIC.pick(["P5", "V3"]))) == pytest.approx(2 + 2 / 3)


def test_an_impossible_puzzle_costs_all_tries() -> None:
    # S4 over the first corner, then a lonely cell; I4 over it, and S4 doesn't lie in a row: two tries in vain.
    assert effort(Puzzle(Region.rectangle(2, 4), CLASSIC.pick(["S4", "I4"]))) == 4
    assert effort(Puzzle(Region.rectangle(2, 4), PENTOMINOES.pick("X"))) == 0


def test_the_tightest_corner_is_the_cell_with_fewest_free_neighbours() -> None:
    region = Region.parse("####\n####\n##.#\n...#")
    board = Bitboard(region)
    target = tightest_corner(board.stride)
    assert board.unpack(target(board.mask)) == ((3, 3),)
    assert board.unpack(target(board.pack({(0, 0), (0, 1), (1, 0), (3, 3)}))) == ((3, 3),)
    assert board.unpack(target(board.pack({(0, 0), (0, 1), (1, 0), (1, 1)}))) == ((0, 0),)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(10, 13))
def test_effort_is_at_least_a_step_per_tile_and_the_same_however_the_tiles_are_listed(seed: int, squares: int) -> None:
    region = carve(SeededChance(seed), squares, 4, 4)
    if region is None:
        return
    for tiles in list(fillings(region, CLASSIC, 3))[:3]:
        puzzle = Puzzle(region, CLASSIC.pick(tiles))
        assert effort(puzzle) >= 3
        assert effort(puzzle) == effort(Puzzle(region, CLASSIC.pick(reversed(tiles))))


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle(Region.rectangle(3, 5), PENTOMINOES.pick("LPV")),
        Puzzle(Region.parse("####\n####\n###.\n#..."), CLASSIC.tiles, Usage.exactly(3)),
    ],
)
def test_walking_on_to_the_end_finds_every_solution_once(puzzle: Puzzle) -> None:
    found = every_solution(approach(puzzle))
    assert len(set(found)) == len(found) > 3
    assert set(found) == set(map(frozenset, tilings(puzzle)))


def test_more_freedom_to_choose_tiles_counts_as_one_search() -> None:
    region = Region.parse("####\n####\n####\n#...")
    assert effort(Puzzle(region, CLASSIC.tiles, Usage.exactly(3))) >= 3


@pytest.mark.parametrize(
    ("tile", "corners"), [("I4", 4), ("O4", 4), ("L4", 6), ("V3", 6), ("T4", 8), ("S4", 8), ("Z5", 8), ("P5", 6)]
)
def test_corners_of_a_tile(tile: str, corners: int) -> None:
    assert angularity(CLASSIC[tile].shape) == corners


def test_an_inner_touch_of_two_corners_counts_twice() -> None:
    assert angularity(PENTOMINOES["X"].shape) == 12


def test_people_take_the_largest_and_most_angular_tile_first() -> None:
    order = sorted(CLASSIC, key=lambda tile: attraction(tile.shape))
    assert [tile.name for tile in order][:2] == ["Y5", "Z5"]
    assert order[-1].name == "I2"
