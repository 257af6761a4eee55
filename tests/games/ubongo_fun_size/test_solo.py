"""The game alone: as many cards as possible in a time, or the time for so many cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.engine.game import Outcome
from akili.games.ubongo_fun_size.model import Options, RoundEnded
from akili.ubongo.finish import HOLD
from akili.ubongo.race.model import (
    ByCount,
    ByTime,
    CardPutAside,
    CountdownBegun,
    DeckShuffled,
    GiveUp,
    GoOn,
    MatchBegun,
    MatchEnded,
    PutAside,
    RoundBegun,
    TakeTile,
)

if TYPE_CHECKING:
    from tests.games.ubongo_fun_size.conftest import Table

Sit = Callable[..., "Table"]


@pytest.mark.parametrize("minutes", [5, 10, 20])
def test_as_many_cards_as_possible_in_so_many_minutes(sit: Sit, minutes: int) -> None:
    table = sit(Options(solo=ByTime(minutes)), 1)  # type: ignore[arg-type]
    for _ in range(3):
        table.wait(40_000)
        table.solve(0)
    table.wait(60_000 * minutes - 120_000 + HOLD - 1)
    assert table.match.outcome is None
    table.wait(1)
    assert table.match.outcome == Outcome(((0,),), (3,))
    assert table.state.ended == 60_000 * minutes
    assert len(table.state.results) == 4  # the last one wasn't solved
    assert table.match.view(0).rounds is None


@pytest.mark.parametrize("cards", [5, 10, 20])
def test_the_time_for_so_many_cards(sit: Sit, cards: int) -> None:
    table = sit(Options(side="B", solo=ByCount(cards)), 1)  # type: ignore[arg-type]
    for _ in range(cards):
        assert table.match.outcome is None
        assert table.match.deadline is None
        table.wait(30_000)
        table.solve(0, lag=50)
    assert table.match.outcome == Outcome(((0,),), (cards,))
    assert table.state.ended == 30_000 * cards - 50
    assert table.match.view(None).rounds == cards


def test_cards_follow_each_other_without_pause_countdown_or_gemstone(sit: Sit) -> None:
    table = sit(Options(solo=ByCount(5)), 1)
    table.wait(9_000)
    table.solve(0)
    assert (table.state.phase, table.state.round, table.state.begun) == ("racing", 2, 9_000)
    assert table.seat(0).board == ()
    assert table.told(CountdownBegun) == []
    assert (table.seat(0).cards_won, table.seat(0).gemstones) == (1, 0)
    table.wait(24 * 3_600_000)  # nor does the limit of a round hold
    assert table.state.round == 2


def test_a_card_can_be_put_aside_for_a_new_one(sit: Sit) -> None:
    table = sit(Options(solo=ByCount(5)), 1)
    old = table.card(0)
    table.nearly_solve(0)
    table.wait(8_000)
    aside, begun = table.do(0, PutAside())
    assert aside == CardPutAside(8_000)
    assert isinstance(begun, RoundBegun)
    assert begun.round == 1
    assert table.card(0) != old
    assert table.seat(0).board == ()
    assert table.match.view(0).put_aside == 1


def test_every_card_comes_once_before_the_deck_is_shuffled_again(sit: Sit) -> None:
    table = sit(Options(solo=ByCount(5)), 1)
    for _ in range(31):
        assert table.told(DeckShuffled) == []
        table.do(0, PutAside())
    cards = [card.number for begun in table.told(RoundBegun) for card in begun.cards if card]
    assert cards == list(table.told(MatchBegun)[0].order)
    assert sorted(cards) == list(range(32))
    table.do(0, PutAside())
    (shuffled,) = table.told(DeckShuffled)
    assert sorted([*shuffled.order, cards[-1]]) == list(range(32))  # the card on the table isn't in the deck
    assert table.card(0).number == shuffled.order[0]
    assert table.match.game.notice(shuffled, 0) is None


def test_a_card_solved_in_time_counts_though_it_arrives_after_the_end(sit: Sit) -> None:
    table = sit(Options(solo=ByTime(5)), 1)
    last = table.nearly_solve(0)
    table.wait(300_100)
    assert table.refusal(0, last, lag=50) == "round.too_late"
    assert table.refusal(0, PutAside(), lag=50) == "round.too_late"
    *_, ended, over = table.do(0, last, lag=120)
    assert ended == RoundEnded((), (0,), 299_980, None)
    assert over == MatchEnded(300_000)
    assert table.outcome.points == (1,)


def test_there_is_nobody_to_agree_or_to_wait_for(sit: Sit) -> None:
    table = sit(Options(solo=ByTime(5)), 1)
    assert table.refusal(0, GiveUp()) == "solo.nobody_to_agree"
    assert table.refusal(0, GoOn()) == "round.running"
    table.nearly_solve(0)
    tile = table.seat(0).board[0].tile
    table.do(0, TakeTile(tile))
    assert tile not in [laid.tile for laid in table.seat(0).board]
    assert PutAside() in list(table.match.game.legal(table.state, 0))


def test_alone_it_can_be_played_without_the_straight_yellow_tile(sit: Sit) -> None:
    table = sit(Options(solo=ByCount(5), without_yellow=(0,)), 1)
    for _ in range(5):
        assert "I3" not in [laid.tile for laid in table.solution(0)]
        table.solve(0)
    assert table.outcome.points == (5,)
