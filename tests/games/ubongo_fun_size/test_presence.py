"""Seats that are away: they count neither for giving up nor for waiting, and may come back at any time."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.ubongo_fun_size.conftest import Table

from akili.engine.game import Presence, PresenceChanged
from akili.games.ubongo_fun_size.model import Options
from akili.ubongo.race.model import WELCOME, ByCount, GiveUp, GoOn, MatchEnded, RoundBegun, RoundEnded

Sit = Callable[..., Table]


def away(table: Table, *seats: int, deserted: bool = False) -> None:
    """These seats are away, the others are here."""
    table._apply(table.match.presence(Presence(seats, deserted=deserted), table.now))


def test_going_away_and_coming_back_are_events_and_everybody_sees_it(sit: Sit) -> None:
    table = sit(seats=3)
    away(table, 2)
    assert table.told(PresenceChanged) == [PresenceChanged(Presence((2,)), 0)]
    assert table.match.view(None).away == (2,)
    away(table, 2)  # nothing new
    away(table)
    assert len(table.told(PresenceChanged)) == 2
    assert table.match.view(0).away == ()


def test_a_round_waits_for_nobody_who_is_away(sit: Sit) -> None:
    table = sit(seats=3)
    away(table, 2)
    table.solve(0)
    table.solve(1)
    assert table.told(RoundEnded)[0].solvers == (0, 1)


def test_if_the_last_who_searched_goes_away_the_round_ends(sit: Sit) -> None:
    table = sit(seats=2)
    table.solve(0)
    assert table.told(RoundEnded) == []
    away(table, 1)
    assert len(table.told(RoundEnded)) == 1


def test_who_is_away_has_no_say_in_giving_up(sit: Sit) -> None:
    table = sit(seats=3)
    table.do(0, GiveUp())
    away(table, 2)
    assert table.phase() == "racing"
    table.do(1, GiveUp())
    assert table.told(RoundEnded)[0].solvers == ()


def test_with_nobody_present_the_round_waits_for_its_time(sit: Sit) -> None:
    table = sit(seats=2)
    away(table, 0, 1, deserted=True)
    assert table.phase() == "racing"
    table.wait(300_150)
    assert len(table.told(RoundEnded)) == 1


def test_who_is_away_is_dealt_cards_keeps_their_tiles_and_may_come_back(sit: Sit) -> None:
    table = sit(seats=2)
    last = table.nearly_solve(1)
    away(table, 1)
    assert len(table.seat(1).board) == 2
    away(table)
    table.do(1, last)
    assert table.seat(1).finish is not None
    away(table, 1)
    table.do(0, GiveUp())
    table.do(0, GoOn())
    assert table.state.round == 2
    assert table.card(1)


def test_the_next_round_begins_when_all_who_are_present_are_ready(sit: Sit) -> None:
    table = sit(seats=3)
    for seat in range(3):
        table.solve(seat)
    table.do(0, GoOn())
    table.do(1, GoOn())
    assert table.state.round == 1
    away(table, 2)
    assert table.state.round == 2


def test_once_the_last_person_is_away_no_round_begins_until_somebody_is_back(sit: Sit) -> None:
    table = sit(seats=2)  # a bot on seat 1
    table.solve(0)
    table.solve(1)
    away(table, 0, deserted=True)
    table.do(1, GoOn())
    table.wait(3_600_000)
    assert table.state.round == 1
    away(table)
    assert table.state.round == 1  # who comes back isn't thrown into a round
    table.wait(WELCOME)
    assert table.state.round == 2


def test_coming_back_within_the_pause_does_not_make_it_longer(sit: Sit) -> None:
    table = sit(seats=2)
    table.solve(0)
    table.solve(1)
    away(table, 0, 1, deserted=True)
    away(table)
    table.wait(15_000)
    assert len(table.told(RoundBegun)) == 2


def test_alone_being_away_changes_nothing(sit: Sit) -> None:
    table = sit(Options(solo=ByCount(5)), 1)
    away(table, 0, deserted=True)
    for _ in range(5):
        table.wait(1000)
        table.solve(0)
    assert table.told(MatchEnded) == [MatchEnded(5000)]


def test_a_table_that_waits_begins_the_next_round_when_everybody_present_is_ready(sit: Sit) -> None:
    table = sit(Options(waits=True), 3)
    for seat in range(3):
        table.solve(seat)
    assert (table.phase(), table.state.ends, table.match.deadline) == ("between", None, None)
    table.wait(3_600_000)
    assert table.phase() == "between"
    table.do(0, GoOn())
    table.do(1, GoOn())
    assert table.phase() == "between"
    away(table, 2)
    assert table.phase() == "racing"


def test_a_table_that_waits_goes_on_when_somebody_is_back_who_was_ready(sit: Sit) -> None:
    table = sit(Options(waits=True), 2)
    table.solve(0)
    table.solve(1)
    table.do(0, GoOn())
    away(table, 0, 1, deserted=True)
    table.do(1, GoOn())
    assert table.phase() == "between"
    away(table, 1)
    table.wait(WELCOME)
    assert table.state.round == 2
