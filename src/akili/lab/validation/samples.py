"""Puzzles as they come: of pleasant areas and any tiles that fill them, chosen by no rating."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from akili.engine.chance import SeededChance
from akili.forge import classic, fun_size
from akili.forge.areas import carve
from akili.forge.fillings import fillings
from akili.forge.pleasant import is_pleasant
from akili.forge.shimo.maker import make_level
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.forge.tiles import CLASSIC, FUN_SIZE
from akili.polyomino import Puzzle, Region, Usage

AnyPuzzle = Puzzle | ShimoPuzzle
Kind = classic.SideKind | fun_size.SideKind


def sample(name: str, count: int, seed: str) -> list[AnyPuzzle]:
    """So many of a kind."""
    return KINDS[name](SeededChance(f"sample/{name}/{seed}"), count)


def _classic(chance: SeededChance, kind: classic.SideKind, count: int) -> list[AnyPuzzle]:
    made: list[AnyPuzzle] = []
    while len(made) < count:
        area = _area(chance, kind)
        found = sorted(fillings(area, CLASSIC, kind.tiles))
        if found:
            made.append(Puzzle(area, CLASSIC.pick(chance.pick(found))))
    return made


def _fun_size(chance: SeededChance, kind: fun_size.SideKind, count: int) -> list[AnyPuzzle]:
    made: list[AnyPuzzle] = []
    while len(made) < count:
        area = _area(chance, kind)
        if fillings(area, FUN_SIZE, kind.tiles):
            made.append(Puzzle(area, FUN_SIZE.tiles, Usage.exactly(kind.tiles)))
    return made


def _area(chance: SeededChance, kind: Kind) -> Region:
    while True:
        squares = list(kind.squares)[chance.weighted(list(kind.squares.values()))]
        box = list(kind.boxes)[chance.weighted(list(kind.boxes.values()))]
        area = carve(chance, squares, *chance.shuffled(box)) if squares < box[0] * box[1] else None
        if area is not None and is_pleasant(area):
            return area


def _shimo(level: int) -> Callable[[SeededChance, int], list[AnyPuzzle]]:
    return lambda chance, count: list(make_level(chance, level, count))


KINDS: Mapping[str, Callable[[SeededChance, int], list[AnyPuzzle]]] = {
    "classic, 3 tiles": lambda chance, count: _classic(chance, classic.THREE, count),
    "classic, 4 tiles": lambda chance, count: _classic(chance, classic.FOUR, count),
    "Fun-Size A": lambda chance, count: _fun_size(chance, fun_size.A, count),
    "Fun-Size B": lambda chance, count: _fun_size(chance, fun_size.B, count),
    **{f"Shimo, level {level}": _shimo(level) for level in (1, 2, 3, 4)},
}
