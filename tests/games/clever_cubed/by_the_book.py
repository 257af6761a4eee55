"""The rules once more, as a slow reader would check a command: yes or no. Nothing is shared with the game but data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import get_args

from akili.games.clever_cubed import printed
from akili.games.clever_cubed.model import (
    DICE,
    Blue,
    Bonus,
    Brown,
    Command,
    Die,
    Done,
    Extra,
    Joker,
    Mark,
    Pass,
    Pink,
    Reroll,
    Roll,
    State,
    TakeBack,
    TakeHint,
    Turquoise,
    Use,
    Yellow,
)
from akili.games.clever_cubed.sheet import Sheet

IN_HAND, ON_PLATTER = 0, 4
COLOUR_OF = {Yellow: "y", Turquoise: "t", Blue: "b", Brown: "n", Pink: "p"}

SOME_ROWS = list(chain.from_iterable(combinations(range(1, 6), size) for size in range(1, 6)))
ALL_MARKS: list[Mark] = [
    *(Yellow(row, column) for row in range(1, 4) for column in range(1, 7)),
    *(Turquoise(column, rows) for column in range(1, 7) for rows in SOME_ROWS),
    *(Blue("left", number) for number in range(1, 14)),
    *(Blue("right", number) for number in range(1, 14)),
    *(Brown(field) for field in range(1, 13)),
    *(Pink(number, "half") for number in range(1, 7)),
    *(Pink(number, "times") for number in range(1, 7)),
]
ALL_JOKERS = [None, *(Joker(field, number) for field in printed.JOKER_FIELDS[:5] for number in range(1, 7))]


def all_commands() -> Iterator[Command]:
    """Every command that could be sent and makes some sense."""
    for die, mark, joker in product(DICE, ALL_MARKS, ALL_JOKERS):
        yield Use(die, mark, joker)
        yield Extra(die, mark, joker)
    for bonus, mark in product(get_args(printed.Bonus), ALL_MARKS):
        yield Bonus(bonus, mark)
    yield from (Roll(), Reroll(), Pass(), Done())


def allows(state: State, seat: int, command: Command) -> bool:
    """Whether the book lets this seat do this now."""
    own = state.seats[seat]
    if isinstance(command, Bonus):
        return command.bonus in own.waiting and _bonus_fits(state, own.sheet, command)
    if own.waiting:
        return False
    rolls = state.phase == "choosing" and state.active == seat
    picks = state.phase == "finishing" and own.is_picking
    finishes = state.phase == "finishing" and not own.is_picking and not own.is_done
    match command:
        case TakeBack() | TakeHint():
            return False  # possible, but never on offer
        case Roll():
            return seat == _to_roll(state)
        case Reroll():
            return rolls and own.sheet.rerolls > own.sheet.rerolls_used
        case Pass():
            return rolls or picks
        case Done():
            return finishes
        case Use():
            if not (rolls or picks) or not _use_fits(state, own.sheet, command):
                return False
            return _place(state, command.die) == IN_HAND if rolls else _may_pick(state, own.sheet, command.die)
        case Extra():
            is_new = not own.extra_dice >> DICE.index(command.die) & 1
            has_one = own.sheet.extras > own.sheet.extras_used
            return finishes and is_new and has_one and _use_fits(state, own.sheet, command)


def _to_roll(state: State) -> int | None:
    """Who is to roll, once nobody has anything else to do."""
    if any(seat.waiting for seat in state.seats):
        return None
    if state.phase == "finishing" and all(seat.is_done for seat in state.seats):
        return state.first if state.active is None else (state.active + 1) % len(state.seats)
    return {"opening": state.first, "rolling": state.active}.get(state.phase)


def _may_pick(state: State, sheet: Sheet, die: Die) -> bool:
    """From the platter; from the fields only if no die of the platter can be used as it is."""
    platter = [each for each in DICE if _place(state, each) == ON_PLATTER]
    fits = any(_use_fits(state, sheet, Use(each, mark)) for each in platter for mark in ALL_MARKS)
    return die in platter or not fits


def _use_fits(state: State, sheet: Sheet, use: Use | Extra) -> bool:
    number = _face(state, use.die)
    if use.joker:
        circled = printed.JOKER_FIELDS[: sheet.jokers]
        ready = [field for place, field in enumerate(circled) if not sheet.jokers_used & 2**place]
        names_its_number = use.joker.field in ("?", str(use.joker.number))
        if use.joker.field not in ready or not names_its_number or use.joker.number == number:
            return False
        number = use.joker.number
    if use.die not in ("w", COLOUR_OF[type(use.mark)]):
        return False
    place = _place(state, use.die)
    match use.mark:
        case Yellow(row=row, column=column):
            if place == ON_PLATTER:
                is_row = column in printed.YELLOW_GREY[row - 1]
            else:
                is_row = row == (state.roll if place == IN_HAND else place)
            return column == number and is_row and _is_free(sheet.yellow, row, column)
        case Turquoise(column=column, rows=rows):
            others = [each for each in DICE if each != use.die and _face(state, each) == number]
            if place == ON_PLATTER:
                companions = [each for each in others if _place(state, each) == ON_PLATTER]
            else:
                companions = [each for each in others if _place(state, each) in (1, 2, 3)]
            is_free = all(_is_free(sheet.turquoise, row, column) for row in rows)
            return column == number and is_free and len(rows) <= 1 + len(companions)
        case Blue(number=written):
            partner = _face(state, "b" if use.die == "w" else "w")
            return written == number + partner and _blue_fits(state, sheet, use.mark)
        case Brown():
            return printed.BROWN_NUMBERS[use.mark.field - 1] == number and _brown_fits(sheet, use.mark)
        case Pink():
            is_chosen = use.joker is not None and use.joker.field == "?"
            return (
                use.mark.number == number
                and _pink_fits(sheet, use.mark)
                and not (is_chosen and _is_double(state, use.mark))
            )


def _bonus_fits(state: State, sheet: Sheet, use: Bonus) -> bool:
    if use.bonus not in ("?k", f"?{COLOUR_OF[type(use.mark)]}"):
        return False
    match use.mark:
        case Yellow(row=row, column=column):
            return _is_free(sheet.yellow, row, column)
        case Turquoise(column=column, rows=rows):
            return len(rows) == 1 and _is_free(sheet.turquoise, rows[0], column)
        case Blue(number=written):
            is_free = state.options.blue_bonus == "free" or not state.faces
            in_reach = 2 <= written <= 12 if is_free else 1 <= written - _face(state, "w") <= 6
            return in_reach and _blue_fits(state, sheet, use.mark)
        case Brown():
            return _brown_fits(sheet, use.mark)
        case Pink():
            return _pink_fits(sheet, use.mark) and not _is_double(state, use.mark)


def _blue_fits(state: State, sheet: Sheet, mark: Blue) -> bool:
    written = sheet.blue_left if mark.side == "left" else sheet.blue_right
    inner = (7, *written)[-1]
    if len(written) == 6:
        return False
    if mark.number == 7:
        return inner != 7 or state.options.seven_after_seven
    return mark.number - inner == (-1 if mark.side == "left" else 1)


def _brown_fits(sheet: Sheet, mark: Brown) -> bool:
    return all(not sheet.brown & 2 ** (field - 1) for field in range(mark.field, 13))


def _pink_fits(sheet: Sheet, mark: Pink) -> bool:
    return len(sheet.pink) < 12 and (mark.way == "half" or len(sheet.pink) > 0)


def _is_double(state: State, mark: Pink) -> bool:
    """A number of one's own choice whose half a lower number has too: 3 and 5, or rounded up 2, 4 and 6."""
    doubles = (3, 5) if state.options.pink_rounding == "down" else (2, 4, 6)
    return mark.way == "half" and mark.number in doubles


