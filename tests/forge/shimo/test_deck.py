"""Every line that is said of a Shimo deck, held against the shipped one and a few made on the spot."""

from itertools import chain

import pytest

from akili.engine.chance import SeededChance
from akili.forge.deck import ShimoDeck
from akili.forge.shimo.deck import card_of, make_deck
from akili.forge.shimo.maker import make_level
from akili.forge.shimo.puzzle import ShimoPuzzle, solutions
from akili.forge.shipped import shipped


def test_the_shipped_deck_keeps_to_the_rules_of_its_levels() -> None:
    deck = shipped("shimo")
    assert isinstance(deck, ShimoDeck)
    assert len(deck.levels) == 4
    for level, cards in enumerate(deck.levels, 1):
        assert len(cards) == 80
        puzzles = [ShimoPuzzle.parse("\n".join(card.fields), card.tiles) for card in cards]
        assert len({puzzle.canonical() for puzzle in puzzles}) == 80
        for card, puzzle in zip(cards, puzzles, strict=True):
            assert len(card.tiles) == level + 2
            assert len(puzzle.white) == 2 * len(card.tiles)
            assert 0.70 <= puzzle.covered / (puzzle.height * puzzle.width) <= 0.95
            assert card.solutions == len(list(solutions(puzzle))) <= (3 if level == 1 else 1)
            assert card == card_of(puzzle)


@pytest.mark.no_cover
def test_levels_rise_in_difficulty_and_are_balanced() -> None:
    deck = shipped("shimo")
    assert isinstance(deck, ShimoDeck)
    middles = []
    for level, cards in enumerate(deck.levels, 1):
        times = sorted(card.difficulty.seconds for card in cards)
        middles.append(times[40])
        made = sorted(card_of(puzzle).difficulty.seconds for puzzle in make_level(SeededChance(level), level))
        assert times[-1] / times[0] <= made[-1] / made[0]
    assert middles == sorted(set(middles))


@pytest.mark.no_cover
def test_the_same_seed_gives_the_same_deck() -> None:
    one, other = make_deck(5), shipped("shimo")
    assert isinstance(other, ShimoDeck)
    assert one == make_deck("5")
    assert set(chain(*one.levels)) != set(chain(*other.levels))
