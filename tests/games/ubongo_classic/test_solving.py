"""Filling the card, and who was first: sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.forge.tiles import CLASSIC as TILES
from akili.games.ubongo_classic.model import SYMBOLS, DieRolled, MovePawn, Options, PlaceSettled, TakeGems
from akili.ubongo.laying import area_cells
from akili.ubongo.race.model import CardSolved, CountdownBegun, GiveUp, LayTile, TakeTile, TileLaid

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


def solve_at(table: Table, times: dict[int, tuple[int, int, int]]) -> None:
    """By seat: when it arrives, how long it was on its way, and how uncertain that is."""
    for seat in times:
        table.nearly_solve(seat)
    for seat, (arrives, lag, uncertainty) in sorted(times.items(), key=lambda each: each[1][0]):
        table.wait(arrives - table.now)
        table.do(seat, table.last_tile(seat), lag=lag, uncertainty=uncertainty)


# All of the tiles of the rolled set and no others


@pytest.mark.parametrize("tiles", [3, 4])
def test_the_tiles_are_those_of_the_rolled_set(sit: Sit, tiles: int) -> None:
    table = sit(Options(tiles=tiles, starter=0))  # type: ignore[arg-type]
    table.begin(0, 0)
    row = SYMBOLS.index(table.told(DieRolled)[0].symbol)
    for seat in (0, 1):
        card = table.state.seats[seat].card
        assert card is not None
        assert card.tiles == card.rows[row] == table.seen(seat).tiles
        assert len(card.tiles) == tiles


def test_no_others_can_be_laid(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    cells = tuple(sorted(area_cells(table.card(0).area)))
    for tile in TILES:
        if tile.name not in table.card(0).tiles:
            assert table.refusal(0, LayTile(tile.name, cells[: tile.size])) == "tile.unknown"


def test_a_card_is_solved_when_all_tiles_fill_the_area_exactly(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    last = table.nearly_solve(0)
    assert table.seat(0).finish is None
    laid, solved, _ = table.do(0, last)
    assert isinstance(laid, TileLaid)
    assert isinstance(solved, CardSolved)
    covered = [cell for each in table.seat(0).board for cell in each.cells]
    assert sorted(covered) == sorted(area_cells(table.card(0).area))
    assert {each.tile for each in table.seat(0).board} == set(table.card(0).tiles)


def test_tiles_can_be_moved_and_taken_back(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.nearly_solve(0)
    board = table.seat(0).board
    table.do(0, TakeTile(board[0].tile))
    assert table.seat(0).board == board[1:]
    assert table.refusal(0, TakeTile(board[0].tile)) == "tile.not_laid"


def test_the_last_tile_solves_the_card_and_a_solved_card_stays_as_it_is(sit: Sit) -> None:
    """Nobody has to call."""
    table = sit()
    table.begin(0, 0)
    table.solve(0)
    board = table.seat(0).board
    assert table.refusal(0, TakeTile(board[0].tile)) == "tile.solved"
    assert table.refusal(0, table.last_tile(0)) == "tile.solved"
    table.wait(1000)
    assert table.refusal(0, TakeTile(board[0].tile)) == "tile.solved"
    assert table.seat(0).board == board


def test_the_others_go_on_while_sand_is_left(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.wait(5_000)
    table.solve(0)
    assert table.view.ends == 60_000  # the same sand runs on
    assert [event.ends for event in table.told(CountdownBegun)] == [60_000]
    table.wait(54_999)
    table.solve(1)
    assert table.seat(1).finish is not None


# Whose time


def test_the_time_is_the_players_own_arrival_less_the_way_of_the_message(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.wait(10_000)
    table.solve(0, lag=120, uncertainty=7)
    finish = table.seat(0).finish
    assert finish is not None
    assert (finish.at, finish.arrived, finish.uncertainty, finish.correction) == (9_880, 10_000, 7, 120)


def test_nobody_solved_before_the_cards_were_turned_over(sit: Sit) -> None:
    table = sit()
    table.place(0, 0)
    table.wait(2_000)
    table.roll()
    table.wait(50)
    table.solve(0, lag=120)
    finish = table.seat(0).finish
    assert finish is not None
    assert finish.at == 2_000


def test_the_earlier_solution_is_first_though_it_arrives_later(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    solve_at(table, {0: (10_000, 0, 5), 1: (10_100, 150, 5)})
    assert table.places() == [2, 1]
    assert [settled.seat for settled in table.told(PlaceSettled)] == [1, 0]


# Places are settled


def test_a_place_is_settled_after_150_ms_at_most_while_an_earlier_solution_can_be_on_its_way(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.wait(10_000)
    table.solve(1, lag=30)
    table.wait(119)
    assert table.places() == [None] * 3
    table.wait(1)
    assert table.places() == [None, 1, None]
    assert table.told(PlaceSettled) == [PlaceSettled(1, 1, 3)]


def test_it_is_settled_at_once_where_nobody_else_searches(sit: Sit) -> None:
    table = sit(seats=2)
    table.begin(0, 0)
    table.solve_in_turn(0)
    table.wait(5_000)
    *_, settled = table.solve(1)
    assert settled == PlaceSettled(1, 2, 2)


def test_nor_is_anybody_waited_for_who_is_away(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.away(1)
    table.wait(1_000)
    table.solve(0)
    assert table.places() == [None] * 3  # seat 2 still searches
    table.away(1, 2)
    assert table.places() == [1, None, None]


def test_then_the_pawn_may_move_and_not_before(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    assert table.refusal(0, MovePawn(1)) == "gems.unsolved"
    assert table.refusal(0, TakeGems(0, 12)) == "gems.unsolved"
    table.wait(1_000)
    table.solve(0)
    assert table.refusal(0, MovePawn(1)) == "gems.place_open"
    assert table.refusal(0, TakeGems(0, 12)) == "gems.place_open"
    assert (table.seen(0).steps, table.seen(0).reachable) == (None, ())
    table.wait(150)
    assert (table.seen(0).steps, table.seen(0).reachable) == (3, (0, 1, 2, 3))
    table.move(0, 1)
    assert table.pawns() == [1, 0]


def test_a_place_once_settled_stands(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    solve_at(table, {0: (10_000, 0, 5), 1: (10_150, 150, 0)})
    assert table.places() == [1, 1]  # the same time: both are first
    table = sit()
    table.begin(0, 0)
    solve_at(table, {0: (10_000, 0, 5), 1: (10_151, 400, 0)})  # longer than any way that is counted
    assert table.places()[0] == 1


# Steps


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_3_steps_the_second_2_the_third_1_the_fourth_none_also_with_fewer_players(
    sit: Sit, seats: int
) -> None:
    table = sit(seats=seats)
    table.begin(*[0] * seats)
    table.solve_in_turn(*range(seats))
    told = [(settled.seat, settled.place, settled.steps) for settled in table.told(PlaceSettled)]
    assert told == [(0, 1, 3), (1, 2, 2), (2, 3, 1), (3, 4, 0)][:seats]
    assert [table.seen(seat).steps for seat in range(seats)] == [3, 2, 1, 0][:seats]
    assert [table.seen(seat).place for seat in range(seats)] == [1, 2, 3, 4][:seats]


# Places too close to tell


def test_two_who_cannot_be_told_apart_are_both_first_and_the_next_is_third(sit: Sit) -> None:
    table = sit(seats=4)
    table.begin(0, 0, 0, 0)
    solve_at(table, {2: (10_000, 0, 10), 0: (10_020, 0, 10), 3: (11_000, 0, 5)})
    table.wait(150)
    assert table.places() == [1, None, 1, 3]
    assert [table.seen(seat).steps for seat in (0, 2, 3)] == [3, 3, 1]


def test_a_millisecond_more_than_the_doubt_can_be_told(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    solve_at(table, {0: (10_000, 0, 10), 1: (10_021, 0, 10)})
    assert table.places() == [1, 2]


@pytest.mark.parametrize(
    ("times", "places"),
    [
        ((0, 10, 20, 30), [1, 1, 1, 1]),  # 30 ms or less: nobody was certainly earlier
        ((0, 0, 100, 100), [1, 1, 3, 3]),
        ((0, 100, 100, 100), [1, 2, 2, 2]),
        ((0, 100, 100, 200), [1, 2, 2, 4]),
        ((0, 20, 40, 100), [1, 1, 2, 4]),  # the third is close to the second, but not to the first
    ],
)
def test_a_place_is_one_more_than_the_number_of_players_who_were_certainly_earlier(
    sit: Sit, times: tuple[int, ...], places: list[int]
) -> None:
    table = sit(seats=4)
    table.begin(0, 0, 0, 0)
    solve_at(table, {seat: (10_000 + time, 0, 15) for seat, time in enumerate(times)})
    assert table.places() == places


def test_who_gives_up_and_then_solves_has_solved(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    table.do(0, GiveUp())
    table.wait(1000)
    table.solve(0)
    assert table.seat(0).finish is not None
    assert not table.seen(0).gives_up
