"""Walks over a card: always legal, and on average as long as their search takes."""

from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.bots.hands import LONGEST, Step, walk
from akili.bots.ubongo_fun_size import card_search
from akili.engine.chance import SeededChance
from akili.forge.deck import FunSizeDeck
from akili.forge.shipped import shipped
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import TILES_TO_FIND, Side
from akili.ubongo.laying import Area, Board, is_filled, lay, pieces_of, with_tile, without_tile

NAMES = tuple(tile.name for tile in FUN_SIZE)


def area(number: int, side: Side) -> Area:
    deck = shipped("fun-size")
    assert isinstance(deck, FunSizeDeck)
    card = deck.cards[number]
    return (card.a if side == "A" else card.b).area


def walked(where: Area, steps: list[Step]) -> Board:
    """The board after the steps, each judged by the rules of laying; only the last may fill the area."""
    board: Board = ()
    for step in steps:
        assert not is_filled(where, board)
        if step.is_down:
            assert step.laid.tile not in {laid.tile for laid in board}
            board = with_tile(board, lay(where, board, pieces_of(FUN_SIZE), step.laid.tile, step.laid.cells))
            assert board[-1] == step.laid
        else:
            assert board[-1] == step.laid
            board = without_tile(board, step.laid.tile)
    return board


@settings(max_examples=30)
@given(st.integers(0, 31), st.sampled_from(["A", "B"]), st.integers(), st.floats(1, 60))
def test_a_walk_is_legal_and_ends_with_the_card_filled(number: int, side: Side, seed: int, length: float) -> None:
    where = area(number, side)
    board = walked(where, card_search(where, NAMES, TILES_TO_FIND[side]).solving(length, SeededChance(seed)))
    assert is_filled(where, board)
    assert len(board) == TILES_TO_FIND[side]


@settings(max_examples=15)
@given(st.integers(0, 31), st.sampled_from(["A", "B"]), st.integers())
def test_a_walk_in_vain_is_legal_and_never_fills_the_card(number: int, side: Side, seed: int) -> None:
    where = area(number, side)
    steps = card_search(where, NAMES, TILES_TO_FIND[side]).in_vain(SeededChance(seed))
    assert 0 < len(steps) <= LONGEST
    assert not is_filled(where, walked(where, steps))


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_walk_that_is_not_chosen_by_length_is_as_long_as_the_search_expects(side: Side) -> None:
    lengths, expected = [], []
    for number in range(12):
        search = card_search(area(number, side), NAMES, TILES_TO_FIND[side])
        chance = SeededChance(number)
        lengths += [sum(1 for _ in walk(search.approaches[0], chance, is_blind=False)) for _ in range(25)]
        expected.append(search.approaches[0].effort)
    assert abs(mean(lengths) / mean(expected) - 1) < 0.15


def test_an_area_may_lie_anywhere_in_its_picture() -> None:
    lines = area(0, "A")
    where = ("." * (len(lines[0]) + 1), *(f".{line}" for line in lines))
    steps = card_search(where, NAMES, 3).solving(5, SeededChance("anywhere"))
    assert is_filled(where, walked(where, steps))
