"""Parts, what may be agreed on, and who rolls first, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from akili.engine.game import Rejected
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.games.ubongo_dice.model import AreaBegun, DiceRolled, Options, RollDice, RollDue, SheetLaid
from akili.games.ubongo_dice.rules import DICE
from akili.games.ubongo_dice.sheets import boxed
from akili.ubongo.laying import area_cells

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]


# Parts


def test_each_sheet_has_six_puzzle_areas_with_a_score_circle_each_and_a_sum(sit: Sit) -> None:
    assert len(boxed().areas) == 6
    table = sit(seats=3, area=None)
    assert table.view.areas == tuple(area.area for area in boxed().areas)
    for seat in range(3):
        assert table.sheet_points(seat) == [None] * 6
        assert table.seen(seat).points == 0


def test_the_same_sheet_for_all(sit: Sit) -> None:
    assert len(sit(seats=4).told(SheetLaid)) == 1


def test_each_face_is_a_polyomino_shape_six_per_die_and_the_white_one_has_a_single_square() -> None:
    assert [len(list(tiles)) for tiles in (DICE_BLACK, DICE_WHITE)] == [6, 6]
    assert {len(tile.shape.cells) for tile in DICE_BLACK} == {4, 5}
    assert min(len(tile.shape.cells) for tile in DICE_WHITE) == 1


@pytest.mark.parametrize(("seats", "dice"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_with_n_players_n_black_and_n_white_dice_are_used_alone_two_and_two(sit: Sit, seats: int, dice: int) -> None:
    table = sit(seats=seats)
    table.do(0, RollDice())
    (rolled,) = table.told(DiceRolled)
    assert (len(rolled.black), len(rolled.white)) == (dice, dice)
    assert set(rolled.black) <= {tile.name for tile in DICE_BLACK}
    assert set(rolled.white) <= {tile.name for tile in DICE_WHITE}


def test_every_face_comes_and_a_shape_may_come_twice(sit: Sit) -> None:
    rolls = []
    for number in range(40):
        table = sit(seats=4, seed=f"faces {number}")
        table.do(0, RollDice())
        rolls += table.told(DiceRolled)
    assert {face for roll in rolls for face in roll.black} == {tile.name for tile in DICE_BLACK}
    assert {face for roll in rolls for face in roll.white} == {tile.name for tile in DICE_WHITE}
    assert any(len(set(roll.black)) < 4 for roll in rolls)


# Areas


@pytest.mark.parametrize(
    ("areas", "seats", "played"),
    [(None, 1, 6), (None, 2, 5), (None, 3, 6), (None, 4, 6), (6, 2, 6), (5, 2, 5), (5, 3, 5), (5, 4, 5), (5, 1, 5)],
)
def test_six_areas_five_for_two_players_unless_chosen_from_the_first_on(
    sit: Sit, areas: Any, seats: int, played: int
) -> None:
    table = sit(Options(areas=areas), seats, area=None)
    (laid,) = table.told(SheetLaid)
    assert laid.areas == tuple(area.area for area in boxed().areas[:played])
    assert laid.pars == tuple(area.par for area in boxed().areas[:played])


def test_everybody_begins_with_the_first_area_and_goes_on_in_order(sit: Sit) -> None:
    table = sit()
    table.play_rolls(*[(0, 1)] * 5)
    assert [event.area for event in table.told(AreaBegun)] == [0, 1, 2, 3, 4]
    assert table.phase == "over"


# Who rolls first


def test_the_first_roller_is_chosen_by_chance_or_by_the_host(sit: Sit) -> None:
    by_chance = {sit(Options(), 4, f"chance {number}").view.roller for number in range(40)}
    assert by_chance == {0, 1, 2, 3}
    assert [sit(Options(roller=seat), 4).view.roller for seat in range(4)] == [0, 1, 2, 3]


def test_only_the_roller_rolls_and_after_10_s_the_dice_roll_by_themselves(sit: Sit) -> None:
    table = sit(Options(roller=1), 3)
    assert table.told(RollDue) == [RollDue(1, 10_000)]
    assert [table.refusal(seat, RollDice()) for seat in (0, 2)] == ["match.not_your_turn"] * 2
    table.wait(9_999)
    assert table.phase == "rolling"
    table.wait(1)
    assert [(roll.seat, roll.at) for roll in table.told(DiceRolled)] == [(1, 10_000)]


# Options


def test_the_defaults(sit: Sit) -> None:
    plain = Options(None, by_heads=False, turn_order=False, roller=None, grab_limit=60, draw_limit=120, sheet=None)
    assert sit(Options()).view.options == plain


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (Options(grab_limit=9), "options.step_limit"),
        (Options(draw_limit=601), "options.step_limit"),
        (Options(roller=2), "options.starter"),
        (Options(roller=-1), "options.starter"),
        (Options(sheet=""), "options.deck"),
        (Options(sheet="x" * 101), "options.deck"),
        (Options(areas=4), "options.malformed"),  # type: ignore[arg-type]
    ],
)
def test_what_makes_no_sense_is_refused(sit: Sit, options: Options, reason: str) -> None:
    with pytest.raises(Rejected) as refused:
        sit(options)
    assert refused.value.reason == reason


def test_one_to_four_play(sit: Sit) -> None:
    for seats in (0, 5):
        with pytest.raises(Rejected):
            sit(Options(), seats)


def test_a_roller_who_is_gone_is_no_longer_agreed_on() -> None:
    assert DICE.fitted(Options(roller=2, by_heads=True), 2) == Options(by_heads=True)
    assert DICE.fitted(Options(roller=1), 2) == Options(roller=1)


# Another sheet


def test_an_area_can_always_still_be_finished_cell_by_cell_if_need_be(sit: Sit) -> None:
    """The white die has a single square."""
    table = sit(seats=1, area=("##", "#."))
    for cell in ((0, 0), (1, 0), (0, 1)):
        table.roll()
        table.take(0, 0)
        table.draw(0, "white", cell)
        if table.phase == "drawing":
            table.confirm(0)
    assert table.state.area == 1
    assert area_cells(table.view.areas[0]) == {drawn.cells[0] for drawn in table.seen(0).sheet[0].drawn}
