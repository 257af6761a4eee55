"""The value of a lane: colours, sides and seats are all the same to it, and it knows what it wants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from akili.bots.ubongo_classic.danger import danger
from akili.bots.ubongo_classic.gem_table import GemTable, Holder
from akili.bots.ubongo_classic.lane_value import Sight, lane_value, space_value
from akili.bots.ubongo_classic.prospects import holdings, lead, promised
from akili.games.ubongo_classic.gem_board import LANES, nearest, with_gems, worth
from akili.games.ubongo_classic.model import COLOURS, Colour, Gems, Lane, Lanes

colours = st.sampled_from(COLOURS)
boards: st.SearchStrategy[Lanes] = st.tuples(*[st.lists(colours, max_size=12).map(tuple)] * LANES)
numbers = st.integers(0, LANES - 1)
gems: st.SearchStrategy[Gems] = st.tuples(*[st.integers(0, 8)] * len(COLOURS))
holders = st.builds(
    Holder, gems, numbers, st.booleans(), st.booleans(), st.sets(numbers).map(lambda lanes: tuple(sorted(lanes)))
)
tables = st.builds(GemTable, boards, holders, st.lists(holders, max_size=3).map(tuple), st.integers(0, 8))
sights = st.sampled_from(Sight)


def values(table: GemTable, sight: Sight) -> list[float]:
    return [lane_value(table, lane, sight) for lane in range(LANES)]


def with_all_gems(table: GemTable, lanes: Lanes, change: Callable[[Gems], Gems]) -> GemTable:
    own, *rivals = (replace(each, gems=change(each.gems)) for each in (table.own, *table.rivals))
    return GemTable(lanes, own, tuple(rivals), table.rounds_left)


@given(tables, st.permutations(COLOURS), sights)
def test_other_colours_change_nothing(table: GemTable, renamed: list[Colour], sight: Sight) -> None:
    names = dict(zip(COLOURS, renamed, strict=True))

    def change(gems: Gems) -> Gems:
        return with_gems((0,) * 6, [names[c] for c, count in zip(COLOURS, gems, strict=True) for _ in range(count)])

    other = with_all_gems(table, tuple(tuple(names[gem] for gem in lane) for lane in table.lanes), change)
    assert values(other, sight) == values(table, sight)


@given(tables, sights)
def test_a_mirrored_board_mirrors_the_values(table: GemTable, sight: Sight) -> None:
    def mirrored(holder: Holder) -> Holder:
        lanes = tuple(sorted(LANES - 1 - lane for lane in holder.reachable))
        return replace(holder, pawn=LANES - 1 - holder.pawn, reachable=lanes)

    other = GemTable(table.lanes[::-1], mirrored(table.own), tuple(map(mirrored, table.rivals)), table.rounds_left)
    assert values(other, sight) == values(table, sight)[::-1]
    assert [space_value(other, lane, sight) for lane in range(LANES)] == [
        space_value(table, lane, sight) for lane in reversed(range(LANES))
    ]


@given(tables, sights)
def test_where_the_rivals_sit_changes_nothing(table: GemTable, sight: Sight) -> None:
    assert values(replace(table, rivals=table.rivals[::-1]), sight) == pytest.approx(values(table, sight))


# Own gems


@given(gems, colours, colours)
def test_a_gem_more_is_worth_more_the_better_its_colour(own: Gems, one: Colour, other: Colour) -> None:
    of_one, of_other = with_gems(own, [one]), with_gems(own, [other])
    assert holdings(of_one) >= holdings(own)
    assert (holdings(of_one) >= holdings(of_other)) == (worth(of_one) >= worth(of_other))


@given(tables, numbers, sights)
def test_a_gem_of_a_colour_that_is_clearly_the_best_is_never_worse_than_another(
    table: GemTable, lane: Lane, sight: Sight
) -> None:
    assume(table.lanes[lane])
    best = max(COLOURS, key=lambda colour: table.own.gems[COLOURS.index(colour)])
    own = replace(table.own, gems=with_gems(table.own.gems, [best] * 20))  # beyond all promises
    better = (best, *table.lanes[lane][1:])
    plain = replace(table, own=own, rivals=())
    improved = replace(plain, lanes=(*table.lanes[:lane], better, *table.lanes[lane + 1 :]))
    assert lane_value(improved, lane, sight) >= lane_value(plain, lane, sight) - 1e-9


@pytest.mark.parametrize("sight", Sight)
def test_the_own_colour_is_taken_where_all_else_is_equal(sight: Sight) -> None:
    """The pawn stands between both lanes, and nothing else lies on the board."""
    lanes: Lanes = ((), (), ("red", "blue"), (), ("red", "red"), ())
    table = GemTable(lanes, Holder((3, 2, 0, 0, 0, 0), 3), (Holder((0, 0, 4, 0, 0, 0), 3),), 2)
    assert values(table, sight)[4] > values(table, sight)[2]


@pytest.mark.parametrize("sight", Sight)
def test_the_second_colour_decides_between_pairs_without_the_first(sight: Sight) -> None:
    lanes: Lanes = ((), (), ("green", "yellow"), (), ("blue", "yellow"), ())
    table = GemTable(lanes, Holder((5, 3, 1, 0, 0, 0), 3), (), 0)
    assert values(table, sight)[4] > values(table, sight)[2]


# What comes after


def test_who_looks_ahead_goes_where_more_of_the_colour_follows() -> None:
    lanes: Lanes = (("red", "blue"), ("red", "blue", "red", "red"), (), (), ("red", "blue"), ("red", "blue"))
    table = GemTable(lanes, Holder((3, 0, 0, 0, 0, 0), 3), (), 3)
    now, later = values(table, Sight.GEMS), values(table, Sight.ROUNDS)
    assert now[0] == now[4]
    assert later[0] > later[4]  # next to it two more of them come up


@given(boards, numbers, st.integers(0, 8), st.integers(1, 4))
def test_promises_grow_with_the_rounds_and_are_shared_by_the_seats(
    lanes: Lanes, pawn: Lane, rounds_left: int, seats: int
) -> None:
    here = promised(lanes, pawn, rounds_left, seats)
    for few, many in zip(here, promised(lanes, pawn, rounds_left + 1, seats), strict=True):
        assert few <= many
    for shared, alone in zip(here, promised(lanes, pawn, rounds_left, 1), strict=True):
        assert shared * seats == pytest.approx(alone)


# Rivals


def test_what_a_rival_needs_is_taken_away_where_one_gains_the_same() -> None:
    lanes: Lanes = ((), (), ("blue", "blue"), (), ("green", "green"), ())
    rivals = (Holder((0, 0, 6, 0, 0, 0), 3, may_take=True), Holder((0, 2, 0, 0, 0, 0), 3, may_take=True))
    table = GemTable(lanes, Holder((6, 0, 0, 0, 0, 0), 3), rivals, 2)
    assert values(table, Sight.ROUNDS)[2] == values(table, Sight.ROUNDS)[4]
    assert values(table, Sight.RIVALS)[4] > values(table, Sight.RIVALS)[2]


@given(st.floats(0, 20), st.lists(st.floats(0, 20), min_size=1, max_size=3), st.floats(0.1, 5))
def test_a_lead_grows_with_the_own_gems_and_shrinks_with_those_of_any_rival(
    own: float, rivals: list[float], more: float
) -> None:
    assert lead(own + more, rivals) > lead(own, rivals)
    for number in range(len(rivals)):
        assert lead(own, [each + more * (place == number) for place, each in enumerate(rivals)]) < lead(own, rivals)


@given(st.lists(st.integers(0, 20), min_size=2, max_size=3, unique=True), st.floats(0.1, 5))
def test_it_hurts_most_to_give_to_the_leader(rivals: list[int], gift: float) -> None:
    losses = [
        lead(10, [each + gift * (place == number) for place, each in enumerate(rivals)])
        for number in range(len(rivals))
    ]
    assert losses.index(min(losses)) == rivals.index(max(rivals))


# Danger

PAIRS: Lanes = tuple((colour, colour) for colour in COLOURS)
ME = Holder((0,) * 6, 3, may_take=True, reachable=(1, 2, 3, 4, 5))


def test_nobody_near_is_no_danger() -> None:
    far = Holder((0,) * 6, 0, may_take=True, reachable=(0, 1))
    assert danger(GemTable(PAIRS, ME, (far,), 3), 4) == 0
    searching = Holder((0,) * 6, 4, may_take=True)
    assert danger(GemTable(PAIRS, ME, (searching,), 3), 4) == 0


def test_who_has_come_is_more_danger_than_who_may_like_it_and_two_are_more_than_one() -> None:
    has_come = Holder((0,) * 6, 4, has_moved=True, may_take=True, reachable=(3, 4, 5))
    likes_it = Holder((0, 0, 0, 0, 3, 0), 3, may_take=True, reachable=(3, 4, 5))
    other_wish = replace(likes_it, gems=(0, 0, 0, 0, 0, 3))
    went_elsewhere = replace(likes_it, pawn=5, has_moved=True)
    threats = [
        danger(GemTable(PAIRS, ME, rivals, 3), 4)
        for rivals in ((other_wish,), (went_elsewhere,), (likes_it,), (has_come,), (has_come, likes_it))
    ]
    assert 0 < threats[0] == threats[1] < threats[2] < threats[3] < threats[4] < 1


def test_a_lost_pair_costs_little_where_the_next_is_as_good() -> None:
    rival = Holder((0,) * 6, 4, has_moved=True, may_take=True, reachable=(3, 4, 5))
    me = replace(ME, gems=(3, 0, 0, 0, 0, 0), reachable=(4,))
    poor: Lanes = ((), (), (), (), ("red", "red", "blue", "green"), ())
    rich: Lanes = ((), (), (), (), ("red", "red", "red", "red"), ())
    costs = []
    for lanes in (poor, rich):
        table = GemTable(lanes, me, (rival,), 0)
        costs.append(lane_value(table, 4, Sight.RIVALS) - lane_value(table, 4, Sight.DANGER))
    assert costs[0] > 1
    assert costs[1] == pytest.approx(0)


def test_who_has_come_for_a_pair_stays() -> None:
    there = Holder((0,) * 6, 4, may_take=True, reachable=(3, 4, 5))
    came = replace(ME, pawn=4, has_moved=True)
    assert danger(GemTable(PAIRS, came, (there,), 3), 4) == 0
    assert danger(GemTable(PAIRS, replace(came, has_moved=False), (there,), 3), 4) > 0


@given(tables, numbers)
def test_danger_never_makes_a_lane_better(table: GemTable, lane: Lane) -> None:
    assert 0 <= danger(table, lane) < 1
    assert lane_value(table, lane, Sight.DANGER) <= lane_value(table, lane, Sight.RIVALS) + 1e-9
    if not nearest(table.lanes, lane):
        assert lane_value(table, lane, Sight.DANGER) == lane_value(table, lane, Sight.RIVALS)
