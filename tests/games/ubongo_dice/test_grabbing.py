"""The live grab: when it opens, whose die it is, and what comes by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from tests.games.ubongo_dice.conftest import OPENS, black, white

from akili.engine.match import Match
from akili.games.ubongo_dice.model import (
    Confirm,
    DiceLanded,
    DiceRolled,
    Die,
    DieGrabbed,
    DieLost,
    DieReached,
    DrawingBegun,
    GrabDie,
    Options,
    RollDice,
)
from akili.ubongo.finish import Finish

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]


def open_grab(sit: Sit, seats: int = 2, roller: int = 0) -> Table:
    """The dice lie still, for longer than any message takes."""
    table = sit(Options(roller=roller), seats)
    table.roll()
    table.wait(1_000)
    return table


# When it opens


def test_the_grab_opens_at_one_moment_for_all_700_ms_after_the_roll_was_told(sit: Sit) -> None:
    table = sit()
    table.wait(1_234)
    table.do(0, RollDice())
    (rolled,) = table.told(DiceRolled)
    assert (rolled.at, rolled.opens, table.view.opens) == (1_234, 1_934, 1_934)
    table.wait(699)
    assert table.phase == "landing"
    for seat in (0, 1):
        assert table.refusal(seat, GrabDie(black(0))) == "match.not_your_turn"
    table.wait(1)
    assert table.told(DiceLanded) == [DiceLanded(1_934)]
    assert table.phase == "grabbing"
    table.grab(1, black(0))


def test_a_grab_that_was_certainly_made_earlier_is_refused_though_it_arrives_later(sit: Sit) -> None:
    table = sit()
    table.roll()
    table.wait(50)
    assert table.refusal(1, GrabDie(black(0)), lag=80, uncertainty=29) == "die.too_early"
    table.grab(1, black(0), lag=80, uncertainty=30)  # perhaps it was at the very opening


def test_who_was_perhaps_too_early_counts_from_the_opening(sit: Sit) -> None:
    table = sit(seats=3)
    table.roll()
    table.wait(40)
    table.grab(1, black(0), lag=60, uncertainty=30)
    (reached,) = table.told(DieReached)
    assert reached.hand == Finish(1, OPENS, 30, OPENS + 40)


def test_a_timer_that_is_late_takes_nothing_from_those_who_were_in_time(sit: Sit) -> None:
    """The server lands the dice 40 ms late; who grabbed before that was still first."""
    table = sit(seats=3)
    table.do(0, RollDice())
    table.now = OPENS + 40
    table._apply(table.match.expire(table.now))
    table.grab(0, black(0), lag=10)
    table.grab(1, black(0), lag=20)
    table.wait(250)
    assert table.owners("black") == [1, None, None]


# A grab


def test_a_grab_is_for_one_die_of_a_colour_the_player_lacks_black_or_white_first(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(0, white(2))
    table.grab(1, black(2))
    table.wait(250)
    assert (table.owners("black"), table.owners("white")) == ([None, None, 1], [None, None, 0])
    assert table.refusal(0, GrabDie(white(0))) == "die.have_one"
    table.grab(0, black(0))
    assert table.refusal(1, GrabDie(black(1))) == "die.have_one"


def test_the_rolled_face_stays_up(sit: Sit) -> None:
    table = open_grab(sit)
    table.show(["T4", "P5"], ["O4", "I2"])
    table.take(0, 1)
    assert (table.seen(0).black, table.seen(0).white) == ("P5", "I2")
    assert table.die(black(1)).face == "P5"


def test_it_cannot_be_put_back(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(0, black(0))
    assert table.refusal(0, GrabDie(black(0))) == "die.have_one"
    assert table.refusal(0, GrabDie(black(1))) == "die.have_one"  # not even before it is settled
    assert GrabDie(black(1)) not in table.game.legal(table.state, 0)


def test_a_die_that_has_an_owner_or_is_not_there_is_refused(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(0, black(0))
    table.wait(250)
    assert table.refusal(1, GrabDie(black(0))) == "die.gone"
    assert {table.refusal(1, GrabDie(die)) for die in (black(3), white(-1))} == {"die.unknown"}
    assert table.refusal(1, Confirm()) == "dice.not_drawing"


def test_who_is_done_grabs_nothing(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_roll(0)
    table.roll()
    assert table.refusal(0, GrabDie(black(0))) == "match.not_your_turn"


# Several grab one die


def test_a_die_is_shown_with_the_first_that_arrived_until_it_is_settled(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(2, black(0))
    assert (table.die(black(0)).owner, table.die(black(0)).is_settled) == (2, False)
    table.wait(10)
    table.grab(1, black(0), lag=100)  # earlier, but it came later
    assert (table.die(black(0)).owner, table.die(black(0)).is_settled) == (2, False)
    table.wait(250)
    assert (table.die(black(0)).owner, table.die(black(0)).is_settled) == (1, True)


def test_the_earliest_by_own_time_gets_it_and_the_other_is_told(sit: Sit) -> None:
    table = open_grab(sit)
    table.grab(0, black(0), lag=20, uncertainty=10)
    table.wait(60)
    table.grab(1, black(0), lag=120, uncertainty=10)
    assert table.told(DieGrabbed)[0] == DieGrabbed(1, black(0))
    assert table.told(DieLost) == [DieLost(0, black(0), 1)]


def test_it_is_settled_250_ms_after_the_earliest_hand_at_the_latest(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(0, black(0), lag=30)
    table.wait(219)
    assert table.told(DieGrabbed) == []
    table.wait(1)
    assert table.told(DieGrabbed) == [DieGrabbed(0, black(0))]


def test_an_earlier_hand_brings_it_forward(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(0, black(0))
    table.wait(50)
    table.grab(1, black(0), lag=150)
    table.wait(100)
    assert table.told(DieGrabbed) == [DieGrabbed(1, black(0))]


def test_it_is_settled_at_once_when_nobody_elses_hand_can_be_on_its_way(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(0, black(0))
    table.grab(1, black(1))
    assert table.told(DieGrabbed) == []  # the third might reach for either
    table.grab(2, black(1), lag=90)
    assert table.owners("black") == [0, 2, 1]  # seat 1 lost, and the last one came by itself


def test_whatever_the_order_in_which_the_dice_lie(sit: Sit) -> None:
    """Who loses one die has no hand on its way to another: all that is certain at that moment is settled."""
    for contested, other in ((0, 1), (1, 0)):
        table = open_grab(sit, seats=4)
        table.grab(0, black(other))
        table.grab(1, black(contested))
        table.wait(20)
        table.grab(2, black(contested))
        table.grab(3, black(contested))
        assert table.owners("black")[other] == 0
        assert table.owners("black")[contested] == 1


def test_only_those_who_are_there_and_lack_the_colour_are_waited_for(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.away(2)
    table.grab(0, black(0))
    table.wait(250)
    table.grab(1, black(1))
    assert table.owners("black") == [0, 1, 2]  # nobody else there; and the last one comes by itself


def test_a_hand_is_settled_when_the_last_rival_goes_away(sit: Sit) -> None:
    table = open_grab(sit)
    table.grab(0, black(1))
    assert table.told(DieGrabbed) == []
    table.away(1)
    assert table.told(DieGrabbed)[0] == DieGrabbed(0, black(1))


def test_who_goes_away_during_their_own_hand_still_has_the_die(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(0, black(1))
    table.away(0)
    table.wait(250)
    assert table.owners("black") == [None, 0, None]


# Too close to tell


@pytest.mark.parametrize(("roller", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_too_close_to_tell_with_as_many_dice_it_goes_clockwise_from_the_roller(
    sit: Sit, roller: int, winner: int
) -> None:
    table = open_grab(sit, seats=3, roller=roller)
    table.grab(2, black(0), uncertainty=10)
    table.wait(20)
    table.grab(1, black(0), uncertainty=10)
    table.wait(250)
    assert table.owners("black") == [winner, None, None]


def test_but_before_that_to_the_player_with_fewer_dice(sit: Sit) -> None:
    table = open_grab(sit, seats=3, roller=1)
    table.grab(1, white(0))
    table.wait(250)
    table.grab(1, black(0), uncertainty=10)
    table.wait(20)
    table.grab(2, black(0), uncertainty=10)
    table.wait(250)
    assert table.owners("black") == [2, None, None]


def test_one_millisecond_more_is_told_apart(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(2, black(0), uncertainty=10)
    table.wait(21)
    table.grab(1, black(0), uncertainty=10)
    table.wait(250)
    assert table.owners("black") == [2, None, None]


def test_nobody_gets_it_before_whom_somebody_certainly_was(sit: Sit) -> None:
    """2 can't be told from 1, nor 1 from 0, but 2 was certainly before 0."""
    table = open_grab(sit, seats=4)
    table.grab(2, black(0), uncertainty=10)
    table.wait(15)
    table.grab(1, black(0), uncertainty=10)
    table.wait(15)
    table.grab(0, black(0), uncertainty=10)
    table.wait(250)
    assert table.owners("black")[0] == 1
    assert [(lost.seat, lost.to) for lost in table.told(DieLost)] == [(2, 1), (0, 1)]


