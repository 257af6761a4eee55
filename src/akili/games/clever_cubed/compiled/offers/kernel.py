"""What a seat is to do and all that it may do, compiled."""

from __future__ import annotations

from typing import Any

from numba import njit

from akili.games.clever_cubed.compiled import layout as at
from akili.games.clever_cubed.compiled.marks.kernel import (
    blue_fits,
    fits,
    is_lowest_of_its_half,
    list_blue,
    list_brown,
    list_die,
    list_pink,
    list_turquoise,
    list_yellow,
)
from akili.games.clever_cubed.model import HAND, PLATTER, WHITE_DIE

DICE = 6
BLACK = 5  # its place among the ? that wait


@njit(cache=True, nogil=True, inline="always")
def _ready_jokers(seat: Any) -> Any:
    return ((1 << seat[at.JOKERS]) - 1) & ~seat[at.JOKERS_USED]


@njit(cache=True, nogil=True)
def _fits_somehow(table: Any, seat: Any, die: int) -> Any:
    """Whether a die can be used, with or without a joker."""
    face = table[at.FACES + die]
    if fits(table, seat, die, face):
        return True
    ready = _ready_jokers(seat)
    if ready == 0:
        return False
    for number in range(1, 7):
        if number != face and (ready >> 4 or (number >= 3 and ready >> number - 3 & 1)):
            if fits(table, seat, die, number):
                return True
    return False


@njit(cache=True, nogil=True)
def _list_uses(table: Any, seat: Any, die: int, kind: int, out: Any, count: int) -> Any:
    """Every mark that a die could make, first as it is, then with each joker."""
    face = table[at.FACES + die]
    head = kind | die << at.WHICH
    count = list_die(table, seat, die, face, True, head, out, count)
    ready = _ready_jokers(seat)
    if ready == 0:
        return count
    for field in range(4):
        number = field + 3
        if ready >> field & 1 and number != face:
            joker = head | (field + 1) << at.FIELD | number << at.NUMBER
            count = list_die(table, seat, die, number, True, joker, out, count)
    if ready >> 4:
        for number in range(1, 7):
            if number != face:
                joker = head | at.FREE_JOKER << at.FIELD | number << at.NUMBER
                is_half = is_lowest_of_its_half(table, number)
                count = list_die(table, seat, die, number, is_half, joker, out, count)
    return count


# The ? that wait


@njit(cache=True, nogil=True)
def _lowest_sum(table: Any) -> Any:
    return 2 if table[at.FREE_BLUE] or table[at.FACES + WHITE_DIE] == 0 else table[at.FACES + WHITE_DIE] + 1


@njit(cache=True, nogil=True)
def _highest_sum(table: Any) -> Any:
    return 12 if table[at.FREE_BLUE] or table[at.FACES + WHITE_DIE] == 0 else table[at.FACES + WHITE_DIE] + 6


@njit(cache=True, nogil=True)
def _bonus_fits(table: Any, seat: Any, colour: int) -> Any:
    if colour == 0 or colour == BLACK:
        if seat[at.YELLOW] & seat[at.YELLOW + 1] & seat[at.YELLOW + 2] != 63:
            return True
    if colour == 1 or colour == BLACK:
        rows = seat[at.TURQUOISE] & seat[at.TURQUOISE + 1] & seat[at.TURQUOISE + 2]
        if rows & seat[at.TURQUOISE + 3] & seat[at.TURQUOISE + 4] != 63:
            return True
    if colour == 2 or colour == BLACK:
        for number in range(_lowest_sum(table), _highest_sum(table) + 1):
            if blue_fits(table, seat, at.LEFT, number) or blue_fits(table, seat, at.RIGHT, number):
                return True
    if (colour == 3 or colour == BLACK) and seat[at.BROWN_LAST] < 12:
        return True
    return (colour == 4 or colour == BLACK) and seat[at.PINK_COUNT] < 12


@njit(cache=True, nogil=True)
def _list_bonus(table: Any, seat: Any, colour: int, out: Any, count: int) -> Any:
    head = at.DO_BONUS | colour << at.WHICH
    if colour == 0 or colour == BLACK:
        for row in range(1, 4):
            for column in range(1, 7):
                count = list_yellow(seat, row, column, head, out, count)
    if colour == 1 or colour == BLACK:
        for column in range(1, 7):
            count = list_turquoise(seat, column, 1, head, out, count)
    if colour == 2 or colour == BLACK:
        for number in range(_lowest_sum(table), _highest_sum(table) + 1):
            count = list_blue(table, seat, number, head, out, count)
    if colour == 3 or colour == BLACK:
        for number in range(1, 7):
            count = list_brown(seat, number, head, out, count)
    if colour == 4 or colour == BLACK:
        for number in range(1, 7):
            count = list_pink(seat, number, is_lowest_of_its_half(table, number), head, out, count)
    return count


