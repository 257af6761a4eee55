"""The environment of Clever Cubed on the compiled game: the numbers of ``codecs.clever``, many games a call.

A test plays games in both and compares every observation, every mask and every reward.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.games.clever_cubed.compiled import kernel as game
from akili.games.clever_cubed.compiled import layout
from akili.games.clever_cubed.compiled.layout import (
    ACTIVE,
    AREA,
    BONUS,
    BROWN_COUNT,
    BROWN_LAST,
    DETAIL,
    DO_BONUS,
    DO_EXTRA,
    DO_PASS,
    DO_REROLL,
    DO_ROLL,
    DO_USE,
    EXTRA_DICE,
    EXTRAS,
    EXTRAS_USED,
    FACES,
    FIELD,
    FIRST,
    FOXES,
    FREE_BLUE,
    HALF_UP,
    IN_BLUE,
    IN_BROWN,
    IN_TURQUOISE,
    IN_YELLOW,
    JOKERS,
    JOKERS_USED,
    LEFT,
    NOBODY,
    PHASE,
    PINK_COUNT,
    PINK_SUM,
    PLACE,
    PLACES,
    REROLLS,
    REROLLS_USED,
    ROLL,
    ROUND,
    ROUNDS_OF,
    SEATS,
    SEVENS,
    TURQUOISE,
    WAITING,
    WHICH,
    YELLOW,
)
from akili.games.clever_cubed.compiled.offers import kernel as offers
from akili.lab.envs.codecs import clever

DICE = 6
WHITE, BLACK = 5, 5  # places of the white die, and of the black ? among those that wait
JOKER_PLACES = 7
MARKS, ROWS = clever.MARKS, clever.SETS_OF_ROWS
TURQUOISE_MARKS, BLUE_MARKS, BROWN_MARKS, PINK_MARKS = (
    clever.IN_TURQUOISE,
    clever.IN_BLUE,
    clever.IN_BROWN,
    clever.IN_PINK,
)
STARTS = clever.CleverCodec().actions.starts
AT_USE, AT_EXTRA, AT_BONUS, AT_ROLL, AT_REROLL, AT_PASS, AT_DONE = (
    STARTS[name] for name in ("use", "extra", "bonus", "roll", "reroll", "pass", "done")
)
TABLE_FIELDS, SEAT_FIELDS = 23, 94
MOST_OPTIONS = layout.MOST_OPTIONS


@njit(cache=True, nogil=True)
def action_of(option: int) -> Any:
    """The number of the action that an option of the compiled game is."""
    kind, which = option & 7, option >> WHICH & 7
    if kind == DO_ROLL:
        return AT_ROLL
    if kind == DO_REROLL:
        return AT_REROLL
    if kind == DO_PASS:
        return AT_PASS
    if kind != DO_USE and kind != DO_EXTRA and kind != DO_BONUS:
        return AT_DONE
    area, place, detail = option >> AREA & 7, option >> PLACE & 15, option >> DETAIL
    if area == IN_YELLOW:
        mark = (place - 1) * 6 + detail - 1
    elif area == IN_TURQUOISE:
        mark = TURQUOISE_MARKS + (place - 1) * ROWS + detail - 1
    elif area == IN_BLUE:
        mark = BLUE_MARKS + place * 11 + detail - 2
    elif area == IN_BROWN:
        mark = BROWN_MARKS + place - 1
    else:
        mark = PINK_MARKS + (place - 1) * 2 + detail
    if kind == DO_BONUS:
        return AT_BONUS + (which == BLACK) * MARKS + mark
    head = AT_USE if kind == DO_USE else AT_EXTRA
    return head + ((option >> FIELD & 7) * 2 + (which == WHITE)) * MARKS + mark


@njit(cache=True, nogil=True)
def observe(table: Any, seats: Any, you: int, out: Any) -> None:
    """What a seat sees, field by field in the order of the codec."""
    out[:] = 0
    out[table[PHASE]] = 1
    out[5], out[6], out[7] = table[ROUND], ROUNDS_OF[table[SEATS]], table[ROLL]
    out[8:14] = table[FACES : FACES + DICE]
    out[14:20] = table[PLACES : PLACES + DICE]
    out[20], out[21], out[22] = table[HALF_UP], table[SEVENS], table[FREE_BLUE]
    count = table[SEATS]
    for step in range(count):
        _observe_seat(table, seats, (you + step) % count, step, count, out)


@njit(cache=True, nogil=True)
def _observe_seat(table: Any, seats: Any, number: int, step: int, count: int, out: Any) -> None:
    """Each field has the numbers of all seats, so a seat's lie apart."""
    seat = seats[number]
    at = TABLE_FIELDS
    stage = offers.stage(table, seats, number)
    if stage:
        out[at + 5 * step + stage - BONUS] = 1
    at += 5 * count
    out[at + step] = table[ACTIVE] == number
    at += count
    out[at + step] = table[FIRST] == number
    at += count
    for row in range(3):
        for column in range(6):
            out[at + 18 * step + 6 * row + column] = seat[YELLOW + row] >> column & 1
    at += 18 * count
    for row in range(5):
        for column in range(6):
            out[at + 30 * step + 6 * row + column] = seat[TURQUOISE + row] >> column & 1
    at += 30 * count
    for place in range(6):
        out[at + 6 * step + place] = seat[LEFT + place]
    at += 6 * count
    out[at + 2 * step], out[at + 2 * step + 1] = seat[BROWN_LAST], seat[BROWN_COUNT]
    at += 2 * count
    out[at + 2 * step], out[at + 2 * step + 1] = seat[PINK_COUNT], seat[PINK_SUM]
    at += 2 * count
    out[at + 2 * step], out[at + 2 * step + 1] = seat[REROLLS], seat[REROLLS_USED]
    at += 2 * count
    out[at + 6 * step] = seat[JOKERS]
    for place in range(min(seat[JOKERS], JOKER_PLACES)):
        if not seat[JOKERS_USED] >> place & 1:
            out[at + 6 * step + 1 + min(place, 4)] += 1
    at += 6 * count
    out[at + 2 * step], out[at + 2 * step + 1] = seat[EXTRAS], seat[EXTRAS_USED]
    at += 2 * count
    out[at + step] = seat[FOXES]
    at += count
    for colour in range(6):
        out[at + 6 * step + colour] = seat[WAITING + colour]
    at += 6 * count
    for die in range(DICE):
        out[at + 6 * step + die] = seat[EXTRA_DICE] >> die & 1
    at += 6 * count
    game.areas(seat, out[at + 6 * step : at + 6 * step + 5])
    out[at + 6 * step + 5] = game.total(seat)


