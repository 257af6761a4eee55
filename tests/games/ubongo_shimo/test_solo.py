"""The game alone at a chosen level: as many cards as possible in a time, or the time for so many cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.engine.game import Outcome, Score
from akili.games.ubongo_shimo.cards import LEVELS, numbers_of
from akili.games.ubongo_shimo.model import Level, Options, RoundEnded
from akili.ubongo.finish import HOLD
from akili.ubongo.race.model import (
    ByCount,
    ByTime,
    CountdownBegun,
    DeckShuffled,
    GiveUp,
    MatchBegun,
    MatchEnded,
    PutAside,
    RoundBegun,
)

if TYPE_CHECKING:
    from tests.games.ubongo_shimo.conftest import Table

Sit = Callable[..., "Table"]


@pytest.mark.parametrize("minutes", [5, 10, 20])
def test_as_many_cards_as_possible_in_so_many_minutes(sit: Sit, minutes: int) -> None:
    table = sit(Options(solo=ByTime(minutes)), 1)  # type: ignore[arg-type]
    for _ in range(3):
        table.wait(40_000)
        table.solve(0)
    table.wait(60_000 * minutes - 120_000 + HOLD)
    assert table.outcome == Outcome(((0,),), (3,))
    assert table.match.game.score(table.state) == Score(3, "cards")
    assert table.state.ended == 60_000 * minutes
    assert table.view.rounds is None


@pytest.mark.parametrize("cards", [5, 10, 20])
def test_the_time_for_so_many_cards(sit: Sit, cards: int) -> None:
    table = sit(Options(levels=(2,), solo=ByCount(cards)), 1)  # type: ignore[arg-type]
    for _ in range(cards):
        assert table.match.outcome is None
        table.wait(30_000)
        table.solve(0, lag=50)
    assert table.outcome == Outcome(((0,),), (cards,))
    assert table.match.game.score(table.state) == Score(30_000 * cards - 50, "milliseconds")
    assert table.view.rounds == cards


@pytest.mark.parametrize("level", LEVELS)
def test_all_cards_are_of_the_chosen_level(sit: Sit, level: Level) -> None:
    table = sit(Options(levels=(level,), solo=ByCount(5)), 1)
    assert sorted(table.told(MatchBegun)[0].order) == list(numbers_of(level))
    for _ in range(90):
        assert table.card(0).number in numbers_of(level)
        assert table.view.seats[0].level == level
        table.do(0, PutAside())


def test_every_card_of_the_level_comes_once_before_they_are_shuffled_again(sit: Sit) -> None:
    table = sit(Options(solo=ByCount(5)), 1)
    for _ in range(79):
        assert table.told(DeckShuffled) == []
        table.do(0, PutAside())
    seen = [card.number for begun in table.told(RoundBegun) for card in begun.cards if card]
    assert sorted(seen) == list(numbers_of(1))
    table.do(0, PutAside())
    (shuffled,) = table.told(DeckShuffled)
    assert sorted([*shuffled.order, seen[-1]]) == list(numbers_of(1))


def test_there_is_no_hourglass_no_gem_no_limit_and_no_play_off(sit: Sit) -> None:
    table = sit(Options(running_hourglass=True, solo=ByCount(10)), 1)
    assert (table.view.gem, table.view.sand_from) == (None, None)
    for number in range(1, 10):
        assert table.state.round == number
        table.wait(600_000)
        table.solve(0)
    assert (table.state.round, table.view.gem, table.view.play_off) == (10, None, ())
    assert table.told(CountdownBegun) == []
    assert table.cards_and_gems() == [(9, (0, 0, 0))]
    result = table.view.results[-1]
    assert (result.colour, result.winner, result.cards) == (None, None, (1,))
    assert table.refusal(0, GiveUp()) == "solo.nobody_to_agree"


def test_a_card_solved_in_time_counts_though_it_arrives_after_the_end(sit: Sit) -> None:
    table = sit(Options(solo=ByTime(5)), 1)
    last = table.nearly_solve(0)
    table.wait(300_100)
    assert table.refusal(0, last, lag=100) == "round.too_late"  # the very end is too late
    *_, ended, over = table.do(0, last, lag=101)
    assert ended == RoundEnded((), (0,), 299_999, None)
    assert over == MatchEnded(300_000)
    assert table.outcome.points == (1,)


def test_a_deck_by_seed_carries_all_cards_of_the_level_and_no_others(sit: Sit) -> None:
    table = sit(Options(levels=(3,), solo=ByCount(5), deck="forged"), 1)
    (begun,) = table.told(MatchBegun)
    assert [card.number for card in begun.cards] == list(numbers_of(3))
