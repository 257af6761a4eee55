"""Where numbers fit on a sheet, compiled; what a mark does to it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.games.clever_cubed.compiled import layout as at
from akili.games.clever_cubed.model import BLUE_DIE, HAND, PLATTER, WHITE_DIE

DICE = 6
FIELDS = 6  # on a side of blue
SEVEN = 7


@njit(cache=True, nogil=True, inline="always")
def taken_rows(seat: Any, column: int) -> Any:
    """The rows of a turquoise column that are crossed, a bit each."""
    place = column - 1
    taken = seat[at.TURQUOISE] >> place & 1 | (seat[at.TURQUOISE + 1] >> place & 1) << 1
    taken |= (seat[at.TURQUOISE + 2] >> place & 1) << 2 | (seat[at.TURQUOISE + 3] >> place & 1) << 3
    return taken | (seat[at.TURQUOISE + 4] >> place & 1) << 4


@njit(cache=True, nogil=True, inline="always")
def blue_fits(table: Any, seat: Any, side: int, number: int) -> Any:
    """Whether a side of blue goes on with this number."""
    if seat[side + at.COUNT] == FIELDS:
        return False
    last = seat[side + at.LAST]
    if number == SEVEN:
        return table[at.SEVENS] != 0 or last != SEVEN
    return number == (last - 1 if side == at.LEFT else last + 1)


@njit(cache=True, nogil=True, inline="always")
def _half(table: Any, number: int) -> Any:
    return number + table[at.HALF_UP] >> 1


@njit(cache=True, nogil=True, inline="always")
def is_lowest_of_its_half(table: Any, number: int) -> Any:
    """Whether no lower number has the same half."""
    return number == 1 or _half(table, number) > _half(table, number - 1)


@njit(cache=True, nogil=True)
def win(seat: Any, bonus: int) -> None:
    """An action is circled, a fox counts, a ? waits."""
    if bonus == 0:
        return
    if bonus >= at.Q_YELLOW:
        seat[at.WAITING + bonus - at.Q_YELLOW] += 1
    elif bonus == at.F:
        seat[at.FOXES] += 1
    else:
        row = at.REROLLS if bonus == at.R else at.JOKERS if bonus == at.J else at.EXTRAS
        seat[row] += 1
        if seat[row] == 7:
            end = at.ROW_ENDS[bonus]
            if end >= at.Q_YELLOW:
                seat[at.WAITING + end - at.Q_YELLOW] += 1
            else:
                seat[at.FOXES] += 1


@njit(cache=True, nogil=True)
def mark(table: Any, seat: Any, area: int, place: int, detail: int) -> None:
    """A mark and the bonuses that it wins."""
    if area == at.IN_YELLOW:
        row, column = place - 1, detail - 1
        seat[at.YELLOW + row] |= 1 << column
        for gap in range(max(0, row - 1), min(row + 1, 2)):
            if seat[at.YELLOW + gap] & seat[at.YELLOW + gap + 1] & 1 << column:
                win(seat, at.YELLOW_BONUSES[gap, column])
    elif area == at.IN_TURQUOISE:
        column = place - 1
        for row in range(5):
            if detail >> row & 1:
                seat[at.TURQUOISE + row] |= 1 << column
                backed = at.BACKED[row]
                if backed >> column & 1 and seat[at.TURQUOISE + row] & backed == backed:
                    win(seat, at.ROW_BONUSES[row])
        backed = at.COLUMN_BACKED[column]
        if detail & backed and taken_rows(seat, place) & backed == backed:
            win(seat, at.COLUMN_BONUSES[column])
    elif area == at.IN_BLUE:
        side = at.LEFT if place == 0 else at.RIGHT
        seat[side + at.LAST] = detail
        if detail <= 4 or detail >= 10:
            seat[side + at.EXTREMES] += 1
        count = seat[side + at.COUNT]
        seat[side + at.COUNT] = count + 1
        win(seat, at.LEFT_BONUSES[count] if side == at.LEFT else at.RIGHT_BONUSES[count])
    elif area == at.IN_BROWN:
        is_next = seat[at.BROWN_LAST] == place - 1 and place > 1
        seat[at.BROWN_LAST] = place
        seat[at.BROWN_COUNT] += 1
        if is_next:
            win(seat, at.BROWN_BONUSES[place - 2])
    else:
        field = seat[at.PINK_COUNT]
        seat[at.PINK_COUNT] = field + 1
        if detail == at.HALF:
            seat[at.PINK_SUM] += _half(table, place)
            seat[at.PINK_HALVED] |= 1 << field
            win(seat, at.PINK_BONUSES[field])
        else:
            seat[at.PINK_SUM] += place * at.MULTIPLIERS[field]


# Where numbers fit; each lister writes options that begin with ``head`` and says how many there are then


@njit(cache=True, nogil=True, inline="always")
def list_yellow(seat: Any, row: int, column: int, head: int, out: Any, count: int) -> Any:
    """The box, if it is free."""
    if not seat[at.YELLOW + row - 1] >> column - 1 & 1:
        out[count] = head | at.IN_YELLOW << at.AREA | row << at.PLACE | column << at.DETAIL
        count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def list_turquoise(seat: Any, column: int, most: int, head: int, out: Any, count: int) -> Any:
    """One box of the column, or more."""
    taken = taken_rows(seat, column)
    head |= at.IN_TURQUOISE << at.AREA | column << at.PLACE
    for choice in range(at.ROW_CHOICE_COUNTS[taken, most]):
        out[count] = head | np.int64(at.ROW_CHOICES[taken, choice]) << at.DETAIL
        count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def list_blue(table: Any, seat: Any, number: int, head: int, out: Any, count: int) -> Any:
    """The next field of either side."""
    for side in range(2):
        if blue_fits(table, seat, at.RIGHT if side else at.LEFT, number):
            out[count] = head | at.IN_BLUE << at.AREA | side << at.PLACE | number << at.DETAIL
            count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def list_brown(seat: Any, number: int, head: int, out: Any, count: int) -> Any:
    """The fields of the number to the right of the last cross."""
    for field in range(seat[at.BROWN_LAST], 12):
        if at.BROWN_NUMBERS[field] == number:
            out[count] = head | at.IN_BROWN << at.AREA | (field + 1) << at.PLACE
            count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def list_pink(seat: Any, number: int, is_half: Any, head: int, out: Any, count: int) -> Any:
    """The next field, halved or multiplied."""
    field = seat[at.PINK_COUNT]
    if field == 12:
        return count
    head |= at.IN_PINK << at.AREA | number << at.PLACE
    if is_half:
        out[count] = head | at.HALF << at.DETAIL
        count += 1
    if at.MULTIPLIERS[field]:
        out[count] = head | at.TIMES << at.DETAIL
        count += 1
    return count


@njit(cache=True, nogil=True, inline="always")
def _yellow_row(table: Any, die: int, number: int) -> Any:
    place = table[at.PLACES + die]
    return at.GREY_ROWS[number] if place == PLATTER else (place if place != HAND else table[at.ROLL])


@njit(cache=True, nogil=True, inline="always")
def _companions(table: Any, die: int, number: int) -> Any:
    on_platter = table[at.PLACES + die] == PLATTER
    count = 0
    for other in range(DICE):
        place = table[at.PLACES + other]
        if table[at.FACES + other] == number and other != die and place != HAND and (place == PLATTER) == on_platter:
            count += 1
    return count


@njit(cache=True, nogil=True)
def list_die(table: Any, seat: Any, die: int, number: int, is_half: Any, head: int, out: Any, count: int) -> Any:
    """Where a die can be marked as this number, lying where it lies."""
    is_white = die == WHITE_DIE
    if is_white or die == 0:
        count = list_yellow(seat, _yellow_row(table, die, number), number, head, out, count)
    if is_white or die == 1:
        count = list_turquoise(seat, number, 1 + _companions(table, die, number), head, out, count)
    if is_white or die == BLUE_DIE:
        partner = BLUE_DIE if is_white else WHITE_DIE
        count = list_blue(table, seat, number + table[at.FACES + partner], head, out, count)
    if is_white or die == 3:
        count = list_brown(seat, number, head, out, count)
    if is_white or die == 4:
        count = list_pink(seat, number, is_half, head, out, count)
    return count


@njit(cache=True, nogil=True)
def fits(table: Any, seat: Any, die: int, number: int) -> Any:
    """Whether a die can be marked as this number."""
    is_white = die == WHITE_DIE
    if (is_white or die == 4) and seat[at.PINK_COUNT] < 12:
        return True
    if (is_white or die == 1) and taken_rows(seat, number) != 31:
        return True
    if (is_white or die == 0) and not seat[at.YELLOW + _yellow_row(table, die, number) - 1] >> number - 1 & 1:
        return True
    if is_white or die == BLUE_DIE:
        total = number + table[at.FACES + (BLUE_DIE if is_white else WHITE_DIE)]
        if blue_fits(table, seat, at.LEFT, total) or blue_fits(table, seat, at.RIGHT, total):
            return True
    if is_white or die == 3:
        for field in range(seat[at.BROWN_LAST], 12):
            if at.BROWN_NUMBERS[field] == number:
                return True
    return False
