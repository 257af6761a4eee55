"""The rows of the first layer that a position turns on, part by part, for the seat that looks at it.

A part is a function and what it looks at: who has summed up its rows once needn't do it again while nothing of that
changes. ``kernel.py`` writes the same rows, compiled; a test holds the two equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from akili.bots.clever_cubed.net.layout import (
    BETWEEN,
    BUCKET,
    CODES,
    EXCESS,
    FIRST_SLOT,
    FOXES,
    LAST_ROLL,
    LASTS,
    LEFT_TURNS,
    OFFSETS,
    OPENED,
    OWN_END,
    PASSIVE_END,
    PASSIVE_TURNS,
    PICKING,
    WATCHING,
)
from akili.engine.game import Seat
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.model import BLUE_DIE, FIELDS, HAND, ROLLS, ROUNDS, WHITE_DIE, SeatState, State
from akili.games.clever_cubed.printed import BLUE_MIDDLE, TURQUOISE_BACKED
from akili.games.clever_cubed.printed import Bonus as PrintedBonus
from akili.games.clever_cubed.reach import fitting

Rows = tuple[int, ...]
Part = tuple[Callable[..., Rows], tuple[Any, ...]]

WAITING: tuple[PrintedBonus, ...] = ("?y", "?t", "?b", "?n", "?p", "?k")
BLUE_WAITS = 1 << WAITING.index("?b") | 1 << WAITING.index("?k")
YELLOW_DIE, TURQUOISE_DIE, BROWN_DIE, PINK_DIE = 0, 1, 3, 4
NO_DICE = (0,) * 6
PINK_FOX = 9  # its field


class Reading(NamedTuple):
    """What a seat sees in a position."""

    parts: tuple[Part, ...]
    points: int  # that it has now
    is_settled: bool  # nothing is left to come: that is what it will have


def read(state: State, seat: Seat) -> Reading:
    """All parts of a position."""
    own, sheet = state.seats[seat], state.seats[seat].sheet
    mine, others = turns_left(state, seat)
    now = moment(state, seat)
    by_area, foxes = scoring.area_points(sheet), scoring.foxes(sheet)
    extras = sheet.extras - sheet.extras_used
    ready = sheet.rerolls, sheet.rerolls_used, sheet.extras, extras, sheet.jokers, sheet.jokers_used
    filled, has_fox = len(sheet.pink), sheet.pink_halved >> PINK_FOX - 1 & 1
    white = state.faces[WHITE_DIE] if state.faces and now != OPENED else 0
    parts: tuple[Part, ...] = (
        (yellow, (sheet.yellow, mine)),
        (turquoise, (sheet.turquoise, mine)),
        (blue, (_side(sheet.blue_left), _side(sheet.blue_right), mine)),
        (brown_and_pink, (sheet.brown.bit_length(), sheet.brown.bit_count(), filled, has_fox, mine)),
        (actions, (*ready, mine, others)),
        (points, (by_area, foxes, mine)),
        (time, (mine, others, now)),
        (waiting, (tuple(sorted(own.waiting)), white)),
    )
    parts += ((no_dice, ()),) if now in (BETWEEN, OPENED) else _of_dice(state, own, now, extras)
    is_settled = now == BETWEEN and not mine and not others
    return Reading(parts, sum(by_area) + foxes * min(by_area), is_settled)


def _of_dice(state: State, own: SeatState, now: int, extras: int) -> tuple[Part, ...]:
    """What a turn has and the time between turns hasn't."""
    sheet, faces = own.sheet, state.faces or NO_DICE
    hand = _bits(place == HAND for place in state.places) if now <= LAST_ROLL else 0
    row = sheet.yellow[now - 1] if hand >> YELLOW_DIE & 1 else 0
    equal = _equal(state) if hand >> TURQUOISE_DIE & 1 else 0
    left, right = _side(sheet.blue_left)[1], _side(sheet.blue_right)[1]
    goes_on_from = left, right, sheet.brown.bit_length(), len(sheet.pink)
    return (
        (lying, (state.places, faces, own.extra_dice)),
        (to_come, (hand, now, _usable(state, own) if extras else 0, extras)),
        (yellow_and_turquoise_in_hand, (hand, now, row, equal)),
        (others_in_hand, (hand, _partner(hand, faces), *goes_on_from)),
    )


