"""The net, compiled: its slots, and the values of all options. A test holds it equal to ``slots.py`` and ``net.py``."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.bots.clever_cubed.net import layout as net
from akili.games.clever_cubed.compiled import layout as at
from akili.games.clever_cubed.compiled.kernel import apply, areas
from akili.games.clever_cubed.compiled.marks.kernel import fits
from akili.games.clever_cubed.model import BLUE_DIE, HAND, PLATTER, ROLLS, WHITE_DIE

WIDTH, DEPTH, SLOTS = net.WIDTH, net.DEPTH, net.SLOTS
OFFSETS = np.array(net.OFFSETS, np.int64)
DICE = 6
YELLOW, TURQUOISE = net.FIRST_SLOT["yellow column"], net.FIRST_SLOT["turquoise column"]
BLUE, BROWN = net.FIRST_SLOT["blue side"], net.FIRST_SLOT["brown"]
REROLLS, TIME = net.FIRST_SLOT["rerolls"], net.FIRST_SLOT["time"]


@njit(cache=True, nogil=True)
def turns_left(table: Any, me: int) -> Any:
    """Own turns and turns of others that are still to begin."""
    seats = table[at.SEATS]
    rounds = at.ROUNDS_OF[seats] - table[at.ROUND]
    others = max(1, seats - 1)
    if table[at.PHASE] == at.OVER:
        return 0, 0
    if table[at.PHASE] == at.OPENING:
        return rounds + 1, (rounds + 1) * others
    if seats == 1:
        return rounds, rounds + (0 if table[at.ACTIVE] == at.NOBODY else 1)
    position = (table[at.ACTIVE] - table[at.FIRST]) % seats
    own = 1 if (me - table[at.FIRST]) % seats > position else 0
    return rounds + own, rounds * others + seats - 1 - position - own


@njit(cache=True, nogil=True)
def moment(table: Any, seat: Any, me: int) -> Any:
    """Where in a turn the seat is."""
    phase = table[at.PHASE]
    if phase == at.OPENING:
        return net.OPENED
    if phase == at.OVER or phase == at.DEALING:
        return net.BETWEEN
    if phase == at.FINISHING:
        if seat[at.IS_DONE]:
            return net.BETWEEN
        if table[at.ACTIVE] == me:
            return net.OWN_END
        return net.PICKING if seat[at.IS_PICKING] else net.PASSIVE_END
    if table[at.ACTIVE] != me:
        return net.WATCHING
    if phase != at.ROLLING:
        return np.int64(table[at.ROLL])
    if table[at.ROLL] < ROLLS:
        for die in range(DICE):
            if table[at.PLACES + die] == HAND:
                return table[at.ROLL] + 1
    return net.OWN_END


@njit(cache=True, nogil=True, inline="always")
def _put(out: Any, slot: int, row: int) -> Any:
    out[slot] = OFFSETS[slot] + row
    return slot + 1


EVERYTHING, NO_AREA = -1, 5  # of which area the slots are written


@njit(cache=True, nogil=True)
def _yellow_slots(seat: Any, own: int, out: Any) -> None:
    slot, crosses = YELLOW, 0
    for column in range(6):
        pattern = seat[at.YELLOW] >> column & 1 | (seat[at.YELLOW + 1] >> column & 1) << 1
        slot = _put(out, slot, pattern | (seat[at.YELLOW + 2] >> column & 1) << 2)
    for row in range(3):
        slot = _put(out, slot, seat[at.YELLOW + row])
        crosses += at.CROSSES[seat[at.YELLOW + row]]
    _put(out, slot, crosses * net.LEFT_TURNS + own)


@njit(cache=True, nogil=True)
def _turquoise_slots(seat: Any, own: int, out: Any) -> None:
    slot, crosses = TURQUOISE, 0
    for column in range(6):
        pattern = 0
        for row in range(5):
            pattern |= (seat[at.TURQUOISE + row] >> column & 1) << row
        slot = _put(out, slot, pattern)
    for row in range(5):
        marked = seat[at.TURQUOISE + row]
        count = at.CROSSES[marked]
        slot = _put(out, slot, count * 7 + at.CROSSES[at.BACKED[row] & ~marked])
        crosses += count
    _put(out, slot, (crosses >> 1) * net.LEFT_TURNS + own)


@njit(cache=True, nogil=True)
def _blue_slots(seat: Any, own: int, out: Any) -> None:
    left, right = seat[at.LEFT + at.COUNT], seat[at.RIGHT + at.COUNT]
    slot = _put(out, BLUE, left * net.LASTS + seat[at.LEFT + at.LAST] - 2)
    slot = _put(out, slot, right * net.LASTS + seat[at.RIGHT + at.LAST] - 2)
    slot = _put(out, slot, left * 7 + right)
    _put(out, slot, (left + right) * net.LEFT_TURNS + own)


@njit(cache=True, nogil=True)
def slots(table: Any, seat: Any, me: int, area: int, points: Any, out: Any) -> Any:
    """Writes the row of every slot for a seat, of the areas only this one; says what its sheet is worth now."""
    own, passive = turns_left(table, me)
    code = moment(table, seat, me)
    areas(seat, points)
    if area == EVERYTHING or area == at.IN_YELLOW:
        _yellow_slots(seat, own, out)
    if area == EVERYTHING or area == at.IN_TURQUOISE:
        _turquoise_slots(seat, own, out)
    if area == EVERYTHING or area == at.IN_BLUE:
        _blue_slots(seat, own, out)
    if area == EVERYTHING or area >= at.IN_BROWN:
        brown, pink = seat[at.BROWN_LAST], seat[at.PINK_COUNT]
        slot = _put(out, BROWN, brown * 13 + seat[at.BROWN_COUNT])
        slot = _put(out, slot, brown * net.LEFT_TURNS + own)
        slot = _put(out, slot, pink * net.LEFT_TURNS + own)
        _put(out, slot, 0 if pink < 9 else 1 if seat[at.PINK_HALVED] >> 8 & 1 else 2)
    slot = REROLLS
    rerolls, extras = seat[at.REROLLS] - seat[at.REROLLS_USED], seat[at.EXTRAS] - seat[at.EXTRAS_USED]
    ready = ((1 << seat[at.JOKERS]) - 1) & ~seat[at.JOKERS_USED]
    free = at.CROSSES[ready >> 4]
    numbered = ready & 15
    slot = _put(out, slot, seat[at.REROLLS] * 8 + rerolls)
    slot = _put(out, slot, seat[at.EXTRAS] * 8 + extras)
    slot = _put(out, slot, seat[at.JOKERS] * 4 + free)
    slot = _put(out, slot, numbered)
    slot = _put(out, slot, rerolls * net.LEFT_TURNS + own)
    slot = _put(out, slot, extras * net.PASSIVE_TURNS + min(own + passive, net.PASSIVE_TURNS - 1))
    slot = _put(out, slot, (free + at.CROSSES[numbered]) * net.LEFT_TURNS + own)
    slot = _put(out, slot, seat[at.REROLLS] * net.LEFT_TURNS + own)
    # points and foxes
    lowest = 0
    for area in range(5):
        slot = _put(out, slot, points[area] // net.BUCKET)
        if points[area] < points[lowest]:
            lowest = area
    least, second = points[lowest], 1000
    foxes = seat[at.FOXES]
    slot = _put(out, slot, (least // net.BUCKET) * net.FOXES + foxes)
    slot = _put(out, slot, lowest * net.FOXES + foxes)
    for area in range(5):
        slot = _put(out, slot, min((points[area] - least) // net.BUCKET, net.EXCESS - 1))
        if area != lowest:
            second = min(second, points[area])
    slot = _put(out, slot, min((second - least) // net.BUCKET, net.EXCESS - 1) * net.FOXES + foxes)
    slot = _put(out, slot, foxes * net.LEFT_TURNS + own)
    # time
    slot = _put(out, slot, (own * net.PASSIVE_TURNS + passive) * net.CODES + code)
    slot = _put(out, slot, own * net.CODES + code)
    # waiting
    waiting = 0
    for colour in range(6):
        count = seat[at.WAITING + colour]
        slot = _put(out, slot, min(count, 3))
        if count:
            waiting |= 1 << colour
    slot = _put(out, slot, waiting)
    white = table[at.FACES + WHITE_DIE] if code != net.OPENED else 0
    slot = _put(out, slot, 1 + white if waiting & 36 else 0)
    # dice
    if code == net.BETWEEN or code == net.OPENED:
        for _ in range(SLOTS - slot):
            slot = _put(out, slot, 0)
    else:
        _dice_slots(table, seat, code, extras, out, slot)
    return points.sum() + foxes * least


@njit(cache=True, nogil=True)
def _dice_slots(table: Any, seat: Any, code: int, extras: int, out: Any, slot: int) -> None:
    """Those that a turn has and the time between turns hasn't."""
    hand = 0
    for die in range(DICE):
        place, face = table[at.PLACES + die], table[at.FACES + die]
        if place == HAND:
            hand |= 1 << die
            face = 0
        used = seat[at.EXTRA_DICE] >> die & 1
        slot = _put(out, slot, (place * 7 + face) * 2 + used)
    if code > net.LAST_ROLL:
        hand = 0  # nothing that this seat will roll
    slot = _put(out, slot, hand * 4 + (code if hand else 0))
    usable = 0
    if extras:
        for die in range(DICE):
            if table[at.PLACES + die] != HAND and not seat[at.EXTRA_DICE] >> die & 1:
                if fits(table, seat, die, table[at.FACES + die]):
                    usable |= 1 << die
    slot = _put(out, slot, usable * 4 + min(extras, 3))
    slot = _put(out, slot, 1 + (code - 1) * 64 + seat[at.YELLOW + code - 1] if hand & 1 else 0)
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
    slot = _put(out, slot, equal)
    partner = 0
    if hand >> BLUE_DIE & 1:
        partner = 1 if hand >> WHITE_DIE & 1 else 1 + table[at.FACES + WHITE_DIE]
    elif hand >> WHITE_DIE & 1:
        partner = 7 + table[at.FACES + BLUE_DIE]
    slot = _put(out, slot, partner * net.LASTS + seat[at.LEFT + at.LAST] - 2)
    slot = _put(out, slot, partner * net.LASTS + seat[at.RIGHT + at.LAST] - 2)
    slot = _put(out, slot, 1 + seat[at.BROWN_LAST] if hand >> 3 & 1 else 0)
    _put(out, slot, 1 + seat[at.PINK_COUNT] if hand >> 4 & 1 else 0)


