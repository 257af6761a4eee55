"""Seats that go away and come back, and tables that everybody has left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_classic.model import HourglassTurned, Options, PawnPlaced, PlacePawn, RollDie
from akili.ubongo.race.model import GoOn, SeatReady

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


def test_a_seat_that_is_away_counts_neither_for_giving_up_nor_for_waiting(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.away(2)
    table.give_up(0, 1)
    assert table.phase() == "between"
    table.do(0, GoOn())
    table.do(1, GoOn())
    assert table.stage() == "roll"


def test_nor_for_placing_the_pawns_and_chance_places_its_own(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(2)
    table.place(1, 2)
    assert table.stage() == "roll"
    assert [placed.seat for placed in table.told(PawnPlaced) if not placed.chosen] == [2]


def test_who_goes_away_may_have_been_the_last_one_waited_for(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 5, 5)
    table.solve_in_turn(0)
    table.take(0)
    table.give_up(1)
    table.away(2)
    assert table.phase() == "between"
    table.do(0, GoOn())
    table.away(1, 2)
    assert table.phase() == "racing"  # it was the turn of seat 1 to roll
    assert table.state.round == 2


def test_a_hand_on_its_way_is_settled_when_the_last_rival_goes(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(2, 2, 2)
    table.solve_in_turn(0, 1)
    table.take(0)
    assert table.taken() == []
    table.away(1)
    assert table.taken() == [(0, 2)]


def test_who_leaves_during_the_own_take_still_has_it(sit: Sit) -> None:
    table = sit()
    table.begin(2, 2)
    table.solve_in_turn(0, 1)
    table.take(0)
    table.away(0)
    table.wait(250)
    assert table.taken() == [(0, 2)]


def test_and_so_if_the_round_ends_at_that_moment(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(2, 2, 2)
    table.solve_in_turn(0, 1)
    table.take(0)
    table.give_up(1, 2)
    assert table.phase() == "countdown"
    table.away(0)
    assert (table.phase(), table.taken()) == ("between", [(0, 2)])


def test_it_is_dealt_cards_its_tiles_and_pawn_stay_and_it_may_come_back_at_any_time(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 4)
    last = table.nearly_solve(2)
    board = table.seat(2).board
    table.away(2)
    assert (table.seat(2).board, table.seat(2).pawn) == (board, 4)
    table.away()
    table.wait(1_000)
    table.do(2, last)
    table.wait(150)
    table.take(2)
    assert table.taken() == [(2, 4)]
    table.away(2)
    table.give_up(0, 1)
    table.do(0, GoOn())
    table.do(1, GoOn())
    table.roll()
    assert table.seat(2).card is not None
    assert table.pawns() == [0, 0, 4]


def test_what_was_solved_stays_solved(sit: Sit) -> None:
    table = sit(Options(starter=0, auto_take=True), 3)
    table.begin(2, 2, 2)
    table.solve_in_turn(0, 1)
    table.away(0)
    table.take(1)
    table.give_up(2)
    assert table.phase() == "between"
    assert table.taken() == [(1, 2), (0, 2)]  # so agreed for those who solved and didn't take
    assert table.view.results[0].places == (1, 2, None)


def test_with_nobody_there_a_round_runs_to_its_end(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.away(0, 1, deserted=True)
    assert table.phase() == "racing"
    table.wait(120_149)
    assert (table.phase(), len(table.told(HourglassTurned))) == ("racing", 1)
    table.wait(1)
    assert table.phase() == "between"


def test_once_the_last_person_is_away_no_new_round_begins_until_somebody_is_back(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.give_up(0, 1)
    table.away(0, 1, deserted=True)
    table.wait(3_600_000)
    assert (table.state.round, table.stage(), table.match.deadline) == (1, "rest", None)
    table.away(0)
    table.wait(4_999)
    assert table.stage() == "rest"  # nobody is thrown into a round
    table.wait(1)
    assert table.stage() == "roll"


def test_nor_does_the_die_roll_by_itself_at_a_table_without_people(sit: Sit) -> None:
    table = sit()
    table.place(0, 0)
    table.away(0, 1, deserted=True)
    table.wait(3_600_000)
    assert (table.state.round, table.stage()) == (0, "roll")
    table.away(0)
    table.wait(5_000)
    assert (table.state.round, table.phase()) == (1, "racing")


def test_nor_are_pawns_placed_there(sit: Sit) -> None:
    table = sit()
    table.away(0, 1, deserted=True)
    table.wait(3_600_000)
    assert (table.stage(), table.told(PawnPlaced)) == ("pawns", [])
    table.away(1)
    table.do(1, PlacePawn(3))
    table.wait(5_000)
    assert table.stage() != "pawns"


def test_bots_alone_at_the_table_wait_too(sit: Sit) -> None:
    table = sit()
    table.away(0, deserted=True)
    table.do(1, PlacePawn(3))
    table.do(1, GoOn())
    table.wait(60_000)
    assert table.stage() == "pawns"


def test_nor_does_a_bot_roll_for_nobody(sit: Sit) -> None:
    table = sit(Options(starter=1))
    table.place(0, 0)
    table.away(0, deserted=True)
    assert table.do(1, RollDie()) == [SeatReady(1)]
    assert table.refusal(1, RollDie()) == "match.not_your_turn"  # once is enough
    table.wait(3_600_000)
    assert table.state.round == 0
    table.away()
    table.wait(4_999)
    assert table.stage() == "roll"  # nobody is thrown into a round
    table.wait(1)
    assert (table.state.round, table.phase()) == (1, "racing")


def test_alone_the_game_waits_for_the_one_player(sit: Sit) -> None:
    table = sit(seats=1)
    table.begin(0)
    table.away(0, deserted=True)
    table.wait(120_150)
    assert table.stage() == "rest"
    table.wait(3_600_000)
    assert table.state.round == 1
    table.away()
    table.wait(5_000)
    table.wait(5_000)
    assert table.state.round == 2
