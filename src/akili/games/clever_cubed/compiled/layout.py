"""Where everything lies in the arrays of the compiled game, and the printed sheet as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from akili.games.clever_cubed import marks, printed

Numbers = NDArray[np.int16]

# The table: one array.
PHASE, ROUND, FIRST, ACTIVE, ROLL, FACES, PLACES = 0, 1, 2, 3, 4, 5, 11  # six faces (0 before a roll), six places
SEATS, HALF_UP, SEVENS, FREE_BLUE = 17, 18, 19, 20  # how many; the options of the match
TABLE = 21
NOBODY = -1  # active, when one plays alone in every other turn

# Phases: as in the model, but dice that are about to fall, or to be dealt, are a phase of their own: chance is next.
OPENING, ROLLING, CHOOSING, FINISHING, OVER, FALLING, DEALING = range(7)
# What a seat is to do.
NOTHING, BONUS, TO_ROLL, USE, PICK, EXTRA = range(6)

# A seat: one array.
YELLOW, TURQUOISE = 0, 3  # rows, a bit a column
LEFT, RIGHT = 8, 11  # a side of blue: how many numbers, the last one (7 for none), how many very low or high
COUNT, LAST, EXTREMES = 0, 1, 2
BROWN_LAST, BROWN_COUNT = 14, 15
PINK_COUNT, PINK_SUM, PINK_HALVED = 16, 17, 18
REROLLS, REROLLS_USED, JOKERS, JOKERS_USED, EXTRAS, EXTRAS_USED = 19, 20, 21, 22, 23, 24
FOXES = 25
WAITING = 26  # six: how many ? of each colour, then black ones
IS_PICKING, EXTRA_DICE, IS_DONE = 32, 33, 34
SEAT = 35

# An option is a number: its kind, the die or the ?, the joker's field (0 for none) and number, the area, two places.
DO_USE, DO_EXTRA, DO_BONUS, DO_ROLL, DO_REROLL, DO_PASS, DO_DONE = range(7)
WHICH, FIELD, NUMBER, AREA, PLACE, DETAIL = 3, 6, 9, 12, 15, 19  # the lowest bit of each
IN_YELLOW, IN_TURQUOISE, IN_BLUE, IN_BROWN, IN_PINK = range(5)
HALF, TIMES = 0, 1
FREE_JOKER = 5  # the fields 3, 4, 5, 6 are 1 to 4
MOST_OPTIONS = 2048  # more than a seat can ever have at once

# Bonuses as numbers; a ? minus Q_YELLOW is its place among those that wait.
NO_BONUS, R, J, PLUS, F, Q_YELLOW, Q_TURQUOISE, Q_BLUE, Q_BROWN, Q_PINK, Q_BLACK = range(11)
BONUSES: tuple[printed.Bonus | None, ...] = (None, "R", "J", "+1", "F", "?y", "?t", "?b", "?n", "?p", "?k")


def _numbers(bonuses: Sequence[printed.Bonus | None]) -> list[int]:
    return [BONUSES.index(bonus) for bonus in bonuses]


def _array(numbers: object) -> Numbers:
    return np.array(numbers, np.int16)


YELLOW_BONUSES = _array([_numbers(gap) for gap in printed.YELLOW_BONUSES])
ROW_BONUSES = _array(_numbers(printed.TURQUOISE_ROW_BONUSES))
COLUMN_BONUSES = _array(_numbers(printed.TURQUOISE_COLUMN_BONUSES))
BACKED = _array([(1 << size) - 1 for size in printed.TURQUOISE_BACKED])
COLUMN_BACKED = _array(  # for a column, its backed boxes: a bit a row
    [sum(1 << row for row, size in enumerate(printed.TURQUOISE_BACKED) if size > column) for column in range(6)]
)
LEFT_BONUSES, RIGHT_BONUSES = _array(_numbers(printed.BLUE_LEFT_BONUSES)), _array(_numbers(printed.BLUE_RIGHT_BONUSES))
BROWN_BONUSES, PINK_BONUSES = _array(_numbers(printed.BROWN_BONUSES)), _array(_numbers(printed.PINK_BONUSES))
ROUND_BONUSES = _array(_numbers(printed.ROUND_BONUSES))
ROW_ENDS = _array([0, *_numbers([printed.ACTION_ROW_ENDS[action] for action in ("R", "J", "+1")])])
YELLOW_POINTS, TURQUOISE_POINTS = _array(printed.YELLOW_POINTS), _array(printed.TURQUOISE_POINTS)
BLUE_POINTS, BROWN_POINTS = _array(printed.BLUE_POINTS), _array(printed.BROWN_POINTS)
BROWN_NUMBERS, MULTIPLIERS = _array(printed.BROWN_NUMBERS), _array(printed.PINK_MULTIPLIERS)
GREY_ROWS = _array([0, *(marks.GREY_ROW[column] for column in range(1, 7))])
CROSSES = _array([row.bit_count() for row in range(64)])
ROUNDS_OF = _array([0, 6, 6, 5, 4])  # by seats


def _row_choices() -> tuple[Numbers, Numbers]:
    """For the rows taken in a column: the sets of rows that can be crossed, the small first, and how many by size."""
    choices, counts = np.zeros((32, 31), np.int16), np.zeros((32, 7), np.int16)
    for taken in range(32):
        free = [row for row in range(5) if not taken >> row & 1]
        sets = [sum(1 << row for row in rows) for size in range(1, 6) for rows in combinations(free, size)]
        choices[taken, : len(sets)] = sets
        counts[taken] = [sum(rows.bit_count() <= most for rows in sets) for most in range(7)]
    return choices, counts


ROW_CHOICES, ROW_CHOICE_COUNTS = _row_choices()
