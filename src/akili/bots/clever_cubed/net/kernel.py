"""The net, compiled: its slots, and the values of all options. A test holds it equal to ``slots.py`` and ``net.py``."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.bots.clever_cubed.net import layout as net
from akili.bots.clever_cubed.net.dice.kernel import DICE, OFFSETS, dice_slots, put
from akili.games.clever_cubed.compiled import layout as at
from akili.games.clever_cubed.compiled.kernel import apply, areas
from akili.games.clever_cubed.compiled.marks.kernel import taken_rows
from akili.games.clever_cubed.model import HAND, ROLLS, WHITE_DIE

WIDTH, DEPTH, SLOTS = net.WIDTH, net.DEPTH, net.SLOTS
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


EVERYTHING, NO_AREA = -1, 5  # of which area the slots are written


@njit(cache=True, nogil=True)
def _yellow_slots(seat: Any, own: int, out: Any) -> None:
    slot, crosses = YELLOW, 0
    for column in range(6):
        pattern = seat[at.YELLOW] >> column & 1 | (seat[at.YELLOW + 1] >> column & 1) << 1
        slot = put(out, slot, pattern | (seat[at.YELLOW + 2] >> column & 1) << 2)
    for row in range(3):
        slot = put(out, slot, seat[at.YELLOW + row])
        crosses += at.CROSSES[seat[at.YELLOW + row]]
    slot = put(out, slot, crosses * net.LEFT_TURNS + own)
    together = 0
    for row in range(3):
        count = at.CROSSES[seat[at.YELLOW + row]]
        slot = put(out, slot, count * net.LEFT_TURNS + own)
        together = together * 7 + count
    put(out, slot, together)


@njit(cache=True, nogil=True)
def _turquoise_slots(seat: Any, own: int, out: Any) -> None:
    slot, crosses = TURQUOISE, 0
    for column in range(6):
        pattern = 0
        for row in range(5):
            pattern |= (seat[at.TURQUOISE + row] >> column & 1) << row
        slot = put(out, slot, pattern)
    for row in range(5):
        marked = seat[at.TURQUOISE + row]
        count = at.CROSSES[marked]
        slot = put(out, slot, count * 7 + at.CROSSES[at.BACKED[row] & ~marked])
        crosses += count
    slot = put(out, slot, (crosses >> 1) * net.LEFT_TURNS + own)
    for row in range(5):
        slot = put(out, slot, seat[at.TURQUOISE + row])
    for row in range(5):
        slot = put(out, slot, at.CROSSES[at.BACKED[row] & ~seat[at.TURQUOISE + row]] * net.LEFT_TURNS + own)
    for column in range(6):
        wants = at.CROSSES[at.COLUMN_BACKED[column] & ~taken_rows(seat, column + 1)]
        slot = put(out, slot, wants * net.LEFT_TURNS + own)


@njit(cache=True, nogil=True)
def _blue_slots(seat: Any, own: int, out: Any) -> None:
    left, right = seat[at.LEFT + at.COUNT], seat[at.RIGHT + at.COUNT]
    slot = put(out, BLUE, left * net.LASTS + seat[at.LEFT + at.LAST] - 2)
    slot = put(out, slot, right * net.LASTS + seat[at.RIGHT + at.LAST] - 2)
    slot = put(out, slot, left * 7 + right)
    slot = put(out, slot, (left + right) * net.LEFT_TURNS + own)
    put(out, slot, (seat[at.LEFT + at.LAST] - 2) * net.LASTS + seat[at.RIGHT + at.LAST] - 2)


@njit(cache=True, nogil=True)
def _fox_set(seat: Any) -> Any:
    """Which foxes are won, and of those of brown and pink also whether they are lost."""
    won = seat[at.YELLOW] & seat[at.YELLOW + 1] & 32 > 0, seat[at.TURQUOISE] == 63
    others = seat[at.RIGHT + at.COUNT] == 6, seat[at.REROLLS] == 7
    pink = 0 if seat[at.PINK_COUNT] < 9 else 1 if seat[at.PINK_HALVED] >> 8 & 1 else 2
    found = won[0] + 2 * won[1] + 4 * others[0] + 8 * others[1]
    brown = 0
    if seat[at.BROWN_LAST] == 12:
        brown = 1 if seat[at.FOXES] > at.CROSSES[found] + (pink == 1) else 2
    return found * 9 + brown * 3 + pink


@njit(cache=True, nogil=True)
def _waits_for(seat: Any, waiting: int, white: int, lowest: int, out: Any, slot: int) -> Any:
    """What the ? that wait go on from."""
    if waiting == 0:
        for _ in range(7):
            slot = put(out, slot, 0)
        return slot
    yellow, turquoise = 0, 0
    for row in range(3):
        yellow += at.CROSSES[seat[at.YELLOW + row]]
    for row in range(5):
        turquoise += at.CROSSES[seat[at.TURQUOISE + row]]
    slot = put(out, slot, 1 + yellow if waiting & 1 else 0)
    slot = put(out, slot, 1 + (turquoise >> 1) if waiting & 2 else 0)
    slot = put(out, slot, 1 + white * net.LASTS + seat[at.LEFT + at.LAST] - 2 if waiting & 4 else 0)
    slot = put(out, slot, 1 + white * net.LASTS + seat[at.RIGHT + at.LAST] - 2 if waiting & 4 else 0)
    slot = put(out, slot, 1 + seat[at.BROWN_LAST] if waiting & 8 else 0)
    slot = put(out, slot, 1 + seat[at.PINK_COUNT] if waiting & 16 else 0)
    return put(out, slot, 1 + lowest if waiting & 32 else 0)


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
        slot = put(out, BROWN, brown * 13 + seat[at.BROWN_COUNT])
        slot = put(out, slot, brown * net.LEFT_TURNS + own)
        slot = put(out, slot, pink * net.LEFT_TURNS + own)
        slot = put(out, slot, 0 if pink < 9 else 1 if seat[at.PINK_HALVED] >> 8 & 1 else 2)
        slot = put(out, slot, min(brown - seat[at.BROWN_COUNT], net.SKIPS - 1) * net.LEFT_TURNS + own)
        put(out, slot, pink * 26 + seat[at.PINK_SUM] // net.BUCKET)
    slot = REROLLS
    rerolls, extras = seat[at.REROLLS] - seat[at.REROLLS_USED], seat[at.EXTRAS] - seat[at.EXTRAS_USED]
    ready = ((1 << seat[at.JOKERS]) - 1) & ~seat[at.JOKERS_USED]
    free = at.CROSSES[ready >> 4]
    numbered = ready & 15
    slot = put(out, slot, seat[at.REROLLS] * 8 + rerolls)
    slot = put(out, slot, seat[at.EXTRAS] * 8 + extras)
    slot = put(out, slot, seat[at.JOKERS] * 4 + free)
    slot = put(out, slot, numbered)
    slot = put(out, slot, rerolls * net.LEFT_TURNS + own)
    slot = put(out, slot, extras * net.PASSIVE_TURNS + min(own + passive, net.PASSIVE_TURNS - 1))
    slot = put(out, slot, (free + at.CROSSES[numbered]) * net.LEFT_TURNS + own)
    slot = put(out, slot, seat[at.REROLLS] * net.LEFT_TURNS + own)
    slot = put(out, slot, seat[at.EXTRAS] * net.LEFT_TURNS + own)
    slot = put(out, slot, seat[at.JOKERS] * net.LEFT_TURNS + own)
    # points and foxes
    lowest = 0
    for area in range(5):
        slot = put(out, slot, points[area] // net.BUCKET)
        if points[area] < points[lowest]:
            lowest = area
    least, second, next_lowest = points[lowest], 1000, 0
    foxes = seat[at.FOXES]
    slot = put(out, slot, (least // net.BUCKET) * net.FOXES + foxes)
    slot = put(out, slot, lowest * net.FOXES + foxes)
    for area in range(5):
        slot = put(out, slot, min((points[area] - least) // net.BUCKET, net.EXCESS - 1))
        if area != lowest and points[area] < second:
            second, next_lowest = points[area], area
    slot = put(out, slot, min((second - least) // net.BUCKET, net.EXCESS - 1) * net.FOXES + foxes)
    slot = put(out, slot, foxes * net.LEFT_TURNS + own)
    for area in range(5):
        slot = put(out, slot, points[area] // net.BUCKET * net.LEFT_TURNS + own)
    for area in range(5):
        slot = put(out, slot, min((points[area] - least) // net.BUCKET, net.EXCESS - 1) * net.FOXES + foxes)
    slot = put(out, slot, least // net.BUCKET * net.LEFT_TURNS + own)
    slot = put(out, slot, lowest * 5 + next_lowest)
    slot = put(out, slot, _fox_set(seat))
    slot = put(out, slot, seat[at.REROLLS] * net.FOXES + foxes)
    # time
    slot = put(out, slot, (own * net.PASSIVE_TURNS + passive) * net.CODES + code)
    slot = put(out, slot, own * net.CODES + code)
    slot = put(out, slot, (table[at.SEATS] - 1) * net.LEFT_TURNS + own)
    slot = put(out, slot, (table[at.SEATS] - 1) * net.CODES + code)
    # waiting
    waiting = 0
    for colour in range(6):
        count = seat[at.WAITING + colour]
        slot = put(out, slot, min(count, 3))
        if count:
            waiting |= 1 << colour
    slot = put(out, slot, waiting)
    white = table[at.FACES + WHITE_DIE] if code != net.OPENED else 0
    slot = put(out, slot, 1 + white if waiting & 36 else 0)
    slot = put(out, slot, waiting * net.CODES + code)
    slot = _waits_for(seat, waiting, white, lowest, out, slot)
    # dice
    if code == net.BETWEEN or code == net.OPENED:
        for _ in range(SLOTS - slot):
            slot = put(out, slot, 0)
    else:
        dice_slots(table, seat, code, extras, out, slot)
    return points.sum() + foxes * least


@njit(cache=True, nogil=True, fastmath=True)
def first_layer(weights: Any, bias: Any, rows: Any, hidden: Any) -> None:
    """Sums the rows that are on."""
    for neuron in range(WIDTH):
        hidden[neuron] = bias[neuron]
    for on in rows:
        row = weights[on]
        for neuron in range(WIDTH):
            hidden[neuron] += row[neuron]


@njit(cache=True, nogil=True, fastmath=True)
def difference(weights: Any, old: Any, new: Any, hidden: Any, gone: Any, come: Any) -> None:
    """The first layer goes on to a state that differs from the last one in few slots. Which ones is listed first, in
    ``gone`` and ``come``: that way the compiler adds the rows without looking twice."""
    count = 0
    for slot in range(SLOTS):
        gone[count], come[count] = old[slot], new[slot]
        count += old[slot] != new[slot]
    for index in range(count):
        lost, won = weights[np.uint32(gone[index])], weights[np.uint32(come[index])]
        for neuron in range(WIDTH):
            hidden[neuron] += won[neuron] - lost[neuron]


@njit(cache=True, nogil=True, fastmath=True)
def rest(hidden: Any, across: Any, second_bias: Any, last: Any, last_bias: Any, deep: Any) -> Any:
    """From the first layer to what the net puts out; ``across`` are the weights of the second layer by its own
    neurons, ``deep`` is left with that layer."""
    found = last_bias[0]
    for target in range(DEPTH):
        strength, row = second_bias[target], across[target]
        for neuron in range(WIDTH):
            strength += max(hidden[neuron], np.float32(0)) * row[neuron]
        deep[target] = strength
        if strength > 0:
            found += strength * last[target]
    return found


@njit(cache=True, nogil=True)
def rate(
    table: Any, seats: Any, me: int, listed: Any, count: int, net_: Any, values: Any, slot_rows: Any, scores: Any
) -> None:
    """What every option is worth, with its slots and the points of its sheet."""
    weights, bias, second, second_bias, last, last_bias = net_
    across, hidden, deep = second.T.copy(), np.empty(WIDTH, np.float32), np.empty(DEPTH, np.float32)
    gone, come = np.empty(SLOTS + 1, np.int32), np.empty(SLOTS + 1, np.int32)
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
        difference(weights, before, rows, hidden, gone, come)
        before = rows
        values[index] = score
        if rows[TIME] != OFFSETS[TIME]:  # something is still to come
            values[index] += net.POINTS * rest(hidden, across, second_bias, last, last_bias, deep)
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