def test_a_hand_that_lost_may_grab_again_at_once(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    table.grab(0, black(0))
    table.wait(30)
    table.grab(1, black(0))
    assert table.refusal(1, GrabDie(black(1))) == "die.have_one"
    table.wait(220)
    assert table.told(DieLost) == [DieLost(1, black(0), 0)]
    table.grab(1, black(1))
    assert table.die(black(1)).owner == 1


# The last one


def test_when_one_die_of_a_colour_is_left_for_one_player_it_comes_by_itself(sit: Sit) -> None:
    table = open_grab(sit, seats=3)
    for seat in (0, 1):
        table.grab(seat, white(seat))
        table.wait(250)
    assert table.owners("white") == [0, 1, 2]
    assert table.by_itself() == [(2, white(2))]
    assert table.refusal(2, GrabDie(white(2))) == "die.have_one"


def test_not_where_there_are_more_dice_than_players(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_roll(0)
    table.roll()
    table.take(1, 0)
    assert table.by_itself() == [(2, black(2)), (2, white(2))]  # in the roll before
    assert table.phase == "grabbing"
    table.take(2, 2)
    assert table.phase == "drawing"


def test_the_loser_of_a_contest_for_two_gets_the_other_die(sit: Sit) -> None:
    table = open_grab(sit)
    table.grab(0, white(1))
    table.grab(1, white(1))
    assert table.owners("white") == [1, 0]
    assert table.by_itself() == [(1, white(0))]


def test_when_all_have_grabbed_everyone_draws_and_everyone_has_one_of_each(sit: Sit) -> None:
    table = open_grab(sit, seats=4)
    for seat in range(3):
        assert table.phase == "grabbing"
        table.take(seat, 3 - seat)
    assert table.phase == "drawing"
    assert table.owners("black") == table.owners("white") == [3, 2, 1, 0]
    assert table.told(DrawingBegun) == [DrawingBegun(table.now, table.now + 120_000)]


def test_dice_that_nobody_grabbed_lie_idle_and_all_are_rolled_next_time(sit: Sit) -> None:
    table = sit(seats=4)
    table.play_roll(0, 1)
    table.drawing()
    assert table.owners("black") == table.owners("white") == [None, None, 2, 3]
    table.confirm(2, 3)
    table.roll()
    assert table.owners("black") == [None] * 4


def test_a_die_of_no_colour_is_no_command(sit: Sit) -> None:
    table = open_grab(sit)
    assert isinstance(table.match, Match)
    assert table.refusal(0, GrabDie(Die("red", 0))) == "command.malformed"  # type: ignore[arg-type]
