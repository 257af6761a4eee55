"""Moving the pawn, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.games.ubongo_classic.model import MovePawn, PawnMoved

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


@pytest.mark.parametrize(
    ("home", "first", "second"),
    [
        (0, (0, 1, 2, 3), (0, 1, 2)),
        (1, (0, 1, 2, 3, 4), (0, 1, 2, 3)),
        (2, (0, 1, 2, 3, 4, 5), (0, 1, 2, 3, 4)),
        (3, (0, 1, 2, 3, 4, 5), (1, 2, 3, 4, 5)),
        (4, (1, 2, 3, 4, 5), (2, 3, 4, 5)),
        (5, (2, 3, 4, 5), (3, 4, 5)),
    ],
)
def test_up_to_so_many_steps_in_either_direction_and_the_ends_of_the_line_are_ends(
    sit: Sit, home: int, first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    table = sit()
    table.begin(home, home)
    table.solve_in_turn(0, 1)
    assert [table.seen(seat).reachable for seat in (0, 1)] == [first, second]
    for seat, reachable in enumerate((first, second)):
        for lane in set(range(-1, 8)) - set(reachable):
            assert table.refusal(seat, MovePawn(lane)) == "move.too_far"
        for lane in reachable:
            if lane != table.seat(seat).pawn:
                assert table.move(seat, lane)[0].lane == lane


def test_the_fourth_does_not_move_but_takes_where_the_pawn_stands(sit: Sit) -> None:
    table = sit(seats=4)
    table.begin(2, 2, 2, 2)
    table.solve_in_turn(0, 1, 2, 3)
    assert table.seen(3).reachable == (2,)
    assert table.refusal(3, MovePawn(3)) == "move.too_far"
    gems = table.pair(2)
    table.take(3)
    table.wait(250)
    assert table.seat(3).taken == gems


def test_staying_is_allowed(sit: Sit) -> None:
    table = sit()
    table.begin(2, 5)
    table.solve_in_turn(0)
    gems = table.pair(2)
    table.take(0)
    assert (table.pawns()[0], table.seat(0).taken) == (2, gems)


def test_the_move_may_be_changed_until_the_take(sit: Sit) -> None:
    table = sit()
    table.begin(2, 0)
    table.solve_in_turn(0)
    for lane in (5, 0, 4, 2, 3):
        table.move(0, lane)
    assert table.refusal(0, MovePawn(3)) == "move.no_change"
    assert [moved.lane for moved in table.told(PawnMoved)] == [5, 0, 4, 2, 3]


def test_always_within_reach_of_the_space_where_the_pawn_began_the_round(sit: Sit) -> None:
    """Three steps from there, not from where it went meanwhile."""
    table = sit()
    table.begin(0, 0)
    table.solve_in_turn(0)
    table.move(0, 3)
    assert table.refusal(0, MovePawn(4)) == "move.too_far"
    assert table.seen(0).home == 0
    table.take(0)
    table.give_up(1)
    table.go_on()
    assert (table.seen(0).home, table.seen(0).pawn) == (3, 3)  # where it begins the next one


def test_all_see_the_move_at_once(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.solve_in_turn(0)
    table.wait(500)
    moved = table.move(0, 2, lag=40)
    assert moved == [PawnMoved(0, 2, table.now - 40)]
    for viewer in (None, 0, 1):
        assert table.game.notice(moved[0], viewer) == moved[0]
        assert table.seen(0, viewer).pawn == 2


def test_an_occupied_space_is_open_to_all(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 1, 2)
    table.solve_in_turn(0, 1, 2)
    for seat in range(3):
        if table.seat(seat).pawn != 1:
            table.move(seat, 1)
    assert table.pawns() == [1, 1, 1]


def test_after_a_take_the_pawn_stays(sit: Sit) -> None:
    table = sit()
    table.begin(0, 5)
    table.solve_in_turn(0)
    table.take(0)
    assert table.seat(0).taken
    assert table.refusal(0, MovePawn(1)) == "match.not_your_turn"
    assert table.seen(0).reachable == ()


def test_nor_does_it_move_while_the_hand_is_on_its_way(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.solve_in_turn(0, 1)
    table.take(0)
    assert not table.seat(0).taken  # the other could come
    assert table.refusal(0, MovePawn(1)) == "match.not_your_turn"


def test_who_has_not_solved_does_not_move(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.solve_in_turn(0)
    assert table.refusal(1, MovePawn(1)) == "gems.unsolved"
