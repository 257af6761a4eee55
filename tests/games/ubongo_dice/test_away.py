"""Seats that go away and come back, and tables that everybody has left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.games.ubongo_dice.conftest import BAR_BLACK, BAR_WHITE, black, white

from akili.engine.game import Outcome
from akili.games.ubongo_dice.model import (
    AreaBegun,
    Confirm,
    DiceRolled,
    DieGrabbed,
    DrawingConfirmed,
    Options,
    RollDice,
    RollDue,
    RollScored,
)

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]
ENDLESS = Options(roller=0, grab_limit=None, draw_limit=None)


# Somebody is away


def test_a_seat_that_is_away_does_not_count_for_waiting_and_gets_dice_from_those_left(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(1)
    table.roll()
    table.take(0, 0)
    table.take(2, 1)
    assert table.phase == "drawing"
    assert table.owners("black") == table.owners("white") == [0, 2, 1]
    table.confirm(0, 2)
    assert table.phase == "rolling"
    assert table.seen(1).sheet[0].rolls == 1


def test_by_chance_where_more_are_left(sit: Sit) -> None:
    got = set()
    for number in range(20):
        table = sit(Options(roller=0), 4, f"away {number}")
        table.away(1, 3)
        table.roll()
        table.take(0, 0)
        table.take(2, 2)
        assert table.phase == "drawing"
        got.add(table.owners("black").index(1))
    assert got == {1, 3}


def test_its_drawing_stays_and_it_may_come_back_at_any_time(sit: Sit) -> None:
    table = sit(seats=3)
    table.drawing()
    table.draw(1, "black", *BAR_BLACK)
    table.away(1)
    table.confirm(0, 2)
    assert table.phase == "rolling"
    assert [drawn.cells for drawn in table.field(1).drawn] == [BAR_BLACK]
    table.roll()
    table.away()
    table.take_all()
    table.draw(1, "white", *BAR_WHITE)
    table.confirm(0, 2)
    assert table.points() == [None, 3, None]


def test_back_while_the_others_draw_it_draws_with_what_it_got(sit: Sit) -> None:
    table = sit()
    table.away(1)
    table.roll()
    table.take(0, 0)
    table.away()
    table.confirm(0)
    assert table.phase == "drawing"
    table.fill(1)
    assert (table.scored.filled, table.scored.consoled) == ((1,), (0,))


def test_who_goes_away_may_have_been_the_last_one_waited_for(sit: Sit) -> None:
    grabbing = sit(seats=3)
    grabbing.roll()
    grabbing.take(0, 0)
    grabbing.take(2, 2)
    assert grabbing.phase == "drawing"  # the last dice came by themselves
    grabbing.confirm(0, 2)
    grabbing.away(1)
    assert grabbing.phase == "rolling"
    four = sit(seats=4)
    four.roll()
    four.take(0, 0)
    four.take(1, 1)
    four.away(2, 3)
    assert four.phase == "drawing"


def test_a_full_area_of_who_is_away_scores(sit: Sit) -> None:
    table = sit(seats=3)
    table.drawing()
    table.fill(1)
    table.away(1)
    table.confirm(0, 2)
    assert table.points() == [None, 3, None]


def test_n_is_the_seats_at_the_start_for_dice_and_points_also_when_somebody_has_gone(sit: Sit) -> None:
    table = sit(seats=4)
    table.away(3)
    table.roll()
    assert len(table.view.dice) == 8
    table.take_all()
    table.fill(0)
    table.confirm(1, 2)
    assert table.points() == [4, None, None, None]


def test_a_seat_that_is_away_goes_on_with_the_area_like_any_other(sit: Sit) -> None:
    """It is left alone: the consolation point. It isn't: another roll."""
    table = sit(seats=3)
    table.away(2)
    table.play_roll()
    table.play_roll(0)
    assert table.points() == [3, None, None]
    table.play_roll(1)
    assert [table.sheet_points(seat)[0] for seat in range(3)] == [3, 2, 1]


# All who would go on are away


