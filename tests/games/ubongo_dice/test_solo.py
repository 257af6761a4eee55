"""Alone: six areas in as few rolls as possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.games.ubongo_dice.conftest import BAR_BLACK, BAR_WHITE, black, white

from akili.engine.game import Outcome, Score
from akili.games.ubongo_dice.model import (
    DieGrabbed,
    GrabDie,
    HintTaken,
    Options,
    RollDue,
    RollScored,
    TakeHint,
)
from akili.games.ubongo_dice.rules import DICE

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]


def alone(sit: Sit, options: Options | None = None) -> Table:
    return sit(options or Options(), 1)


def test_two_black_and_two_white_dice_one_of_each_per_roll(sit: Sit) -> None:
    table = alone(sit)
    table.roll()
    table.grab(0, black(1))
    assert table.told(DieGrabbed) == [DieGrabbed(0, black(1))]  # at once: there is nobody else
    assert table.refusal(0, GrabDie(black(0))) == "die.have_one"
    table.grab(0, white(0))
    assert (table.owners("black"), table.owners("white")) == ([None, 0], [0, None])
    assert table.phase == "drawing"


def test_the_grab_opens_alone_as_in_company(sit: Sit) -> None:
    table = alone(sit)
    table.roll()
    table.wait(10)
    assert table.refusal(0, GrabDie(black(0)), lag=100) == "die.too_early"


def test_there_is_no_time_limit_not_even_to_roll(sit: Sit) -> None:
    table = alone(sit)
    assert table.told(RollDue) == [RollDue(0, None)]
    table.wait(100_000_000)
    table.roll()
    table.wait(100_000_000)
    assert (table.phase, table.view.ends) == ("grabbing", None)
    table.take(0, 0)
    table.wait(100_000_000)
    assert (table.phase, table.view.ends) == ("drawing", None)


def test_six_areas_are_to_be_filled_and_there_is_no_consolation(sit: Sit) -> None:
    table = alone(sit)
    for area in range(6):
        assert table.state.area == area
        table.play_roll()
        assert (table.scored.consoled, table.state.area) == ((), area)
        table.play_roll(0)
    assert table.outcome == Outcome(((0,),), (6,))
    assert [scored.points for scored in table.told(RollScored)] == [0, 1] * 6
    assert [field.rolls for field in table.seen(0).sheet] == [2] * 6


def test_a_roll_counts_even_if_nothing_is_drawn_and_the_result_is_the_number_of_rolls(sit: Sit) -> None:
    table = alone(sit)
    table.play_rolls((), (), (0,), (0,), (), *[(0,)] * 4)
    assert table.view.rolls == 9
    assert DICE.score(table.state) == Score(9, "rolls")


def test_fewer_rolls_are_better() -> None:
    assert Score(20, "rolls").rank < Score(21, "rolls").rank


def test_over_several_rolls(sit: Sit) -> None:
    table = alone(sit)
    table.drawing()
    table.draw(0, "black", *BAR_BLACK)
    table.confirm(0)
    table.drawing()
    table.draw(0, "white", *BAR_WHITE)
    assert table.state.area == 1
    assert [(drawn.colour, drawn.roll) for drawn in table.seen(0).sheet[0].drawn] == [("black", 1), ("white", 2)]


def test_shapes_that_fit_nowhere_pass_by_themselves(sit: Sit) -> None:
    table = alone(sit)
    table.drawing(["T4"], ["O4"])
    table.wait(3_000)
    assert (table.phase, table.view.rolls) == ("rolling", 1)


def test_a_match_with_a_hint_counts_for_no_record(sit: Sit) -> None:
    table = alone(sit)
    assert table.refusal(0, TakeHint()) == "hint.no_dice"
    table.roll()
    assert table.do(0, TakeHint()) == [HintTaken(0, table.now)]
    assert table.view.hints == 1
    assert DICE.score(table.state) is None


def test_where_others_play_nobody_is_helped(sit: Sit) -> None:
    table = sit()
    table.roll()
    assert table.refusal(0, TakeHint()) == "hint.alone"


def test_whoever_leaves_alone_finds_everything_as_it_was(sit: Sit) -> None:
    table = alone(sit)
    table.play_roll(0)
    table.away(0, deserted=True)
    table.wait(10_000_000)
    assert (table.state.area, table.view.rolls) == (1, 1)
    table.away()
    table.drawing()
    table.draw(0, "black", *BAR_BLACK)
    table.away(0, deserted=True)
    table.wait(10_000_000)
    table.away()
    assert (table.phase, len(table.field(0).drawn)) == ("drawing", 1)
    table.draw(0, "white", *BAR_WHITE)
    assert table.state.area == 2


def test_comparable_are_matches_on_the_same_sheet() -> None:
    """All six areas of it: said or not, it is the same."""
    plain = DICE.variant(Options())
    assert plain == Options()
    other = Options(areas=6, by_heads=True, turn_order=True, roller=0, grab_limit=None, draw_limit=10)
    assert DICE.variant(other) == plain
    assert DICE.variant(Options(sheet="x", roller=0)) == Options(sheet="x")
    assert DICE.variant(Options(areas=5)) == Options(areas=5)
