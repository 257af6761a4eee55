"""Every line that is said of a Fun-Size deck, held against a deck made on the spot."""

import pytest

from akili.forge.deck import FunSizeDeck, FunSizeSide, region
from akili.forge.fun_size import CARDS, FEWEST_SETS, WITHOUT_YELLOW, A, B, SideKind, make_card, make_deck, side_of
from akili.forge.pleasant import is_pleasant
from akili.forge.tiles import FUN_SIZE, STRAIGHT_YELLOW
from akili.polyomino import Puzzle, Region, Usage, count


@pytest.fixture(scope="module")
def deck() -> FunSizeDeck:
    return make_deck("a test")


def sides(deck: FunSizeDeck) -> list[tuple[FunSizeSide, SideKind]]:
    return [(side, kind) for card in deck.cards for side, kind in ((card.a, A), (card.b, B))]


def test_every_area_has_three_sets_and_one_without_the_yellow_tile(deck: FunSizeDeck) -> None:
    for side, kind in sides(deck):
        area = region(side.area)
        assert is_pleasant(area)
        assert area.size in kind.squares
        assert len({filling.tiles for filling in side.fillings}) == len(side.fillings) >= FEWEST_SETS
        assert any(STRAIGHT_YELLOW not in filling.tiles for filling in side.fillings)
        for filling in side.fillings:
            assert len(filling.tiles) == kind.tiles
            assert count(Puzzle(area, FUN_SIZE.pick(filling.tiles))) == filling.solutions > 0
        everything = count(Puzzle(area, FUN_SIZE.tiles, Usage.exactly(kind.tiles)))
        assert everything == sum(filling.solutions for filling in side.fillings)


def test_a_deck_has_32_cards_and_no_area_twice(deck: FunSizeDeck) -> None:
    assert len(deck.cards) == CARDS
    assert len({region(side.area).canonical() for side, _ in sides(deck)}) == 2 * CARDS


@pytest.mark.no_cover
def test_the_same_seed_gives_the_same_deck(deck: FunSizeDeck) -> None:
    assert make_deck("a test") == deck


def test_the_same_seed_gives_the_same_card() -> None:
    assert make_card(1) == make_card("1") != make_card(2)


def test_without_yellow_there_are_seven_tiles() -> None:
    assert len(WITHOUT_YELLOW) == 7


def test_an_area_with_too_few_sets_is_no_side() -> None:
    assert side_of(Region.rectangle(1, 12), 3) is None
    assert side_of(Region.parse("####\n####\n####\n##.."), 3) is not None
