"""Made puzzles keep every line of the rules, and follow from the seed alone."""

from collections import Counter
from functools import cache
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.engine.chance import SeededChance
from akili.forge.shimo.maker import LEVELS, make_level, make_puzzle
from akili.forge.shimo.measures import bare_lines, boxes, largest_clump
from akili.forge.shimo.puzzle import ShimoPuzzle, considered, solutions
from akili.forge.shimo.tile import Form
from akili.forge.shimo.tiles import SHIMO
from akili.polyomino import Placement

TILES = {1: 3, 2: 4, 3: 5, 4: 6}
SOLUTIONS = {1: 3, 2: 1, 3: 1, 4: 1}
GOLDEN = "afadf609284e0bec"

levels = pytest.mark.parametrize("level", TILES)


@cache
def made(level: int) -> tuple[ShimoPuzzle, ...]:
    return make_level(SeededChance("tests").fork(level), level, 40)


@levels
def test_puzzles_use_the_tiles_and_the_part_of_the_rectangle_that_the_rules_say(level: int) -> None:
    for puzzle in made(level):
        assert len(set(puzzle.tiles)) == len(puzzle.tiles) == TILES[level]
        assert len(set(puzzle.white)) == 2 * TILES[level]
        assert 0.70 <= puzzle.covered / (puzzle.height * puzzle.width) <= 0.95


@levels
def test_puzzles_have_as_many_solutions_as_the_rules_say(level: int) -> None:
    for puzzle in made(level):
        assert 1 <= len(list(solutions(puzzle))) <= SOLUTIONS[level]


@levels
def test_laying_tile_after_tile_finds_the_same_solutions(level: int) -> None:
    for puzzle in made(level)[:10]:
        layings: list[tuple[Placement, ...]] = [()]
        for number in puzzle.tiles:
            places = [place for place in considered(puzzle) if place.tile == str(number)]
            layings = [
                (*laid, place)
                for laid in layings
                for place in places
                if all(set(place.cells).isdisjoint(other.cells) for other in laid)
            ]
        assert set(solutions(puzzle)) == set(layings)


@levels
def test_the_white_fields_are_what_the_holes_of_every_solution_show(level: int) -> None:
    for puzzle in made(level):
        for solution in solutions(puzzle):
            taken = [cell for placement in solution for cell in placement.cells]
            assert len(set(taken)) == len(taken) == puzzle.covered
            assert sorted(cell for placement in solution for cell in placement.holes) == list(puzzle.white)
            for placement in solution:
                assert Form.of(placement.cells, placement.holes) in SHIMO[int(placement.tile) - 1].forms


@levels
def test_no_two_puzzles_have_the_same_white_fields_under_symmetry(level: int) -> None:
    canonical = [puzzle.canonical() for puzzle in made(level)]
    assert len({(puzzle.height, puzzle.width, puzzle.white) for puzzle in canonical}) == len(canonical)


@levels
def test_puzzles_are_pleasant(level: int) -> None:
    for puzzle in made(level):
        assert 3 <= puzzle.height <= puzzle.width <= puzzle.height + 2
        assert bare_lines(puzzle.white, puzzle.height, puzzle.width) <= (level == 1)
        assert largest_clump(puzzle.white) <= LEVELS[level].largest_clump


@levels
def test_a_start_is_not_given_away_beyond_what_the_level_allows(level: int) -> None:
    for puzzle in made(level):
        places = considered(puzzle)
        white = set(puzzle.white)
        tiles = Counter(placement.tile for placement in places)
        fields = Counter(cell for placement in places for cell in placement.cells if cell in white)
        assert set(fields) == white
        assert sum(count == 1 for count in tiles.values()) <= LEVELS[level].tiles_given_away
        assert sum(count == 1 for count in fields.values()) <= LEVELS[level].fields_given_away


@levels
def test_tiles_and_rectangles_take_turns(level: int) -> None:
    uses = Counter(number for puzzle in made(level) for number in puzzle.tiles)
    assert set(uses) == set(range(1, 11))
    assert max(uses.values()) - min(uses.values()) <= 4
    assert len({(puzzle.height, puzzle.width) for puzzle in made(level)}) >= 3


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(list(TILES)))
def test_a_single_puzzle_keeps_the_rules_whatever_the_seed(seed: int, level: int) -> None:
    puzzle = make_puzzle(SeededChance(seed), level)
    assert puzzle == make_puzzle(SeededChance(seed), level)
    assert len(puzzle.tiles) == TILES[level]
    assert (puzzle.height, puzzle.width) in boxes(puzzle.covered)
    assert 1 <= len(list(solutions(puzzle))) <= SOLUTIONS[level]


def test_the_same_seed_makes_the_same_puzzles_on_every_machine() -> None:
    chance = SeededChance("golden")
    deck = [(str(puzzle), puzzle.tiles) for level in TILES for puzzle in make_level(chance.fork(level), level, 10)]
    assert sha256(repr(deck).encode()).hexdigest()[:16] == GOLDEN