@njit(cache=True, nogil=True, fastmath=True)
def first_layer(weights: Any, bias: Any, rows: Any, hidden: Any) -> None:
    """Sums the rows that are on."""
    for neuron in range(WIDTH):
        hidden[neuron] = bias[neuron]
    for slot in range(SLOTS):
        row = weights[rows[slot]]
        for neuron in range(WIDTH):
            hidden[neuron] += row[neuron]


@njit(cache=True, nogil=True, fastmath=True)
def difference(weights: Any, old: Any, new: Any, hidden: Any) -> None:
    """The first layer goes on to a state that differs from the last one in few slots."""
    for slot in range(SLOTS):
        if old[slot] != new[slot]:
            gone, come = weights[old[slot]], weights[new[slot]]
            for neuron in range(WIDTH):
                hidden[neuron] += come[neuron] - gone[neuron]


@njit(cache=True, nogil=True, fastmath=True)
def rest(hidden: Any, second: Any, second_bias: Any, last: Any, last_bias: Any, deep: Any) -> Any:
    """From the first layer to what the net puts out; ``deep`` is left with the second layer."""
    for neuron in range(DEPTH):
        deep[neuron] = second_bias[neuron]
    for neuron in range(WIDTH):
        strength = hidden[neuron]
        if strength > 0:
            row = second[neuron]
            for target in range(DEPTH):
                deep[target] += strength * row[target]
    found = last_bias[0]
    for neuron in range(DEPTH):
        if deep[neuron] > 0:
            found += deep[neuron] * last[neuron]
    return found


