"""Seats that go away and come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_shimo.model import RoundEnded
from akili.ubongo.race.model import GiveUp, GoOn

if TYPE_CHECKING:
    from tests.games.ubongo_shimo.conftest import Table

Sit = Callable[..., "Table"]


def test_a_seat_that_is_away_counts_neither_for_giving_up_nor_for_waiting(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(2)
    table.do(0, GiveUp())
    table.do(1, GiveUp())
    assert table.phase() == "between"
    table.do(0, GoOn())
    table.do(1, GoOn())
    assert (table.state.round, table.phase()) == (2, "racing")


def test_who_goes_away_may_have_been_the_last_one_waited_for(sit: Sit) -> None:
    table = sit(seats=3)
    table.solve(0)
    table.do(1, GiveUp())
    table.away(2)
    assert table.phase() == "between"
    assert table.view.away == (2,)


def test_the_round_is_over_when_everybody_present_has_solved(sit: Sit) -> None:
    table = sit()
    table.away(1)
    table.wait(1000)
    table.solve(0)
    assert table.phase() == "between"
    assert table.last.at == 1000


def test_it_is_dealt_a_card_its_tiles_stay_and_it_may_come_back_at_any_time(sit: Sit) -> None:
    table = sit(seats=3)
    last = table.nearly_solve(2)
    board = table.seat(2).board
    table.away(2)
    assert table.seat(2).board == board
    table.away()
    table.do(2, last)
    assert table.seat(2).finish is not None
    table.away(2)
    table.play_round(0, 1)
    assert table.state.round == 2
    assert table.seat(2).card is not None


def test_the_card_of_a_seat_that_was_away_for_the_whole_round_goes_to_the_box(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_round(0)
    table.away(2)
    table.play_round()
    table.play_round(0)
    assert [ended.taken for ended in table.told(RoundEnded)] == [(1, 2), (), (1,)]
    assert table.cards_and_gems() == [(3 + 2, (2, 0, 0)), (0, (0, 0, 0)), (0, (0, 0, 0))]


def test_the_card_of_a_seat_that_went_away_in_the_round_goes_to_the_first(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(2)
    table.play_round(0)
    assert table.last.taken == (1, 2)


def test_so_does_that_of_a_seat_that_came_back_however_late_and_shortly(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(2)
    table.play_round()
    table.solve(0)
    table.away()
    table.away(2)
    table.do(1, GiveUp())
    assert table.last.taken == (1, 2)


def test_who_came_back_in_one_round_is_not_there_in_the_next(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(2)
    table.play_round()
    table.away()
    table.away(2)
    table.play_round()
    table.play_round(0)
    assert table.last.taken == (1,)


def test_with_nobody_there_a_round_waits_for_its_time(sit: Sit) -> None:
    table = sit()
    table.away(0, 1, deserted=True)
    assert table.phase() == "racing"
    table.wait(300_150)
    assert table.phase() == "between"


def test_once_the_last_person_is_away_no_new_round_begins_until_somebody_is_back(sit: Sit) -> None:
    table = sit()
    table.away(0, 1, deserted=True)
    table.wait(3_600_000)
    assert (table.state.round, table.phase()) == (1, "between")
    assert table.match.deadline is None
    table.away(1)
    table.wait(4999)
    assert table.phase() == "between"  # nobody is thrown into a round
    table.wait(1)
    assert (table.state.round, table.phase()) == (2, "racing")


def test_a_bot_alone_at_the_table_waits_too(sit: Sit) -> None:
    table = sit()
    table.away(0, deserted=True)
    table.solve(1)
    assert table.phase() == "between"
    table.do(1, GoOn())
    table.wait(60_000)
    assert table.phase() == "between"
