"""The fast twin of ``plain.py``, compiled; needs the extra ``akili[kernel]``. A test holds the two equal."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from akili.forge.rolls.board import FACES, AreaBoard, Masks
from akili.forge.rolls.chances import best_of, face_sets

Values = NDArray[np.float64]
Words = NDArray[np.uint32]


def values(board: AreaBoard, dice: int = 2) -> Values:
    """V for every set of free cells, by its bits."""
    black, black_from = _flat(board.black)
    white, white_from = _flat(board.white)
    sets = np.array([faces for faces, _ in face_sets(dice)], np.int64)
    chances = np.array([chance for _, chance in face_sets(dice)])
    shares = np.array(best_of(dice))
    found: Values = _values(len(board.cells), black, black_from, white, white_from, sets, chances, shares)
    return found


def _flat(faces: tuple[Masks, ...]) -> tuple[Words, NDArray[np.int64]]:
    """All masks in a row, and where those of each face begin."""
    lengths = [0, *(len(masks) for masks in faces)]
    return np.array([mask for masks in faces for mask in masks], np.uint32), np.cumsum(np.array(lengths))


@njit(cache=True, nogil=True)
def _values(
    cells: int,
    black: Any,
    black_from: Any,
    white: Any,
    white_from: Any,
    sets: Any,
    chances: Any,
    shares: Any,
) -> Any:
    positions = 1 << cells
    value = np.zeros(positions)
    with_white = np.zeros((positions, FACES))
    drawn = np.empty((FACES, FACES))
    best = np.empty(FACES)
    row = np.empty(FACES)
    outcome = np.empty(len(sets) * FACES)
    chance = np.empty(len(sets) * FACES)
    for number in range(len(sets)):
        for rank in range(FACES):
            chance[number * FACES + rank] = chances[number] * shares[rank]
    for position in range(1, positions):
        free = np.uint32(position)
        for face in range(FACES):
            best[face] = np.inf
            for index in range(white_from[face], white_from[face + 1]):
                if white[index] & free == white[index]:
                    best[face] = min(best[face], value[free ^ white[index]])
        for face in range(FACES):
            drawn[face] = best
            for index in range(black_from[face], black_from[face + 1]):
                if black[index] & free == black[index]:
                    rest = free ^ black[index]
                    for other in range(FACES):
                        drawn[face, other] = min(drawn[face, other], with_white[rest, other])
        _roll(drawn, sets, row, outcome)
        value[position] = _expected(outcome, chance)
        for face in range(FACES):
            with_white[position, face] = min(value[position], best[face])
    return value


@njit(cache=True, nogil=True)
def _roll(drawn: Any, sets: Any, row: Any, outcome: Any) -> None:
    """For every set of black faces: what is best with each white face, the best first."""
    for number in range(len(sets)):
        row[:] = np.inf
        for face in range(FACES):
            if sets[number] >> face & 1:
                for other in range(FACES):
                    row[other] = min(row[other], drawn[face, other])
        for last in range(1, FACES):
            value, place = row[last], last
            while place > 0 and row[place - 1] > value:
                row[place] = row[place - 1]
                place -= 1
            row[place] = value
        outcome[number * FACES : (number + 1) * FACES] = row


@njit(cache=True, nogil=True)
def _expected(outcome: Any, chance: Any) -> float:
    value = np.inf
    while True:
        total, weighted = 0.0, 0.0
        for index in range(len(outcome)):
            if outcome[index] < value:
                total += chance[index]
                weighted += outcome[index] * chance[index]
        better = (1 + weighted) / total
        if better >= value:
            return value
        value = better
