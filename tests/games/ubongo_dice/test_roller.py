"""The roller changes clockwise every roll, passing over those who are done or away, and on into the next area."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_dice.model import DiceRolled, Options, RollDue

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]


def test_the_roller_changes_clockwise_after_every_roll(sit: Sit) -> None:
    table = sit(Options(roller=2), 4)
    table.play_rolls(*[()] * 5)
    assert table.rollers() == [2, 3, 0, 1, 2, 3]


def test_to_the_next_seat_that_still_plays_the_area(sit: Sit) -> None:
    table = sit(seats=4)
    table.play_rolls((1,), (3,), ())
    assert table.rollers() == [0, 2, 0, 2]


def test_the_next_area_goes_on_from_there(sit: Sit) -> None:
    table = sit(seats=4)
    table.play_rolls((1,), (3,), (0, 2))  # the last to roll was seat 0
    assert table.state.area == 1
    assert table.rollers() == [0, 2, 0, 1]


def test_and_so_for_two_after_each_area(sit: Sit) -> None:
    table = sit()
    table.play_rolls((0,), (1,), (), (0, 1))
    assert table.rollers() == [0, 1, 0, 1, 0]


def test_seats_that_are_away_are_passed_over(sit: Sit) -> None:
    table = sit(seats=4)
    table.away(1, 2)
    table.play_rolls((), ())
    assert table.rollers() == [0, 3, 0]


def test_a_roller_who_goes_away_is_passed_over_at_once_and_the_next_has_10_s(sit: Sit) -> None:
    table = sit(seats=3)
    table.wait(4_000)
    table.away(0)
    assert table.told(RollDue)[-1] == RollDue(1, 14_000)
    table.away()
    assert table.view.roller == 1  # who comes back doesn't get it again
    table.wait(10_000)
    assert [(roll.seat, roll.at) for roll in table.told(DiceRolled)] == [(1, 14_000)]


def test_others_who_come_and_go_do_not_change_the_time_to_roll(sit: Sit) -> None:
    table = sit(seats=3)
    table.wait(4_000)
    table.away(2)
    table.away()
    assert table.told(RollDue) == [RollDue(0, 10_000)]


def test_all_dice_are_still_rolled_for_those_left(sit: Sit) -> None:
    table = sit(seats=4)
    table.play_rolls((0,), (1,))
    table.roll()
    assert len(table.view.dice) == 8
    assert [own.plays for own in table.view.seats] == [False, False, True, True]
