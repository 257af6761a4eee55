"""What may be agreed on: sides per seat, the sand, who starts, and what makes no sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from akili.engine.game import Rejected
from akili.forge.deck import BOX
from akili.games.ubongo_classic.cards import boxed
from akili.games.ubongo_classic.model import Choice, Options, Tiles
from akili.games.ubongo_classic.rules import CLASSIC

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


def test_the_defaults(sit: Sit) -> None:
    table = sit(Options())
    assert table.view.options == Options(3, (), 60, auto_take=False, starter=None, deck=BOX)


def test_3_tiles_for_all_or_4_tiles_for_all(sit: Sit) -> None:
    for tiles in (3, 4):
        table = sit(Options(tiles=tiles, starter=0), 4)
        table.begin(0, 0, 0, 0)
        assert [len(table.card(seat).tiles) for seat in range(4)] == [tiles] * 4
        assert [seat.side for seat in table.view.seats] == [tiles] * 4


def test_a_side_per_seat_as_a_handicap(sit: Sit) -> None:
    table = sit(Options(tiles=3, sides=(4, None, 4), starter=0), 4)
    assert [seat.side for seat in table.view.seats] == [4, 3, 4, 3]
    table.begin(0, 0, 0, 0)
    for seat, tiles in enumerate((4, 3, 4, 3)):
        sheet = boxed()[table.card(seat).number]
        side = sheet.three if tiles == 3 else sheet.four
        assert (len(table.card(seat).tiles), table.card(seat).area) == (tiles, side.area)
    table.solve(0)
    assert table.seat(0).finish is not None


def test_a_seat_may_have_the_easier_side_at_a_harder_table(sit: Sit) -> None:
    table = sit(Options(tiles=4, sides=(None, 3), starter=0))
    table.begin(0, 0)
    assert [len(table.card(seat).tiles) for seat in range(2)] == [4, 3]


# Chosen by each seat


def chosen(options: Options, *choices: tuple[int, Tiles | None]) -> tuple[Tiles | None, ...]:
    for seat, tiles in choices:
        options = CLASSIC.choose(options, seat, Choice(tiles))
    return options.sides


def test_each_seat_chooses_its_side_for_itself_or_takes_the_tables() -> None:
    assert chosen(Options(), (1, 4)) == (None, 4)
    assert chosen(Options(), (1, 4), (0, 3), (3, 4)) == (3, 4, None, 4)
    assert chosen(Options(sides=(4, 4)), (0, None)) == (None, 4)


def test_what_goes_without_saying_is_not_said_so_that_seats_may_leave() -> None:
    assert chosen(Options(), (3, 4), (0, 4), (3, None)) == (4,)
    assert chosen(Options(), (2, None)) == ()


def test_a_choice_changes_nothing_else() -> None:
    options = Options(tiles=4, hourglass=90, auto_take=True, starter=1, deck="x")
    changed = CLASSIC.choose(options, 0, Choice(3))
    assert changed == Options(4, (3,), 90, auto_take=True, starter=1, deck="x")


def test_what_was_agreed_on_for_seats_that_are_gone_goes_with_them() -> None:
    options = Options(sides=(4, None, 3), starter=2)
    assert CLASSIC.fitted(options, 3) == options
    assert CLASSIC.fitted(options, 2) == Options(sides=(4,), starter=None)
    assert CLASSIC.fitted(Options(starter=1), 2) == Options(starter=1)
    assert CLASSIC.fitted(Options(sides=(None, 4)), 1) == Options()


# No sense


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        (Options(hourglass=29), 2, "options.hourglass"),
        (Options(hourglass=181), 2, "options.hourglass"),
        (Options(hourglass=-60), 2, "options.hourglass"),
        (Options(sides=(3, 3, 3)), 2, "options.sides"),
        (Options(sides=(None, 4)), 1, "options.sides"),
        (Options(starter=2), 2, "options.starter"),
        (Options(starter=-1), 2, "options.starter"),
        (Options(starter=1), 1, "options.starter"),
        (Options(deck=""), 2, "options.deck"),
        (Options(deck="x" * 101), 2, "options.deck"),
        (Options(), 5, "match.seats"),
        (Options(), 0, "match.seats"),
    ],
)
def test_options_that_make_no_sense_are_refused(sit: Sit, options: Options, seats: int, reason: str) -> None:
    with pytest.raises(Rejected, match=f"^{reason}$"):
        sit(options, seats)


@pytest.mark.parametrize("seconds", [30, 180])
def test_the_hourglass_runs_30_to_180_s(sit: Sit, seconds: int) -> None:
    table = sit(Options(hourglass=seconds, starter=0))
    table.begin(0, 0)
    assert table.view.ends == 1000 * seconds


@pytest.mark.parametrize(
    "wrong",
    [{"tiles": 5}, {"tiles": None}, {"sides": (2,)}, {"sides": 3}, {"hourglass": "60"}, {"starter": "me"}, {"deck": 7}],
)
def test_what_is_no_option_at_all_is_refused(sit: Sit, wrong: dict[str, Any]) -> None:
    with pytest.raises(Rejected, match=r"^options.malformed$"):
        sit(Options(**wrong))
