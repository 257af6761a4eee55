"""The puzzles of Ubongo Shimo: the solver finds what trying everything finds, and symmetry is seen."""

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.forge.shimo.small_puzzles import every_way, puzzles

from akili.forge.shimo.puzzle import ShimoPuzzle, considered, solutions
from akili.polyomino import Cell, Placement

relaxed = settings(deadline=None, max_examples=60)


def placement(number: int, cells: frozenset[Cell], holes: frozenset[Cell]) -> Placement:
    return Placement(str(number), tuple(sorted(cells)), tuple(sorted(holes)))


def brute_force(puzzle: ShimoPuzzle) -> set[tuple[Placement, ...]]:
    """Tile after tile anywhere without overlap, and only then a look at the white fields."""
    layings: list[tuple[tuple[Placement, ...], frozenset[Cell], frozenset[Cell]]] = [((), frozenset(), frozenset())]
    for number in puzzle.tiles:
        layings = [
            ((*laid, placement(number, cells, holes)), taken | cells, seen | holes)
            for laid, taken, seen in layings
            for cells, holes in every_way(number, puzzle.height, puzzle.width)
            if not taken & cells
        ]
    return {laid for laid, _, seen in layings if seen >= set(puzzle.white)}


@relaxed
@given(puzzles())
def test_the_solver_finds_what_brute_force_finds(puzzle: ShimoPuzzle) -> None:
    found = list(solutions(puzzle))
    assert len(found) == len(set(found))
    assert set(found) == brute_force(puzzle)


@relaxed
@given(puzzles())
def test_every_solution_is_made_of_places_that_were_considered(puzzle: ShimoPuzzle) -> None:
    places = considered(puzzle)
    assert len(places) == len(set(places))
    assert set(chain.from_iterable(solutions(puzzle))) <= set(places)


@relaxed
@given(puzzles())
def test_a_place_is_considered_if_just_its_holes_are_over_white_fields(puzzle: ShimoPuzzle) -> None:
    white = set(puzzle.white)
    expected = {
        placement(number, cells, holes)
        for number in puzzle.tiles
        for cells, holes in every_way(number, puzzle.height, puzzle.width)
        if cells & white == holes
    }
    assert set(considered(puzzle)) == expected


@relaxed
@given(puzzles(), st.integers(0, 3))
def test_a_limit_cuts_the_solutions_short(puzzle: ShimoPuzzle, limit: int) -> None:
    assert list(solutions(puzzle, limit)) == list(solutions(puzzle))[:limit]


def turned(puzzle: ShimoPuzzle) -> ShimoPuzzle:
    white = sorted((column, puzzle.height - 1 - row) for row, column in puzzle.white)
    return ShimoPuzzle(puzzle.width, puzzle.height, tuple(white), puzzle.tiles)


def flipped(puzzle: ShimoPuzzle) -> ShimoPuzzle:
    white = sorted((row, puzzle.width - 1 - column) for row, column in puzzle.white)
    return ShimoPuzzle(puzzle.height, puzzle.width, tuple(white), puzzle.tiles)


@relaxed
@given(puzzles())
def test_turning_and_flipping_change_neither_canonical_form_nor_count(puzzle: ShimoPuzzle) -> None:
    canonical = puzzle.canonical()
    assert canonical.height <= canonical.width
    assert turned(puzzle).canonical() == flipped(puzzle).canonical() == canonical
    assert len(list(solutions(canonical))) == len(list(solutions(puzzle)))


@relaxed
@given(puzzles())
def test_a_puzzle_is_read_as_it_is_drawn(puzzle: ShimoPuzzle) -> None:
    assert ShimoPuzzle.parse(str(puzzle), puzzle.tiles) == puzzle


def test_puzzles_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one tile"):
        ShimoPuzzle.parse("...", ())
    with pytest.raises(ValueError, match="numbered 1 to 10"):
        ShimoPuzzle.parse("o.o", (11,))
    with pytest.raises(ValueError, match="each can be named once"):
        ShimoPuzzle.parse("oooo", (1, 1))
    with pytest.raises(ValueError, match="as many white fields as holes"):
        ShimoPuzzle.parse("ooo", (1,))
    with pytest.raises(ValueError, match="must lie in the rectangle"):
        ShimoPuzzle(1, 3, ((0, 0), (0, 3)), (1,))
    with pytest.raises(ValueError, match="equally long"):
        ShimoPuzzle.parse("o.o\n..\n....", (1,))
