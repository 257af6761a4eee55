"""A person tries what they can see to make sense, and finds every solution in the end."""

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given, settings
from tests.forge.shimo.small_puzzles import puzzles
from tests.forge.walking import every_solution

from akili.forge.corner_search import attraction
from akili.forge.shimo.approach import approach
from akili.forge.shimo.board import unpack
from akili.forge.shimo.puzzle import ShimoPuzzle, considered, solutions
from akili.forge.shimo.tiles import SHIMO
from akili.polyomino import Placement

relaxed = settings(deadline=None, max_examples=60)


def pull(placement: Placement) -> tuple[int, int]:
    return attraction(SHIMO[int(placement.tile) - 1].shape)


@relaxed
@given(puzzles())
def test_walking_on_to_the_end_finds_every_solution_once(puzzle: ShimoPuzzle) -> None:
    found = every_solution(approach(puzzle))
    assert len(set(found)) == len(found)
    assert set(found) == set(map(frozenset, solutions(puzzle)))


@relaxed
@given(puzzles())
def test_at_first_the_tiles_are_tried_that_show_one_white_field_the_most_attractive_first(puzzle: ShimoPuzzle) -> None:
    way = approach(puzzle)
    tried = [[way.placement(option) for option in alike] for alike in way.search.tries(way.free)]
    pulls = [{pull(placement) for placement in alike} for alike in tried]
    assert all(len(alike) == 1 for alike in pulls)
    assert [min(alike) for alike in pulls] == sorted({min(alike) for alike in pulls})
    (field,) = unpack(way.search.target(puzzle.board.white), puzzle.width)
    ways = Counter(cell for place in considered(puzzle) for cell in place.holes)
    assert ways[field] == min(ways[cell] for cell in puzzle.white)
    assert set(chain.from_iterable(tried)) == {place for place in considered(puzzle) if field in place.holes}


@relaxed
@given(puzzles())
def test_a_tile_that_lies_is_not_tried_again_nor_anything_under_it(puzzle: ShimoPuzzle) -> None:
    way = approach(puzzle)
    for first in chain.from_iterable(way.search.tries(way.free)):
        lying = way.placement(first)
        free = way.free ^ first
        if not free & way.search.must:
            continue
        for option in chain.from_iterable(way.search.tries(free)):
            placement = way.placement(option)
            assert placement.tile != lying.tile
            assert set(placement.cells).isdisjoint(lying.cells)


def test_the_field_that_the_fewest_tiles_can_show_comes_first() -> None:
    # Both corners of the first row are shown by tile 1 alone, in one way; the other two fields by tile 2 in two.
    way = approach(ShimoPuzzle.parse("o.o\no..\n.o.", (1, 2)))
    ((first,),) = way.search.tries(way.free)
    assert way.placement(first) == Placement("1", ((0, 0), (0, 1), (0, 2)), ((0, 0), (0, 2)))
    (second,) = way.search.tries(way.free ^ first)
    assert {way.placement(option).cells for option in second} == {((1, 0), (1, 1), (2, 1)), ((1, 0), (2, 0), (2, 1))}
    assert way.effort == pytest.approx(2)
