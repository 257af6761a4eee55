"""A placement is one value in memory, on the wire and in print."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from akili.polyomino import Placement

cells = st.sets(st.tuples(st.integers(0, 40), st.integers(0, 40)), min_size=1, max_size=6).map(sorted).map(tuple)
placements = st.builds(Placement, st.sampled_from(["L4", "P5", "10"]), cells, st.just(()) | cells)


@given(placements)
def test_it_comes_back_from_the_wire_as_it_went(placement: Placement) -> None:
    assert json.decode(json.encode(placement), type=Placement) == placement


@given(placements, placements)
def test_equal_ones_are_one_in_a_set(one: Placement, other: Placement) -> None:
    assert len({one, other, Placement(one.tile, one.cells, one.holes)}) == (1 if one == other else 2)


def test_a_plain_tile_says_nothing_of_holes() -> None:
    domino = Placement("I2", ((0, 0), (0, 1)))
    assert json.encode(domino) == b'{"tile":"I2","cells":[[0,0],[0,1]]}'
    assert repr(domino) == "Placement(tile='I2', cells=((0, 0), (0, 1)))"


def test_a_tile_with_peep_holes_tells_where_they_are() -> None:
    domino = Placement("1", ((0, 0), (0, 1)), ((0, 1),))
    assert json.encode(domino) == b'{"tile":"1","cells":[[0,0],[0,1]],"holes":[[0,1]]}'
    assert domino != Placement("1", ((0, 0), (0, 1)))
