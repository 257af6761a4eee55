"""The rows that the dice of a turn turn on, compiled. A test holds it equal to ``slots.py`` beside it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.bots.clever_cubed.net import layout as net
from akili.games.clever_cubed.compiled import layout as at
from akili.games.clever_cubed.compiled.marks.kernel import blue_fits, fits, taken_rows
from akili.games.clever_cubed.model import BLUE_DIE, HAND, PLATTER, ROLLS, WHITE_DIE

DICE = 6
OFFSETS = np.array(net.OFFSETS, np.int64)


@njit(cache=True, nogil=True, inline="always")
def put(out: Any, slot: int, row: int) -> Any:
    """A slot has its row; says the next slot."""
    out[slot] = OFFSETS[slot] + row
    return slot + 1


@njit(cache=True, nogil=True)
def dice_slots(table: Any, seat: Any, code: int, extras: int, out: Any, slot: int) -> None:
    """Those that a turn has and the time between turns hasn't."""
    hand = 0
    for die in range(DICE):
        place, face = table[at.PLACES + die], table[at.FACES + die]
        if place == HAND:
            hand |= 1 << die
            face = 0
        used = seat[at.EXTRA_DICE] >> die & 1
        slot = put(out, slot, (place * 7 + face) * 2 + used)
    if code > net.LAST_ROLL:
        hand = 0  # nothing that this seat will roll
    slot = put(out, slot, hand * 4 + (code if hand else 0))
    usable = 0
    if extras:
        for die in range(DICE):
            if table[at.PLACES + die] != HAND and not seat[at.EXTRA_DICE] >> die & 1:
                if fits(table, seat, die, table[at.FACES + die]):
                    usable |= 1 << die
    slot = put(out, slot, usable * 4 + min(extras, 3))
    slot = put(out, slot, 1 + (code - 1) * 64 + seat[at.YELLOW + code - 1] if hand & 1 else 0)
    equal = 0
    if hand >> 1 & 1:
        for die in range(DICE):
            count = 1
            if 0 < table[at.PLACES + die] < PLATTER:
                for other in range(DICE):
                    if 0 < table[at.PLACES + other] < PLATTER and other != die:
                        if table[at.FACES + other] == table[at.FACES + die]:
                            count += 1
                equal = max(equal, count)
        equal += 1
    slot = put(out, slot, equal)
    partner = 0
    if hand >> BLUE_DIE & 1:
        partner = 1 if hand >> WHITE_DIE & 1 else 1 + table[at.FACES + WHITE_DIE]
    elif hand >> WHITE_DIE & 1:
        partner = 7 + table[at.FACES + BLUE_DIE]
    slot = put(out, slot, partner * net.LASTS + seat[at.LEFT + at.LAST] - 2)
    slot = put(out, slot, partner * net.LASTS + seat[at.RIGHT + at.LAST] - 2)
    slot = put(out, slot, 1 + seat[at.BROWN_LAST] if hand >> 3 & 1 else 0)
    slot = put(out, slot, 1 + seat[at.PINK_COUNT] if hand >> 4 & 1 else 0)
    slot = _hand_slots(table, seat, hand, code, out, slot)
    for die in range(DICE):
        slot = put(out, slot, _as_extra(table, seat, die) * 4 + min(extras, 3) if extras else 0)


@njit(cache=True, nogil=True)
def _hand_slots(table: Any, seat: Any, hand: int, code: int, out: Any, slot: int) -> Any:
    """Dice in hand with what they may go on from."""
    dice, now = at.CROSSES[hand], code if hand else 0
    rerolls = seat[at.REROLLS] - seat[at.REROLLS_USED]
    jokers = seat[at.JOKERS] - at.CROSSES[seat[at.JOKERS_USED] & 63] - (seat[at.JOKERS_USED] >> 6 & 1)
    slot = put(out, slot, (dice * 8 + rerolls) * 4 + now)
    slot = put(out, slot, dice * 8 + jokers)
    white = hand >> WHITE_DIE & 1
    slot = put(out, slot, 1 + (code - 1) * 64 + seat[at.YELLOW + code - 1] if white else 0)
    slot = put(out, slot, 1 + (code - 1) * 64 + seat[at.YELLOW + code] if hand & 1 and code < ROLLS else 0)
    could = (hand >> 1 & 1) + 2 * white
    for field in range(1, 3):
        column = 0
        if hand:
            for die in range(DICE):
                if table[at.PLACES + die] == field:
                    column = 1 + taken_rows(seat, table[at.FACES + die])
        slot = put(out, slot, could * 33 + column)
    slot = put(out, slot, ((hand >> 3 & 1) + 2 * white) * 13 + seat[at.BROWN_LAST])
    return put(out, slot, ((hand >> 4 & 1) + 2 * white) * 13 + seat[at.PINK_COUNT])


@njit(cache=True, nogil=True)
def _as_extra(table: Any, seat: Any, die: int) -> Any:
    """What a die would do as an extra one, as it lies; 0 if it can't be one."""
    place, face = table[at.PLACES + die], table[at.FACES + die]
    if place == HAND or seat[at.EXTRA_DICE] >> die & 1:
        return 0
    if die == 0:
        return 1 + _yellow_box(seat, at.GREY_ROWS[face] if place == PLATTER else place, face)
    if die == 1:
        others = 0
        for other in range(DICE):
            where = table[at.PLACES + other]
            if table[at.FACES + other] == face and other != die and where != HAND:
                others += (where == PLATTER) == (place == PLATTER)
        return 1 + (5 - at.CROSSES[taken_rows(seat, face)]) * 4 + min(others, 3)
    if die == BLUE_DIE:
        return 1 + _blue_sides(table, seat, face + table[at.FACES + WHITE_DIE])
    if die == 3:
        return 1 + _steps_in_brown(seat, face)
    if die == 4:
        filled = seat[at.PINK_COUNT]
        return 1 if filled == 12 else 2 + at.MULTIPLIERS[filled] * 6 + face - 1
    code = 1 + (face - 1) * 8
    if _yellow_box(seat, at.GREY_ROWS[face] if place == PLATTER else place, face):
        code += 1
    if _blue_sides(table, seat, face + table[at.FACES + BLUE_DIE]):
        code += 2
    return code + 4 if _steps_in_brown(seat, face) == 1 else code


@njit(cache=True, nogil=True)
def _yellow_box(seat: Any, row: int, face: int) -> Any:
    """0 for one that is crossed, else 1 and the bonuses that it would win."""
    column = face - 1
    if seat[at.YELLOW + row - 1] >> column & 1:
        return 0
    found = 1
    if row > 1:
        found += seat[at.YELLOW + row - 2] >> column & 1
    if row < 3:
        found += seat[at.YELLOW + row] >> column & 1
    return found


@njit(cache=True, nogil=True)
def _blue_sides(table: Any, seat: Any, number: int) -> Any:
    """The sides that go on with a number: 1 for the left, 2 for the right."""
    left = 1 if blue_fits(table, seat, at.LEFT, number) else 0
    return left + 2 if blue_fits(table, seat, at.RIGHT, number) else left


@njit(cache=True, nogil=True)
def _steps_in_brown(seat: Any, face: int) -> Any:
    """How far the next field of the number is; 0 for none."""
    last = seat[at.BROWN_LAST]
    for field in range(last, 12):
        if at.BROWN_NUMBERS[field] == face:
            return field + 1 - last
    return 0