def _is_free(rows: tuple[int, ...], row: int, column: int) -> bool:
    return not rows[row - 1] & 2 ** (column - 1)


def _face(state: State, die: Die) -> int:
    return state.faces[DICE.index(die)]


def _place(state: State, die: Die) -> int:
    return state.places[DICE.index(die)]


def won_on(sheet: Sheet, rounds: int) -> Counter[str]:
    """Everything that the marks and circles of a sheet have won, in whatever order, up to a round."""
    won: Counter[str] = Counter(bonus for bonus in printed.ROUND_BONUSES[:rounds] if bonus)
    yellow = [[bool(row & 2**place) for place in range(6)] for row in sheet.yellow]
    for gap, column in product(range(2), range(6)):
        won[printed.YELLOW_BONUSES[gap][column]] += yellow[gap][column] and yellow[gap + 1][column]
    backed = {(row, place) for row, size in enumerate(printed.TURQUOISE_BACKED) for place in range(size)}
    missing = {(row, place) for row, place in backed if not sheet.turquoise[row] & 2**place}
    for row, bonus in enumerate(printed.TURQUOISE_ROW_BONUSES):
        won[bonus or "-"] += row not in {each for each, _ in missing}
    for place, bonus in enumerate(printed.TURQUOISE_COLUMN_BONUSES):
        won[bonus] += place not in {each for _, each in missing}
    won.update(bonus for bonus in printed.BLUE_LEFT_BONUSES[: len(sheet.blue_left)] if bonus)
    won.update(bonus for bonus in printed.BLUE_RIGHT_BONUSES[: len(sheet.blue_right)] if bonus)
    for gap, bonus in enumerate(printed.BROWN_BONUSES):
        won[bonus or "-"] += bool(sheet.brown & 2**gap) and bool(sheet.brown & 2 ** (gap + 1))
    for place, bonus in enumerate(printed.PINK_BONUSES):
        won[bonus or "-"] += bool(sheet.pink_halved & 2**place)
    for action, end in printed.ACTION_ROW_ENDS.items():
        won[end] += won[action] == printed.ACTION_FIELDS
    del won["-"]
    return +won