def rows(state: State, seat: Seat) -> Rows:
    """All rows that are on, in the order of the slots."""
    return tuple(row for look, at in read(state, seat).parts for row in look(*at))


def turns_left(state: State, seat: Seat) -> tuple[int, int]:
    """Own turns, and those of others, that are still to begin."""
    seats = len(state.seats)
    rounds, others = ROUNDS[seats] - state.round, max(1, seats - 1)
    match state.phase:
        case "over":
            return 0, 0
        case "opening":
            return rounds + 1, (rounds + 1) * others
        case _ if seats == 1:
            return rounds, rounds + (state.active is not None)
    assert state.active is not None
    position = (state.active - state.first) % seats
    own = int((seat - state.first) % seats > position)
    return rounds + own, rounds * others + seats - 1 - position - own


def moment(state: State, seat: Seat) -> int:
    """Where in a turn the seat is."""
    own, is_active = state.seats[seat], state.active == seat
    match state.phase:
        case "opening":
            return OPENED
        case "over":
            return BETWEEN
        case "finishing":
            if own.is_done:
                return BETWEEN
            return OWN_END if is_active else PICKING if own.is_picking else PASSIVE_END
        case "choosing":
            return state.roll if is_active else WATCHING
        case "rolling":
            if not is_active:
                return WATCHING
            return state.roll + 1 if state.roll < ROLLS and HAND in state.places else OWN_END


# Parts


def yellow(crossed: tuple[int, ...], mine: int) -> Rows:
    """Columns, rows, and how many crosses."""
    columns = [sum((row >> column & 1) << number for number, row in enumerate(crossed)) for column in range(6)]
    count = sum(row.bit_count() for row in crossed)
    return _from("yellow column", *columns, *crossed, count * LEFT_TURNS + mine)


