"""The rules of a match for two to four, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec import structs, to_builtins

from akili.engine.game import Rejected
from akili.forge.deck import FunSizeDeck
from akili.forge.shipped import shipped
from akili.forge.tiles import STRAIGHT_YELLOW
from akili.games.ubongo_fun_size.model import GEMSTONES, Options, Side
from akili.polyomino.grid import mirrored, normalised, turned
from akili.ubongo.finish import HOLD
from akili.ubongo.laying import is_filled
from akili.ubongo.race.model import (
    ByCount,
    Card,
    CardSolved,
    CountdownBegun,
    GivenUp,
    GiveUp,
    GoOn,
    LayTile,
    MatchBegun,
    MatchEnded,
    PutAside,
    RoundBegun,
    RoundEnded,
    TakeTile,
    TileLaid,
)

if TYPE_CHECKING:
    from tests.games.ubongo_fun_size.conftest import Table

Sit = Callable[..., "Table"]
SIDES: tuple[Side, ...] = ("A", "B")


# Parts and set-up


def test_the_box_has_32_cards_with_64_puzzles_and_8_gemstones() -> None:
    deck = shipped("fun-size")
    assert isinstance(deck, FunSizeDeck)
    assert len({side.area for card in deck.cards for side in (card.a, card.b)}) == 64
    assert len(deck.cards) == 32
    assert GEMSTONES == 8


def test_side_a_takes_three_tiles_and_side_b_four_with_three_sets_each_and_one_without_yellow() -> None:
    deck = shipped("fun-size")
    assert isinstance(deck, FunSizeDeck)
    for sides, tiles in (([card.a for card in deck.cards], 3), ([card.b for card in deck.cards], 4)):
        for side in sides:
            assert {len(filling.tiles) for filling in side.fillings} == {tiles}
            assert len({filling.tiles for filling in side.fillings}) >= 3
            assert any(STRAIGHT_YELLOW not in filling.tiles for filling in side.fillings)


def test_every_player_has_the_same_eight_tiles_one_of_them_the_straight_yellow_one(sit: Sit) -> None:
    view = sit(seats=4).match.view(None)
    assert len({seat.tiles for seat in view.seats}) == 1
    assert len(set(view.seats[0].tiles)) == 8
    assert STRAIGHT_YELLOW in view.seats[0].tiles


def test_a_card_shows_only_an_area(sit: Sit) -> None:
    card = sit().card(0)
    assert to_builtins(card).keys() == {"number", "area"}
    assert set("".join(card.area)) <= {"#", "."}


@pytest.mark.parametrize("side", SIDES)
def test_the_agreed_side_is_played(sit: Sit, side: Side) -> None:
    table, deck = sit(Options(side=side), 4), shipped("fun-size")
    assert isinstance(deck, FunSizeDeck)
    for seat in range(4):
        card = deck.cards[table.card(seat).number]
        assert table.card(seat).area == (card.a if side == "A" else card.b).area


@pytest.mark.parametrize(("seats", "cards"), [(2, 16), (3, 24), (4, 32)])
def test_sixteen_cards_for_two_24_for_three_32_for_four(sit: Sit, seats: int, cards: int) -> None:
    (begun,) = sit(seats=seats).told(MatchBegun)
    assert len(set(begun.order)) == len(begun.order) == cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_eight_rounds_and_no_card_comes_twice(sit: Sit, seats: int) -> None:
    table = sit(seats=seats)
    for number in range(1, 9):
        assert table.state.round == number
        table.play_round(number % seats)
    assert table.match.outcome is not None
    assert [begun.round for begun in table.told(RoundBegun)] == list(range(1, 9))
    cards = [card.number for begun in table.told(RoundBegun) for card in begun.cards if card]
    assert len(set(cards)) == len(cards) == 8 * seats  # an unsolved card is discarded, a solved one is kept
    assert len(table.told(MatchEnded)) == 1


def test_another_deck_can_be_forged_from_a_seed(sit: Sit) -> None:
    boxed, forged = sit(), sit(Options(deck="another"))
    assert boxed.card(0).number == forged.card(0).number
    assert boxed.card(0).area != forged.card(0).area


# A round


def test_everyone_gets_a_card_of_their_own_and_all_are_turned_over_at_the_same_time(sit: Sit) -> None:
    table = sit(seats=4)
    (begun,) = table.told(RoundBegun)
    assert len({card.number for card in begun.cards if card}) == 4
    assert tuple(seat.card for seat in table.state.seats) == begun.cards


@pytest.mark.parametrize("side", SIDES)
def test_a_card_is_solved_when_it_is_filled_exactly(sit: Sit, side: Side) -> None:
    table = sit(Options(side=side))
    last = table.nearly_solve(0)
    assert table.seat(0).finish is None  # a gap is left
    assert len(table.seat(0).board) == {"A": 2, "B": 3}[side]
    laid, solved, countdown = table.do(0, last)
    assert isinstance(laid, TileLaid)
    assert isinstance(solved, CardSolved)
    assert isinstance(countdown, CountdownBegun)
    assert is_filled(table.card(0).area, table.seat(0).board)
    assert len(table.seat(0).board) == {"A": 3, "B": 4}[side]


def test_four_tiles_are_no_solution_on_side_a(sit: Sit) -> None:
    """No card of the deck could be filled so; this one is made up."""
    table = sit()
    card = Card(0, ("###.###.###.##", "....#....#.##."))
    table.match.apply([RoundBegun(1, (card, card), 0)])
    table.do(0, LayTile("I3", ((0, 0), (0, 1), (0, 2))))
    table.do(0, LayTile("L4", ((0, 4), (0, 5), (0, 6), (1, 4))))
    table.do(0, LayTile("T4", ((0, 8), (0, 9), (0, 10), (1, 9))))
    table.do(0, LayTile("S4", ((0, 12), (0, 13), (1, 11), (1, 12))))
    assert is_filled(card.area, table.seat(0).board)
    assert table.seat(0).finish is None


def test_nothing_may_lie_outside(sit: Sit) -> None:
    table = sit()
    command = table.nearly_solve(0)
    outside = LayTile(command.tile, tuple((row + 20, column) for row, column in command.cells))
    assert table.refusal(0, outside) == "tile.outside"


def test_nothing_may_overlap(sit: Sit) -> None:
    table = sit()
    first, second = table.solution(0)[:2]
    clash = next(
        offer
        for offer in table.match.game.legal(table.state, 0)
        if isinstance(offer, LayTile) and offer.tile == second.tile and set(offer.cells) & set(first.cells)
    )
    table.do(0, LayTile(first.tile, first.cells))
    assert table.refusal(0, clash) == "tile.overlaps"


def test_tiles_may_be_turned_and_flipped_but_not_bent(sit: Sit) -> None:
    table = sit()
    offers = table.match.game.legal(table.state, 0)
    forms = {normalised(each.cells) for each in offers if isinstance(each, LayTile) and each.tile == "L4"}
    corner = ((0, 0), (0, 1), (0, 2), (1, 0))
    assert {corner, normalised(turned(corner)), normalised(mirrored(corner))} <= forms
    assert len(forms) == 8
    assert table.refusal(0, LayTile("I3", ((0, 0), (0, 1), (1, 1)))) == "tile.not_its_shape"


def test_a_tile_that_lies_can_move_and_be_taken_back(sit: Sit) -> None:
    table = sit()
    moves = [c for c in table.match.game.legal(table.state, 0) if isinstance(c, LayTile) and c.tile == "L4"]
    table.do(0, moves[0])
    table.do(0, moves[-1])
    assert [laid.cells for laid in table.seat(0).board] == [moves[-1].cells]
    table.do(0, TakeTile("L4"))
    assert table.seat(0).board == ()
    assert table.refusal(0, TakeTile("L4")) == "tile.not_laid"
    assert table.refusal(0, LayTile("X9", ((0, 0),))) == "tile.unknown"


def test_the_offers_are_just_what_would_be_accepted(sit: Sit) -> None:
    empty, table = sit(), sit()
    everywhere = [offer for offer in empty.match.game.legal(empty.state, 0) if isinstance(offer, LayTile)]
    table.nearly_solve(0)
    offers = [offer for offer in table.match.game.legal(table.state, 0) if isinstance(offer, LayTile)]
    lying = [LayTile(laid.tile, laid.cells) for laid in table.seat(0).board]

    def fits(command: LayTile) -> bool:
        with suppress(Rejected):
            return bool(table.match.decide(0, command, 0))
        return False

    assert set(offers) | set(lying) == {command for command in everywhere if fits(command)}
    assert not set(offers) & set(lying)


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        (Options(), 20),
        (Options(side="B"), 30),
        (Options(countdown=7), 7),
        (Options(side="B", countdown=120), 120),
    ],
)
def test_the_first_counts_down_from_20_or_30_or_another_number(sit: Sit, options: Options, seconds: int) -> None:
    table = sit(options)
    table.wait(5000)
    table.solve(1)
    assert table.phase() == "countdown"
    assert table.told(CountdownBegun) == [CountdownBegun(5000 + 1000 * seconds)]


def test_only_the_first_solution_starts_a_countdown(sit: Sit) -> None:
    table = sit(seats=3)
    table.solve(0)
    table.wait(1000)
    table.solve(1)
    assert len(table.told(CountdownBegun)) == 1


def test_at_zero_everybody_stops(sit: Sit) -> None:
    table = sit()
    table.solve(0)
    last = table.nearly_solve(1)
    table.wait(20_000)
    assert table.phase() == "countdown"  # something may be on its way
    assert table.refusal(1, last) == "round.too_late"
    assert table.refusal(1, TakeTile(table.seat(1).board[0].tile)) == "round.too_late"
    table.wait(HOLD)
    assert table.phase() == "between"
    assert table.refusal(1, last) == "round.over"
    (ended,) = table.told(RoundEnded)
    assert ended.solvers == (0,)


def test_whoever_finished_in_time_keeps_their_card_and_the_first_gets_a_gemstone(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_round(2, 0)
    view = table.match.view(None)
    assert [seat.cards_won for seat in view.seats] == [1, 0, 1]
    assert [seat.gemstones for seat in view.seats] == [0, 0, 1]
    assert [seat.points for seat in view.seats] == [1, 0, 2]


def test_who_has_solved_cannot_change_their_card(sit: Sit) -> None:
    table = sit()
    table.solve(0)
    assert table.refusal(0, TakeTile(table.seat(0).board[0].tile)) == "match.not_your_turn"
    assert table.refusal(0, GiveUp()) == "match.not_your_turn"
    assert list(table.match.game.legal(table.state, 0)) == []


def test_the_round_ends_at_once_when_all_have_solved(sit: Sit) -> None:
    table = sit(seats=3)
    for seat in (0, 1):
        table.solve(seat)
        assert table.phase() == "countdown"
    table.solve(2)
    assert table.phase() == "between"


# Fairness


def test_the_first_by_the_players_own_time_wins_not_the_first_that_arrived(sit: Sit) -> None:
    table = sit()
    fast, slow = table.nearly_solve(0), table.nearly_solve(1)
    table.wait(1000)
    table.do(0, fast, lag=0)
    table.wait(40)
    table.do(1, slow, lag=100)
    assert table.told(RoundEnded)[0].first == (1,)
    assert [seat.gemstones for seat in table.state.seats] == [0, 1]


def test_within_the_clocks_doubt_both_get_a_gemstone(sit: Sit) -> None:
    table = sit()
    one, other = table.nearly_solve(0), table.nearly_solve(1)
    table.wait(1000)
    table.do(0, one, uncertainty=10)
    table.wait(20)
    table.do(1, other, uncertainty=10)
    assert table.told(RoundEnded)[0].first == (0, 1)
    assert [seat.gemstones for seat in table.state.seats] == [1, 1]


def test_each_of_several_firsts_gets_a_gemstone_and_stones_never_run_out(sit: Sit) -> None:
    table = sit(seats=3)
    for _ in range(3):
        for seat in range(3):
            table.solve(seat, uncertainty=5)
        table.wait(15_000)
    assert [seat.gemstones for seat in table.state.seats] == [3, 3, 3]
    table.play_round(2)
    assert table.state.seats[2].gemstones == 4  # a later sole first doesn't go without


def test_a_log_of_before_keeps_its_score(sit: Sit) -> None:
    table = sit(seats=3)
    game, state = table.match.game, table.state
    ended = RoundEnded((0, 1, 2), (0, 1, 2), 1000, 2000)
    old = msgspec.convert(to_builtins(ended), game.event_type)
    for _ in range(3):
        state = game.evolve(state, old)
    assert [seat.gemstones for seat in state.seats] == [3, 3, 2]  # the box had eight


def test_a_solution_made_in_time_counts_though_it_arrives_after_zero(sit: Sit) -> None:
    table = sit()
    table.solve(0)
    last = table.nearly_solve(1)
    table.wait(20_100)
    assert table.refusal(1, last, lag=100) == "round.too_late"  # zero itself is too late
    table.do(1, last, lag=101)
    assert table.told(RoundEnded)[0].solvers == (0, 1)


def test_no_lag_buys_more_than_the_hold(sit: Sit) -> None:
    table = sit()
    table.solve(0)
    last = table.nearly_solve(1)
    table.now += 20_000 + HOLD + 1  # the judge's timer is late
    assert table.refusal(1, last, lag=1000) == "round.too_late"


def test_nobody_can_have_finished_before_the_cards_were_turned_over(sit: Sit) -> None:
    table = sit()
    table.play_round(0)
    begun = table.state.begun
    table.solve(1, lag=100)
    finish = table.seat(1).finish
    assert finish is not None
    assert (finish.at, finish.correction) == (begun, 0)


# Nobody solves


def test_a_limit_of_five_minutes_ends_the_round_with_no_points(sit: Sit) -> None:
    table = sit()
    table.wait(300_000 + HOLD - 1)
    assert table.phase() == "racing"
    table.wait(1)
    assert table.phase() == "between"
    assert table.told(RoundEnded)[0].solvers == ()
    assert [seat.cards_won + seat.gemstones for seat in table.state.seats] == [0, 0]


def test_the_limit_is_an_option(sit: Sit) -> None:
    table = sit(Options(limit=30))
    table.wait(30_000 + HOLD)
    assert table.phase() == "between"
    long = sit(Options(limit=3600))
    assert long.match.deadline == 3_600_000 + HOLD


def test_a_solution_made_just_before_the_limit_starts_the_countdown(sit: Sit) -> None:
    table = sit(Options(limit=30))
    last = table.nearly_solve(0)
    table.wait(30_080)
    assert table.refusal(0, last, lag=80) == "round.too_late"  # the limit itself is too late
    table.do(0, last, lag=81)
    assert table.state.ends == 49_999


def test_players_still_in_the_round_can_agree_to_give_up(sit: Sit) -> None:
    table = sit(seats=3)
    table.do(0, GiveUp())
    table.do(2, GiveUp())
    assert table.phase() == "racing"
    table.do(0, GiveUp(agreed=False))
    table.do(1, GiveUp())
    assert table.phase() == "racing"
    table.do(0, GiveUp())
    assert table.phase() == "between"
    assert table.told(RoundEnded)[0].solvers == ()
    assert table.told(GivenUp)[2].agreed is False


def test_to_agree_twice_changes_nothing(sit: Sit) -> None:
    table = sit()
    assert table.refusal(0, GiveUp(agreed=False)) == "round.no_change"
    table.do(0, GiveUp())
    assert table.refusal(0, GiveUp()) == "round.no_change"


def test_a_solution_takes_back_what_the_others_agreed_to(sit: Sit) -> None:
    table = sit(seats=3)
    table.do(0, GiveUp())
    table.do(1, GiveUp())
    table.solve(2)
    assert table.phase() == "countdown"
    assert not any(seat.gives_up for seat in table.state.seats)


def test_in_the_countdown_those_who_still_search_can_be_done_with_it(sit: Sit) -> None:
    table = sit(seats=3)
    table.solve(0)
    table.do(1, GiveUp())
    assert table.phase() == "countdown"
    table.solve(2)  # the last who searched
    assert table.phase() == "between"
    assert table.told(RoundEnded)[0].solvers == (0, 2)


def test_who_solves_after_all_is_no_longer_done_with_it(sit: Sit) -> None:
    table = sit(seats=3)
    table.solve(0)
    table.do(1, GiveUp())
    table.solve(1)
    assert table.phase() == "countdown"
    assert not table.seat(1).gives_up


# Between the rounds and the end


def test_the_next_round_begins_when_all_go_on_or_by_itself(sit: Sit) -> None:
    table = sit()
    assert table.refusal(0, GoOn()) == "round.running"
    for seat in (0, 1):
        table.do(seat, GiveUp())
    table.do(1, GoOn())
    assert table.refusal(1, GoOn()) == "match.not_your_turn"
    assert table.refusal(0, GiveUp()) == "round.over"
    table.do(0, GoOn())
    assert (table.state.round, table.phase()) == (2, "racing")
    for seat in (0, 1):
        table.do(seat, GiveUp())
    table.wait(14_999)
    assert table.phase() == "between"
    table.wait(1)
    assert (table.state.round, table.state.begun) == (3, table.now)


def test_most_points_after_eight_rounds_win(sit: Sit) -> None:
    table = sit(seats=3)
    for _ in range(8):
        table.play_round(2, 0)
    assert table.outcome.ranking == ((2,), (0,), (1,))
    assert table.outcome.points == (8, 0, 16)
    assert table.refusal(0, GoOn()) == "match.over"
    assert table.match.deadline is None


def test_a_tie_goes_to_more_gemstones(sit: Sit) -> None:
    table = sit(seats=3)
    for solvers in [(1,), (2, 0), (2, 0), (), (), (), (), ()]:
        table.play_round(*solvers)
    assert table.outcome.points == (2, 2, 4)
    assert [seat.gemstones for seat in table.state.seats] == [0, 1, 2]
    assert table.outcome.ranking == ((2,), (1,), (0,))


def test_who_is_still_tied_wins_together(sit: Sit) -> None:
    table = sit(seats=3)
    for solvers in [(0, 1), (1, 0), (), (), (), (), (), ()]:
        table.play_round(*solvers)
    assert table.outcome.ranking == ((0, 1), (2,))
    assert table.outcome.points == (3, 3, 0)


# Harder


def test_harder_without_the_straight_yellow_tile_for_everyone_or_single_players(sit: Sit) -> None:
    table = sit(Options(without_yellow=(1,)))
    view = table.match.view(None)
    assert STRAIGHT_YELLOW in view.seats[0].tiles
    assert STRAIGHT_YELLOW not in view.seats[1].tiles
    lay_yellow = [c for c in table.match.game.legal(table.state, 0) if getattr(c, "tile", "") == STRAIGHT_YELLOW]
    assert lay_yellow
    assert table.refusal(1, lay_yellow[0]) == "tile.unknown"
    everyone = sit(Options(side="B", without_yellow=(0, 1)))
    for seat in (0, 1):
        everyone.solve(seat)
    assert everyone.told(RoundEnded)[0].solvers == (0, 1)


# What is seen


def test_everyone_sees_every_board_live_and_nobody_the_deck(sit: Sit) -> None:
    table = sit(seats=3)
    table.nearly_solve(1)
    views = [table.match.view(viewer) for viewer in (None, 0, 1, 2)]
    assert [view.you for view in views] == [None, 0, 1, 2]
    assert len({structs.replace(view, you=None) for view in views}) == 1
    assert views[0].seats[1].board == table.seat(1).board
    assert "order" not in views[0].__struct_fields__
    game = table.match.game
    assert [game.notice(event, None) is None for event in table.events[:2]] == [True, False]


def test_to_put_aside_is_for_who_plays_alone(sit: Sit) -> None:
    assert sit().refusal(0, PutAside()) == "solo.only"


@pytest.mark.parametrize(
    ("options", "seats", "reason"),
    [
        (Options(), 1, "options.solo_needed"),
        (Options(solo=ByCount(5)), 2, "options.solo_alone"),
        (Options(countdown=0), 2, "options.countdown"),
        (Options(countdown=121), 2, "options.countdown"),
        (Options(limit=29), 2, "options.limit"),
        (Options(limit=3601), 2, "options.limit"),
        (Options(without_yellow=(2,)), 2, "options.without_yellow"),
        (Options(without_yellow=(-1,)), 2, "options.without_yellow"),
        (Options(without_yellow=(0, 0)), 2, "options.without_yellow_twice"),
        (Options(deck=""), 2, "options.deck"),
        (Options(deck="x" * 101), 2, "options.deck"),
        (Options(), 5, "match.seats"),
        (Options(), 0, "match.seats"),
    ],
)
def test_options_that_make_no_sense_are_refused(sit: Sit, options: Options, seats: int, reason: str) -> None:
    with pytest.raises(Rejected, match=f"^{reason}$"):
        sit(options, seats)