@njit(cache=True, nogil=True)
def rate(
    table: Any, seats: Any, me: int, listed: Any, count: int, net_: Any, values: Any, slot_rows: Any, scores: Any
) -> None:
    """What every option is worth, with its slots and the points of its sheet."""
    weights, bias, second, second_bias, last, last_bias = net_
    hidden, deep = np.empty(WIDTH, np.float32), np.empty(DEPTH, np.float32)
    start, points = np.empty(SLOTS, np.int32), np.empty(5, np.int64)
    after_table, after_seats = table.copy(), seats.copy()
    slots(table, seats[me], me, EVERYTHING, points, start)
    first_layer(weights, bias, start, hidden)
    before = start
    for index in range(count):
        option, rows = listed[index], slot_rows[index]
        after_table[:] = table
        after_seats[me] = seats[me]
        apply(after_table, after_seats, me, option)
        rows[:] = start
        area = option >> at.AREA & 7 if option & 7 <= at.DO_BONUS else NO_AREA
        score = slots(after_table, after_seats[me], me, area, points, rows)
        scores[index] = score
        difference(weights, before, rows, hidden)
        before = rows
        values[index] = score
        if rows[TIME] != OFFSETS[TIME]:  # something is still to come
            values[index] += net.POINTS * rest(hidden, second, second_bias, last, last_bias, deep)
        for other in range(len(seats)):  # a turn that ends is finished by the others too
            if other != me:
                after_seats[other] = seats[other]


@njit(cache=True, nogil=True)
def best_of(values: Any, count: int) -> Any:
    """The place of the highest, of equal ones the first."""
    best = 0
    for index in range(1, count):
        if values[index] > values[best]:
            best = index
    return best
