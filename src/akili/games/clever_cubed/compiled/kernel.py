"""The compiled game: options applied in place, chance, points, and whole games.

Options come in the order and by the rules of the readable game. Nothing of it is needed to play. A test replays whole
games in both and compares every set of options.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.games.clever_cubed.compiled import layout as at
from akili.games.clever_cubed.compiled.marks.kernel import mark, win
from akili.games.clever_cubed.compiled.offers.kernel import (
    can_pick,
    can_use_extra,
    following,
    is_waiting,
    lapse,
    options,
    roller,
)
from akili.games.clever_cubed.model import HAND, PLATTER, ROLLS

DICE = 6
SEVEN = 7
FACES_OF_ALL = 6**6


@njit(cache=True, nogil=True)
def draw(chance: Any) -> Any:
    """The next 32 bits of a stream (splitmix64); ``chance`` holds its state."""
    chance[0] += np.uint64(0x9E3779B97F4A7C15)
    word = chance[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.int64((word ^ (word >> np.uint64(31))) >> np.uint64(32))


@njit(cache=True, nogil=True)
def below(chance: Any, bound: int) -> Any:
    """A number from 0 to bound - 1."""
    return draw(chance) * bound >> 32


@njit(cache=True, nogil=True)
def new_game(table: Any, seats: Any, first: int) -> None:
    """Empty sheets, and the first round; how many seats, and the options, stand in the table."""
    table[at.PHASE : at.FACES + 12] = 0
    table[at.FIRST] = first
    seats[: table[at.SEATS]] = 0
    seats[: table[at.SEATS], at.LEFT + at.LAST] = SEVEN
    seats[: table[at.SEATS], at.RIGHT + at.LAST] = SEVEN
    _begin_round(table, seats)


@njit(cache=True, nogil=True)
def _fresh_dice(table: Any, seats: Any) -> None:
    table[at.ROLL] = 0
    table[at.FACES : at.FACES + 12] = 0
    for number in range(table[at.SEATS]):
        seats[number, at.EXTRA_DICE] = 0
        seats[number, at.IS_DONE] = 0


@njit(cache=True, nogil=True)
def _begin_round(table: Any, seats: Any) -> None:
    table[at.ROUND] += 1
    _fresh_dice(table, seats)
    table[at.PHASE], table[at.ACTIVE] = at.OPENING, at.NOBODY
    bonus = at.ROUND_BONUSES[table[at.ROUND] - 1]
    for number in range(table[at.SEATS]):
        win(seats[number], bonus)
        lapse(table, seats[number])


@njit(cache=True, nogil=True)
def _begin_turn(table: Any, seats: Any, active: int) -> None:
    _fresh_dice(table, seats)
    table[at.PHASE], table[at.ACTIVE], table[at.ROLL] = at.FALLING, active, 1


@njit(cache=True, nogil=True)
def _roll(table: Any, seats: Any) -> None:
    """The roll that is due, and what begins with it."""
    phase = table[at.PHASE]
    if phase == at.ROLLING:
        table[at.ROLL] += 1
        table[at.PHASE] = at.FALLING
    elif phase == at.OPENING:
        _begin_turn(table, seats, following(table))
    elif table[at.SEATS] == 1 and table[at.ACTIVE] != at.NOBODY:
        _fresh_dice(table, seats)
        table[at.PHASE], table[at.ACTIVE] = at.DEALING, at.NOBODY
    elif following(table) == table[at.FIRST]:
        _begin_round(table, seats)
        if roller(table, seats) != at.NOBODY:
            _begin_turn(table, seats, table[at.FIRST])
    else:
        _begin_turn(table, seats, following(table))


@njit(cache=True, nogil=True)
def fall(table: Any, chance: Any) -> None:
    """The dice in hand fall."""
    faces = below(chance, FACES_OF_ALL)
    for die in range(DICE):
        if table[at.PLACES + die] == HAND:
            table[at.FACES + die] = 1 + faces % 6
        faces //= 6
    table[at.PHASE] = at.CHOOSING


@njit(cache=True, nogil=True)
def deal(table: Any, seats: Any, chance: Any) -> None:
    """Alone, nobody active: the lowest three on the platter, ties by chance; the others on the fields, by chance."""
    faces = below(chance, FACES_OF_ALL)
    order = below(chance, 120 * 6 * 6)  # of six dice, then of the three that are highest
    table[at.PLACES : at.PLACES + DICE] = PLATTER
    rank = np.empty(DICE, np.int64)
    for die in range(DICE):
        table[at.FACES + die] = 1 + faces % 6
        faces //= 6
    left = (1 << DICE) - 1
    for die in range(DICE):  # ties: the dice in a random order, keys face and place in it
        pick, order = order % (DICE - die), order // (DICE - die)
        for other in range(DICE):
            if left >> other & 1:
                if pick == 0:
                    rank[other] = table[at.FACES + other] * 8 + die
                    left &= ~(1 << other)
                    break
                pick -= 1
    fields = order  # 0 to 5: one of the six orders of three
    taken = 0
    for place in range(3):
        highest = -1
        for die in range(DICE):
            if table[at.PLACES + die] == PLATTER and (highest < 0 or rank[die] > rank[highest]):
                highest = die
        size = 3 - place
        pick, fields = fields % size, fields // size
        for field in range(1, 4):
            if not taken >> field & 1:
                if pick == 0:
                    table[at.PLACES + highest] = field
                    taken |= 1 << field
                    break
                pick -= 1
    begin_finish(table, seats)


@njit(cache=True, nogil=True)
def begin_finish(table: Any, seats: Any) -> None:
    """What is left in hand goes to the platter; the others pick, all may use extra dice."""
    for die in range(DICE):
        if table[at.PLACES + die] == HAND:
            table[at.PLACES + die] = PLATTER
    table[at.PHASE] = at.FINISHING
    for number in range(table[at.SEATS]):
        seats[number, at.IS_PICKING] = number != table[at.ACTIVE]
    for number in range(table[at.SEATS]):
        _finish(table, seats[number])
    _end_match(table, seats)


@njit(cache=True, nogil=True)
def _finish(table: Any, seat: Any) -> None:
    """Who can't pick anything passes; who then has no use for an extra die is done."""
    if is_waiting(seat) or seat[at.IS_DONE]:
        return
    if seat[at.IS_PICKING] and not can_pick(table, seat):
        seat[at.IS_PICKING] = 0
    if not seat[at.IS_PICKING] and not can_use_extra(table, seat):
        seat[at.IS_DONE] = 1


