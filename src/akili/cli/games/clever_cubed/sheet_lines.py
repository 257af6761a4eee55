"""What a Clever Cubed sheet shows, line by line: all that is printed, with the marks of a player on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from akili.games.clever_cubed import printed, scoring
from akili.games.clever_cubed.printed import Bonus
from akili.games.clever_cubed.sheet import Sheet

WIDTH = 4  # of a cell, in characters
LEGEND = (
    "X crossed or used   (R) won or circled   - lost",
    "[5] has a ground: grey in yellow, for passive players; turquoise, for bonuses",
)
QUESTIONS = {"?y": "yellow", "?t": "turquoise", "?b": "blue", "?n": "brown", "?p": "pink", "?k": "black"}


class Cell(NamedTuple):
    """A box of the sheet or a bonus on it: at most four characters, on a ground of its colour or on none."""

    text: str = ""
    ground: str = ""


class Line(NamedTuple):
    """A row of cells: what is said at its left and right, and how many characters it is shifted."""

    label: str = ""
    cells: Sequence[Cell] = ()
    remark: str = ""
    shift: int = 0


def lines(sheet: Sheet) -> list[Line]:
    """The whole sheet from top to bottom."""
    blocks = (_track(), _actions(sheet), _yellow(sheet), _turquoise(sheet), _blue(sheet), _brown(sheet), _pink(sheet))
    return [line for block in blocks for line in (*block, Line())] + [Line(each) for each in LEGEND]


def _bonus(bonus: Bonus | None, *, is_won: bool = False, is_lost: bool = False) -> Cell:
    if bonus is None:
        return Cell()
    if is_lost:
        return Cell("-")
    return Cell(f"({bonus})" if is_won else bonus, QUESTIONS.get(bonus, ""))


def _said(points: Iterable[int]) -> str:
    return " ".join(map(str, points))


def _track() -> list[Line]:
    rounds = range(1, len(printed.ROUND_BONUSES) + 1)
    return [
        Line("Round", [Cell(str(number)) for number in rounds]),
        Line("", [_bonus(bonus) for bonus in printed.ROUND_BONUSES]),
    ]


def _actions(sheet: Sheet) -> list[Line]:
    seven = printed.ACTION_FIELDS
    rerolls_used, extras_used = (1 << sheet.rerolls_used) - 1, (1 << sheet.extras_used) - 1
    return [
        _action_row("Re-roll", ["R"] * seven, sheet.rerolls, rerolls_used, printed.ACTION_ROW_ENDS["R"]),
        _action_row("Joker", printed.JOKER_FIELDS, sheet.jokers, sheet.jokers_used, printed.ACTION_ROW_ENDS["J"]),
        _action_row("Extra die", ["+1"] * seven, sheet.extras, extras_used, printed.ACTION_ROW_ENDS["+1"]),
    ]


def _action_row(name: str, fields: Sequence[str], circled: int, used: int, end: Bonus) -> Line:
    cells = [
        Cell("X" if used >> place & 1 else f"({field})" if place < circled else field)
        for place, field in enumerate(fields)
    ]
    return Line(name, [*cells, Cell("->"), _bonus(end, is_won=circled == len(fields))])


def _box(number: int, row: int, ground: str, *, is_marked: bool) -> Cell:
    shown = "X" if row >> (number - 1) & 1 else str(number)
    return Cell(f"[{shown}]" if is_marked else shown, ground)


def _yellow(sheet: Sheet) -> list[Line]:
    drawn = [Line("YELLOW", remark=f"a row of 1 to 6 crosses: {_said(printed.YELLOW_POINTS[1:])}")]
    points = scoring.yellow_rows(sheet)
    for place, (name, row, grey) in enumerate(zip(("I", "II", "III"), sheet.yellow, printed.YELLOW_GREY, strict=True)):
        if place:
            both = sheet.yellow[place - 1] & row
            bonuses = printed.YELLOW_BONUSES[place - 1]
            drawn.append(Line("", [_bonus(bonus, is_won=bool(both >> at & 1)) for at, bonus in enumerate(bonuses)]))
        boxes = [
            _box(number, row, "grey" if number in grey else "yellow", is_marked=number in grey)
            for number in range(1, 7)
        ]
        drawn.append(Line(f"  {name}", boxes, f"= {points[place]}"))
    return drawn


def _turquoise(sheet: Sheet) -> list[Line]:
    drawn = [Line("TURQUOISE", remark=f"a row of 1 to 6 crosses: {_said(printed.TURQUOISE_POINTS[1:])}")]
    points = scoring.turquoise_rows(sheet)
    for place, (row, backed) in enumerate(zip(sheet.turquoise, printed.TURQUOISE_BACKED, strict=True)):
        ground = (1 << backed) - 1
        boxes = [
            _box(number, row, "turquoise" if number <= backed else "paper", is_marked=number <= backed)
            for number in range(1, 7)
        ]
        end = _bonus(printed.TURQUOISE_ROW_BONUSES[place], is_won=row & ground == ground)
        drawn.append(Line(f"  {place + 1}", [*boxes, Cell("->" if end.text else ""), end], f"= {points[place]}"))
    columns = [
        _bonus(bonus, is_won=_is_full_column(sheet, number))
        for number, bonus in enumerate(printed.TURQUOISE_COLUMN_BONUSES, 1)
    ]
    return [*drawn, Line("", columns)]


def _is_full_column(sheet: Sheet, number: int) -> bool:
    rows = zip(sheet.turquoise, printed.TURQUOISE_BACKED, strict=True)
    return all(row >> (number - 1) & 1 for row, backed in rows if number <= backed)


def _blue(sheet: Sheet) -> list[Line]:
    outward = printed.BLUE_POINTS[1:]
    return [
        Line(
            "BLUE",
            remark=f"{printed.BLUE_EXTREME_POINTS} more for each number up to {printed.BLUE_LOW}"
            f" or from {printed.BLUE_HIGH}",
        ),
        Line("", _mirrored([Cell(str(each)) for each in outward], Cell(), [Cell(str(each)) for each in outward])),
        Line(
            "",
            _mirrored(
                _written(sheet.blue_left, len(outward), "blue"),
                Cell(f"[{printed.BLUE_MIDDLE}]", "blue"),
                _written(sheet.blue_right, len(outward), "blue"),
            ),
        ),
        Line(
            "",
            _mirrored(
                _side_bonuses(printed.BLUE_LEFT_BONUSES, sheet.blue_left),
                Cell(),
                _side_bonuses(printed.BLUE_RIGHT_BONUSES, sheet.blue_right),
            ),
        ),
    ]


def _mirrored(left: Sequence[Cell], middle: Cell, right: Sequence[Cell]) -> list[Cell]:
    return [*left[::-1], middle, *right]


def _side_bonuses(bonuses: Sequence[Bonus | None], written: Sequence[int]) -> list[Cell]:
    return [_bonus(bonus, is_won=place < len(written)) for place, bonus in enumerate(bonuses)]


def _written(numbers: Sequence[int], fields: int, ground: str) -> list[Cell]:
    return [Cell(str(numbers[place]) if place < len(numbers) else "_", ground) for place in range(fields)]


def _brown(sheet: Sheet) -> list[Line]:
    crossed, skipped = sheet.brown, ~sheet.brown & (1 << sheet.brown.bit_length()) - 1
    fields = [
        Cell("X" if crossed >> place & 1 else "-" if skipped >> place & 1 else str(number), "brown")
        for place, number in enumerate(printed.BROWN_NUMBERS)
    ]
    gaps = [
        _bonus(bonus, is_won=crossed >> place & 3 == 3, is_lost=bool(skipped >> place & 3))
        for place, bonus in enumerate(printed.BROWN_BONUSES)
    ]
    return [
        Line("BROWN", remark=f"1 to 12 crosses: {_said(printed.BROWN_POINTS[1:])}"),
        Line("", fields),
        Line("", gaps, shift=WIDTH // 2),
    ]


def _pink(sheet: Sheet) -> list[Line]:
    filled, halved = len(sheet.pink), sheet.pink_halved
    bonuses = [
        _bonus(bonus, is_won=bool(halved >> place & 1), is_lost=place < filled and not halved >> place & 1)
        for place, bonus in enumerate(printed.PINK_BONUSES)
    ]
    stars = [Cell(f"x{multiplier}" if multiplier else "half") for multiplier in printed.PINK_MULTIPLIERS]
    return [
        Line("PINK", remark="the sum: the die times the star, or half of it and the bonus"),
        Line("", stars),
        Line("", _written(sheet.pink, len(stars), "pink")),
        Line("", bonuses),
    ]
