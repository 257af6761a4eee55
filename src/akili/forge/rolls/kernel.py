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
Numbers = NDArray[np.int64]


def values(board: AreaBoard, dice: int = 2) -> Values:
    """V for every set of free cells, by its bits."""
    found: Values = _values(
        len(board.cells), *_flat(board.black), *_flat(board.white), *_fitting_sets(dice), best_of(dice)
    )
    return found


def _flat(faces: tuple[Masks, ...]) -> tuple[Words, Numbers]:
    """All masks in a row, and where those of each face begin."""
    lengths = [0, *(len(masks) for masks in faces)]
    return np.array([mask for masks in faces for mask in masks], np.uint32), np.cumsum(np.array(lengths))


def _fitting_sets(dice: int) -> tuple[Numbers, Values, Numbers]:
    """For every set of black faces that fit: what the dice can show of them, how likely, and where each list begins.

    Mostly few faces fit, so that there are far fewer cases than rolls.
    """
    cases: list[tuple[int, float]] = []
    begins = [0]
    for fitting in range(1 << FACES):
        shown: dict[int, float] = {}
        for faces, chance in face_sets(dice):
            shown[faces & fitting] = shown.get(faces & fitting, 0.0) + chance
        cases += shown.items()
        begins.append(len(cases))
    sets, chances = zip(*cases, strict=True)
    return np.array(sets, np.int64), np.array(chances), np.array(begins, np.int64)


@njit(cache=True, nogil=True)
def _values(
    cells: int,
    black: Any,
    black_from: Any,
    white: Any,
    white_from: Any,
    sets: Any,
    chances: Any,
    sets_from: Any,
    shares: Any,
) -> Any:
    positions = 1 << cells
    value = np.zeros(positions)
    with_white = np.zeros((positions, FACES))
    drawn = np.empty((FACES, FACES))
    best = np.empty(FACES)
    row = np.empty(FACES)
    outcome = np.empty((1 << FACES) * FACES)
    chance = np.empty((1 << FACES) * FACES)
    for position in range(1, positions):
        free = np.uint32(position)
        for face in range(FACES):
            best[face] = np.inf
            for index in range(white_from[face], white_from[face + 1]):
                if white[index] & free == white[index]:
                    best[face] = min(best[face], value[free ^ white[index]])
        fitting = 0
        for face in range(FACES):
            drawn[face] = best
            for index in range(black_from[face], black_from[face + 1]):
                if black[index] & free == black[index]:
                    fitting |= 1 << face
                    rest = free ^ black[index]
                    for other in range(FACES):
                        drawn[face, other] = min(drawn[face, other], with_white[rest, other])
        count = 0
        for number in range(sets_from[fitting], sets_from[fitting + 1]):
            _best_first(drawn, best, sets[number], row)
            for rank in range(FACES):
                outcome[count] = row[rank]
                chance[count] = chances[number] * shares[rank]
                count += 1
        value[position] = _expected(outcome, chance, count)
        for face in range(FACES):
            with_white[position, face] = min(value[position], best[face])
    return value


@njit(cache=True, nogil=True, inline="always")
def _best_first(drawn: Any, best: Any, faces: Any, row: Any) -> None:
    """What is best with each white face if these black ones are shown, sorted."""
    row[:] = best
    for face in range(FACES):
        if faces >> face & 1:
            for other in range(FACES):
                row[other] = min(row[other], drawn[face, other])
    for last in range(1, FACES):
        value, place = row[last], last
        while place > 0 and row[place - 1] > value:
            row[place] = row[place - 1]
            place -= 1
        row[place] = value


@njit(cache=True, nogil=True, inline="always")
def _expected(outcome: Any, chance: Any, count: int) -> float:
    value = np.inf
    while True:
        total, weighted = 0.0, 0.0
        for index in range(count):
            if outcome[index] < value:
                total += chance[index]
                weighted += outcome[index] * chance[index]
        better = (1 + weighted) / total
        if better >= value:
            return value
        value = better
