"""Between the readable game and the compiled one: states as arrays, options as commands, and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from akili.games.clever_cubed import printed, scoring
from akili.games.clever_cubed.compiled import layout
from akili.games.clever_cubed.compiled.layout import Numbers
from akili.games.clever_cubed.model import (
    DICE,
    Blue,
    Bonus,
    Brown,
    Command,
    Done,
    Extra,
    Joker,
    Mark,
    Pass,
    Phase,
    Pink,
    Reroll,
    Roll,
    SeatState,
    State,
    Turquoise,
    Use,
    Yellow,
)

PHASES: tuple[Phase, ...] = ("opening", "rolling", "choosing", "finishing", "over")
WAITING: tuple[printed.Bonus, ...] = ("?y", "?t", "?b", "?n", "?p", "?k")
JOKER_FIELDS = (None, "3", "4", "5", "6", "?")


def table_of(state: State) -> Numbers:
    """What all seats share."""
    table = np.zeros(layout.TABLE, np.int16)
    active = layout.NOBODY if state.active is None else state.active
    table[: layout.FACES] = PHASES.index(state.phase), state.round, state.first, active, state.roll
    if state.faces:
        table[layout.FACES : layout.PLACES] = state.faces
    table[layout.PLACES : layout.SEATS] = state.places
    agreed = state.options
    table[layout.SEATS :] = (
        len(state.seats),
        agreed.pink_rounding == "up",
        agreed.seven_after_seven,
        agreed.blue_bonus == "free",
    )
    return table


def seats_of(state: State) -> Numbers:
    """A row a seat."""
    return np.array([_seat(own) for own in state.seats], np.int16)


def _seat(own: SeatState) -> list[int]:
    sheet = own.sheet
    return [
        *sheet.yellow,
        *sheet.turquoise,
        *_side(sheet.blue_left),
        *_side(sheet.blue_right),
        *(sheet.brown.bit_length(), sheet.brown.bit_count()),
        *(len(sheet.pink), sum(sheet.pink), sheet.pink_halved),
        *(sheet.rerolls, sheet.rerolls_used, sheet.jokers, sheet.jokers_used, sheet.extras, sheet.extras_used),
        scoring.foxes(sheet),
        *(own.waiting.count(bonus) for bonus in WAITING),
        *(own.is_picking, own.extra_dice, own.is_done),
    ]


def _side(numbers: tuple[int, ...]) -> tuple[int, int, int]:
    extremes = sum(number <= printed.BLUE_LOW or number >= printed.BLUE_HIGH for number in numbers)
    return len(numbers), numbers[-1] if numbers else printed.BLUE_MIDDLE, extremes


def command_of(option: int) -> Command:
    """The command that an option stands for."""
    which, field = option >> layout.WHICH & 7, JOKER_FIELDS[option >> layout.FIELD & 7]
    joker: Any = Joker(field, option >> layout.NUMBER & 7) if field else None  # type: ignore[arg-type]
    match option & 7:
        case layout.DO_USE:
            return Use(DICE[which], _mark_of(option), joker)
        case layout.DO_EXTRA:
            return Extra(DICE[which], _mark_of(option), joker)
        case layout.DO_BONUS:
            return Bonus(WAITING[which], _mark_of(option))
        case layout.DO_ROLL:
            return Roll()
        case layout.DO_REROLL:
            return Reroll()
        case layout.DO_PASS:
            return Pass()
        case _:
            return Done()


def _mark_of(option: int) -> Mark:
    place, detail = option >> layout.PLACE & 15, option >> layout.DETAIL
    match option >> layout.AREA & 7:
        case layout.IN_YELLOW:
            return Yellow(place, detail)
        case layout.IN_TURQUOISE:
            return Turquoise(place, tuple(row for row in range(1, 6) if detail >> row - 1 & 1))
        case layout.IN_BLUE:
            return Blue("right" if place else "left", detail)
        case layout.IN_BROWN:
            return Brown(place)
        case _:
            return Pink(place, "times" if detail == layout.TIMES else "half")