@njit(cache=True, nogil=True)
def _end_match(table: Any, seats: Any) -> None:
    if table[at.ROUND] != at.ROUNDS_OF[table[at.SEATS]] or (table[at.SEATS] == 1 and table[at.ACTIVE] != at.NOBODY):
        return
    if following(table) != table[at.FIRST]:
        return
    for number in range(table[at.SEATS]):
        if not seats[number, at.IS_DONE]:
            return
    table[at.PHASE], table[at.ACTIVE] = at.OVER, at.NOBODY


@njit(cache=True, nogil=True)
def _go_on(table: Any, seats: Any, number: int) -> None:
    """What follows when the seat has acted; nothing before its ? are used or lost."""
    seat = seats[number]
    lapse(table, seat)
    if is_waiting(seat):
        return
    if table[at.PHASE] == at.ROLLING:
        if table[at.ROLL] < ROLLS:
            for die in range(DICE):
                if table[at.PLACES + die] == HAND:
                    return
        begin_finish(table, seats)
    elif table[at.PHASE] == at.FINISHING:
        _finish(table, seat)
        _end_match(table, seats)


@njit(cache=True, nogil=True)
def apply(table: Any, seats: Any, number: int, option: int) -> None:
    """What follows from an option, as far as it is certain: where chance is next, the phase says so."""
    seat, kind = seats[number], option & 7
    if kind == at.DO_ROLL:
        _roll(table, seats)
        return
    if kind == at.DO_REROLL:
        seat[at.REROLLS_USED] += 1
        table[at.PHASE] = at.FALLING
        return
    if kind == at.DO_DONE:
        seat[at.IS_DONE] = 1
    elif kind == at.DO_PASS:
        seat[at.IS_PICKING] = 0
        if table[at.PHASE] == at.CHOOSING:
            table[at.PHASE] = at.ROLLING
    else:
        which, field = option >> at.WHICH & 7, option >> at.FIELD & 7
        if kind == at.DO_BONUS:
            seat[at.WAITING + which] -= 1
        elif kind == at.DO_EXTRA:
            seat[at.EXTRAS_USED] += 1
            seat[at.EXTRA_DICE] |= 1 << which
        else:
            seat[at.IS_PICKING] = 0
            if table[at.PHASE] == at.CHOOSING:
                _take(table, which)
        if field == at.FREE_JOKER:
            place = 4
            while seat[at.JOKERS_USED] >> place & 1:
                place += 1
            seat[at.JOKERS_USED] |= 1 << place
        elif field:
            seat[at.JOKERS_USED] |= 1 << field - 1
        mark(table, seat, option >> at.AREA & 7, option >> at.PLACE & 15, option >> at.DETAIL)
    _go_on(table, seats, number)


