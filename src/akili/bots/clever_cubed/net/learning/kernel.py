"""The net learns, compiled: it plays with itself and steps towards what it should have said (TD(lambda), Adam)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.bots.clever_cubed.net import layout as net
from akili.bots.clever_cubed.net.dice.kernel import OFFSETS
from akili.bots.clever_cubed.net.kernel import (
    DEPTH,
    EVERYTHING,
    REROLLS,
    SLOTS,
    WIDTH,
    best_of,
    first_layer,
    rate,
    rest,
    slots,
)
from akili.bots.clever_cubed.net.learning.goals.kernel import GOAL_ROWS, draw_goals, reached, with_goals
from akili.bots.clever_cubed.net.learning.goals.levels import GOALS
from akili.games.clever_cubed.compiled import layout as at
from akili.games.clever_cubed.compiled.kernel import apply, below, let_chance, new_game, to_act, total
from akili.games.clever_cubed.compiled.offers.kernel import options

MOST_DECISIONS = 160  # of a seat in a game: more than twice of what is usual
MOST_RECORDED = 4 * MOST_DECISIONS  # of a game


@njit(cache=True, nogil=True)
def lucky_chance(table: Any, seats: Any, chance: Any, luck: int, net_: Any, listed: Any, scratch: Any) -> None:
    """Dice fall several times, and the fall that promises most is kept: a test of plans, not of play."""
    values, slot_rows, scores = scratch
    best = -np.inf
    start_table, start_seats = table.copy(), seats.copy()
    best_table, best_seats = table.copy(), seats.copy()
    for _ in range(luck):
        table[:], seats[:] = start_table, start_seats
        let_chance(table, seats, chance)
        number = to_act(table, seats)
        value = 1e6
        if number != at.NOBODY:
            count = options(table, seats, number, listed)
            rate(table, seats, number, listed, count, net_, values, slot_rows, scores)
            value = values[best_of(values, count)]
        if value > best:
            best = value
            best_table[:], best_seats[:] = table, seats
    table[:], seats[:] = best_table, best_seats


@njit(cache=True, nogil=True)
def play(
    table: Any,
    seats: Any,
    net_: Any,
    levels: Any,
    chance: Any,
    epsilon: float,
    shape: float,
    luck: int,
    scratch: Any,
    record: Any,
) -> Any:
    """One game among copies of the net; what each seat led to is recorded, and how much that is is told."""
    rows, values_then, bests, explored, owners, record_scores = record
    values, slot_rows, scores = scratch
    listed = np.empty(at.MOST_OPTIONS, np.int32)
    new_game(table, seats, below(chance, table[at.SEATS]))
    recorded, has_goals = 0, levels.any()
    while True:
        number = to_act(table, seats)
        if number == at.NOBODY:
            return recorded
        count = options(table, seats, number, listed)
        chosen = 0
        if count > 1:
            rate(table, seats, number, listed, count, net_, values, slot_rows, scores)
            if shape > 0:
                for index in range(count):
                    circled = (slot_rows[index, REROLLS] - OFFSETS[REROLLS]) // 8
                    values[index] += shape * circled
            if has_goals:
                for index in range(count):
                    more = reached(slot_rows[index], levels)
                    values[index] += more
                    scores[index] += more
            best = chosen = best_of(values, count)
            is_trial = epsilon > 0 and below(chance, 1 << 16) < epsilon * (1 << 16)
            if is_trial:
                chosen = below(chance, count)
            if recorded < len(rows):
                rows[recorded, :SLOTS] = slot_rows[chosen]
                values_then[recorded], bests[recorded] = values[chosen], values[best]
                explored[recorded], owners[recorded] = is_trial and chosen != best, number
                record_scores[recorded] = scores[chosen]
                recorded += 1
        apply(table, seats, number, listed[chosen])
        if table[at.PHASE] == at.FALLING or table[at.PHASE] == at.DEALING:
            if luck > 1:
                lucky_chance(table, seats, chance, luck, net_, listed, scratch)
            else:
                let_chance(table, seats, chance)


@njit(cache=True, nogil=True)
def worth(table: Any, seat: Any, number: int, shape: float, levels: Any) -> Any:
    """What a seat has made of its game: its points and what it has reached of its goals."""
    rows, points = np.empty(SLOTS, np.int32), np.empty(5, np.int64)
    slots(table, seat, number, EVERYTHING, points, rows)
    return total(seat) + shape * seat[at.REROLLS] + reached(rows, levels)


@njit(cache=True, nogil=True)
def aim(ends: Any, trace: float, recorded: int, record: Any, targets: Any) -> None:
    """What the net should have said at each decision: the end, mixed with what it said later on (TD(lambda))."""
    _, _, bests, explored, owners, scores = record
    for number in range(len(ends)):
        later = ends[number]
        for index in range(recorded - 1, -1, -1):
            if owners[index] == number:
                targets[index] = (later - scores[index]) / net.POINTS
                later = bests[index] if explored[index] else (1 - trace) * bests[index] + trace * later


@njit(cache=True, nogil=True, fastmath=True)
def _adam(weights: Any, slope: Any, mean: Any, square: Any, rate_: Any, damping: Any) -> None:
    for index in range(len(weights)):
        mean[index] += np.float32(0.1) * (slope[index] - mean[index])
        square[index] += np.float32(0.001) * (slope[index] * slope[index] - square[index])
        weights[index] -= rate_ * mean[index] / (np.sqrt(square[index]) + damping)
        slope[index] = 0


@njit(cache=True, nogil=True, fastmath=True)
def learn(
    net_: Any, slopes: Any, means: Any, squares: Any, rows: Any, targets: Any, order: Any, rate_: float, steps: int
) -> Any:
    """One step towards the targets of some decisions (Adam, first-layer rows only where they were on)."""
    weights, bias, second, second_bias, last, last_bias = net_
    d_weights, d_bias, d_second, d_second_bias, d_last, d_last_bias = slopes
    across, hidden, deep = second.T.copy(), np.empty(WIDTH, np.float32), np.empty(DEPTH, np.float32)
    d_hidden, d_deep = np.empty(WIDTH, np.float32), np.empty(DEPTH, np.float32)
    touched = np.zeros(len(weights), np.bool_)
    error_sum = 0.0
    share = np.float32(1.0 / len(order))
    for index in order:
        first_layer(weights, bias, rows[index], hidden)
        found = rest(hidden, across, second_bias, last, last_bias, deep)
        error: Any = np.float32(found - targets[index])
        error_sum += error * error
        error = min(max(error, np.float32(-0.5)), np.float32(0.5)) * share
        d_last_bias[0] += error
        for neuron in range(DEPTH):
            is_on = deep[neuron] > 0
            d_deep[neuron] = error * last[neuron] if is_on else np.float32(0)
            if is_on:
                d_last[neuron] += error * deep[neuron]
            d_second_bias[neuron] += d_deep[neuron]
        for neuron in range(WIDTH):
            strength, row, d_row = hidden[neuron], second[neuron], d_second[neuron]
            d_hidden[neuron] = 0
            if strength > 0:
                back = np.float32(0)
                for target in range(DEPTH):
                    back += d_deep[target] * row[target]
                d_hidden[neuron] = back
                for target in range(DEPTH):
                    d_row[target] += d_deep[target] * strength
            d_bias[neuron] += d_hidden[neuron]
        for on in rows[index]:
            touched[on] = True
            d_row = d_weights[on]
            for neuron in range(WIDTH):
                d_row[neuron] += d_hidden[neuron]
    fit = np.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    pace, damping = np.float32(rate_ * fit), np.float32(1e-8)
    for on in range(len(weights)):
        if touched[on]:
            _adam(weights[on], d_weights[on], means[0][on], squares[0][on], pace, damping)
    for neuron in range(WIDTH):
        _adam(second[neuron], d_second[neuron], means[2][neuron], squares[2][neuron], pace, damping)
    _adam(bias, d_bias, means[1], squares[1], pace, damping)
    _adam(second_bias, d_second_bias, means[3], squares[3], pace, damping)
    _adam(last, d_last, means[4], squares[4], pace, damping)
    _adam(last_bias, d_last_bias, means[5], squares[5], pace, damping)
    return error_sum


@njit(cache=True, nogil=True, fastmath=True)
def _follow(average: Any, weights: Any, share: Any) -> None:
    for index in range(len(weights)):
        average[index] += share * (weights[index] - average[index])


@njit(cache=True, nogil=True)
def follow(average: Any, net_: Any, share: float) -> None:
    """Averaged weights take a share of the present ones."""
    part = np.float32(share)
    for on in range(len(net_[0])):
        _follow(average[0][on], net_[0][on], part)
    for on in range(len(net_[2])):
        _follow(average[2][on], net_[2][on], part)
    _follow(average[1], net_[1], part)
    _follow(average[3], net_[3], part)
    _follow(average[4], net_[4], part)
    _follow(average[5], net_[5], part)


@njit(cache=True, nogil=True)
def gather(
    counts: Any,
    player: Any,
    chance: Any,
    epsilon: float,
    trace: float,
    shape: float,
    goals: float,
    rows: Any,
    targets: Any,
) -> Any:
    """Plays a game at a table of each of these sizes and writes what was decided and what the net should have said;
    ``goals`` is the share of games that have some. Says how many decisions, and points and seats of games without."""
    scratch = (
        np.empty(at.MOST_OPTIONS, np.float64),
        np.empty((at.MOST_OPTIONS, SLOTS), np.int32),
        np.empty(at.MOST_OPTIONS, np.float64),
    )
    levels, ends = np.zeros(GOALS, np.int64), np.empty(4)
    values, bests, scores = np.empty(MOST_RECORDED), np.empty(MOST_RECORDED), np.empty(MOST_RECORDED)
    explored, owners = np.empty(MOST_RECORDED, np.bool_), np.empty(MOST_RECORDED, np.int64)
    table, all_seats = np.zeros(at.TABLE, np.int16), np.zeros((4, at.SEAT), np.int16)
    found, points, players = 0, 0, 0
    for count in counts:
        table[:] = 0
        table[at.SEATS], table[at.SEVENS] = count, 1
        seats = all_seats[:count]
        record = rows[found : found + MOST_RECORDED], values, bests, explored, owners, scores
        draw_goals(chance, goals, levels)
        recorded = play(table, seats, with_goals(player, levels), levels, chance, epsilon, shape, 1, scratch, record)
        for number in range(count):
            ends[number] = worth(table, seats[number], number, shape, levels)
            if not levels.any():
                points += total(seats[number])
                players += 1
        aim(ends[:count], trace, recorded, record, targets[found : found + recorded])
        rows[found : found + recorded, SLOTS:] = GOAL_ROWS + levels
        found += recorded
    return found, points, players


@njit(cache=True, nogil=True)
def study(
    net_: Any,
    slopes: Any,
    means: Any,
    squares: Any,
    rows: Any,
    targets: Any,
    chance: Any,
    batch: int,
    rate_: float,
    steps: int,
) -> Any:
    """Learns from decisions, in batches and in an order by chance. Says the steps done and the squared errors."""
    found, squared = len(rows), 0.0
    order = np.arange(found)
    for index in range(found - 1, 0, -1):
        other = below(chance, index + 1)
        order[index], order[other] = order[other], order[index]
    parts = max(1, found // batch)
    for part in range(parts):
        steps += 1
        some = order[part * found // parts : (part + 1) * found // parts]
        squared += learn(net_, slopes, means, squares, rows, targets, some, rate_, steps)
    return steps, squared


@njit(cache=True, nogil=True)
def evaluate(games: int, count: int, net_: Any, chance: Any, luck: int) -> Any:
    """The points of all seats in some games by plain choice."""
    scratch = (
        np.empty(at.MOST_OPTIONS, np.float64),
        np.empty((at.MOST_OPTIONS, SLOTS), np.int32),
        np.empty(at.MOST_OPTIONS, np.float64),
    )
    nothing = np.empty(0)
    record = np.empty((0, SLOTS), np.int32), nothing, nothing, np.empty(0, np.bool_), np.empty(0, np.int64), nothing
    table, seats = np.zeros(at.TABLE, np.int16), np.zeros((count, at.SEAT), np.int16)
    table[at.SEATS], table[at.SEVENS] = count, 1
    points = np.empty(games * count, np.int64)
    for game in range(games):
        play(table, seats, net_, np.zeros(GOALS, np.int64), chance, 0.0, 0.0, luck, scratch, record)
        for number in range(count):
            points[game * count + number] = total(seats[number])
    return points
