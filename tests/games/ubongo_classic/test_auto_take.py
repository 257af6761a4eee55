"""Auto-take, for beginners: who has solved but not taken gets the gems of their lane."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_classic.model import GemsTaken, Options

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


def test_auto_take_gives_the_gems_of_the_present_lane_in_the_order_of_places(sit: Sit) -> None:
    table = sit(Options(starter=0, auto_take=True), 4)
    table.begin(2, 2, 2, 2)
    lane = table.state.lanes[2]
    table.solve_in_turn(3, 1, 0)
    table.move(0, 3)
    other = table.pair(3)
    table.wait(60_150 - table.now)
    assert [table.seat(seat).taken for seat in (3, 1, 0, 2)] == [lane[:2], lane[2:4], other, ()]
    assert [(event.seat, event.by_itself) for event in table.told(GemsTaken)] == [(3, True), (1, True), (0, True)]


def test_auto_take_at_equal_places_is_clockwise_from_the_starting_player(sit: Sit) -> None:
    table = sit(Options(starter=2, auto_take=True), 3)
    table.begin(2, 2, 2)
    for seat in (0, 1, 2):
        table.nearly_solve(seat)
    for seat in (1, 0):
        table.do(seat, table.last_tile(seat), uncertainty=5)
    table.wait(60_150 - table.now)
    assert table.places() == [1, 1, None]
    assert table.taken() == [(0, 2), (1, 2)]


def test_auto_take_gives_nothing_in_an_empty_lane_and_nothing_twice(sit: Sit) -> None:
    table = sit(Options(starter=0, auto_take=True))
    table.begin(2, 4)
    table.without(4)
    table.solve_in_turn(0, 1)
    table.take(0)
    table.wait(60_150 - table.now)
    assert table.taken() == [(0, 2)]
    assert table.seat(1).taken == ()


def test_auto_take_is_after_the_hands_that_were_on_their_way(sit: Sit) -> None:
    table = sit(Options(starter=0, auto_take=True))
    table.begin(2, 2)
    lane = table.state.lanes[2]
    table.solve_in_turn(0, 1)
    table.wait(60_050 - table.now)
    table.take(1, lag=60)
    table.wait(100)
    assert [table.seat(seat).taken for seat in (1, 0)] == [lane[:2], lane[2:4]]


def test_without_auto_take_nothing_is_taken(sit: Sit) -> None:
    table = sit()
    table.begin(2, 2)
    table.solve_in_turn(0)
    table.wait(60_150)
    assert table.taken() == []


def test_auto_take_when_all_are_done(sit: Sit) -> None:
    table = sit(Options(starter=0, auto_take=True))
    table.begin(0, 5)
    table.solve_in_turn(0)
    table.give_up(0, 1)
    assert (table.phase(), table.taken()) == ("between", [(0, 0)])
