"""Clever Cubed as an environment. ``clever_batch.kernel`` writes the same numbers from the compiled game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from akili.games.clever_cubed import printed
from akili.games.clever_cubed.jokers import is_ready
from akili.games.clever_cubed.model import (
    DICE,
    Blue,
    Bonus,
    Brown,
    Done,
    Extra,
    Joker,
    Mark,
    Options,
    Pass,
    Pink,
    Reroll,
    Roll,
    Turquoise,
    Use,
    Yellow,
)
from akili.lab.envs.actions import Actions, Group
from akili.lab.envs.codec import Codec
from akili.lab.envs.fields import AnyField, Field, SeatField, Seen, among, one_hot

PHASES = ("opening", "rolling", "choosing", "finishing", "over")
STAGES = ("bonus", "roll", "use", "pick", "extra")
WAITING = ("?y", "?t", "?b", "?n", "?p", "?k")
JOKERS = (None, "3", "4", "5", "6", "?")
MARKS = 250
IN_TURQUOISE, IN_BLUE, IN_BROWN, IN_PINK = 18, 204, 226, 238  # the first mark of each area; yellow begins with 0
SETS_OF_ROWS = 31
MOST_POINTS = 999


class CleverCodec(Codec):
    """One to four seats; nobody takes back or asks for hints."""

    game = "clever_cubed"

    def __init__(self) -> None:
        self.actions = Actions(list(_groups()))
        self.fields = (*_table_fields(), *_seat_fields())

    def options(self, seats: int) -> Options:  # noqa: ARG002 - the same for all
        """No clock."""
        return Options()

    def index(self, command: Any) -> int | None:
        """The number of a command."""
        match command:
            case Use(die=die, mark=mark, joker=joker):
                return self.actions.at("use", _die(die, mark, joker))
            case Extra(die=die, mark=mark, joker=joker):
                return self.actions.at("extra", _die(die, mark, joker))
            case Bonus(bonus=bonus, mark=mark):
                return self.actions.at("bonus", (bonus == "?k") * MARKS + mark_number(mark))
            case Roll() | Reroll() | Pass() | Done():
                return self.actions.at(type(command).__name__.lower())
            case _:
                return None

    def worth(self, view: Any, seat: int) -> int:
        """The total."""
        total: int = view.seats[seat].points.total
        return total


def _die(die: str, mark: Mark, joker: Joker | None) -> int:
    """What a joker makes of the die follows from the mark."""
    field = JOKERS.index(joker.field if joker else None)
    return (field * 2 + (die == "w")) * MARKS + mark_number(mark)


def mark_number(mark: Mark) -> int:
    """From 0 to 249."""
    match mark:
        case Yellow(row=row, column=column):
            return (row - 1) * 6 + column - 1
        case Turquoise(column=column, rows=rows):
            return IN_TURQUOISE + (column - 1) * SETS_OF_ROWS + sum(1 << row - 1 for row in rows) - 1
        case Blue(side=side, number=number):
            return IN_BLUE + (side == "right") * 11 + number - 2
        case Brown(field=field):
            return IN_BROWN + field - 1
        case Pink(number=number, way=way):
            return IN_PINK + (number - 1) * 2 + (way == "times")


def _groups() -> Iterator[Group]:
    marks = (
        "Marks: yellow (row − 1) × 6 + column − 1; turquoise 18 + (column − 1) × 31 + a bit for each row − 1; blue 204 "
        "+ 11 on the right + number − 2; brown 226 + field − 1; pink 238 + (number − 1) × 2, + 1 times the multiplier"
    )
    uses = len(JOKERS) * 2 * MARKS
    yield Group(
        "use",
        uses,
        "(joker × 2 + white) × 250 + mark: use a die of the roll, or of the pick. Joker: 0 none, 1 to 4 for 3 to 6, 5 "
        f"for “?”. White: 0 the die of the mark's colour, 1 the white one. {marks}",
    )
    yield Group("extra", uses, "the same with an extra die")
    yield Group("bonus", 2 * MARKS, "black × 250 + mark: use a ? of the mark's colour, or the black one")
    yield Group("roll", 1, "roll, and begin what begins with it")
    yield Group("reroll", 1, "spend a re-roll")
    yield Group("pass", 1, "use no die of this roll, or of the pick")
    yield Group("done", 1, "use no more extra dice")


def _table_fields() -> Iterator[AnyField]:
    yield Field("phase", 5, 0, 1, f"one of {', '.join(PHASES)}", lambda seen: one_hot(PHASES, seen.view.phase))
    yield Field("round", 1, 0, 6, "from 1", lambda seen: [seen.view.round])
    yield Field("rounds", 1, 4, 6, "of the match", lambda seen: [seen.view.rounds])
    yield Field("roll", 1, 0, 3, "of the turn, from 1", lambda seen: [seen.view.roll])
    dice = "yellow, turquoise, blue, brown, pink, white"
    yield Field("faces", 6, 0, 6, f"{dice}; 0 before a roll", lambda seen: [die.face or 0 for die in seen.view.dice])
    yield Field(
        "places",
        6,
        0,
        4,
        "of the dice: 0 in hand, 1 to 3 on a die field, 4 on the platter",
        lambda seen: [die.place for die in seen.view.dice],
    )
    yield Field("options", 3, 0, 1, "pink rounds up, a 7 may follow a 7, a blue ? is any number", _options)


def _options(seen: Seen) -> list[int]:
    agreed = seen.view.options
    return [agreed.pink_rounding == "up", agreed.seven_after_seven, agreed.blue_bonus == "free"]


def _seat_fields() -> Iterator[AnyField]:
    yield SeatField(
        "stage",
        5,
        0,
        1,
        f"is to {', '.join(STAGES)}, or waits",
        lambda seen, seat: one_hot(STAGES, _of(seen, seat).stage),
    )
    yield SeatField("active", 1, 0, 1, "rolls in this turn", lambda seen, seat: [seen.view.active == seat])
    yield SeatField("first", 1, 0, 1, "begins every round", lambda seen, seat: [seen.view.first == seat])
    yield SeatField("yellow", 18, 0, 1, "crosses, row by row", lambda seen, seat: _crosses(_sheet(seen, seat).yellow))
    yield SeatField(
        "turquoise", 30, 0, 1, "crosses, row by row", lambda seen, seat: _crosses(_sheet(seen, seat).turquoise)
    )
    yield SeatField(
        "blue",
        6,
        0,
        12,
        "left, then right: numbers written, the last one (7 for none), how many of them up to 4 or from 10",
        lambda seen, seat: [*_side(_sheet(seen, seat).blue_left), *_side(_sheet(seen, seat).blue_right)],
    )
    yield SeatField(
        "brown",
        2,
        0,
        12,
        "the last field crossed, crosses",
        lambda seen, seat: [_sheet(seen, seat).brown.bit_length(), _sheet(seen, seat).brown.bit_count()],
    )
    yield SeatField(
        "pink",
        2,
        0,
        200,
        "numbers written, their sum",
        lambda seen, seat: [len(_sheet(seen, seat).pink), sum(_sheet(seen, seat).pink)],
    )
    yield SeatField(
        "rerolls",
        2,
        0,
        9,
        "won, used",
        lambda seen, seat: [_sheet(seen, seat).rerolls, _sheet(seen, seat).rerolls_used],
    )
    yield SeatField("jokers", 6, 0, 9, "won; then ready: 3, 4, 5, 6 (0 or 1), “?” (how many)", _jokers)
    yield SeatField(
        "extras",
        2,
        0,
        9,
        "extra dice: won, used",
        lambda seen, seat: [_sheet(seen, seat).extras, _sheet(seen, seat).extras_used],
    )
    yield SeatField("foxes", 1, 0, 9, "won", lambda seen, seat: [_of(seen, seat).points.foxes])
    yield SeatField(
        "waiting",
        6,
        0,
        9,
        "? to be used: yellow, turquoise, blue, brown, pink, black",
        lambda seen, seat: [_of(seen, seat).waiting.count(bonus) for bonus in WAITING],
    )
    yield SeatField(
        "extra_dice",
        6,
        0,
        1,
        "used as extra dice in this turn",
        lambda seen, seat: among(DICE, _of(seen, seat).extra_dice),
    )
    yield SeatField("points", 6, 0, MOST_POINTS, "yellow, turquoise, blue, brown, pink; the total with foxes", _points)


def _of(seen: Seen, seat: int) -> Any:
    return seen.view.seats[seat]


def _sheet(seen: Seen, seat: int) -> Any:
    return seen.view.seats[seat].sheet


def _crosses(rows: tuple[int, ...]) -> Iterator[int]:
    return (row >> column & 1 for row in rows for column in range(6))


def _side(numbers: tuple[int, ...]) -> tuple[int, int, int]:
    extremes = sum(number <= printed.BLUE_LOW or number >= printed.BLUE_HIGH for number in numbers)
    return len(numbers), numbers[-1] if numbers else printed.BLUE_MIDDLE, extremes


def _jokers(seen: Seen, seat: int) -> list[int]:
    sheet = _sheet(seen, seat)
    fixed = [int(is_ready(sheet, Joker(field, 1))) for field in ("3", "4", "5", "6")]
    free = sum(not sheet.jokers_used >> place & 1 for place in range(4, sheet.jokers))
    return [sheet.jokers, *fixed, free]


def _points(seen: Seen, seat: int) -> list[int]:
    points = _of(seen, seat).points
    return [points.yellow, points.turquoise, points.blue, points.brown, points.pink, points.total]
