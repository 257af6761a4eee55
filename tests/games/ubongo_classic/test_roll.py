"""The roll: who, when, and what is there at that moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from akili.games.ubongo_classic.model import SYMBOLS, DieRolled, Options, RollDie, RollDue, RoundBegun
from akili.ubongo.race.model import GoOn

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


def test_when_all_present_are_ready_the_starting_player_rolls(sit: Sit) -> None:
    table = sit(Options(starter=2), 3)
    table.place(0, 0, 0)
    assert table.told(RollDue) == [RollDue(2, 5_000)]
    assert table.refusal(0, RollDie()) == "match.not_your_turn"
    assert table.refusal(2, GoOn()) == "roll.due"
    rolled, begun = table.do(2, RollDie())
    assert isinstance(rolled, DieRolled)
    assert isinstance(begun, RoundBegun)
    assert (rolled.seat, rolled.symbol in SYMBOLS) == (2, True)


def test_die_cards_and_sand_are_there_for_everyone_at_the_same_moment(sit: Sit) -> None:
    table = sit(seats=4)
    table.place(0, 0, 0, 0)
    table.wait(700)
    rolled, begun = table.do(0, RollDie(), lag=90)
    assert (rolled.at, begun.at) == (700, 700)
    assert (table.view.sand_from, table.view.ends) == (700, 60_700)
    for viewer in (None, 0, 1, 2, 3):
        assert table.game.notice(rolled, viewer) == rolled
        assert table.game.notice(begun, viewer) == begun
        assert all(table.seen(seat, viewer).card == begun.cards[seat] for seat in range(4))


def test_after_5_s_the_die_rolls_by_itself(sit: Sit) -> None:
    table = sit()
    table.place(0, 0)
    table.wait(4_999)
    assert table.phase() == "between"
    table.wait(1)
    assert (table.phase(), table.told(DieRolled)[0].at) == ("racing", 5_000)


def test_or_after_15_s_the_starting_player_rolls_and_after_5_s_more_the_die_by_itself(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    table.give_up(0, 1)
    assert table.stage() == "rest"
    table.do(0, GoOn())
    table.wait(14_999)
    assert table.stage() == "rest"
    table.wait(1)
    assert table.stage() == "roll"
    assert table.told(RollDue)[-1] == RollDue(1, 20_000)
    table.wait(5_000)
    assert (table.phase(), table.state.round) == ("racing", 2)


def test_for_a_seat_that_is_away_the_die_rolls_at_once(sit: Sit) -> None:
    table = sit()
    table.place(0, 0)
    table.away(0)
    assert (table.phase(), table.state.begun) == ("racing", 0)
    table.give_up(1)
    table.do(1, GoOn())
    table.do(1, RollDie())
    table.give_up(1)
    *_, rolled, begun = table.do(1, GoOn())  # it is the turn of the one who is away
    assert isinstance(rolled, DieRolled)
    assert (rolled.seat, isinstance(begun, RoundBegun)) == (0, True)


def test_the_player_to_the_left_starts_the_next_round(sit: Sit) -> None:
    table = sit(Options(starter=2), 3)
    table.begin(0, 0, 0)
    table.play_rounds(*[()] * 9)
    assert [rolled.seat for rolled in table.told(DieRolled)] == [2, 0, 1] * 3
    assert [result.starter for result in table.view.results] == [2, 0, 1] * 3


def test_a_die_has_six_symbols_and_each_round_its_own_roll(sit: Sit) -> None:
    symbols = set()
    for number in range(6):
        table = sit(seed=f"die {number}")
        table.begin(0, 0)
        table.play_rounds(*[()] * 9)
        symbols |= {rolled.symbol for rolled in table.told(DieRolled)}
        assert [result.symbol for result in table.view.results] == [each.symbol for each in table.told(DieRolled)]
    assert symbols == set(SYMBOLS)
