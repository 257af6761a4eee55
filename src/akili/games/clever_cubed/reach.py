"""What a seat is to do now, which dice it may use for it, and where they can be marked.

The reasons why a die can't be chosen: ``bonus.first``, ``die.extra_twice``, ``die.not_in_hand``,
``die.platter_first``, ``extra.none``, ``roll.first``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from akili.engine.game import Seat
from akili.games.clever_cubed import jokers, marks
from akili.games.clever_cubed.marks import Marks
from akili.games.clever_cubed.model import (
    BLUE_DIE,
    DICE,
    HAND,
    PLATTER,
    WHITE_DIE,
    Die,
    Joker,
    Mark,
    Pink,
    Stage,
    State,
)
from akili.games.clever_cubed.rolling import roller
from akili.games.clever_cubed.sheet import Sheet

DieNumber = int  # its place among DICE


def stage(state: State, seat: Seat) -> Stage | None:
    """What the seat is to do; None while it can only wait, as everybody does at a table that all have left."""
    own = state.seats[seat]
    if state.is_deserted:
        return None
    if own.waiting:
        return "bonus"
    match state.phase:
        case "choosing":
            return "use" if seat == state.active else None
        case "finishing" if not own.is_done:
            return "pick" if own.is_picking else "extra"
        case _:
            return "roll" if seat == roller(state) else None


def barred(state: State, seat: Seat) -> Sequence[str | None]:
    """For each die why the seat may not choose it now; None where it may, if only the die fits somewhere."""
    own = state.seats[seat]
    match stage(state, seat):
        case "use":
            return [None if place == HAND else "die.not_in_hand" for place in state.places]
        case "pick":
            others = "die.platter_first" if _platter_fits(state, own.sheet) else None
            return [None if place == PLATTER else others for place in state.places]
        case "extra":
            if own.sheet.extras_used == own.sheet.extras:
                return ["extra.none"] * len(DICE)
            return ["die.extra_twice" if own.extra_dice >> die & 1 else None for die in range(len(DICE))]
        case "bonus":
            return ["bonus.first"] * len(DICE)
        case "roll":
            return ["roll.first"] * len(DICE)
        case None:
            return ["match.over" if state.phase == "over" else "match.not_your_turn"] * len(DICE)


def uses(state: State, sheet: Sheet, die: DieNumber) -> Iterator[tuple[Mark, Joker | None]]:
    """Every mark that a die could make where it lies, first as it is, then with each joker."""
    face = state.faces[die]
    for mark in fitting(state, sheet, die, face):
        yield mark, None
    for joker in jokers.ready(sheet, face):
        for mark in with_joker(state, sheet, die, joker):
            yield mark, joker


def with_joker(state: State, sheet: Sheet, die: DieNumber, joker: Joker) -> Marks:
    """Where a die can be marked with a joker; of the numbers whose half is the same, a free one is the lowest."""
    fit = fitting(state, sheet, die, joker.number)
    if joker.field != "?" or marks.is_lowest_of_its_half(joker.number, state.options):
        return fit
    return tuple(mark for mark in fit if not (isinstance(mark, Pink) and mark.way == "half"))


def fits(state: State, sheet: Sheet, die: DieNumber) -> bool:
    """Whether the die can be used at all, with or without a joker."""
    return any(True for _ in uses(state, sheet, die))


def fitting(state: State, sheet: Sheet, die: DieNumber, number: int) -> Marks:
    """Where a die can be marked as this number, lying where it lies."""
    match DICE[die]:
        case "y":
            return marks.yellow(sheet, number, _yellow_row(state, die))
        case "t":
            return marks.turquoise(sheet, number, 1 + _companions(state, die, number))
        case "b":
            return marks.blue(sheet, number + state.faces[WHITE_DIE], state.options)
        case "n":
            return marks.brown(sheet, number)
        case "p":
            return marks.pink(sheet, number)
        case "w":
            return (
                *marks.yellow(sheet, number, _yellow_row(state, die)),
                *marks.turquoise(sheet, number, 1 + _companions(state, die, number)),
                *marks.blue(sheet, number + state.faces[BLUE_DIE], state.options),
                *marks.brown(sheet, number),
                *marks.pink(sheet, number),
            )


def lower_in_hand(state: State, die: DieNumber) -> tuple[Die, ...]:
    """What falls on the platter when the active seat uses this die."""
    faces, places = state.faces, state.places
    return tuple(name for number, name in enumerate(DICE) if places[number] == HAND and faces[number] < faces[die])


def _platter_fits(state: State, sheet: Sheet) -> bool:
    """Whether a die of the platter can be used as it is: a joker doesn't count."""
    return any(
        place == PLATTER and fitting(state, sheet, die, state.faces[die]) for die, place in enumerate(state.places)
    )


def _yellow_row(state: State, die: DieNumber) -> int | None:
    """The row of its die field, or of the field it is about to lie on; None from the platter: grey boxes only."""
    place = state.places[die]
    return None if place == PLATTER else place or state.roll


def _companions(state: State, die: DieNumber, number: int) -> int:
    """How many other dice show the number where this one lies: on the platter, or on the die fields."""
    on_platter = state.places[die] == PLATTER
    return sum(
        face == number and other != die and place != HAND and (place == PLATTER) == on_platter
        for other, (face, place) in enumerate(zip(state.faces, state.places, strict=True))
    )
