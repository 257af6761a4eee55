"""When a take is settled, and whose it is where two are too close to tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.games.ubongo_classic.model import GemsTaken, Options, TakeLost

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


def both_in_lane_2(sit: Sit) -> Table:
    """Seat 0 is first, seat 1 second; both stand in the same lane."""
    table = sit()
    table.begin(2, 2)
    table.solve_in_turn(0, 1)
    return table


# When it is settled


@pytest.mark.parametrize("lag", [0, 60, 150])
def test_a_take_is_settled_after_250_ms_at_most(sit: Sit, lag: int) -> None:
    table = both_in_lane_2(sit)
    table.wait(1_000)
    table.take(0, lag=lag)
    table.wait(249 - lag)
    assert table.taken() == []
    table.wait(1)
    assert table.taken() == [(0, 2)]


def test_at_once_where_no_rival_can_come(sit: Sit) -> None:
    table = sit(seats=4)
    table.begin(0, 5, 0, 0)
    table.solve_in_turn(0, 1)
    _, taken = table.take(0)  # the second may go from 5 to 3; the others haven't solved
    assert isinstance(taken, GemsTaken)


def test_a_rival_whose_place_is_open_cannot_have_taken(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.solve_in_turn(0)
    table.solve(1)
    assert table.places() == [1, None, None]
    table.take(0)
    assert table.taken() == [(0, 0)]


def test_who_has_taken_or_is_away_is_no_rival(sit: Sit) -> None:
    table = sit(seats=4)
    table.begin(1, 1, 1, 1)
    table.solve_in_turn(0, 1, 2)
    table.take(0)
    table.wait(250)
    table.take(1)
    assert table.taken() == [(0, 1)]  # seat 2 could come
    table.away(2)
    assert table.taken() == [(0, 1), (1, 1)]


def test_at_once_when_the_last_rival_reaches_too(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    table.wait(1_000)
    table.take(0)
    table.wait(100)
    table.take(1)
    assert table.taken() == [(0, 2)]
    assert table.told(TakeLost) == [TakeLost(1, 0, 2)]


def test_who_reaches_into_another_lane_does_not_come(sit: Sit) -> None:
    table = sit()
    table.begin(2, 3)
    table.solve_in_turn(0, 1)
    table.take(0)
    assert table.taken() == []
    table.take(1)
    assert sorted(table.taken()) == [(0, 2), (1, 3)]


@pytest.mark.parametrize(("shared", "own"), [(2, 3), (3, 2)])
def test_who_loses_a_pair_at_that_moment_did_not_come_elsewhere(sit: Sit, shared: int, own: int) -> None:
    """Whichever lane is nearer to an end of the line."""
    table = sit(seats=3)
    table.begin(shared, shared, own)
    table.solve_in_turn(0, 1, 2)
    table.take(2)
    table.take(0)
    assert table.taken() == []
    table.take(1)
    assert sorted(table.taken()) == sorted([(0, shared), (2, own)])


def test_then_it_stands(sit: Sit) -> None:
    """A hand that was earlier but comes too late finds the pair gone."""
    table = both_in_lane_2(sit)
    table.wait(1_000)
    shown = table.taking(1)
    table.take(0)
    table.wait(250)
    assert table.refusal(1, shown, lag=400) == "take.gone"
    assert table.taken() == [(0, 2)]


# Too close to tell


def test_two_takes_too_close_to_tell_go_to_the_better_place(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    table.wait(1_000)
    gems = table.pair(2)
    table.take(1, uncertainty=5)
    table.wait(10)
    table.take(0, uncertainty=5)
    assert table.seat(0).taken == gems  # never split
    assert table.told(TakeLost) == [TakeLost(1, 0, 2)]


def test_a_millisecond_more_than_the_doubt_can_be_told(sit: Sit) -> None:
    table = both_in_lane_2(sit)
    table.take(1, uncertainty=5)
    table.wait(11)
    table.take(0, uncertainty=5)
    assert table.taken() == [(1, 2)]


@pytest.mark.parametrize(("starter", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_at_equal_places_clockwise_from_the_starting_player(sit: Sit, starter: int, winner: int) -> None:
    table = sit(Options(starter=starter), 4)
    table.begin(2, 2, 2, 2)
    for seat in (1, 3):
        table.nearly_solve(seat)
    table.wait(1_000)
    for seat in (3, 1):
        table.do(seat, table.last_tile(seat), uncertainty=5)
    table.wait(150)
    assert table.places() == [None, 1, None, 1]
    for seat in (3, 1):
        table.take(seat, uncertainty=5)
    assert table.taken() == [(winner, 2)]


def test_the_better_place_counts_only_between_hands_too_close_to_tell(sit: Sit) -> None:
    """The one with the best place is certainly later than another, though not than the earliest."""
    table = sit(seats=3)
    table.begin(2, 2, 2)
    table.solve_in_turn(0, 1, 2)
    table.wait(1_000)
    table.take(2, uncertainty=50)
    table.wait(1)
    table.take(1, uncertainty=0)
    table.wait(40)
    table.take(0, uncertainty=5)
    assert table.taken() == [(1, 2)]


def test_three_reach_and_one_gets_the_pair(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(2, 2, 2)
    table.solve_in_turn(2, 1, 0)
    for seat in (0, 1, 2):
        table.take(seat, uncertainty=5)
    assert table.taken() == [(2, 2)]
    assert [(lost.seat, lost.to) for lost in table.told(TakeLost)] == [(0, 2), (1, 2)]
    table.take(0)
    table.wait(20)
    table.take(1)
    assert table.taken() == [(2, 2), (0, 2)]
