"""What may be agreed on: levels per seat, the advanced game, and what makes no sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from akili.engine.game import Rejected
from akili.games.ubongo_shimo.cards import numbers_of
from akili.games.ubongo_shimo.model import Choice, Level, Options
from akili.games.ubongo_shimo.rules import SHIMO
from akili.ubongo.race.model import ByCount, ByTime, RoundBegun

if TYPE_CHECKING:
    from tests.games.ubongo_shimo.conftest import Table

Sit = Callable[..., "Table"]


def levels_of(table: Table) -> list[list[int]]:
    """Of the cards that came, round by round."""
    return [[card.number // 80 + 1 for card in begun.cards if card] for begun in table.told(RoundBegun)]


def test_a_level_per_seat_for_the_whole_match_and_1_unless_chosen(sit: Sit) -> None:
    table = sit(Options(levels=(3, 2)), 3)
    table.play_rounds(*[(0,)] * 9)
    assert levels_of(table) == [[3, 2, 1]] * 9


def test_the_advanced_game_has_level_4_and_3_in_turn_the_same_for_all_beginning_with_4(sit: Sit) -> None:
    table = sit(Options(advanced=True), 3)
    seen = []
    for _ in range(9):
        seen.append([seat.level for seat in table.view.seats])
        table.play_round(0)
    assert seen == levels_of(table) == [[4] * 3, [3] * 3] * 4 + [[4] * 3]


def test_it_can_be_combined_with_the_running_hourglass(sit: Sit) -> None:
    table = sit(Options(advanced=True, running_hourglass=True))
    assert table.view.sand_from == 0
    assert table.card(0).number in numbers_of(4)


# Chosen by each seat


def chosen(options: Options, *choices: tuple[int, Level]) -> tuple[int, ...]:
    for seat, level in choices:
        options = SHIMO.choose(options, seat, Choice(level))
    return options.levels


def test_each_seat_chooses_for_itself() -> None:
    assert chosen(Options(), (1, 3)) == (1, 3)
    assert chosen(Options(), (1, 3), (0, 4), (3, 2)) == (4, 3, 1, 2)
    assert chosen(Options(levels=(4, 4)), (0, 2)) == (2, 4)


def test_the_level_of_a_seat_that_is_gone_goes_with_it() -> None:
    assert SHIMO.fitted(Options(levels=(4, 3, 2)), 2).levels == (4, 3)
    assert SHIMO.fitted(Options(levels=(4,)), 2).levels == (4,)


def test_what_goes_without_saying_is_not_said_so_that_seats_may_leave() -> None:
    assert chosen(Options(), (3, 2), (0, 2), (3, 1)) == (2,)
    assert chosen(Options(), (2, 1)) == ()


def test_a_choice_changes_nothing_else() -> None:
    options = Options(running_hourglass=True, limit=100, deck="x")
    assert SHIMO.choose(options, 0, Choice(2)) == Options(levels=(2,), running_hourglass=True, limit=100, deck="x")


def test_in_the_advanced_game_there_is_nothing_to_choose() -> None:
    with pytest.raises(Rejected, match=r"^options.levels_advanced$"):
        SHIMO.choose(Options(advanced=True), 0, Choice(2))


# Records


def test_matches_alone_are_comparable_with_the_same_level_game_and_deck() -> None:
    plain = SHIMO.variant(Options(solo=ByTime(5)))
    assert plain == Options(solo=ByTime(5))
    same = Options(levels=(1,), solo=ByTime(5), limit=60, running_hourglass=True, play_off=False)
    assert SHIMO.variant(same) == plain
    other = [Options(levels=(2,), solo=ByTime(5)), Options(solo=ByCount(5)), Options(solo=ByTime(5), deck="x")]
    assert [SHIMO.variant(options) for options in other] == other


# No sense


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        (Options(), 1, "options.solo_needed"),
        (Options(solo=ByCount(5)), 2, "options.solo_alone"),
        (Options(levels=(1, 1, 1)), 2, "options.levels"),
        (Options(levels=(1, 2), solo=ByCount(5)), 1, "options.levels"),
        (Options(advanced=True, levels=(4,)), 2, "options.levels_advanced"),
        (Options(advanced=True, solo=ByCount(5)), 1, "options.advanced_alone"),
        (Options(limit=29), 2, "options.limit"),
        (Options(limit=3601), 2, "options.limit"),
        (Options(deck=""), 2, "options.deck"),
        (Options(deck="x" * 101), 2, "options.deck"),
        (Options(), 5, "match.seats"),
        (Options(), 0, "match.seats"),
    ],
)
def test_options_that_make_no_sense_are_refused(sit: Sit, options: Options, seats: int, reason: str) -> None:
    with pytest.raises(Rejected, match=f"^{reason}$"):
        sit(options, seats)


@pytest.mark.parametrize("levels", [(0,), (5,), ("1",), 1, None])
def test_levels_are_1_to_4(sit: Sit, levels: Any) -> None:
    with pytest.raises(Rejected, match=r"^options.malformed$"):
        sit(Options(levels=levels))
