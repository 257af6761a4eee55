"""The sand: its very end, and its second turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.games.ubongo_classic.model import (
    GemsTaken,
    HourglassTurned,
    MovePawn,
    Options,
    PlaceSettled,
    SolutionHeld,
    TakeGems,
)
from akili.ubongo.race.model import CardSolved, LayTile, TakeTile

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


# All of it, solving, moving and taking, must be done before the sand has run out


@pytest.mark.parametrize("seconds", [30, 60, 180])
def test_the_round_ends_at_that_moment(sit: Sit, seconds: int) -> None:
    table = sit(Options(starter=0, hourglass=seconds))
    table.begin(0, 0)
    table.solve_in_turn(0)
    assert table.view.ends == 1000 * seconds
    table.wait(1000 * seconds + 149 - table.now)
    assert table.phase() == "countdown"
    table.wait(1)
    assert table.phase() == "between"
    assert table.last.at == 1000 * seconds + 150


def test_the_very_moment_is_too_late(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.solve_in_turn(0)
    last = table.nearly_solve(1)
    table.wait(60_000 - table.now)
    for seat, command in ((1, last), (0, MovePawn(1)), (0, TakeGems(0, 12)), (1, TakeTile(table.card(1).tiles[0]))):
        assert table.refusal(seat, command) == "round.too_late"


def test_what_was_done_before_it_counts_if_it_arrives_within_150_ms(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.solve_in_turn(0)
    last = table.nearly_solve(1)
    table.wait(60_100 - table.now)
    assert table.refusal(1, last, lag=100) == "round.too_late"
    table.do(1, last, lag=101)
    table.move(0, 2, lag=110)
    table.take(0, lag=105)
    table.wait(49)
    assert table.phase() == "countdown"
    table.wait(1)
    assert table.phase() == "between"
    assert table.places() == [1, 2, None]
    (taken,) = table.told(GemsTaken)
    assert (taken.seat, taken.lane, taken.at) == (0, 2, 59_995)


def test_what_arrives_later_does_not(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.solve_in_turn(0)
    table.wait(60_149 - table.now)
    assert table.refusal(0, MovePawn(1), lag=149) == "round.too_late"
    table.move(0, 1, lag=150)
    table.wait(1)
    assert table.refusal(0, TakeGems(1, 12), lag=200) == "round.over"


def test_takes_on_their_way_are_settled_with_the_sand(sit: Sit) -> None:
    table = sit()
    table.begin(2, 2)
    table.solve_in_turn(0, 1)
    table.wait(60_050 - table.now)
    table.take(0, lag=60)  # at 59,990: without the sand it would wait until 60,240
    table.wait(99)
    assert table.taken() == []
    table.wait(1)
    assert table.taken() == [(0, 2)]
    assert table.last.at == 60_150


def test_solved_but_not_taken_nothing_is_taken_and_a_pawn_that_was_moved_stays_there(sit: Sit) -> None:
    table = sit()
    table.begin(2, 0)
    table.solve_in_turn(0)
    table.move(0, 4)
    table.wait(60_150 - table.now)
    assert table.phase() == "between"
    assert (table.seat(0).taken, table.seat(0).gems) == ((), (0,) * 6)
    assert table.pawns() == [4, 0]
    table.go_on()
    assert table.seen(0).home == 4


def test_the_cards_are_put_aside_and_the_next_round_has_new_ones(sit: Sit) -> None:
    table = sit()
    table.begin(2, 0)
    table.solve_in_turn(0)
    first = [table.card(seat).number for seat in (0, 1)]
    table.wait(60_150)
    table.go_on()
    assert not {table.card(seat).number for seat in (0, 1)} & set(first)
    assert [(seat.board, seat.finish, seat.place, seat.taken) for seat in table.state.seats] == [
        ((), None, None, ())
    ] * 2


# The second hourglass


def test_if_nobody_has_solved_when_the_sand_runs_out_it_is_turned_once_more(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.wait(60_150)
    assert table.told(HourglassTurned) == [HourglassTurned(60_000, 120_000)]  # without a break
    assert (table.view.hourglass, table.view.sand_from, table.view.ends) == (2, 60_000, 120_000)
    assert table.phase() == "racing"


def test_only_once_and_if_nobody_solves_in_that_time_either_the_round_ends_with_nothing(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.wait(120_149)
    assert table.phase() == "racing"
    table.wait(1)
    assert table.phase() == "between"
    assert len(table.told(HourglassTurned)) == 1
    assert (table.last.solvers, table.taken()) == ((), [])
    (result,) = table.view.results
    assert (result.hourglasses, result.gems, result.places) == (2, ((), ()), (None, None))
    table.go_on()
    assert table.view.hourglass == 1


def test_tiles_stay_and_the_first_to_solve_still_has_3_steps(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    last = table.nearly_solve(1)
    board = table.seat(1).board
    table.wait(70_000)
    assert table.seat(1).board == board
    table.do(1, last)
    table.wait(150)
    assert table.told(PlaceSettled) == [PlaceSettled(1, 1, 3)]
    table.move(1, 3)
    table.take(1)
    assert table.taken() == [(1, 3)]


def test_in_the_second_sand_its_end_is_the_end(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    last = table.nearly_solve(0)
    table.wait(120_050)
    assert table.refusal(0, last, lag=50) == "round.too_late"
    table.do(0, last, lag=51)
    table.wait(100)
    assert (table.phase(), table.last.solvers) == ("between", (0,))


def test_it_is_not_turned_if_anybody_solved_in_the_first_even_without_taking_a_gem(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.solve_in_turn(2)
    table.wait(60_150 - table.now)
    assert table.phase() == "between"
    assert (table.told(HourglassTurned), table.taken()) == ([], [])
    assert table.view.results[0].hourglasses == 1


def test_nor_if_the_first_solution_was_on_its_way_when_the_sand_ran_out(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    last = table.nearly_solve(0)
    table.wait(60_100)
    table.do(0, last, lag=120)
    table.wait(50)
    assert (table.phase(), table.told(HourglassTurned)) == ("between", [])
    assert table.last.solvers == (0,)


# While it is being turned: for 150 ms a solution of before may be on its way


def test_tiles_can_be_laid_meanwhile(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.wait(60_050)
    laid = table.solution(0)[0]
    table.do(0, LayTile(laid.tile, laid.cells))
    table.do(0, TakeTile(laid.tile))
    table.wait(100)
    assert table.view.hourglass == 2


def test_a_card_that_is_solved_in_that_time_counts_once_it_is_certain_that_the_second_sand_runs(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    last = table.nearly_solve(0)
    table.wait(60_050)
    _, held = table.do(0, last, lag=20)
    assert isinstance(held, SolutionHeld)
    assert table.told(CardSolved) == []
    assert table.refusal(0, TakeTile(last.tile)) != ""  # it stays as it is
    table.wait(100)
    assert [event.finish.at for event in table.told(CardSolved)] == [60_030]
    table.wait(150)
    assert table.places() == [1, None]


def test_who_solved_in_that_time_moves_and_takes_like_anybody_else(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    last = table.nearly_solve(0)
    table.wait(60_050)
    table.do(0, last)
    table.wait(1_000)
    table.move(0, 2)
    table.take(0)
    assert table.taken() == [(0, 2)]
    table.give_up(1)
    assert table.phase() == "between"


def test_it_counts_for_nothing_if_an_earlier_solution_of_the_first_sand_arrives(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    late, early = table.nearly_solve(0), table.nearly_solve(1)
    table.wait(60_050)
    table.do(0, late, lag=20)
    table.wait(50)
    table.do(1, early, lag=120)
    table.wait(50)
    assert (table.phase(), table.last.solvers) == ("between", (1,))
    assert table.places() == [None, 1]


def test_two_who_solve_while_it_is_being_turned_have_places_by_their_times(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    first, second = table.nearly_solve(2), table.nearly_solve(0)
    table.wait(60_050)
    table.do(0, second, lag=10)
    table.wait(10)
    table.do(2, first, lag=50)
    table.wait(300)
    assert table.places() == [2, None, 1]
    table.take(2)
    table.take(0)
    assert table.taken() == [(2, 0)]


def test_a_vote_to_give_up_while_it_is_being_turned_does_not_pass_over_a_solution(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    last = table.nearly_solve(0)
    table.wait(60_050)
    table.do(0, last)
    table.give_up(1)
    assert table.phase() == "racing"
    table.wait(300)
    assert table.places() == [1, None]
    assert not table.seat(1).gives_up  # the first solution clears the votes
