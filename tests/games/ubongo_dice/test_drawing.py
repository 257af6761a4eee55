"""Drawing: both shapes, one or none, turned and mirrored, on free cells inside the area; changed until confirmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from tests.games.ubongo_dice.conftest import BAR_BLACK

from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.games.ubongo_dice.model import (
    Confirm,
    DrawingConfirmed,
    Drawn,
    DrawShape,
    LiftShape,
    Options,
    RollDue,
    ShapeDrawn,
    ShapeLifted,
)
from akili.ubongo.laying import Area

if TYPE_CHECKING:
    from tests.games.ubongo_dice.conftest import Table

Sit = Callable[..., "Table"]
SQUARE: Area = ("####", "####", "####", "####")
L = ((0, 0), (0, 1), (0, 2), (1, 0))


def drawing(sit: Sit, face: str = "S4", other: str = "L4", area: Area = SQUARE, seats: int = 2) -> Table:
    """Everybody has these two shapes."""
    table = sit(seats=seats, area=area)
    table.drawing([face] * seats, [other] * seats)
    return table


# Where


@pytest.mark.parametrize("face", [tile.name for tile in DICE_BLACK])
def test_shapes_may_be_turned_and_mirrored(sit: Sit, face: str) -> None:
    table = drawing(sit, face)
    (tile,) = DICE_BLACK.pick((face,))
    for form in tile.shape.orientations():
        table.draw(0, "black", *form.cells)
        assert table.field(0).drawn == (Drawn("black", face, form.cells, 1),)


def test_both_mirror_images_of_a_shape_that_has_two(sit: Sit) -> None:
    table = drawing(sit)
    for cells in (((0, 1), (0, 2), (1, 0), (1, 1)), ((0, 0), (0, 1), (1, 1), (1, 2)), ((0, 0), (1, 0), (1, 1), (2, 1))):
        table.draw(0, "black", *cells)


def test_they_must_be_the_shape_of_the_own_die_inside_the_area_and_on_free_cells(sit: Sit) -> None:
    table = drawing(sit)
    assert table.refusal(0, DrawShape("black", ((0, 0), (0, 1), (0, 2), (0, 3)))) == "tile.not_its_shape"
    assert table.refusal(0, DrawShape("black", ())) == "tile.not_its_shape"
    assert table.refusal(0, DrawShape("black", ((0, 0), (0, 0), (0, 1), (1, 1)))) == "tile.not_its_shape"
    assert table.refusal(0, DrawShape("white", ((-1, 0), (-1, 1), (-1, 2), (0, 0)))) == "tile.outside"
    table.draw(0, "white", *L)
    assert table.refusal(0, DrawShape("black", ((1, 0), (1, 1), (2, 1), (2, 2)))) == "tile.overlaps"
    table.draw(0, "black", (1, 1), (1, 2), (2, 2), (2, 3))
    table.draw(1, "black", (1, 0), (1, 1), (2, 1), (2, 2))  # everyone in their own area


def test_an_area_with_a_notch(sit: Sit) -> None:
    table = drawing(sit, "I4", area=("##.#", "####"))
    assert table.refusal(0, DrawShape("black", ((0, 0), (0, 1), (0, 2), (0, 3)))) == "tile.outside"
    table.draw(0, "black", (1, 0), (1, 1), (1, 2), (1, 3))


def test_what_was_drawn_with_an_earlier_roll_stays_and_is_not_free(sit: Sit) -> None:
    table = drawing(sit)
    table.draw(0, "white", *L)
    table.confirm(0, 1)
    table.drawing(["S4"] * 2, ["L4"] * 2)
    assert table.refusal(0, DrawShape("white", L)) == "tile.overlaps"
    assert table.refusal(0, LiftShape("white")) == "die.not_drawn"
    table.draw(0, "white", *((row + 2, column) for row, column in L))  # the same shape once more
    assert [drawn.roll for drawn in table.field(0).drawn] == [1, 2]
    table.lift(0, "white")
    assert [drawn.roll for drawn in table.field(0).drawn] == [1]


# Changed until confirmed


def test_what_is_drawn_may_be_moved_even_over_itself_and_lifted(sit: Sit) -> None:
    table = drawing(sit)
    table.draw(0, "white", *L)
    table.draw(0, "white", (0, 1), (0, 2), (0, 3), (1, 1))
    assert [drawn.cells for drawn in table.field(0).drawn] == [((0, 1), (0, 2), (0, 3), (1, 1))]
    table.lift(0, "white")
    assert table.field(0).drawn == ()
    assert table.refusal(0, LiftShape("white")) == "die.not_drawn"
    assert len(table.told(ShapeLifted)) == 1


def test_all_at_once_and_openly(sit: Sit) -> None:
    table = drawing(sit)
    table.draw(1, "white", *L)
    table.draw(0, "white", *L)
    for viewer in (None, 0, 1):
        view = table.match.view(viewer)
        assert [seat.sheet[0].drawn for seat in view.seats] == [(Drawn("white", "L4", L, 1),)] * 2
        assert all(table.game.notice(event, viewer) == event for event in table.told(ShapeDrawn))


def test_nothing_can_be_changed_once_it_is_confirmed(sit: Sit) -> None:
    table = drawing(sit)
    table.draw(0, "white", *L)
    table.confirm(0)
    assert table.seen(0).is_confirmed
    moved = DrawShape("white", tuple((row + 2, column) for row, column in L))
    for command in (LiftShape("white"), moved, DrawShape("black", ()), Confirm()):
        assert table.refusal(0, command) == "match.not_your_turn"


@pytest.mark.parametrize("used", [(), ("black",), ("white",), ("black", "white")])
def test_a_player_may_use_both_one_or_none(sit: Sit, used: tuple[str, ...]) -> None:
    table = drawing(sit)
    if "black" in used:
        table.draw(0, "black", (1, 1), (1, 2), (2, 2), (2, 3))
    if "white" in used:
        table.draw(0, "white", *L)
    table.confirm(0, 1)
    assert table.phase == "rolling"
    assert tuple(drawn.colour for drawn in table.seen(0).sheet[0].drawn) == used


def test_an_unused_die_is_lost(sit: Sit) -> None:
    table = drawing(sit)
    table.confirm(0, 1)
    table.drawing(["T4"] * 2, ["I3"] * 2)
    assert table.refusal(0, DrawShape("white", L)) == "tile.not_its_shape"
    assert (table.seen(0).black, table.seen(0).white) == ("T4", "I3")


def test_only_dice_of_ones_own(sit: Sit) -> None:
    table = sit(area=SQUARE)
    table.drawing(["I4", "T4"], ["I1", "L4"])
    assert table.refusal(0, DrawShape("white", L)) == "tile.not_its_shape"
    table.draw(1, "white", *L)


def test_there_is_nothing_to_draw_before_all_have_their_dice(sit: Sit) -> None:
    table = sit(area=SQUARE)
    table.roll()
    assert table.refusal(0, DrawShape("white", L)) == "dice.not_drawing"
    assert table.refusal(0, LiftShape("white")) == "dice.not_drawing"


def test_who_is_done_draws_nothing(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_roll(0)
    table.drawing()
    assert table.refusal(0, DrawShape("black", BAR_BLACK)) == "match.not_your_turn"


# By itself


def test_a_full_area_is_confirmed_by_itself(sit: Sit) -> None:
    table = sit(seats=3)
    table.drawing()
    table.fill(1)
    assert table.told(DrawingConfirmed) == [DrawingConfirmed(1, chosen=False)]
    assert table.refusal(1, LiftShape("white")) == "match.not_your_turn"


def test_two_shapes_that_fit_nowhere_are_confirmed_by_themselves_after_a_moment(sit: Sit) -> None:
    table = sit(seats=3)
    table.drawing(["T4", "T4", "I4"], ["O4", "I1", "O4"])
    begun = table.now
    assert [own.fits_nowhere for own in table.view.seats] == [True, False, False]
    table.wait(2_999)
    assert table.told(DrawingConfirmed) == []
    table.wait(1)
    assert table.told(DrawingConfirmed) == [DrawingConfirmed(0, chosen=False)]
    assert table.now == begun + 3_000
    table.wait(100_000)
    assert len(table.told(DrawingConfirmed)) == 1


def test_they_may_be_confirmed_before(sit: Sit) -> None:
    table = sit(seats=2)
    table.drawing(["T4"] * 2, ["O4"] * 2)
    table.confirm(0)
    table.wait(3_000)
    assert table.told(DrawingConfirmed) == [DrawingConfirmed(0), DrawingConfirmed(1, chosen=False)]


def test_a_shape_that_is_drawn_can_be_moved_so_it_is_left_to_the_player(sit: Sit) -> None:
    table = drawing(sit, "T4", "I1", area=("#",))
    assert not table.seen(0).fits_nowhere
    table = drawing(sit, "T4", "I2", area=("###",))
    table.draw(0, "white", (0, 0), (0, 1))
    assert not table.seen(0).fits_nowhere  # though neither fits beside it
    table.wait(60_000)
    assert table.told(DrawingConfirmed) == []


def test_nobody_can_use_anything_the_round_passes_and_there_is_no_limit_to_rounds(sit: Sit) -> None:
    table = sit(Options(roller=0, draw_limit=None))
    for number in range(1, 12):
        table.drawing(["T4"] * 2, ["O4"] * 2)
        table.wait(3_000)
        assert (table.phase, table.state.area, table.state.rolls) == ("rolling", 0, number)
        assert (table.scored.filled, table.scored.consoled) == ((), ())
    assert len(table.told(RollDue)) == 12


def test_the_end_of_a_round_is_when_all_who_play_the_area_have_confirmed(sit: Sit) -> None:
    table = drawing(sit, seats=3)
    table.confirm(2)
    table.confirm(0)
    assert table.phase == "drawing"
    table.confirm(1)
    assert table.phase == "rolling"


def test_white_shapes_too(sit: Sit) -> None:
    for tile in DICE_WHITE:
        table = drawing(sit, other=tile.name)
        for form in tile.shape.orientations():
            table.draw(0, "white", *form.cells)
