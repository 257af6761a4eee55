"""Who sees what: dice, sheets and points are open, for spectators too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from tests.games.ubongo_dice.conftest import BAR_BLACK, black, white

from akili.games.ubongo_dice.model import DieReached

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]


def in_the_middle(sit: Sit) -> Table:
    """One has scored, one has drawn, two hands are on dice."""
    table = sit(seats=4)
    table.drawing()
    table.fill(0)
    table.draw(1, "black", *BAR_BLACK)
    table.confirm(1, 2, 3)
    table.roll()
    table.grab(2, black(0))
    table.grab(3, white(0))
    return table


def test_views_differ_only_in_who_looks(sit: Sit) -> None:
    table = in_the_middle(sit)
    for seat in range(4):
        view = table.match.view(seat)
        assert view.you == seat
        assert replace(view, you=None) == table.match.view(None)


def test_everybody_is_told_everything(sit: Sit) -> None:
    table = in_the_middle(sit)
    assert len(table.told(DieReached)) > 2
    for event in table.events:
        assert {table.game.notice(event, viewer) == event for viewer in (None, 0, 1, 2, 3)} == {True}


def test_what_there_is_to_see(sit: Sit) -> None:
    table = in_the_middle(sit)
    view = table.view
    assert (view.area, view.rolls, view.at_stake, view.phase) == (0, 2, 3, "grabbing")
    assert [own.plays for own in view.seats] == [False, True, True, True]
    assert [own.free for own in view.seats] == [0, 1, 5, 5]
    assert [own.points for own in view.seats] == [4, 0, 0, 0]
    assert view.ranking == ((0,), (1, 2, 3))
    assert [(die.owner, die.is_settled) for die in view.dice if die.owner is not None] == [(2, False), (3, False)]
    assert view.seats[2].black is None  # not before it is settled
    table.wait(250)
    assert table.seen(2).black == "I4"


def test_a_seat_has_dice_as_long_as_the_roll_lasts(sit: Sit) -> None:
    table = sit()
    table.drawing()
    assert (table.seen(0).black, table.seen(0).white) == ("I4", "I1")
    table.confirm(0, 1)
    assert (table.view.dice, table.seen(0).black) == ((), None)
