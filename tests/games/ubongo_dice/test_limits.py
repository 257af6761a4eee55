"""Time limits per step: their very end is too late, and what happens then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.games.ubongo_dice.conftest import BAR_BLACK, BAR_WHITE, OPENS, black, white

from akili.games.ubongo_dice.model import (
    Confirm,
    DiceRolled,
    DieGrabbed,
    DieLost,
    DrawingBegun,
    DrawingConfirmed,
    DrawShape,
    GrabDie,
    Options,
)

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]
ENDS = OPENS + 60_000
GRACE = 150


def until(table: Table, moment: int) -> None:
    table.wait(moment - table.now)


# To grab


def test_60_s_to_grab_from_the_moment_it_opens(sit: Sit) -> None:
    table = sit()
    table.roll()
    assert (table.told(DiceRolled)[0].ends, table.view.ends) == (ENDS, ENDS)


def test_its_very_end_is_too_late_but_what_was_done_before_counts_if_it_arrives_within_150_ms(sit: Sit) -> None:
    table = sit(seats=3)
    table.roll()
    until(table, ENDS)
    assert table.refusal(0, GrabDie(black(0))) == "round.too_late"
    until(table, ENDS + GRACE - 1)
    assert table.refusal(0, GrabDie(black(0)), lag=GRACE - 1) == "round.too_late"
    table.grab(0, black(0), lag=GRACE)
    assert table.phase == "grabbing"
    table.wait(1)
    assert table.phase == "drawing"
    assert table.owners("black")[0] == 0


def test_hands_that_are_on_dice_then_are_settled(sit: Sit) -> None:
    table = sit(seats=3)
    table.roll()
    until(table, ENDS - 1)
    table.grab(2, black(1))
    until(table, ENDS + 100)
    table.grab(1, black(1), lag=120)
    until(table, ENDS + GRACE)
    assert table.told(DieGrabbed)[0] == DieGrabbed(1, black(1))
    assert table.told(DieLost) == [DieLost(2, black(1), 1)]
    assert table.phase == "drawing"


def test_missing_dice_come_by_chance_from_those_left_clockwise_from_the_roller(sit: Sit) -> None:
    got = set()
    for number in range(30):
        table = sit(Options(roller=2), 4, f"late {number}")
        table.roll()
        table.take(1, 0)
        table.grab(3, white(3))
        until(table, ENDS + GRACE)
        assert [seat for seat, die in table.by_itself()] == [2, 2, 3, 0, 0]
        assert sorted(owner for owner in table.owners("black") if owner is not None) == [0, 1, 2, 3]
        assert (table.owners("black")[0], table.owners("white")[3]) == (1, 3)
        got.add(table.owners("black").index(2))
    assert got == {1, 2, 3}


def test_who_is_done_gets_none(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_roll(1)
    table.roll()
    table.wait(60_150)
    assert sorted(owner for owner in table.owners("black") if owner is not None) == [0, 2]


# To draw


def test_120_s_to_fill_then_what_has_been_drawn_stands(sit: Sit) -> None:
    table = sit(seats=3)
    table.drawing()
    (begun,) = table.told(DrawingBegun)
    assert begun.ends == begun.at + 120_000
    table.draw(0, "black", *BAR_BLACK)
    until(table, begun.at + 120_000)
    for command in (DrawShape("white", BAR_WHITE), Confirm()):
        assert table.refusal(0, command) == "round.too_late"
    until(table, begun.at + 120_149)
    table.draw(1, "black", *BAR_BLACK, lag=150)
    assert table.phase == "drawing"
    table.wait(1)
    assert table.phase == "rolling"
    assert table.told(DrawingConfirmed) == [DrawingConfirmed(seat, chosen=False) for seat in range(3)]
    assert [[drawn.cells for drawn in own.sheet[0].drawn] for own in table.view.seats] == [
        [BAR_BLACK],
        [BAR_BLACK],
        [],
    ]


def test_who_fills_the_area_in_the_last_moment_scores(sit: Sit) -> None:
    table = sit()
    table.drawing()
    ends = table.view.ends
    assert ends is not None
    table.draw(0, "black", *BAR_BLACK)
    until(table, ends + 149)
    table.draw(0, "white", *BAR_WHITE, lag=150)
    table.wait(1)
    assert table.sheet_points(0)[0] == 2


# Other limits


def test_other_limits_and_none(sit: Sit) -> None:
    table = sit(Options(roller=0, grab_limit=10, draw_limit=600))
    table.roll()
    assert table.view.ends == OPENS + 10_000
    table.wait(10_150)
    assert table.view.ends == table.now + 600_000
    endless = sit(Options(roller=0, grab_limit=None, draw_limit=None))
    endless.roll()
    endless.wait(100_000_000)
    assert (endless.phase, endless.view.ends) == ("grabbing", None)
    endless.take_all()
    endless.wait(100_000_000)
    assert (endless.phase, endless.view.ends) == ("drawing", None)


def test_a_server_that_slept_through_the_whole_step_goes_on(sit: Sit) -> None:
    table = sit()
    table.roll()
    table.now += 3_600_000
    for _ in range(3):
        table._apply(table.match.expire(table.now))
    assert table.phase == "drawing"
    assert table.view.ends == table.now + 120_000