@njit(cache=True, nogil=True, inline="always")
def is_waiting(seat: Any) -> Any:
    """Whether it has a ? to use."""
    waits = seat[at.WAITING] | seat[at.WAITING + 1] | seat[at.WAITING + 2] | seat[at.WAITING + 3]
    return (waits | seat[at.WAITING + 4] | seat[at.WAITING + 5]) != 0


@njit(cache=True, nogil=True)
def lapse(table: Any, seat: Any) -> None:
    """The ? that wait are lost if not one of them can be used."""
    if not is_waiting(seat):
        return
    for colour in range(6):
        if seat[at.WAITING + colour] and _bonus_fits(table, seat, colour):
            return
    seat[at.WAITING : at.WAITING + 6] = 0


# Stages and options


@njit(cache=True, nogil=True)
def following(table: Any) -> Any:
    """Who rolls after this turn."""
    return table[at.FIRST] if table[at.ACTIVE] == at.NOBODY else (table[at.ACTIVE] + 1) % table[at.SEATS]


@njit(cache=True, nogil=True)
def roller(table: Any, seats: Any) -> Any:
    """Who is to roll; nobody while anybody has something else to do."""
    phase = table[at.PHASE]
    if phase == at.ROLLING:
        return at.NOBODY if is_waiting(seats[table[at.ACTIVE]]) else table[at.ACTIVE]
    if phase == at.OPENING:
        for number in range(table[at.SEATS]):
            if is_waiting(seats[number]):
                return at.NOBODY
        return table[at.FIRST]
    if phase == at.FINISHING:
        for number in range(table[at.SEATS]):
            if not seats[number, at.IS_DONE]:
                return at.NOBODY
        return following(table)
    return at.NOBODY


@njit(cache=True, nogil=True)
def stage(table: Any, seats: Any, number: int) -> Any:
    """What a seat is to do."""
    seat, phase = seats[number], table[at.PHASE]
    if is_waiting(seat):
        return at.BONUS
    if phase == at.CHOOSING:
        return at.USE if number == table[at.ACTIVE] else at.NOTHING
    if phase == at.FINISHING and not seat[at.IS_DONE]:
        return at.PICK if seat[at.IS_PICKING] else at.EXTRA
    return at.TO_ROLL if number == roller(table, seats) else at.NOTHING


@njit(cache=True, nogil=True)
def _platter_fits(table: Any, seat: Any) -> Any:
    for die in range(DICE):
        if table[at.PLACES + die] == PLATTER and fits(table, seat, die, table[at.FACES + die]):
            return True
    return False


@njit(cache=True, nogil=True)
def can_pick(table: Any, seat: Any) -> Any:
    """Whether any die can be picked; if one of the platter fits, it can."""
    if _platter_fits(table, seat):
        return True
    for die in range(DICE):
        if _fits_somehow(table, seat, die):
            return True
    return False


@njit(cache=True, nogil=True)
def can_use_extra(table: Any, seat: Any) -> Any:
    """Whether any die can be used as an extra one."""
    if seat[at.EXTRAS_USED] == seat[at.EXTRAS]:
        return False
    for die in range(DICE):
        if not seat[at.EXTRA_DICE] >> die & 1 and _fits_somehow(table, seat, die):
            return True
    return False


@njit(cache=True, nogil=True)
def options(table: Any, seats: Any, number: int, out: Any) -> Any:
    """Writes all that a seat may do, and says how much that is."""
    seat, doing, count = seats[number], stage(table, seats, number), 0
    if doing == at.BONUS:
        for colour in range(6):
            if seat[at.WAITING + colour]:
                count = _list_bonus(table, seat, colour, out, count)
    elif doing == at.TO_ROLL:
        out[0] = at.DO_ROLL
        count = 1
    elif doing == at.USE:
        for die in range(DICE):
            if table[at.PLACES + die] == HAND:
                count = _list_uses(table, seat, die, at.DO_USE, out, count)
        if seat[at.REROLLS_USED] < seat[at.REROLLS]:
            out[count] = at.DO_REROLL
            count += 1
        out[count] = at.DO_PASS
        count += 1
    elif doing == at.PICK:
        only_platter = _platter_fits(table, seat)
        for die in range(DICE):
            if table[at.PLACES + die] == PLATTER or not only_platter:
                count = _list_uses(table, seat, die, at.DO_USE, out, count)
        out[count] = at.DO_PASS
        count += 1
    elif doing == at.EXTRA:
        if seat[at.EXTRAS_USED] < seat[at.EXTRAS]:
            for die in range(DICE):
                if not seat[at.EXTRA_DICE] >> die & 1:
                    count = _list_uses(table, seat, die, at.DO_EXTRA, out, count)
        out[count] = at.DO_DONE
        count += 1
    return count
