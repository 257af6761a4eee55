"""Laws of the rating: how a card lies, in which order tiles are named and which tiles are spare changes nothing."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akili.engine.chance import SeededChance
from akili.forge.areas import carve
from akili.forge.deck import ClassicDeck, Difficulty, FunSizeDeck, ShimoDeck, region
from akili.forge.fillings import fillings
from akili.forge.fun_size import rate_side
from akili.forge.rating.difficulty import effort, hardness, rate
from akili.forge.rating.ground import ground_of
from akili.forge.rating.scale import points
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.forge.shipped import shipped
from akili.forge.tiles import CLASSIC, FUN_SIZE
from akili.polyomino import Puzzle, Region, Usage

Rows = tuple[str, ...]
Motion = Callable[[Rows], Rows]


def turned(rows: Rows) -> Rows:
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))


def flipped(rows: Rows) -> Rows:
    return tuple(row[::-1] for row in rows)


def motions() -> list[Motion]:
    """All but leaving a card as it lies."""
    turns: list[Motion] = [lambda rows: rows, turned, lambda rows: turned(turned(rows))]
    turns.append(lambda rows: turned(turned(turned(rows))))
    return [*turns[1:], *(lambda rows, turn=turn: flipped(turn(rows)) for turn in turns)]


Told = Difficulty | tuple[Difficulty, Difficulty]
Rating = Callable[[Rows], Told]


def every_puzzle() -> Iterator[tuple[Rows, Told, Rating]]:
    """The picture of each, what the deck says of it, and how such a picture is rated."""
    classic, fun_size, shimo = (shipped(name) for name in ("classic", "fun-size", "shimo"))
    assert isinstance(classic, ClassicDeck)
    assert isinstance(fun_size, FunSizeDeck)
    assert isinstance(shimo, ShimoDeck)
    for both in classic.cards:
        for side in (both.three, both.four):
            for row in side.rows:
                yield side.area, row.difficulty, partial(classic_rating, row.tiles)
    for card in fun_size.cards:
        for use, face in ((3, card.a), (4, card.b)):
            both_ways = (face.difficulty, face.difficulty_without_yellow)
            yield face.area, both_ways, partial(fun_size_rating, use)
    for level in shimo.levels:
        for each in level:
            yield each.fields, each.difficulty, partial(shimo_rating, each.tiles)


def classic_rating(tiles: tuple[str, ...], rows: Rows) -> Difficulty:
    return rate(Puzzle(region(rows), CLASSIC.pick(tiles)))


def fun_size_rating(use: int, rows: Rows) -> tuple[Difficulty, Difficulty]:
    return rate_side(region(rows), use)


def shimo_rating(tiles: tuple[int, ...], rows: Rows) -> Difficulty:
    return rate(ShimoPuzzle.parse("\n".join(rows), tiles))


@pytest.mark.no_cover
def test_every_puzzle_of_every_deck_is_rated_the_same_however_it_lies() -> None:
    ways = motions()
    for number, (rows, told, rating) in enumerate(every_puzzle()):
        assert rating(ways[number % len(ways)](rows)) == told


@pytest.mark.no_cover
def test_the_effort_is_the_same_for_all_eight_ways_a_card_can_lie() -> None:
    classic = shipped("classic")
    assert isinstance(classic, ClassicDeck)
    for card in classic.cards[::6]:
        for side in (card.three, card.four):
            tiles = CLASSIC.pick(side.rows[0].tiles)
            as_it_lies = effort(ground_of(Puzzle(region(side.area), tiles)))
            for way in motions():
                assert effort(ground_of(Puzzle(region(way(side.area)), tiles))) == pytest.approx(as_it_lies, rel=1e-9)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), st.integers(10, 13))
def test_the_order_in_which_tiles_are_named_makes_no_difference(seed: int, squares: int) -> None:
    area = carve(SeededChance(seed), squares, 4, 4)
    if area is not None:
        for tiles in list(fillings(area, CLASSIC, 3))[:2]:
            puzzle, other = (Puzzle(area, CLASSIC.pick(names)) for names in (tiles, tuple(reversed(tiles))))
            assert rate(puzzle) == rate(other)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6))
def test_without_the_yellow_tile_it_is_never_easier(seed: int) -> None:
    area = carve(SeededChance(seed), 13, 4, 4)
    if area is not None and any("I3" not in names for names in fillings(area, FUN_SIZE, 3)):
        whole, without = rate_side(area, 3)
        assert without.seconds >= whole.seconds
        assert without.rating >= whole.rating


def test_without_the_yellow_tile_no_card_of_the_box_is_easier() -> None:
    deck = shipped("fun-size")
    assert isinstance(deck, FunSizeDeck)
    for card in deck.cards:
        for side in (card.a, card.b):
            assert side.difficulty_without_yellow.seconds >= side.difficulty.seconds


@pytest.mark.no_cover
def test_a_tile_that_no_solution_uses_only_makes_it_harder() -> None:
    deck, names = shipped("fun-size"), [tile.name for tile in FUN_SIZE.tiles]
    assert isinstance(deck, FunSizeDeck)
    compared = 0
    for card in deck.cards:
        for use, side in ((3, card.a), (4, card.b)):
            area = region(side.area)
            for spare in set(names).difference(*fillings(area, FUN_SIZE, use)):
                fewer = Puzzle(area, FUN_SIZE.pick([name for name in names if name != spare]), Usage.exactly(use))
                assert rate(fewer).seconds <= side.difficulty.seconds
                compared += 1
    assert compared > 20


@given(st.integers(1, 300), st.integers(1, 300), st.integers(1, 40), st.integers(1, 40))
def test_more_ways_to_lay_a_tile_and_fewer_solutions_are_harder(fewer: int, more: int, few: int, many: int) -> None:
    (fewer, more), (few, many) = sorted((fewer, more)), sorted((few, many))
    assert hardness(10, fewer, many) <= hardness(10, more, few)
    assert hardness(10, fewer, few) <= hardness(11, fewer, few)


def test_more_tiles_to_lay_take_longer_by_and_large() -> None:
    classic, fun_size, shimo = (shipped(name) for name in ("classic", "fun-size", "shimo"))
    assert isinstance(classic, ClassicDeck)
    assert isinstance(fun_size, FunSizeDeck)
    assert isinstance(shimo, ShimoDeck)
    three, four = (
        median(row.difficulty.seconds for side in sides for row in side.rows)
        for sides in ([card.three for card in classic.cards], [card.four for card in classic.cards])
    )
    assert four > 1.5 * three
    assert median(card.b.difficulty.seconds for card in fun_size.cards) > 1.3 * median(
        card.a.difficulty.seconds for card in fun_size.cards
    )
    levels = [median(card.difficulty.seconds for card in level) for level in shimo.levels]
    assert all(harder > 1.3 * easier for easier, harder in pairwise(levels))


def test_the_easiest_level_of_shimo_has_many_shades() -> None:
    shimo = shipped("shimo")
    assert isinstance(shimo, ShimoDeck)
    assert len({card.difficulty.seconds for card in shimo.levels[0]}) > 30


def test_twenty_points_are_twice_the_time() -> None:
    assert [points(seconds) for seconds in (1, 5, 10, 20, 40, 80, 160)] == [0, 0, 20, 40, 60, 80, 100]
    assert rate(Puzzle(Region.rectangle(1, 4), CLASSIC.pick(["I4"]))).rating == 0


def test_what_has_no_solution_has_no_rating() -> None:
    with pytest.raises(ValueError, match="without a solution"):
        rate(Puzzle(Region.rectangle(2, 4), CLASSIC.pick(["S4", "I4"])))


def test_a_choice_of_tiles_is_one_search() -> None:
    area = Region.parse("####\n####\n####\n#...")
    assert rate(Puzzle(area, CLASSIC.tiles, Usage.exactly(3))).seconds > 0
