"""How hard a card is: looked up where it lies in the box, for rating it anew takes many milliseconds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from akili.forge.deck import BOX, ClassicDeck, Difficulty, FunSizeDeck, Picture, ShimoDeck, region
from akili.forge.fun_size import rate_side
from akili.forge.rating.difficulty import rate
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.forge.shipped import calibration, shipped
from akili.forge.tiles import CLASSIC, STRAIGHT_YELLOW
from akili.polyomino import Puzzle


@dataclass(frozen=True)
class RatedCard:
    """A puzzle of a game under its name, and its rating as the forge reckons it."""

    game: str
    name: str
    reckoned: Difficulty

    @property
    def difficulty(self) -> Difficulty:
        """How hard it is for people, as far as that is known."""
        return calibration().difficulty(self.game, self.name, self.reckoned)


def classic_rating(area: Picture, tiles: tuple[str, ...]) -> RatedCard:
    """Of an area with the tiles of a row."""
    name = _classic_name(area, tiles)
    return RatedCard("classic", name, _in_the_box().get(name) or rate(Puzzle(region(area), CLASSIC.pick(tiles))))


def fun_size_rating(area: Picture, tiles: tuple[str, ...], to_find: int) -> RatedCard:
    """Of an area for which some tiles are to be found, with or without the straight yellow one."""
    has_yellow = STRAIGHT_YELLOW in tiles
    name = _fun_size_name(area, to_find, has_yellow)
    return RatedCard("fun-size", name, _in_the_box().get(name) or rate_side(region(area), to_find)[not has_yellow])


def shimo_rating(puzzle: ShimoPuzzle) -> RatedCard:
    """Of a puzzle with peep-holes."""
    name = _shimo_name(str(puzzle).split("\n"), puzzle.tiles)
    return RatedCard("shimo", name, _in_the_box().get(name) or rate(puzzle))


def _classic_name(area: Picture, tiles: Sequence[str]) -> str:
    return f"{'/'.join(area)} {' '.join(tiles)}"


def _fun_size_name(area: Picture, to_find: int, has_yellow: bool) -> str:
    return f"{'/'.join(area)} {to_find} of {8 if has_yellow else 7}"


def _shimo_name(fields: Sequence[str], tiles: Sequence[int]) -> str:
    return f"{'/'.join(fields)} {' '.join(map(str, tiles))}"


@cache
def _in_the_box() -> Mapping[str, Difficulty]:
    return dict(_cards())


def _cards() -> Iterator[tuple[str, Difficulty]]:
    for box in (None, BOX):
        yield from _cards_of(box)


def _cards_of(box: str | None) -> Iterator[tuple[str, Difficulty]]:
    classic, fun_size, shimo = (shipped(name, box) for name in ("classic", "fun-size", "shimo"))
    assert isinstance(classic, ClassicDeck)
    assert isinstance(fun_size, FunSizeDeck)
    assert isinstance(shimo, ShimoDeck)
    for both in classic.cards:
        for side in (both.three, both.four):
            yield from ((_classic_name(side.area, row.tiles), row.difficulty) for row in side.rows)
    for card in fun_size.cards:
        for to_find, face in ((3, card.a), (4, card.b)):
            yield _fun_size_name(face.area, to_find, has_yellow=True), face.difficulty
            yield _fun_size_name(face.area, to_find, has_yellow=False), face.difficulty_without_yellow
    for level in shimo.levels:
        yield from ((_shimo_name(each.fields, each.tiles), each.difficulty) for each in level)