@njit(cache=True, nogil=True)
def _ask(table: Any, seats: Any, options: Any, actions: Any, mask: Any, observation: Any, turn: Any, at: int) -> None:
    """Who acts next, what they may do, and what they see."""
    number = game.to_act(table, seats)
    turn[at, 0] = number
    count = offers.options(table, seats, number, options)
    turn[at, 1] = count
    for place in range(count):
        action = action_of(options[place])
        actions[place] = action
        mask[action] = 1
    observe(table, seats, number, observation)


@njit(cache=True, nogil=True)
def begin(
    tables: Any,
    seats: Any,
    chances: Any,
    options: Any,
    actions: Any,
    masks: Any,
    observations: Any,
    turns: Any,
    totals: Any,
) -> None:
    """New games."""
    masks[:] = 0
    for at in range(len(tables)):
        _begin(tables[at], seats[at], chances[at], totals[at])
        _ask(tables[at], seats[at], options[at], actions[at], masks[at], observations[at], turns, at)


@njit(cache=True, nogil=True)
def _begin(table: Any, seats: Any, chance: Any, totals: Any) -> None:
    game.new_game(table, seats, game.below(chance, table[SEATS]))
    totals[:] = 0


@njit(cache=True, nogil=True)
def step(
    chosen: Any,
    tables: Any,
    seats: Any,
    chances: Any,
    options: Any,
    actions: Any,
    masks: Any,
    observations: Any,
    turns: Any,
    totals: Any,
    acts: Any,
    most_acts: int,
    gains: Any,
    finals: Any,
    bests: Any,
    endings: Any,
) -> None:
    """One act in every game. Endings: ended, cut off, refused; who has ended begins anew at once."""
    areas = np.empty(5, np.int64)
    for at in range(len(tables)):
        table, own = tables[at], seats[at]
        number, count = turns[at, 0], turns[at, 1]
        option = -1
        for place in range(count):
            masks[at, actions[at, place]] = 0
            if actions[at, place] == chosen[at]:
                option = options[at, place]
        endings[at] = False
        gains[at] = 0
        if option >= 0:
            game.apply(table, own, number, option)
            game.let_chance(table, own, chances[at])
            for seat in range(table[SEATS]):
                total = game.total(own[seat])
                gains[at, seat] = total - totals[at, seat]
                totals[at, seat] = total
        else:
            endings[at, 2] = True
        acts[at] += 1
        endings[at, 0] = game.to_act(table, own) == NOBODY
        endings[at, 1] = not endings[at, 0] and acts[at] >= most_acts
        if endings[at, 0] or endings[at, 1]:
            finals[at] = totals[at]
            for seat in range(table[SEATS]):
                game.areas(own[seat], areas)
                bests[at, seat] = areas.max()
            acts[at] = 0
            _begin(table, own, chances[at], totals[at])
        _ask(table, own, options[at], actions[at], masks[at], observations[at], turns, at)
