"""What a rest of an area is worth to players without tables: by its cells, or by the pairs of dice that would fill it.

All count in rolls, more or less, and lower is better. ``tables.py`` knows it exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from akili.bots.ubongo_dice.drawings import AREAS_KEPT, Value
from akili.forge.rolls.board import FACES, AreaBoard
from akili.forge.rolls.chances import face_sets

LARGER, RAGGED = 3.4, 0.06  # rolls that a rest takes if no pair fills it, and more per edge of it
ALL_FACES = (1 << FACES) - 1
EDGE = 1 / 64  # of a cell: between rests of one size the tidier one is better

Valuing = Callable[[AreaBoard, int], Value]  # for an area, with so many dice of each colour


@lru_cache(AREAS_KEPT)
def greedy(board: AreaBoard, dice: int) -> Value:  # noqa: ARG001 - it doesn't look ahead
    """Draws as much as it can; of rests of one size it likes the tidiest."""
    neighbours = _neighbours(board)

    @cache
    def value(free: int) -> float:
        return free.bit_count() + EDGE * _perimeter(neighbours, free)

    return value


@lru_cache(AREAS_KEPT)
def one_pair_rule(board: AreaBoard, dice: int) -> Value:
    """Steers for a rest that one pair of dice fills, and waits for that pair; a larger rest should be tidy."""
    neighbours, fills = _neighbours(board), _fills(board)

    @cache
    def value(free: int) -> float:
        if not free:
            return 0.0
        in_pieces = LARGER + RAGGED * _perimeter(neighbours, free)
        pairs = fills.get(free, 0)
        return min(in_pieces, 1 / chance_of_pairs(pairs, dice)) if pairs else in_pieces

    return value


@cache
def chance_of_pairs(pairs: int, dice: int) -> float:
    """How likely a roll shows one of these pairs, which are bits: the white faces of each black face in a row."""
    shown = 0.0
    for black, black_chance in face_sets(dice):
        whites = 0
        for face in range(FACES):
            if black >> face & 1:
                whites |= pairs >> FACES * face & ALL_FACES
        shown += black_chance * sum(chance for white, chance in face_sets(dice) if white & whites)
    return shown


def chance_to_fill(board: AreaBoard, free: int, dice: int) -> float:
    """How likely the next roll fills what is left."""
    return chance_of_pairs(_fills(board).get(free, 0), dice) if free else 1.0


@lru_cache(AREAS_KEPT)
def _fills(board: AreaBoard) -> dict[int, int]:
    """For every rest that a pair fills: which pairs."""
    found: dict[int, int] = {}

    def add(rest: int, pairs: int) -> None:
        found[rest] = found.get(rest, 0) | pairs

    for black, black_masks in enumerate(board.black):
        for mask in black_masks:
            add(mask, ALL_FACES << FACES * black)
    for white, white_masks in enumerate(board.white):
        for mask in white_masks:
            add(mask, sum(1 << FACES * black + white for black in range(FACES)))
            for black, black_masks in enumerate(board.black):
                for other in black_masks:
                    if not mask & other:
                        add(mask | other, 1 << FACES * black + white)
    return found


def _neighbours(board: AreaBoard) -> list[tuple[int, int]]:
    """Every cell with those beside it, as bits."""
    inside = set(board.cells)

    def beside(row: int, column: int) -> int:
        return board.pack(inside & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)})

    return [(1 << bit, beside(*cell)) for bit, cell in enumerate(board.cells)]


def _perimeter(neighbours: list[tuple[int, int]], free: int) -> int:
    return sum(4 - (near & free).bit_count() for cell, near in neighbours if cell & free)
