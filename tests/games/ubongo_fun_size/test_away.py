"""Seats that go away and come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_fun_size.model import Options
from akili.ubongo.race.model import ByTime, GiveUp, GoOn, RoundEnded

if TYPE_CHECKING:
    from tests.games.ubongo_fun_size.conftest import Table

Sit = Callable[..., "Table"]


def test_a_seat_that_is_away_counts_neither_for_giving_up_nor_for_waiting(sit: Sit) -> None:
    table = sit(seats=3)
    table.do(0, GiveUp())
    table.away(2)
    table.do(1, GiveUp())
    assert table.phase() == "between"
    table.do(0, GoOn())
    table.do(1, GoOn())
    assert (table.state.round, table.phase()) == (2, "racing")


def test_the_round_ends_at_once_when_everybody_present_has_solved(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(1, 2)
    table.wait(1000)
    table.solve(0)
    assert table.told(RoundEnded)[0].at == 1000


def test_the_last_one_waited_for_may_be_the_one_who_goes_away(sit: Sit) -> None:
    table = sit(seats=3)
    table.solve(0)
    table.solve(1)
    table.away(2)
    assert table.phase() == "between"
    table.do(0, GoOn())
    table.away(1, 2)
    assert (table.state.round, table.phase()) == (2, "racing")


def test_it_is_dealt_a_card_its_tiles_stay_and_it_may_come_back_at_any_time(sit: Sit) -> None:
    table = sit(seats=3)
    last = table.nearly_solve(2)
    table.away(2)
    table.away()
    table.do(2, last)
    assert table.seat(2).finish is not None
    table.away(2)
    table.play_round(0, 1)
    assert table.seat(2).card is not None


def test_when_everybody_has_left_the_round_runs_to_its_end_and_no_other_begins_until_somebody_is_back(sit: Sit) -> None:
    table = sit()
    table.away(0, 1, deserted=True)
    table.wait(3_600_000)
    assert (table.state.round, table.phase(), table.match.deadline) == (1, "between", None)
    table.away(1)
    table.wait(4999)
    assert table.phase() == "between"
    table.wait(1)
    assert (table.state.round, table.phase()) == (2, "racing")


def test_alone_it_changes_nothing(sit: Sit) -> None:
    table = sit(Options(solo=ByTime(5)), 1)
    ends = table.state.ends
    table.away(0, deserted=True)
    assert (table.phase(), table.state.ends) == ("racing", ends)
