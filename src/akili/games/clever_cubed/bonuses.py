"""What a mark wins, and how a ? may be used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from akili.games.clever_cubed import marks, printed
from akili.games.clever_cubed.marks import Marks
from akili.games.clever_cubed.model import WHITE_DIE, Blue, Brown, Mark, Options, Pink, Turquoise, Yellow
from akili.games.clever_cubed.sheet import Sheet
from akili.games.clever_cubed.spots import ROW_ENDS

Won = tuple[printed.Bonus, str]  # and its spot on the sheet

COLOURED: tuple[printed.Bonus, ...] = ("?y", "?t", "?b", "?n", "?p")


def won(sheet: Sheet, mark: Mark) -> Sequence[Won]:
    """The bonuses of a mark; the sheet has it already."""
    match mark:
        case Yellow():
            return list(_won_in_yellow(sheet, mark))
        case Turquoise():
            return [*_won_in_turquoise_rows(sheet, mark), *_won_in_turquoise_column(sheet, mark)]
        case Blue(side="left"):
            return _printed_at("blue-left", printed.BLUE_LEFT_BONUSES, len(sheet.blue_left))
        case Blue():
            return _printed_at("blue-right", printed.BLUE_RIGHT_BONUSES, len(sheet.blue_right))
        case Brown(field=field):
            is_next_to_cross = field > 1 and sheet.brown >> field - 2 & 1
            return _printed_at("brown", printed.BROWN_BONUSES, field - 1) if is_next_to_cross else ()
        case Pink(way="half"):
            return _printed_at("pink", printed.PINK_BONUSES, len(sheet.pink))
        case Pink():
            return ()


def row_end(sheet: Sheet, bonus: printed.Bonus) -> Won | None:
    """What circling the last field of an action row wins; the sheet has the circle already."""
    match bonus:
        case "R" if sheet.rerolls == printed.ACTION_FIELDS:
            return printed.ACTION_ROW_ENDS[bonus], ROW_ENDS[bonus]
        case "J" if sheet.jokers == printed.ACTION_FIELDS:
            return printed.ACTION_ROW_ENDS[bonus], ROW_ENDS[bonus]
        case "+1" if sheet.extras == printed.ACTION_FIELDS:
            return printed.ACTION_ROW_ENDS[bonus], ROW_ENDS[bonus]
        case _:
            return None


def circled(sheet: Sheet, bonus: printed.Bonus) -> Sheet:
    """With the next field of the row circled, if it is an action."""
    match bonus:
        case "R":
            return replace(sheet, rerolls=sheet.rerolls + 1)
        case "J":
            return replace(sheet, jokers=sheet.jokers + 1)
        case "+1":
            return replace(sheet, extras=sheet.extras + 1)
        case _:
            return sheet


def after(sheet: Sheet, mark: Mark, options: Options) -> tuple[Sheet, Sequence[Won]]:
    """The sheet with a mark and the actions it wins, and all that it wins, the ends of action rows included."""
    sheet = marks.marked(sheet, mark, options)
    all_won: list[Won] = []
    for bonus, spot in won(sheet, mark):
        sheet = circled(sheet, bonus)
        end = row_end(sheet, bonus)
        all_won += [(bonus, spot), end] if end else [(bonus, spot)]
    return sheet, all_won


def usable(sheet: Sheet, bonus: printed.Bonus, faces: Sequence[int], options: Options) -> Marks:
    """Every way to use a ? now; ``faces`` are those of the dice, none before the first roll of a turn."""
    match bonus:
        case "?y":
            return _all(marks.yellow(sheet, column, row) for row in marks.YELLOW_ROWS for column in marks.NUMBERS)
        case "?t":
            return _all(marks.turquoise(sheet, column, most=1) for column in marks.NUMBERS)
        case "?b":
            return _all(marks.blue(sheet, number, options) for number in _blue_numbers(faces, options))
        case "?n":
            return _all(marks.brown(sheet, number) for number in marks.NUMBERS)
        case "?p":
            return marks.any_pink(sheet, options)
        case "?k":
            return _all(usable(sheet, coloured, faces, options) for coloured in COLOURED)
        case _:
            return ()


def _won_in_yellow(sheet: Sheet, mark: Yellow) -> Iterator[Won]:
    place = mark.column - 1
    for gap in range(max(0, mark.row - 2), min(mark.row, 2)):
        if sheet.yellow[gap] & sheet.yellow[gap + 1] & 1 << place:
            yield printed.YELLOW_BONUSES[gap][place], f"yellow-{gap + 1}-{mark.column}"


def _won_in_turquoise_rows(sheet: Sheet, mark: Turquoise) -> Iterator[Won]:
    for row in mark.rows:
        size, bonus = printed.TURQUOISE_BACKED[row - 1], printed.TURQUOISE_ROW_BONUSES[row - 1]
        backed = (1 << size) - 1
        if bonus and mark.column <= size and sheet.turquoise[row - 1] & backed == backed:
            yield bonus, f"turquoise-row-{row}"


def _won_in_turquoise_column(sheet: Sheet, mark: Turquoise) -> Iterator[Won]:
    place = mark.column - 1
    backed = [row for row, size in enumerate(printed.TURQUOISE_BACKED, 1) if size > place]
    if not set(backed).isdisjoint(mark.rows) and all(sheet.turquoise[row - 1] >> place & 1 for row in backed):
        yield printed.TURQUOISE_COLUMN_BONUSES[place], f"turquoise-column-{mark.column}"


def _printed_at(strip: str, bonuses: Sequence[printed.Bonus | None], number: int) -> Sequence[Won]:
    bonus = bonuses[number - 1]
    return [(bonus, f"{strip}-{number}")] if bonus else ()


def _blue_numbers(faces: Sequence[int], options: Options) -> range:
    """The sums that a blue ? can have: one to six and the white die, where it was rolled and counts."""
    if options.blue_bonus == "free" or not faces:
        return marks.BLUE_SUMS
    return range(faces[WHITE_DIE] + 1, faces[WHITE_DIE] + 7)


def _all(parts: Iterable[Marks]) -> Marks:
    return tuple(mark for part in parts for mark in part)
