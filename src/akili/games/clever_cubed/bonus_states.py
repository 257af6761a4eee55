"""What has become of every bonus on a sheet, as a view tells it: a letter for each spot, in the order of ``SPOTS``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from akili.games.clever_cubed import printed
from akili.games.clever_cubed.sheet import Sheet

OPEN, WON, STRUCK, LOST = "o", "w", "s", "l"
COLUMNS = range(6)
kept = lru_cache(maxsize=4096)  # a mark changes one area: the letters of the others are known


def bonus_states(sheet: Sheet, round_number: int) -> str:
    """Open, won, struck out in pink, or lost in brown."""
    above = _above(round_number, sheet.rerolls, sheet.jokers, sheet.extras)
    blue = _blue(len(sheet.blue_left), len(sheet.blue_right))
    pink = _pink(len(sheet.pink), sheet.pink_halved)
    return above + _yellow(sheet.yellow) + _turquoise(sheet.turquoise) + blue + _brown(sheet.brown) + pink


@kept
def _above(round_number: int, *circled: int) -> str:
    rounds = _letters(number <= round_number for number, bonus in enumerate(printed.ROUND_BONUSES, 1) if bonus)
    return rounds + _letters(fields == printed.ACTION_FIELDS for fields in circled)


@kept
def _yellow(rows: tuple[int, ...]) -> str:
    upper, middle, lower = rows
    return _letters(both >> place & 1 for both in (upper & middle, middle & lower) for place in COLUMNS)


@kept
def _turquoise(rows: tuple[int, ...]) -> str:
    backed = [((1 << size) - 1, row) for size, row in zip(printed.TURQUOISE_BACKED, rows, strict=True)]
    bonuses = zip(backed, printed.TURQUOISE_ROW_BONUSES, strict=True)
    ends = _letters(ground & ~row == 0 for (ground, row), bonus in bonuses if bonus)
    missing = 0
    for ground, row in backed:
        missing |= ground & ~row
    return ends + _letters(not missing >> place & 1 for place in COLUMNS)


@kept
def _blue(left: int, right: int) -> str:
    sides = (left, printed.BLUE_LEFT_BONUSES), (right, printed.BLUE_RIGHT_BONUSES)
    return _letters(number <= filled for filled, side in sides for number, bonus in enumerate(side, 1) if bonus)


@kept
def _brown(crossed: int) -> str:
    return "".join(_between(crossed, gap) for gap, bonus in enumerate(printed.BROWN_BONUSES, 1) if bonus)


def _between(crossed: int, gap: int) -> str:
    """Of two fields; one that isn't crossed is lost once a cross stands to its right."""
    missing = 0b11 << gap - 1 & ~crossed
    if not missing:
        return WON
    return LOST if missing & (1 << crossed.bit_length()) - 1 else OPEN


@kept
def _pink(filled: int, halved: int) -> str:
    fields = (field for field, bonus in enumerate(printed.PINK_BONUSES) if bonus)
    return "".join(OPEN if field >= filled else WON if halved >> field & 1 else STRUCK for field in fields)


def _letters(won: Iterable[object]) -> str:
    return "".join(WON if each else OPEN for each in won)
