"""The beam of ``search.py``, compiled, and whole games with it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.bots.clever_cubed.net import layout as net
from akili.bots.clever_cubed.net.dice.kernel import OFFSETS
from akili.bots.clever_cubed.net.kernel import SLOTS, TIME, best_of, rate
from akili.games.clever_cubed.compiled import layout as at
from akili.games.clever_cubed.compiled.kernel import apply, below, draw, let_chance, new_game, to_act, total
from akili.games.clever_cubed.compiled.offers.kernel import options

WAITING_SET = net.FIRST_SLOT["waiting set"]
MOST_WAYS = 16 * at.MOST_OPTIONS


@njit(cache=True, nogil=True)
def _goes_on(rows: Any) -> Any:
    """Whether the same seat chooses on, and nothing falls before."""
    code = (rows[TIME] - OFFSETS[TIME]) % net.CODES
    return rows[WAITING_SET] != OFFSETS[WAITING_SET] or net.OWN_END <= code <= net.PASSIVE_END


@njit(cache=True, nogil=True)
def follow(table: Any, seats: Any, me: int, listed: Any, count: int, net_: Any, beam: Any, ends: Any) -> None:
    """Writes what every option is worth when the most promising ways are followed."""
    width, depth, room, most = beam
    values, scores = np.empty(at.MOST_OPTIONS), np.empty(at.MOST_OPTIONS)
    rows, more = np.empty((at.MOST_OPTIONS, SLOTS), np.int32), np.empty(at.MOST_OPTIONS, np.int32)
    rate(table, seats, me, listed, count, net_, values, rows, scores)
    tables, all_seats = np.empty((width, len(table)), np.int16), np.empty((width, *seats.shape), np.int16)
    new_tables, new_seats = np.empty_like(tables), np.empty_like(all_seats)
    way_values, goes_on = np.empty(MOST_WAYS), np.empty(MOST_WAYS, np.bool_)
    roots, parents, steps = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS, np.int32)
    ends[:count] = -np.inf
    tables[0], all_seats[0] = table, seats
    ways, left = count, most - count
    for index in range(count):
        way_values[index], goes_on[index], roots[index] = values[index], _goes_on(rows[index]), index
        parents[index], steps[index] = 0, listed[index]
    chosen = np.empty(width, np.int64)
    for _ in range(depth):
        followed = seen = 0
        while followed < width:
            best = -1
            for way in range(ways):
                if goes_on[way] and (best < 0 or way_values[way] > way_values[best]):
                    best = way
            if best < 0:
                break
            new_tables[followed], new_seats[followed] = tables[parents[best]], all_seats[parents[best]]
            apply(new_tables[followed], new_seats[followed], me, steps[best])
            seen += options(new_tables[followed], new_seats[followed], me, more)
            if seen > left or (followed and seen > room):
                break
            chosen[followed] = best
            goes_on[best] = False
            way_values[best] = -np.inf
            followed += 1
        for way in range(ways):
            ends[roots[way]] = max(ends[roots[way]], way_values[way])
        chosen_roots = roots[chosen[:followed]]
        ways = 0
        for parent in range(followed):
            tables[parent], all_seats[parent] = new_tables[parent], new_seats[parent]
            found = options(tables[parent], all_seats[parent], me, more)
            rate(tables[parent], all_seats[parent], me, more, found, net_, values, rows, scores)
            for index in range(min(found, MOST_WAYS - ways)):
                way_values[ways], goes_on[ways] = values[index], _goes_on(rows[index])
                roots[ways], parents[ways], steps[ways] = chosen_roots[parent], parent, more[index]
                ways += 1
        if ways == 0:
            return
        left -= ways
    for way in range(ways):
        ends[roots[way]] = max(ends[roots[way]], way_values[way])


@njit(cache=True, nogil=True)
def _normal(chance: Any) -> Any:
    """A number from the bell curve."""
    far = np.sqrt(-2 * np.log((draw(chance) + 1) / 2**32))
    return far * np.cos(2 * np.pi * draw(chance) / 2**32)


@njit(cache=True, nogil=True)
def evaluate(games: int, count: int, net_: Any, seed: int, beam: Any, haze: float) -> Any:
    """The points of all seats in some games; a beam of width 0 is plain choice, a haze makes values uncertain."""
    chance = np.array([seed], np.uint64)
    table, seats = np.zeros(at.TABLE, np.int16), np.zeros((count, at.SEAT), np.int16)
    table[at.SEATS], table[at.SEVENS] = count, 1
    listed, values, scores = np.empty(at.MOST_OPTIONS, np.int32), np.empty(at.MOST_OPTIONS), np.empty(at.MOST_OPTIONS)
    rows = np.empty((at.MOST_OPTIONS, SLOTS), np.int32)
    points = np.empty((games, count), np.int64)
    for game in range(games):
        new_game(table, seats, below(chance, count))
        while True:
            number = to_act(table, seats)
            if number == at.NOBODY:
                break
            found = options(table, seats, number, listed)
            chosen = 0
            if found > 1:
                if beam[0]:
                    follow(table, seats, number, listed, found, net_, beam, values)
                else:
                    rate(table, seats, number, listed, found, net_, values, rows, scores)
                if haze > 0:
                    for index in range(found):
                        values[index] += haze * _normal(chance)
                chosen = best_of(values, found)
            apply(table, seats, number, listed[chosen])
            let_chance(table, seats, chance)
        for number in range(count):
            points[game, number] = total(seats[number])
    return points
