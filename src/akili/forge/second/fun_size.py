"""Fun-Size cards for the box: all sides A alike, all sides B alike, with the straight yellow tile and without it."""

from __future__ import annotations

from dataclasses import replace

from akili.engine.chance import SeededChance
from akili.forge import fun_size
from akili.forge.deck import Difficulty, FunSizeCard, FunSizeDeck, FunSizeSide
from akili.forge.fun_size import CARDS, SideKind, side_of
from akili.polyomino import Region

A = fun_size.A
B = replace(fun_size.B, seconds=45)
TOLERANCE = 0.2  # of the time that a side aims at
HANDICAP = 1.6  # times as long as a side aims at, at most, without the straight yellow tile


def make_deck(seed: int | str) -> FunSizeDeck:
    """32 cards; no area comes twice, however it is turned."""
    chance = SeededChance(f"fun-size box/{seed}")
    taken: set[Region] = set()
    cards = (
        FunSizeCard(*(_side(chance.fork(f"{number}/{kind.tiles}"), kind, taken) for kind in (A, B)))
        for number in range(CARDS)
    )
    return FunSizeDeck(str(seed), tuple(cards))


def _side(chance: SeededChance, kind: SideKind, taken: set[Region]) -> FunSizeSide:
    while True:
        area = fun_size.any_area(chance, kind)
        if area is None or area.canonical() in taken:
            continue
        side = side_of(area, kind.tiles)
        if side is not None and _is_balanced(side, kind.seconds):
            taken.add(area.canonical())
            return side


def _is_balanced(side: FunSizeSide, aim: float) -> bool:
    return _is_near(side.difficulty, aim) and side.difficulty_without_yellow.seconds <= HANDICAP * aim


def _is_near(difficulty: Difficulty, aim: float) -> bool:
    return abs(difficulty.seconds / aim - 1) <= TOLERANCE