def test_if_all_who_would_go_on_are_away_each_gets_the_consolation_point_and_the_next_area_begins(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(1, 2)
    table.play_roll(0)
    assert (table.scored.filled, table.scored.points, table.scored.consoled) == ((0,), 3, (1, 2))
    assert (table.state.area, table.phase, table.view.roller) == (1, "rolling", 0)


def test_and_so_when_the_last_of_them_goes_at_any_moment(sit: Sit) -> None:
    for moment in ("rolling", "landing", "grabbing", "drawing"):
        table = sit(seats=4)
        table.play_roll(0, 3)
        if moment != "rolling":
            table.do(table.state.roller or 0, RollDice())
        if moment in ("grabbing", "drawing"):
            table.wait(700)
        if moment == "drawing":
            table.show()
            table.take_all()
            table.draw(1, "black", *BAR_BLACK)
        table.away(1)
        assert table.state.area == 0
        table.away(1, 2)
        assert (table.scored.filled, table.scored.consoled) == ((), (1, 2))
        assert [table.sheet_points(seat)[0] for seat in range(4)] == [4, 1, 1, 4]
        assert [event.area for event in table.told(AreaBegun)] == [0, 1]
        assert table.phase == "rolling"
        assert table.view.roller in (0, 3)


def test_one_who_is_left_alone_at_the_table_plays_on(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(1, 2)
    table.play_rolls(*[(0,)] * 6)
    assert table.outcome == Outcome(((0,), (1, 2)), (18, 6, 6))


# Everybody has left


def test_once_the_last_person_is_away_nothing_is_rolled_until_somebody_is_back(sit: Sit) -> None:
    table = sit()
    table.wait(4_000)
    table.away(0, 1, deserted=True)
    assert table.match.deadline is None
    table.wait(10_000_000)
    assert table.told(DiceRolled) == []
    table.away(1)
    assert table.told(RollDue)[-1] == RollDue(0, table.now + 10_000)
    table.wait(10_000)
    assert len(table.told(DiceRolled)) == 1


def test_not_even_by_a_bot(sit: Sit) -> None:
    table = sit()
    table.away(1, deserted=True)  # seat 0 is a bot
    assert table.refusal(0, RollDice()) == "match.not_your_turn"
    assert table.view.deserted
    table.away()
    table.do(0, RollDice())
    assert table.phase == "landing"


def test_who_is_back_rolls_if_the_roller_is_still_away_and_has_10_s(sit: Sit) -> None:
    table = sit(seats=3)
    table.away(0, 1, 2, deserted=True)
    table.wait(500_000)
    table.away(0, 1)
    assert table.told(RollDue)[-1] == RollDue(2, 510_000)
    table.roll()
    assert table.told(DiceRolled)[-1].seat == 2


def test_a_roll_that_was_made_goes_on_to_its_end_in_time_and_no_other_is_made(sit: Sit) -> None:
    table = sit()
    table.roll()
    table.away(0, 1, deserted=True)
    table.wait(60_150)
    assert table.phase == "drawing"  # dice by chance
    assert len(table.told(DieGrabbed)) == 4
    table.wait(120_150)
    assert (table.phase, table.scored.consoled) == ("rolling", ())
    table.wait(10_000_000)
    assert len(table.told(DiceRolled)) == 1


def test_without_limits_an_empty_table_waits(sit: Sit) -> None:
    table = sit(ENDLESS)
    table.roll()
    table.grab(0, black(0))
    table.away(0, 1, deserted=True)
    table.wait(10_000_000)
    assert (table.phase, table.owners("black")) == ("grabbing", [0, 1])  # what was grabbed is settled
    table.away(1)
    table.grab(0, white(1))
    assert table.phase == "drawing"
    table.away(0, 1, deserted=True)
    table.wait(10_000_000)
    assert table.phase == "drawing"


def test_bots_that_are_done_wait_for_people_who_left(sit: Sit) -> None:
    """Seats 2 and 3 are bots; the people may come back, and get no consolation while the table is empty."""
    table = sit(ENDLESS, 4)
    table.drawing()
    table.fill(2, 3)
    table.away(0, 1, deserted=True)
    assert table.phase == "drawing"
    table.away(0)
    table.do(1, Confirm())
    assert table.points() == [None, None, 4, 4]
    table.away(0, 1, deserted=True)
    assert table.told(RollScored)[-1].consoled == ()
    table.away()
    table.play_roll(0)
    assert [table.sheet_points(seat)[0] for seat in range(4)] == [3, 1, 4, 4]


def test_all_who_would_go_on_are_away_and_somebody_else_is_back(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_roll(0)
    table.away(0, 1, 2, deserted=True)
    assert table.points() == [3, None, None]
    table.away(1, 2)
    assert [table.sheet_points(seat)[0] for seat in range(3)] == [3, 1, 1]
    assert (table.state.area, table.view.roller) == (1, 0)


def test_shapes_that_fit_nowhere_are_confirmed_at_an_empty_table_too(sit: Sit) -> None:
    table = sit(ENDLESS)
    table.drawing(["T4"] * 2, ["O4"] * 2)
    table.away(0, 1, deserted=True)
    table.wait(3_000)
    assert table.told(DrawingConfirmed) == [DrawingConfirmed(seat, chosen=False) for seat in (0, 1)]
    assert table.phase == "rolling"


def test_presence_that_is_known_changes_nothing(sit: Sit) -> None:
    table = sit()
    assert table.away() == []
    assert len(table.away(1)) == 1
    assert table.away(1) == []
