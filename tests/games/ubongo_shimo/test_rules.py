"""The rules of a match for two to four, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from msgspec import structs, to_builtins

from akili.forge.deck import ShimoDeck
from akili.forge.shimo.tiles import SHIMO as TILES
from akili.forge.shipped import shipped
from akili.games.ubongo_shimo.cards import LEVELS, numbers_of
from akili.games.ubongo_shimo.model import Options, RoundEnded
from akili.ubongo.laying import is_seen
from akili.ubongo.race.model import (
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
    TakeTile,
    TileLaid,
)

if TYPE_CHECKING:
    from tests.games.ubongo_shimo.conftest import Table

Sit = Callable[..., "Table"]


# Parts


def test_ten_different_tiles_numbered_1_to_10_each_with_two_holes() -> None:
    assert [tile.name for tile in TILES] == [str(number) for number in range(1, 11)]
    assert all(len(tile.form.holes) == 2 for tile in TILES)
    assert len({tile.forms for tile in TILES}) == 10


def test_80_puzzles_at_each_of_four_levels() -> None:
    deck = shipped("shimo")
    assert isinstance(deck, ShimoDeck)
    assert [len(level) for level in deck.levels] == [80] * 4
    assert [numbers_of(level) for level in LEVELS] == [range(80), range(80, 160), range(160, 240), range(240, 320)]


def test_a_card_shows_a_rectangle_with_white_fields_and_which_tiles_to_use(sit: Sit) -> None:
    card, deck = sit().card(0), shipped("shimo")
    assert isinstance(deck, ShimoDeck)
    printed = deck.levels[0][card.number]
    assert to_builtins(card).keys() == {"number", "area", "tiles"}
    assert set("".join(card.area)) == {"#", "o"}
    assert [row.replace("#", ".") for row in card.area] == list(printed.fields)
    assert card.tiles == tuple(map(str, printed.tiles))
    assert "".join(card.area).count("o") == 2 * len(card.tiles)


def test_another_deck_can_be_forged_from_a_seed_and_only_what_may_come_is_carried(sit: Sit) -> None:
    boxed, forged = sit(), sit(Options(deck="forged"))
    (begun,) = forged.told(MatchBegun)
    assert boxed.card(0).number == forged.card(0).number
    assert boxed.card(0).area != forged.card(0).area
    assert [card.number for card in begun.cards] == sorted(begun.order)
    assert boxed.told(MatchBegun)[0].cards == ()


# A round


def test_everyone_draws_a_card_of_their_level_and_all_are_turned_at_the_same_time(sit: Sit) -> None:
    table = sit(Options(levels=(1, 2, 3, 4)), 4)
    (begun,) = table.told(RoundBegun)
    assert [card.number in numbers_of(level) for card, level in zip(begun.cards, LEVELS, strict=True) if card] == [
        True
    ] * 4
    assert tuple(seat.card for seat in table.state.seats) == begun.cards
    assert [seat.level for seat in table.view.seats] == [1, 2, 3, 4]


def test_no_puzzle_comes_twice_in_a_match_play_offs_included(sit: Sit) -> None:
    table = sit(seats=4)
    table.play_rounds(*[()] * 9)
    for _ in range(3):
        table.wait(400_000)
    cards = [card.number for begun in table.told(RoundBegun) for card in begun.cards if card]
    assert len(cards) == len(set(cards)) == 4 * 12
    assert table.match.outcome is not None


def test_the_card_names_the_tiles_and_no_others_can_be_laid(sit: Sit) -> None:
    table = sit()
    card = table.card(0)
    other = next(tile for tile in TILES if tile.name not in card.tiles)
    assert table.view.seats[0].tiles == card.tiles
    assert {each.tile for each in table.match.game.legal(table.state, 0) if isinstance(each, LayTile)} == set(
        card.tiles
    )
    assert table.refusal(0, LayTile(other.name, other.form.cells, other.form.holes)) == "tile.unknown"


def test_solved_is_a_card_when_every_white_field_is_seen_through_a_hole(sit: Sit) -> None:
    table = sit(Options(levels=(3,)))
    last = table.nearly_solve(0)
    assert table.seat(0).finish is None
    laid, solved, countdown = table.do(0, last)
    assert isinstance(laid, TileLaid)
    assert isinstance(solved, CardSolved)
    assert isinstance(countdown, CountdownBegun)
    assert is_seen(table.card(0).area, table.seat(0).board)


def with_card(table: Table, card: Card) -> Table:
    """No card of the deck is so small; this one is made up."""
    table.match.apply([RoundBegun(1, (card, card), 0)])
    return table


def test_all_the_named_tiles_must_lie_there(sit: Sit) -> None:
    """With fewer white fields than holes some could be left out; no card of a deck is like that."""
    table = with_card(sit(), Card(0, ("o#o", "###", "###"), ("1", "4")))
    table.do(0, LayTile("1", ((0, 0), (0, 1), (0, 2)), ((0, 0), (0, 2))))
    assert is_seen(table.card(0).area, table.seat(0).board)
    assert table.seat(0).finish is None
    table.do(0, LayTile("4", ((1, 0), (1, 1), (2, 0), (2, 1)), ((1, 0), (2, 1))))
    assert table.seat(0).finish is not None


def test_tiles_need_not_touch_nor_the_rectangle_be_covered_and_a_hole_may_show_a_plain_field(sit: Sit) -> None:
    table = with_card(sit(), Card(0, ("o#o###", "######", "####o#"), ("1", "4")))
    table.do(0, LayTile("4", ((1, 4), (1, 5), (2, 4), (2, 5)), ((1, 5), (2, 4))))
    table.do(0, LayTile("1", ((0, 0), (0, 1), (0, 2)), ((0, 0), (0, 2))))
    assert table.seat(0).finish is not None


def test_a_white_field_under_a_solid_cell_is_not_seen(sit: Sit) -> None:
    """The red square covers the same cells either way; its holes lie on one diagonal or the other."""
    table = with_card(sit(), Card(0, ("o#", "#o"), ("4",)))
    cells = ((0, 0), (0, 1), (1, 0), (1, 1))
    table.do(0, LayTile("4", cells, ((0, 1), (1, 0))))
    assert table.seat(0).finish is None
    table.do(0, LayTile("4", cells, ((0, 0), (1, 1))))
    assert table.seat(0).finish is not None


def test_tiles_may_be_turned_and_flipped_but_not_bent_nor_their_holes_moved(sit: Sit) -> None:
    table = with_card(sit(), Card(0, ("o##", "###", "##o"), ("2",)))
    offers = [each for each in table.match.game.legal(table.state, 0) if isinstance(each, LayTile)]
    assert len(offers) == 4 * 4  # four ways to turn, flipping makes no difference; four places each
    assert table.refusal(0, LayTile("2", ((0, 0), (0, 1), (0, 2)), ((0, 0), (0, 2)))) == "tile.not_its_shape"
    assert table.refusal(0, LayTile("2", ((0, 0), (0, 1), (1, 0)), ((0, 0), (0, 1)))) == "tile.not_its_shape"
    assert table.refusal(0, LayTile("2", ((0, 0), (0, 1), (1, 0)))) == "tile.not_its_shape"
    table.do(0, LayTile("2", ((0, 0), (0, 1), (1, 0)), ((0, 1), (1, 0))))


def test_nothing_may_lie_outside_nor_overlap(sit: Sit) -> None:
    table = with_card(sit(), Card(0, ("o#o", "o##", "#o#"), ("1", "2")))
    table.do(0, LayTile("1", ((0, 0), (0, 1), (0, 2)), ((0, 0), (0, 2))))
    assert table.refusal(0, LayTile("2", ((0, 1), (0, 2), (1, 1)), ((0, 2), (1, 1)))) == "tile.overlaps"
    assert table.refusal(0, LayTile("2", ((2, 2), (2, 3), (3, 2)), ((2, 3), (3, 2)))) == "tile.outside"


def test_nobody_has_to_call_and_a_solved_card_stays_as_it_is(sit: Sit) -> None:
    table = sit()
    table.solve(0)
    assert table.seat(0).finish is not None
    assert table.refusal(0, TakeTile(table.seat(0).board[0].tile)) == "match.not_your_turn"
    assert list(table.match.game.legal(table.state, 0)) == []


def test_the_first_also_takes_the_gem_and_the_cards_of_those_who_have_not_solved(sit: Sit) -> None:
    table = sit(seats=4)
    table.play_round(2, 0)
    assert table.last == RoundEnded((2,), (0, 2), table.last.at, table.last.next_at, gem=2, taken=(1, 3))
    assert table.cards_and_gems() == [(1, (0, 0, 0)), (0, (0, 0, 0)), (3, (1, 0, 0)), (0, (0, 0, 0))]
    (result,) = table.view.results
    assert (result.colour, result.winner, result.cards) == ("yellow", 2, (1, 0, 3, 0))


def test_the_first_is_the_first_whatever_the_levels(sit: Sit) -> None:
    table = sit(Options(levels=(4, 1)))
    table.play_round(1, 0)
    assert table.last.gem == 1
    table.play_round(0, 1)
    assert table.last.gem == 0
    assert table.view.seats[0].points == table.view.seats[1].points == 3  # a card is worth 1 at every level


def test_gems_are_yellow_in_rounds_1_to_3_green_in_4_to_6_blue_in_7_to_9(sit: Sit) -> None:
    table = sit()
    for _ in range(9):
        table.play_round(0)
    assert [result.colour for result in table.view.results] == ["yellow"] * 3 + ["green"] * 3 + ["blue"] * 3
    assert table.cards_and_gems() == [(18, (3, 3, 3)), (0, (0, 0, 0))]


def test_the_view_tells_which_gem_is_at_stake(sit: Sit) -> None:
    table = sit()
    stakes = []
    for _ in range(9):
        stakes.append(table.view.gem)
        table.play_round()
    assert stakes == ["yellow"] * 3 + ["green"] * 3 + ["blue"] * 3


def test_the_gem_of_a_round_leaves_the_table_won_or_not(sit: Sit) -> None:
    table = sit()
    table.play_rounds((), (), (), (0,))
    assert table.cards_and_gems()[0] == (2, (0, 1, 0))


def test_if_it_cannot_be_told_who_was_first_nobody_gets_the_gem_or_the_cards_but_solvers_keep_theirs(sit: Sit) -> None:
    table = sit(seats=3)
    one, other = table.nearly_solve(0), table.nearly_solve(1)
    table.wait(1000)
    table.do(0, one, uncertainty=10)
    table.wait(20)
    table.do(1, other, uncertainty=10)
    table.do(2, GiveUp())
    assert table.last == RoundEnded((0, 1), (0, 1), 1020, 16_020, gem=None, taken=())
    assert table.cards_and_gems() == [(1, (0, 0, 0)), (1, (0, 0, 0)), (0, (0, 0, 0))]
    (result,) = table.view.results
    assert (result.colour, result.winner, result.cards) == ("yellow", None, (1, 1, 0))


def test_only_the_earliest_matters_for_what_can_be_told(sit: Sit) -> None:
    """The second and the third are too close together, but the first is far ahead."""
    table = sit(seats=3)
    for seat, time in ((0, 1000), (1, 500), (2, 5)):
        last = table.nearly_solve(seat)
        table.wait(time)
        table.do(seat, last, uncertainty=10)
    assert table.last.gem == 0


# Nobody solves


def test_the_limit_of_five_minutes_ends_the_round_and_gem_and_cards_go_to_the_box(sit: Sit) -> None:
    table = sit()
    table.wait(300_149)
    assert table.phase() == "racing"
    table.wait(1)
    assert table.last == RoundEnded((), (), 300_150, 315_150)
    assert table.cards_and_gems() == [(0, (0, 0, 0))] * 2
    assert table.view.results[0].cards == (0, 0)


def test_the_limit_is_an_option_and_itself_too_late(sit: Sit) -> None:
    table = sit(Options(limit=30))
    last = table.nearly_solve(0)
    table.wait(30_000)
    assert table.refusal(0, last) == "round.too_late"
    table.do(0, last, lag=1)
    assert table.phase() == "countdown"
    assert table.state.ends == 29_999 + 60_000


def test_players_still_in_it_can_agree_to_give_up(sit: Sit) -> None:
    table = sit(seats=3)
    for seat in (0, 2):
        table.do(seat, GiveUp())
    table.do(0, GiveUp(agreed=False))
    table.do(1, GiveUp())
    assert table.phase() == "racing"
    assert table.refusal(1, GiveUp()) == "round.no_change"
    table.do(0, GiveUp())
    assert table.last.solvers == ()
    assert [given.agreed for given in table.told(GivenUp)] == [True, True, False, True, True]


def test_the_first_solution_clears_the_vote_and_afterwards_giving_up_means_i_am_done(sit: Sit) -> None:
    table = sit(seats=3)
    table.do(0, GiveUp())
    table.do(1, GiveUp())
    table.solve(2)
    assert not any(seat.gives_up for seat in table.state.seats)
    table.do(0, GiveUp())
    assert table.phase() == "countdown"
    table.do(1, GiveUp())
    assert table.last.solvers == (2,)
    assert table.last.taken == (0, 1)


def test_the_round_is_over_before_the_sand_when_all_have_solved_or_are_done(sit: Sit) -> None:
    table = sit(seats=3)
    table.solve(0)
    table.do(2, GiveUp())
    table.wait(1000)
    table.solve(1)
    assert table.phase() == "between"
    assert table.last.at == 1000


# Between the rounds and the end


def test_the_next_round_begins_when_all_go_on_or_by_itself(sit: Sit) -> None:
    table = sit()
    assert table.refusal(0, GoOn()) == "round.running"
    table.solve(0)
    table.solve(1)
    for seat in (1, 0):
        table.do(seat, GoOn())
    assert (table.state.round, table.phase()) == (2, "racing")
    table.do(0, GiveUp())
    table.do(1, GiveUp())
    table.wait(14_999)
    assert table.phase() == "between"
    table.wait(1)
    assert table.state.round == 3


def test_the_end_comes_after_nine_rounds(sit: Sit) -> None:
    table = sit()
    for number in range(1, 10):
        assert table.state.round == number
        table.play_round(0)
    assert len(table.told(MatchEnded)) == 1
    assert table.last.next_at is None
    assert table.view.rounds == 9
    assert table.refusal(0, GoOn()) == "match.over"


def test_points_are_1_per_card_and_1_2_3_per_gem(sit: Sit) -> None:
    table = sit()
    table.play_rounds((0, 1), (), (), (0, 1), (), (), (1, 0), (), ())
    assert table.cards_and_gems() == [(3, (1, 1, 0)), (3, (0, 0, 1))]
    assert table.view.seats[0].points == 3 + 1 + 2
    assert table.view.seats[1].points == 3 + 3


def test_most_points_win(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rounds((), (), (), (2, 0, 1), (0, 1, 2), (), (1, 2, 0), (2, 1, 0), ())
    assert table.outcome.points == (6, 7, 9)
    assert table.outcome.ranking == ((2,), (1,), (0,))


def test_a_tie_goes_to_more_cards_those_of_others_included(sit: Sit) -> None:
    table = sit(seats=3)
    table.play_rounds((0,), (), (), (1, 2), (), (), (), (), ())
    assert table.cards_and_gems() == [(3, (1, 0, 0)), (2, (0, 1, 0)), (1, (0, 0, 0))]
    assert table.outcome.points == (4, 4, 1)
    assert table.outcome.ranking == ((0,), (1,), (2,))


# What is seen


def test_boards_gems_and_times_are_open_and_nobody_sees_the_cards_to_come(sit: Sit) -> None:
    table = sit(Options(deck="forged"), 3)
    table.nearly_solve(1)
    views = [table.match.view(viewer) for viewer in (None, 0, 1, 2)]
    assert [view.you for view in views] == [None, 0, 1, 2]
    assert len({structs.replace(view, you=None) for view in views}) == 1
    assert views[0].seats[1].board == table.seat(1).board
    assert not {"order", "pack"} & set(views[0].__struct_fields__)
    game = table.match.game
    assert [game.notice(event, None) is None for event in table.events[:2]] == [True, False]


def test_what_a_view_need_not_tell_is_left_out(sit: Sit) -> None:
    told = to_builtins(sit().view)
    assert told["gem"] == "yellow"
    assert told["tiles_to_find"] is None
    assert not {"play_off", "sand_from", "away"} & told.keys()
    assert told["seats"][0].keys() >= {"level", "gems", "points"}


def test_to_put_aside_is_for_those_who_play_alone(sit: Sit) -> None:
    assert sit().refusal(0, PutAside()) == "solo.only"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(sit: Sit, seats: int) -> None:
    table = sit(seats=seats)
    table.play_round(*range(seats))
    assert table.last.solvers == tuple(range(seats))
