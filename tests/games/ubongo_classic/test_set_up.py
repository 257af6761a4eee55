"""Parts, set-up, placing the pawns and the roll, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from akili.engine.game import Presence
from akili.forge.tiles import CLASSIC as TILES
from akili.games.ubongo_classic.cards import boxed
from akili.games.ubongo_classic.model import (
    COLOURS,
    SYMBOLS,
    MatchBegun,
    MovePawn,
    Options,
    PawnPlaced,
    PlacePawn,
    RollDie,
    RoundBegun,
    TableLaid,
    TakeGems,
)
from akili.polyomino import Puzzle, Usage, tilings
from akili.ubongo.filling import puzzle_of
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, SeatReady

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]


# Parts


def test_36_cards_one_side_with_3_tiles_one_with_4_and_per_player_the_same_12_tiles() -> None:
    assert len(boxed()) == 36
    assert len({tile.name for tile in TILES}) == len(list(TILES)) == 12
    for sheet in boxed():
        assert {len(row) for row in sheet.three.rows} == {3}
        assert {len(row) for row in sheet.four.rows} == {4}
        assert sheet.three.area != sheet.four.area


def test_a_card_side_shows_one_area_and_six_sets_of_tiles_one_per_die_symbol() -> None:
    assert len(SYMBOLS) == len(set(SYMBOLS)) == 6
    for sheet in boxed():
        for side in (sheet.three, sheet.four):
            assert len(side.rows) == len({frozenset(row) for row in side.rows}) == 6
            assert all(len(set(row)) == len(row) for row in side.rows)


def test_each_set_fills_the_area_exactly() -> None:
    for sheet in boxed():
        for side in (sheet.three, sheet.four):
            for row in side.rows:
                puzzle, _ = puzzle_of(side.area, TILES.pick(row), Usage.each_once())
                assert isinstance(puzzle, Puzzle)
                assert next(iter(tilings(puzzle, limit=1)))


def test_tiles_may_be_turned_and_flipped(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    offered = [each for each in table.game.legal(table.state, 0) if isinstance(each, LayTile)]
    for name in table.card(0).tiles:
        (tile,) = TILES.pick((name,))
        forms = {_in_the_corner(offer.cells) for offer in offered if offer.tile == name}
        assert forms <= {frozenset(form.cells) for form in tile.shape.orientations()}
    assert len({_in_the_corner(offer.cells) for offer in offered}) > len(table.card(0).tiles)


def _in_the_corner(cells: tuple[tuple[int, int], ...]) -> frozenset[tuple[int, int]]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


# Set-up


def test_gems_at_random_one_per_slot_6_lanes_of_12_and_6_colours_of_12(sit: Sit) -> None:
    boards = [sit(seed=f"board {number}").state.lanes for number in range(20)]
    for lanes in boards:
        assert [len(lane) for lane in lanes] == [12] * 6
        assert Counter(gem for lane in lanes for gem in lane) == dict.fromkeys(COLOURS, 12)
    assert len(set(boards)) == 20


@pytest.mark.parametrize(("seats", "cards"), [(1, 9), (2, 18), (3, 27), (4, 36)])
def test_cards_in_play_2_players_18_3_players_27_4_players_36_they_are_shuffled(
    sit: Sit, seats: int, cards: int
) -> None:
    (begun,) = sit(seats=seats).told(MatchBegun)
    assert len(begun.order) == len(set(begun.order)) == cards
    assert set(begun.order) <= set(range(36))
    assert list(begun.order) != sorted(begun.order)
    assert begun.order != sit(seats=seats, seed="another").told(MatchBegun)[0].order


def test_every_card_in_play_comes_once_nine_rounds(sit: Sit) -> None:
    table = sit(seats=3)
    (begun,) = table.told(MatchBegun)
    table.begin(0, 0, 0)
    table.play_rounds(*[()] * 9)
    came = [[card.number for card in dealt.cards if card] for dealt in table.told(RoundBegun)]
    assert [number for cards in came for number in cards] == list(begun.order)
    assert [len(cards) for cards in came] == [3] * 9
    assert table.match.outcome is not None


def test_the_starting_player_is_chosen_by_chance_or_by_the_host(sit: Sit) -> None:
    by_chance = {sit(Options(), 4, seed=f"chance {number}").state.starter for number in range(40)}
    assert by_chance == {0, 1, 2, 3}
    assert [sit(Options(starter=seat), 4).state.starter for seat in range(4)] == [0, 1, 2, 3]


# Placing the pawns


def test_every_player_puts_a_pawn_on_a_red_space_of_their_choice_several_may_share_one(sit: Sit) -> None:
    table = sit(seats=4)
    for seat, lane in ((3, 5), (1, 0), (0, 5), (2, 3)):  # all at once: in any order
        assert table.do(seat, PlacePawn(lane)) == [PawnPlaced(seat, lane)]
    assert table.pawns() == [5, 0, 3, 5]


def test_pawns_are_placed_openly(sit: Sit) -> None:
    table = sit()
    (event,) = table.do(1, PlacePawn(4))
    for viewer in (None, 0, 1):
        assert table.game.notice(event, viewer) == event
        assert table.seen(1, viewer).pawn == 4


@pytest.mark.parametrize("lane", [-1, 6, 100])
def test_there_are_six_red_spaces(sit: Sit, lane: int) -> None:
    assert sit().refusal(0, PlacePawn(lane)) == "pawn.no_lane"


def test_a_placed_pawn_can_be_changed_until_all_present_are_ready(sit: Sit) -> None:
    table = sit()
    table.do(0, PlacePawn(2))
    assert table.refusal(0, PlacePawn(2)) == "move.no_change"
    table.do(0, GoOn())
    table.do(0, PlacePawn(3))  # ready, but not all are
    table.do(1, PlacePawn(0))
    assert table.stage() == "pawns"
    table.do(1, GoOn())
    assert table.stage() == "roll"
    assert table.refusal(0, PlacePawn(1)) == "pawn.placed"
    table.roll()
    assert table.refusal(0, PlacePawn(1)) == "pawn.placed"
    assert table.pawns() == [3, 0]


def test_who_has_placed_no_pawn_cannot_be_ready(sit: Sit) -> None:
    table = sit()
    assert table.refusal(0, GoOn()) == "pawn.missing"
    table.do(0, PlacePawn(1))
    assert table.do(0, GoOn()) == [SeatReady(0)]
    assert table.refusal(0, GoOn()) == "round.no_change"


def test_30_s_at_most_then_a_pawn_without_a_space_gets_one_by_chance(sit: Sit) -> None:
    table = sit(seats=3)
    assert table.told(TableLaid)[0].ends == 30_000
    table.do(1, PlacePawn(4))
    table.wait(29_999)
    assert table.stage() == "pawns"
    table.wait(1)
    assert table.stage() == "roll"
    assert table.pawns()[1] == 4
    by_chance = [event for event in table.told(PawnPlaced) if not event.chosen]
    assert [event.seat for event in by_chance] == [0, 2]
    lanes = [sit(seed=f"late {number}") for number in range(40)]
    for late in lanes:
        late.wait(30_000)
    assert {late.pawns()[0] for late in lanes} == set(range(6))


def test_nothing_else_can_be_done_before_the_pawns_stand(sit: Sit) -> None:
    table = sit()
    table.do(0, PlacePawn(0))
    assert table.refusal(0, RollDie()) == "roll.not_now"
    assert {table.refusal(0, command) for command in (MovePawn(1), TakeGems(0, 12), GiveUp())} == {"round.over"}


# Other cards


def test_with_the_deck_of_a_seed_the_cards_in_play_are_carried_and_no_others(sit: Sit) -> None:
    forged, boxed_cards = sit(Options(deck="forged", starter=0)), sit()
    (begun,) = forged.told(MatchBegun)
    assert [sheet.number for sheet in begun.cards] == sorted(begun.order)
    assert boxed_cards.told(MatchBegun)[0].cards == ()
    for table in (forged, boxed_cards):
        table.begin(0, 0)
    assert forged.card(0).number == boxed_cards.card(0).number
    assert forged.card(0).area != boxed_cards.card(0).area
    forged.solve(0)
    assert forged.seat(0).finish is not None


def test_presence_is_what_the_table_says(sit: Sit) -> None:
    table = sit()
    assert table.state.presence == Presence()
    table.away(1)
    assert table.view.away == (1,)
