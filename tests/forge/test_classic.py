"""Every line that is said of a classic deck, held against decks made on the spot."""

from collections import Counter
from itertools import pairwise

import pytest

from akili.forge.classic import CARDS, DIE, FOUR, THREE, SideKind, best_rows, make_card, make_deck
from akili.forge.corner_search import approach
from akili.forge.deck import ClassicDeck, ClassicRow, ClassicSide, Difficulty, region
from akili.forge.fillings import fillings
from akili.forge.pleasant import is_pleasant
from akili.forge.rating.difficulty import rate
from akili.forge.rating.scale import points
from akili.forge.tiles import CLASSIC
from akili.polyomino import Puzzle, count


@pytest.fixture(scope="module")
def deck() -> ClassicDeck:
    return make_deck("7")


def sides(deck: ClassicDeck, kind: SideKind) -> list[ClassicSide]:
    return [card.three if kind is THREE else card.four for card in deck.cards]


def check_side(side: ClassicSide, kind: SideKind) -> None:
    area = region(side.area)
    assert is_pleasant(area)
    assert area.perimeter <= max(kind.outlines)
    found = fillings(area, CLASSIC, kind.tiles)
    assert side.sets == len(found)
    assert kind.fewest_sets <= side.sets <= kind.most_sets
    assert len({row.tiles for row in side.rows}) == len(side.rows) == len(DIE)
    for row in side.rows:
        puzzle = Puzzle(area, CLASSIC.pick(row.tiles))
        assert row.solutions == found[row.tiles] == count(puzzle)
        assert 1 <= row.solutions <= kind.most_solutions
        assert row.difficulty == rate(puzzle)


@pytest.mark.parametrize("kind", [THREE, FOUR])
def test_every_row_of_every_side_is_solvable_as_it_says(deck: ClassicDeck, kind: SideKind) -> None:
    for side in sides(deck, kind):
        check_side(side, kind)


def test_a_deck_has_36_cards_and_no_area_twice(deck: ClassicDeck) -> None:
    assert len(deck.cards) == CARDS
    areas = [region(side.area).canonical() for kind in (THREE, FOUR) for side in sides(deck, kind)]
    assert len(set(areas)) == 2 * CARDS


@pytest.mark.parametrize("kind", [THREE, FOUR])
def test_squares_and_boxes_come_in_the_printed_numbers(deck: ClassicDeck, kind: SideKind) -> None:
    areas = [region(side.area) for side in sides(deck, kind)]
    assert Counter(area.size for area in areas) == kind.squares
    assert Counter(area.box for area in areas) == kind.boxes


@pytest.mark.parametrize("kind", [THREE, FOUR])
def test_rows_were_chosen_near_the_aim_of_their_face(deck: ClassicDeck, kind: SideKind) -> None:
    for number, aim in enumerate(kind.seconds):
        puzzles = [Puzzle(region(side.area), CLASSIC.pick(side.rows[number].tiles)) for side in sides(deck, kind)]
        misses = [abs(approach(puzzle).aim.rating - points(aim)) for puzzle in puzzles]
        assert sum(misses) / len(misses) <= 8


@pytest.mark.no_cover
def test_the_same_seed_gives_the_same_deck(deck: ClassicDeck) -> None:
    assert make_deck(7) == deck  # a number is its digits


def test_other_seeds_give_other_cards() -> None:
    cards = [make_card(seed) for seed in range(6)]
    assert all(one != other for one, other in pairwise(cards))
    for card in cards:
        check_side(card.three, THREE)
        check_side(card.four, FOUR)


def row(seconds: float) -> ClassicRow:
    return ClassicRow((f"{seconds}",), 1, Difficulty(points(seconds), seconds))


def test_rows_are_chosen_together_and_stand_at_their_aims() -> None:
    rows = [row(seconds) for seconds in (80, 11, 10, 20, 40)]
    assert [each.difficulty.seconds for each in best_rows(rows, (40, 10, 20))] == [40, 10, 20]
    # 15 s would suit both aims; together it is better to leave it to one of them
    assert [each.difficulty.seconds for each in best_rows([row(15), row(30)], (15, 16))] == [15, 30]
