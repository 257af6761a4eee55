"""What has become of every bonus on a sheet, as a view tells it: a letter for each spot."""

from __future__ import annotations

from collections.abc import Iterator

from akili.games.clever_cubed import printed
from akili.games.clever_cubed.sheet import Sheet
from akili.games.clever_cubed.spots import SPOTS

OPEN, WON, STRUCK, LOST = "o", "w", "s", "l"


def bonus_states(sheet: Sheet, round_number: int) -> str:
    """In the order of ``SPOTS``: open, won, struck out in pink, or lost in brown."""
    return "".join([*_above(sheet, round_number), *_yellow(sheet), *_turquoise(sheet), *_rest(sheet)])


def _above(sheet: Sheet, round_number: int) -> Iterator[str]:
    for number, bonus in enumerate(printed.ROUND_BONUSES, 1):
        if bonus:
            yield _won(number <= round_number)
    for circled in (sheet.rerolls, sheet.jokers, sheet.extras):
        yield _won(circled == printed.ACTION_FIELDS)


def _yellow(sheet: Sheet) -> Iterator[str]:
    upper, middle, lower = sheet.yellow
    for both in (upper & middle, middle & lower):
        for place in range(6):
            yield _won(both >> place & 1)


def _turquoise(sheet: Sheet) -> Iterator[str]:
    for row, size, bonus in zip(sheet.turquoise, printed.TURQUOISE_BACKED, printed.TURQUOISE_ROW_BONUSES, strict=True):
        backed = (1 << size) - 1
        if bonus:
            yield _won(row & backed == backed)
    for place in range(6):
        backed_rows = zip(sheet.turquoise, printed.TURQUOISE_BACKED, strict=True)
        yield _won(all(row >> place & 1 for row, size in backed_rows if size > place))


def _rest(sheet: Sheet) -> Iterator[str]:
    for side, bonuses in (
        (sheet.blue_left, printed.BLUE_LEFT_BONUSES),
        (sheet.blue_right, printed.BLUE_RIGHT_BONUSES),
    ):
        for number, bonus in enumerate(bonuses, 1):
            if bonus:
                yield _won(number <= len(side))
    for gap, bonus in enumerate(printed.BROWN_BONUSES, 1):
        if bonus:
            yield _brown(sheet.brown, gap)
    for field, bonus in enumerate(printed.PINK_BONUSES, 1):
        if bonus:
            yield OPEN if field > len(sheet.pink) else WON if sheet.pink_halved >> field - 1 & 1 else STRUCK


def _brown(crossed: int, gap: int) -> str:
    """Between two fields; one that isn't crossed is lost once a cross stands to its right."""
    either = 0b11 << gap - 1
    missing = either & ~crossed
    if not missing:
        return WON
    return LOST if missing & (1 << crossed.bit_length()) - 1 else OPEN


def _won(is_won: object) -> str:
    return WON if is_won else OPEN


assert len(bonus_states(Sheet(), 0)) == len(SPOTS)