@njit(cache=True, nogil=True)
def _take(table: Any, die: int) -> None:
    """The active seat uses a die of its roll: what is in hand and lower falls on the platter."""
    face = table[at.FACES + die]
    table[at.PHASE] = at.ROLLING
    table[at.PLACES + die] = table[at.ROLL]
    for other in range(DICE):
        if table[at.PLACES + other] == HAND and table[at.FACES + other] < face:
            table[at.PLACES + other] = PLATTER


@njit(cache=True, nogil=True)
def areas(seat: Any, points: Any) -> None:
    """The points of the five areas."""
    points[0] = 0
    for row in range(3):
        points[0] += at.YELLOW_POINTS[at.CROSSES[seat[at.YELLOW + row]]]
    points[1] = 0
    for row in range(5):
        points[1] += at.TURQUOISE_POINTS[at.CROSSES[seat[at.TURQUOISE + row]]]
    sides = at.BLUE_POINTS[seat[at.LEFT + at.COUNT]] + at.BLUE_POINTS[seat[at.RIGHT + at.COUNT]]
    points[2] = sides + 4 * (seat[at.LEFT + at.EXTREMES] + seat[at.RIGHT + at.EXTREMES])
    points[3] = at.BROWN_POINTS[seat[at.BROWN_COUNT]]
    points[4] = seat[at.PINK_SUM]


@njit(cache=True, nogil=True)
def total(seat: Any) -> Any:
    """The five areas and the foxes."""
    points = np.empty(5, np.int64)
    areas(seat, points)
    return points.sum() + seat[at.FOXES] * points.min()


@njit(cache=True, nogil=True)
def to_act(table: Any, seats: Any) -> Any:
    """The first seat that has something to do; nobody when the match is over."""
    phase = table[at.PHASE]
    if phase == at.CHOOSING:
        return table[at.ACTIVE]
    if phase == at.OVER:
        return at.NOBODY
    for number in range(table[at.SEATS]):
        if is_waiting(seats[number]) or (phase == at.FINISHING and not seats[number, at.IS_DONE]):
            return number
    return roller(table, seats)


@njit(cache=True, nogil=True)
def let_chance(table: Any, seats: Any, chance: Any) -> None:
    """Dice that are about to fall do."""
    if table[at.PHASE] == at.FALLING:
        fall(table, chance)
    elif table[at.PHASE] == at.DEALING:
        deal(table, seats, chance)


@njit(cache=True, nogil=True)
def random_games(games: int, seats_count: int, seed: int) -> Any:
    """Plays whole games where every option is equally likely; the points of all seats, and how many commands."""
    chance = np.array([seed], np.uint64)
    table, seats = np.zeros(at.TABLE, np.int16), np.zeros((seats_count, at.SEAT), np.int16)
    table[at.SEATS], table[at.SEVENS] = seats_count, 1
    out = np.empty(at.MOST_OPTIONS, np.int32)
    points, commands = 0, 0
    for _ in range(games):
        new_game(table, seats, below(chance, seats_count))
        while True:
            number = to_act(table, seats)
            if number == at.NOBODY:
                break
            count = options(table, seats, number, out)
            apply(table, seats, number, out[below(chance, count)] if count > 1 else out[0])
            let_chance(table, seats, chance)
            commands += 1
        for number in range(seats_count):
            points += total(seats[number])
    return points, commands