def turquoise(crossed: tuple[int, ...], mine: int) -> Rows:
    """Columns, rows with what their bonus wants, and how many crosses."""
    columns = [sum((row >> column & 1) << number for number, row in enumerate(crossed)) for column in range(6)]
    wanted = [((1 << size) - 1 & ~row).bit_count() for row, size in zip(crossed, TURQUOISE_BACKED, strict=True)]
    by_row = [row.bit_count() * 7 + wants for row, wants in zip(crossed, wanted, strict=True)]
    count = sum(row.bit_count() for row in crossed)
    return _from("turquoise column", *columns, *by_row, count // 2 * LEFT_TURNS + mine)


def blue(left: tuple[int, int], right: tuple[int, int], mine: int) -> Rows:
    """How far each side has come, and its last number."""
    sides = [count * LASTS + last for count, last in (left, right)]
    return _from("blue side", *sides, left[0] * 7 + right[0], (left[0] + right[0]) * LEFT_TURNS + mine)


def brown_and_pink(last: int, crosses: int, filled: int, has_fox: int, mine: int) -> Rows:
    """How far both have come."""
    fox = 0 if filled < PINK_FOX else 1 if has_fox else 2
    return _from("brown", last * 13 + crosses, last * LEFT_TURNS + mine, filled * LEFT_TURNS + mine, fox)


def actions(
    rerolls: int, rerolls_used: int, extras: int, extras_ready: int, jokers: int, used: int, mine: int, others: int
) -> Rows:
    """What is circled and what is ready."""
    ready, rerolls_ready = (1 << jokers) - 1 & ~used, rerolls - rerolls_used
    free, numbered = (ready >> 4).bit_count(), ready & 15
    return _from(
        "rerolls",
        rerolls * 8 + rerolls_ready,
        extras * 8 + extras_ready,
        jokers * 4 + free,
        numbered,
        rerolls_ready * LEFT_TURNS + mine,
        extras_ready * PASSIVE_TURNS + min(mine + others, PASSIVE_TURNS - 1),
        ready.bit_count() * LEFT_TURNS + mine,
        rerolls * LEFT_TURNS + mine,
    )


def points(by_area: tuple[int, ...], foxes: int, mine: int) -> Rows:
    """What the areas have, above all the lowest, for the foxes."""
    lowest = by_area.index(min(by_area))
    least, second = sorted(by_area)[:2]
    return _from(
        "area points",
        *(area // BUCKET for area in by_area),
        least // BUCKET * FOXES + foxes,
        lowest * FOXES + foxes,
        *(_excess(area, least) for area in by_area),
        _excess(second, least) * FOXES + foxes,
        foxes * LEFT_TURNS + mine,
    )


def time(mine: int, others: int, now: int) -> Rows:
    """What is left of the game and of the turn."""
    return _from("time", (mine * PASSIVE_TURNS + others) * CODES + now, mine * CODES + now)


def waiting(bonuses: tuple[PrintedBonus, ...], white: int) -> Rows:
    """The ? that wait, by colour; what a blue one can write depends on the white die."""
    counts = [bonuses.count(bonus) for bonus in WAITING]
    all_that_wait = _bits(count > 0 for count in counts)
    return _from("waiting", *(min(count, 3) for count in counts), all_that_wait, _if(all_that_wait & BLUE_WAITS, white))


def no_dice() -> Rows:
    """Between turns."""
    first = FIRST_SLOT["die"]
    return tuple(OFFSETS[first:])


def lying(places: tuple[int, ...], faces: tuple[int, ...], used: int) -> Rows:
    """Where each die lies, what it shows unless it is in hand, and whether it was used as an extra one."""
    seen = [0 if place == HAND else face for place, face in zip(places, faces, strict=True)]
    return _from("die", *((place * 7 + seen[die]) * 2 + (used >> die & 1) for die, place in enumerate(places)))


def to_come(hand: int, now: int, usable: int, extras: int) -> Rows:
    """The dice that the seat will roll, and those that are good as extra dice."""
    return _from("hand", hand * 4 + (now if hand else 0), usable * 4 + min(extras, 3))


def yellow_and_turquoise_in_hand(hand: int, now: int, row: int, equal: int) -> Rows:
    """What the yellow die would meet in its row, and the turquoise one on the fields."""
    in_yellow = 1 + (now - 1) * 64 + row if hand >> YELLOW_DIE & 1 else 0
    return _from("yellow in hand", in_yellow, _if(hand >> TURQUOISE_DIE & 1, equal))


def others_in_hand(hand: int, partner: int, left: int, right: int, brown: int, pink: int) -> Rows:
    """What the other dice in hand go on from."""
    in_brown, in_pink = _if(hand >> BROWN_DIE & 1, brown), _if(hand >> PINK_DIE & 1, pink)
    return _from("blue in hand", partner * LASTS + left, partner * LASTS + right, in_brown, in_pink)


def _from(group: str, *values: int) -> Rows:
    """The rows of slots that follow each other, from the first one of a group on."""
    first = FIRST_SLOT[group]
    return tuple(OFFSETS[first + number] + value for number, value in enumerate(values))


def _if(is_there: int, value: int) -> int:
    return 1 + value if is_there else 0


def _bits(bits: Iterable[bool]) -> int:
    return sum(1 << number for number, bit in enumerate(bits) if bit)


def _excess(area: int, least: int) -> int:
    return min((area - least) // BUCKET, EXCESS - 1)


def _side(numbers: tuple[int, ...]) -> tuple[int, int]:
    """How many, and the last one, counted from 2."""
    return len(numbers), (numbers[-1] if numbers else BLUE_MIDDLE) - 2


def _usable(state: State, own: SeatState) -> int:
    """The dice that lie somewhere and would fit as extra dice as they are."""
    return _bits(
        place != HAND and not own.extra_dice >> die & 1 and bool(fitting(state, own.sheet, die, state.faces[die]))
        for die, place in enumerate(state.places)
    )


def _equal(state: State) -> int:
    """How many dice on the fields show the same, at most."""
    shown = [face for face, place in zip(state.faces, state.places, strict=True) if place in FIELDS]
    return max((shown.count(face) for face in shown), default=0)


def _partner(hand: int, faces: tuple[int, ...]) -> int:
    """What a blue or white die in hand will be added to: 1 for one in hand too, else what that shows."""
    if hand >> BLUE_DIE & 1:
        return 1 if hand >> WHITE_DIE & 1 else 1 + faces[WHITE_DIE]
    return 7 + faces[BLUE_DIE] if hand >> WHITE_DIE & 1 else 0
