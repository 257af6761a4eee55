"""Where so agreed, the dice are taken in turn order, beginning with the roller, both at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.games.ubongo_dice.conftest import OPENS, black, white

from akili.games.ubongo_dice.model import DieGrabbed, GrabDie, Options, TurnToGrab

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]


def in_turn(sit: Sit, seats: int = 3, roller: int = 1, limit: int | None = 60) -> Table:
    table = sit(Options(turn_order=True, roller=roller, grab_limit=limit), seats)
    table.roll()
    return table


def turns(table: Table) -> list[int]:
    return [event.seat for event in table.told(TurnToGrab)]


def test_the_roller_takes_both_dice_then_the_next_clockwise(sit: Sit) -> None:
    table = in_turn(sit, seats=4)
    assert table.view.turn == 1
    table.grab(1, black(3))
    assert table.view.turn == 1
    table.grab(1, white(0))
    assert table.view.turn == 2
    table.take(2, 1)
    table.take(3, 2)
    assert turns(table) == [1, 2, 3]
    assert (table.owners("black"), table.owners("white")) == ([0, 2, 3, 1], [1, 2, 3, 0])  # the last one by itself
    assert table.phase == "drawing"
    assert table.view.turn is None


def test_nobody_takes_before_their_turn(sit: Sit) -> None:
    table = in_turn(sit)
    assert {table.refusal(seat, GrabDie(black(0))) for seat in (0, 2)} == {"match.not_your_turn"}


def test_what_is_taken_is_settled_at_once(sit: Sit) -> None:
    table = in_turn(sit)
    assert table.grab(1, black(0))[-1] == DieGrabbed(1, black(0))


def test_who_is_done_has_no_turn(sit: Sit) -> None:
    table = sit(Options(turn_order=True, roller=0), 3)
    table.play_roll(1)
    table.roll()
    table.take(2, 0)
    table.take(0, 1)
    assert turns(table)[-2:] == [2, 0]
    assert table.phase == "drawing"


def test_who_is_away_has_no_turn_and_gets_dice_from_those_left(sit: Sit) -> None:
    table = in_turn(sit, seats=4)
    table.away(2)
    table.take(1, 1)
    assert table.view.turn == 3
    table.take(3, 3)
    table.take(0, 0)
    assert turns(table) == [1, 3, 0]
    assert table.owners("black") == table.owners("white") == [0, 1, 2, 3]


def test_who_goes_away_in_their_turn_keeps_what_they_took_and_the_next_goes_on(sit: Sit) -> None:
    table = in_turn(sit)
    table.grab(1, black(2))
    table.away(1)
    assert table.view.turn == 2
    table.take(2, 0)
    assert table.view.turn == 0
    table.take(0, 1)
    assert table.owners("black") == [2, 0, 1]
    assert table.phase == "drawing"


def test_who_comes_back_waits_for_the_turn_that_is_on(sit: Sit) -> None:
    table = in_turn(sit)
    table.away(1)
    table.grab(2, black(0))
    table.away()
    assert table.view.turn == 2
    table.grab(2, white(0))
    assert table.view.turn == 1
    table.take(1, 1)
    assert turns(table) == [1, 2, 1]
    assert table.phase == "drawing"


def test_the_limit_is_per_seat(sit: Sit) -> None:
    table = in_turn(sit)
    assert table.told(TurnToGrab) == [TurnToGrab(1, OPENS + 60_000)]
    table.wait(20_000)
    table.grab(1, black(0))
    table.grab(1, white(0))
    assert table.told(TurnToGrab)[-1] == TurnToGrab(2, table.now + 60_000)
    end = table.now + 60_000
    table.wait(60_149)
    assert table.view.turn == 2
    table.wait(1)
    assert table.phase == "drawing"  # and the last dice are for the last seat
    assert sorted({seat for seat, _ in table.by_itself()}) == [0, 2]
    assert end + 150 == table.now


def test_who_does_not_take_in_time_gets_what_is_missing_by_chance(sit: Sit) -> None:
    owners = set()
    for number in range(20):
        table = sit(Options(turn_order=True, roller=0), 3, f"slow {number}")
        table.roll()
        table.grab(0, black(1))
        table.wait(60_150)
        assert [die.colour for seat, die in table.by_itself() if seat == 0] == ["white"]
        owners.add(table.owners("white").index(0))
        assert table.view.turn == 1
    assert owners == {0, 1, 2}


def test_the_very_end_is_too_late_and_there_may_be_no_end(sit: Sit) -> None:
    table = in_turn(sit)
    table.wait(60_100)
    assert table.refusal(1, GrabDie(black(0)), lag=100) == "round.too_late"
    table.grab(1, black(0), lag=101)
    endless = in_turn(sit, limit=None)
    endless.wait(10_000_000)
    assert endless.view.turn == 1


def test_an_empty_table_gives_dice_to_those_who_left_it_when_their_time_is_over(sit: Sit) -> None:
    table = in_turn(sit)
    table.away(0, 1, 2, deserted=True)
    table.wait(3 * 60_150)
    assert turns(table)[:2] == [1, 2]
    assert table.phase == "drawing"
