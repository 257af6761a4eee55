"""Where a number may be marked in an area, and what the sheet looks like afterwards."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from msgspec.structs import replace

from akili.games.clever_cubed.model import Blue, Brown, Mark, Options, Pink, Turquoise, Yellow
from akili.games.clever_cubed.printed import BLUE_MIDDLE, BROWN_NUMBERS, PINK_MULTIPLIERS, YELLOW_GREY
from akili.games.clever_cubed.sheet import Sheet

Marks = tuple[Mark, ...]
NONE: Marks = ()
NUMBERS = range(1, 7)
BLUE_SUMS = range(2, 13)
BLUE_FIELDS = 6
YELLOW_ROWS = range(1, 4)
TURQUOISE_ROWS = range(1, 6)
PINK_FIELDS = len(PINK_MULTIPLIERS)
GREY_ROW = {column: row for row, columns in enumerate(YELLOW_GREY, 1) for column in columns}

_YELLOW = {(row, column): (Yellow(row, column),) for row in YELLOW_ROWS for column in NUMBERS}
_BLUE_LEFT = {number: Blue("left", number) for number in BLUE_SUMS}
_BLUE_RIGHT = {number: Blue("right", number) for number in BLUE_SUMS}


def yellow(sheet: Sheet, column: int, row: int | None) -> Marks:
    """The box of this row, or, without a row, the grey one of the column."""
    row = row or GREY_ROW[column]
    return NONE if sheet.yellow[row - 1] >> column - 1 & 1 else _YELLOW[row, column]


def turquoise(sheet: Sheet, column: int, most: int) -> Marks:
    """One box of the column, or more, up to ``most``."""
    place = column - 1
    first, second, third, fourth, fifth = sheet.turquoise
    taken = (first >> place & 1) | (second >> place & 1) << 1 | (third >> place & 1) << 2
    taken |= (fourth >> place & 1) << 3 | (fifth >> place & 1) << 4
    return _turquoise(column, taken, most)


@cache
def _turquoise(column: int, taken: int, most: int) -> Marks:
    free = [row for row in TURQUOISE_ROWS if not taken >> row - 1 & 1]
    return tuple(Turquoise(column, rows) for size in range(1, most + 1) for rows in combinations(free, size))


def blue(sheet: Sheet, number: int, options: Options) -> Marks:
    """The next field of either side: the left goes down by one, the right goes up, and a 7 begins anew."""
    left, right = sheet.blue_left, sheet.blue_right
    down = left[-1] if left else BLUE_MIDDLE
    up = right[-1] if right else BLUE_MIDDLE
    marks = NONE
    if len(left) < BLUE_FIELDS and _follows(number, down, down - 1, options):
        marks += (_BLUE_LEFT[number],)
    if len(right) < BLUE_FIELDS and _follows(number, up, up + 1, options):
        marks += (_BLUE_RIGHT[number],)
    return marks


def _follows(number: int, inner: int, next_in_series: int, options: Options) -> bool:
    if number == BLUE_MIDDLE:
        return options.seven_after_seven or inner != BLUE_MIDDLE
    return number == next_in_series


def brown(sheet: Sheet, number: int) -> Marks:
    """A field of the number to the right of the last cross."""
    return _BROWN[number][sheet.brown.bit_length()]


def _right_of(last: int, number: int) -> Marks:
    return tuple(Brown(field) for field, printed in enumerate(BROWN_NUMBERS, 1) if field > last and printed == number)


_BROWN = {number: [_right_of(last, number) for last in range(len(BROWN_NUMBERS) + 1)] for number in NUMBERS}


def pink(sheet: Sheet, number: int) -> Marks:
    """The next field, halved or multiplied; the first can only be halved."""
    return _PINK[number][len(sheet.pink)]


def _next_pink(number: int, filled: int) -> tuple[Pink, ...]:
    if filled == PINK_FIELDS:
        return ()
    half = (Pink(number, "half"),)
    return (*half, Pink(number, "times")) if PINK_MULTIPLIERS[filled] else half


_PINK = {number: [_next_pink(number, filled) for filled in range(PINK_FIELDS + 1)] for number in NUMBERS}


def any_pink(sheet: Sheet, options: Options) -> Marks:
    """The next field with a number of one's choice, each that would be written once."""
    return _any_pink(len(sheet.pink), options)


@cache
def _any_pink(filled: int, options: Options) -> Marks:
    every = (mark for number in NUMBERS for mark in _next_pink(number, filled))
    return tuple(mark for mark in every if mark.way == "times" or is_lowest_of_its_half(mark.number, options))


def is_lowest_of_its_half(number: int, options: Options) -> bool:
    """Whether no lower number has the same half."""
    return number == NUMBERS[0] or half(number, options) > half(number - 1, options)


def marked(sheet: Sheet, mark: Mark, options: Options) -> Sheet:
    """The sheet with one more mark."""
    match mark:
        case Yellow(row=row, column=column):
            return replace(sheet, yellow=_crossed(sheet.yellow, (row,), column))
        case Turquoise(column=column, rows=rows):
            return replace(sheet, turquoise=_crossed(sheet.turquoise, rows, column))
        case Blue(side="left", number=number):
            return replace(sheet, blue_left=(*sheet.blue_left, number))
        case Blue(number=number):
            return replace(sheet, blue_right=(*sheet.blue_right, number))
        case Brown(field=field):
            return replace(sheet, brown=sheet.brown | 1 << field - 1)
        case Pink(number=number, way="half"):
            halved = sheet.pink_halved | 1 << len(sheet.pink)
            return replace(sheet, pink=(*sheet.pink, half(number, options)), pink_halved=halved)
        case Pink(number=number):
            return replace(sheet, pink=(*sheet.pink, number * PINK_MULTIPLIERS[len(sheet.pink)]))


def half(number: int, options: Options) -> int:
    """Half a die in pink."""
    return number // 2 if options.pink_rounding == "down" else (number + 1) // 2


def _crossed(rows: tuple[int, ...], crossed: tuple[int, ...], column: int) -> tuple[int, ...]:
    changed = list(rows)
    for row in crossed:
        changed[row - 1] |= 1 << column - 1
    return tuple(changed)
