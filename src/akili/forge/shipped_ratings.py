"""How hard a card is: looked up where it lies in the box, for rating it anew takes many milliseconds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from akili.forge.deck import ClassicDeck, Difficulty, FunSizeDeck, Picture, ShimoDeck, region
from akili.forge.fun_size import rate_side
from akili.forge.rating.difficulty import rate
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.forge.shipped import shipped
from akili.forge.tiles import CLASSIC, STRAIGHT_YELLOW
from akili.polyomino import Puzzle

Card = tuple[object, ...]


def classic_rating(area: Picture, tiles: tuple[str, ...]) -> Difficulty:
    """Of an area with the tiles of a row."""
    return _in_the_box().get((area, tiles)) or rate(Puzzle(region(area), CLASSIC.pick(tiles)))


def fun_size_rating(area: Picture, tiles: tuple[str, ...], to_find: int) -> Difficulty:
    """Of an area for which some tiles are to be found, with or without the straight yellow one."""
    has_yellow = STRAIGHT_YELLOW in tiles
    return _in_the_box().get((area, to_find, has_yellow)) or rate_side(region(area), to_find)[not has_yellow]


def shimo_rating(puzzle: ShimoPuzzle) -> Difficulty:
    """Of a puzzle with peep-holes."""
    return _in_the_box().get((tuple(str(puzzle).split("\n")), puzzle.tiles)) or rate(puzzle)


@cache
def _in_the_box() -> Mapping[Card, Difficulty]:
    return dict(_cards())


def _cards() -> Iterator[tuple[Card, Difficulty]]:
    classic, fun_size, shimo = (shipped(name) for name in ("classic", "fun-size", "shimo"))
    assert isinstance(classic, ClassicDeck)
    assert isinstance(fun_size, FunSizeDeck)
    assert isinstance(shimo, ShimoDeck)
    for both in classic.cards:
        for side in (both.three, both.four):
            yield from (((side.area, row.tiles), row.difficulty) for row in side.rows)
    for card in fun_size.cards:
        for to_find, face in ((3, card.a), (4, card.b)):
            yield (face.area, to_find, True), face.difficulty
            yield (face.area, to_find, False), face.difficulty_without_yellow
    for level in shimo.levels:
        yield from (((puzzle.fields, puzzle.tiles), puzzle.difficulty) for puzzle in level)
