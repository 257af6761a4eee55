"""What a sheet is worth: points by area, foxes, total, and the grade for those who play alone."""

from __future__ import annotations

from bisect import bisect_right

from msgspec import Struct

from akili.games.clever_cubed.printed import (
    ACTION_FIELDS,
    ACTION_ROW_ENDS,
    AREAS,
    BLUE_EXTREME_POINTS,
    BLUE_HIGH,
    BLUE_LEFT_BONUSES,
    BLUE_LOW,
    BLUE_POINTS,
    BLUE_RIGHT_BONUSES,
    BROWN_BONUSES,
    BROWN_POINTS,
    PINK_BONUSES,
    SOLO_GRADES,
    TURQUOISE_BACKED,
    TURQUOISE_POINTS,
    TURQUOISE_ROW_BONUSES,
    YELLOW_BONUSES,
    YELLOW_POINTS,
    Area,
    Bonus,
)
from akili.games.clever_cubed.sheet import Sheet


class Points(Struct, frozen=True):
    """The score block on the back of the sheet."""

    yellow: int
    turquoise: int
    blue: int
    brown: int
    pink: int
    foxes: int  # how many
    fox_points: int  # all of them together
    total: int
    lowest: Area  # what a fox is worth; of several that are equal the first
    yellow_rows: tuple[int, ...]
    turquoise_rows: tuple[int, ...]
    blue_parts: tuple[int, ...]  # the left side, the right side, the very low and very high numbers


def points(sheet: Sheet) -> Points:
    """Everything that is written into the score block."""
    yellow, turquoise, blue = yellow_rows(sheet), turquoise_rows(sheet), blue_parts(sheet)
    areas = sum(yellow), sum(turquoise), sum(blue), BROWN_POINTS[sheet.brown.bit_count()], sum(sheet.pink)
    found, lowest = foxes(sheet), min(areas)
    fox_points = found * lowest
    parts = tuple(yellow), tuple(turquoise), (blue[0], blue[1], sum(blue[2:]))
    return Points(*areas, found, fox_points, sum(areas) + fox_points, AREAS[areas.index(lowest)], *parts)


def total(sheet: Sheet) -> int:
    """The five areas and the foxes."""
    areas = area_points(sheet)
    return sum(areas) + foxes(sheet) * min(areas)


def grade(total: int) -> int:
    """How good a game alone was: 0 below 180 points, then one more every 30, up to 10 from 450."""
    return bisect_right(SOLO_GRADES, total)


def area_points(sheet: Sheet) -> tuple[int, int, int, int, int]:
    """Points by area, in the order of the sheet; the highest one breaks a tie."""
    return (
        sum(yellow_rows(sheet)),
        sum(turquoise_rows(sheet)),
        sum(blue_parts(sheet)),
        BROWN_POINTS[sheet.brown.bit_count()],
        sum(sheet.pink),
    )


def yellow_rows(sheet: Sheet) -> list[int]:
    """Each row by its crosses."""
    return [YELLOW_POINTS[row.bit_count()] for row in sheet.yellow]


def turquoise_rows(sheet: Sheet) -> list[int]:
    """Each row by its crosses, on any ground."""
    return [TURQUOISE_POINTS[row.bit_count()] for row in sheet.turquoise]


def blue_parts(sheet: Sheet) -> list[int]:
    """The left and the right side by their outermost numbers, then every very low or very high number."""
    sides = sheet.blue_left, sheet.blue_right
    extremes = [BLUE_EXTREME_POINTS for side in sides for number in side if number <= BLUE_LOW or number >= BLUE_HIGH]
    return [*(BLUE_POINTS[len(side)] for side in sides), *extremes]


def _foxes_among(bonuses: tuple[Bonus | None, ...]) -> int:
    return sum(1 << place for place, bonus in enumerate(bonuses) if bonus == "F")


_YELLOW_FOXES = tuple(_foxes_among(gap) for gap in YELLOW_BONUSES)
_TURQUOISE_FOXES = tuple(
    (row, (1 << TURQUOISE_BACKED[row]) - 1) for row, bonus in enumerate(TURQUOISE_ROW_BONUSES) if bonus == "F"
)
_BROWN_FOXES = _foxes_among(BROWN_BONUSES)
_PINK_FOXES = _foxes_among(PINK_BONUSES)
_REROLL_FOX = ACTION_ROW_ENDS["R"] == "F"


def foxes(sheet: Sheet) -> int:
    """How many foxes the marks have won."""
    upper, middle, lower = sheet.yellow
    gaps = upper & middle & _YELLOW_FOXES[0], middle & lower & _YELLOW_FOXES[1]
    return (
        gaps[0].bit_count()
        + gaps[1].bit_count()
        + sum(sheet.turquoise[row] & backed == backed for row, backed in _TURQUOISE_FOXES)
        + BLUE_LEFT_BONUSES[: len(sheet.blue_left)].count("F")
        + BLUE_RIGHT_BONUSES[: len(sheet.blue_right)].count("F")
        + (sheet.brown & sheet.brown >> 1 & _BROWN_FOXES).bit_count()
        + (sheet.pink_halved & _PINK_FOXES).bit_count()
        + (_REROLL_FOX and sheet.rerolls == ACTION_FIELDS)
    )
