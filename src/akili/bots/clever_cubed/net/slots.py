"""The rows of the first layer that a position turns on, part by part, for the seat that looks at it.

A part is a function and what it looks at: who has summed up its rows once needn't do it again while nothing of that
changes. ``kernel.py`` writes the same rows, compiled; a test holds the two equal.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from akili.bots.clever_cubed.net.dice.slots import no_dice, of_dice
from akili.bots.clever_cubed.net.layout import (
    BETWEEN,
    BUCKET,
    CODES,
    EXCESS,
    FOXES,
    LASTS,
    LEFT_TURNS,
    OPENED,
    PASSIVE_TURNS,
    SKIPS,
)
from akili.bots.clever_cubed.net.rows import Part, Rows, bits_of, one_more_if, rows_from, side_of
from akili.bots.clever_cubed.net.sight import Sight, see
from akili.engine.game import Seat
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.model import WHITE_DIE, State
from akili.games.clever_cubed.printed import ACTION_FIELDS, AREAS, TURQUOISE_BACKED
from akili.games.clever_cubed.printed import Bonus as PrintedBonus
from akili.games.clever_cubed.sheet import Sheet

WAITING: tuple[PrintedBonus, ...] = ("?y", "?t", "?b", "?n", "?p", "?k")
BLUE_WAITS = 1 << WAITING.index("?b") | 1 << WAITING.index("?k")
PINK_FOX = 9  # its field
PINK = AREAS.index("pink")
NOTHING_WAITS = (0,) * 7
KEPT = 4096  # sheets: the same one comes up with many ways for the dice to lie
COLUMN_BACKED = [sum(1 << row for row, size in enumerate(TURQUOISE_BACKED) if size > column) for column in range(6)]


class Reading(NamedTuple):
    """What a seat sees in a position."""

    parts: tuple[Part, ...]
    points: int  # that it has now
    is_settled: bool  # nothing is left to come: that is what it will have


class _OnSheet(NamedTuple):
    parts: tuple[Part, ...]
    by_area: tuple[int, ...]
    points: int


def read(sight: Sight) -> Reading:
    """All parts of a position."""
    sheet, mine, others, now = sight.sheet, sight.mine, sight.others, sight.now
    on_sheet = _on_sheet(sheet, mine, others)
    white = sight.faces[WHITE_DIE] if sight.faces else 0
    parts: tuple[Part, ...] = (
        *on_sheet.parts,
        (time, (mine, others, now, sight.seats)),
        (waiting, (tuple(sorted(sight.waiting)), white, now)),
        (waits_for, _wanted(sight, on_sheet.by_area, white) if sight.waiting else NOTHING_WAITS),
    )
    parts += ((no_dice, ()),) if now in (BETWEEN, OPENED) else of_dice(sight, sheet.extras - sheet.extras_used)
    return Reading(parts, on_sheet.points, is_settled=now == BETWEEN and not mine and not others)


@lru_cache(KEPT)
def _on_sheet(sheet: Sheet, mine: int, others: int) -> _OnSheet:
    by_area, foxes = scoring.area_points(sheet), scoring.foxes(sheet)
    extras = sheet.extras - sheet.extras_used
    ready = sheet.rerolls, sheet.rerolls_used, sheet.extras, extras, sheet.jokers, sheet.jokers_used
    filled, has_fox = len(sheet.pink), sheet.pink_halved >> PINK_FOX - 1 & 1
    parts: tuple[Part, ...] = (
        (yellow, (sheet.yellow, mine)),
        (turquoise, (sheet.turquoise, mine)),
        (blue, (side_of(sheet.blue_left), side_of(sheet.blue_right), mine)),
        (brown_and_pink, (sheet.brown.bit_length(), sheet.brown.bit_count(), filled, by_area[PINK], has_fox, mine)),
        (actions, (*ready, mine, others)),
        (points, (by_area, foxes, _fox_set(sheet), sheet.rerolls, mine)),
    )
    return _OnSheet(parts, by_area, sum(by_area) + foxes * min(by_area))


def rows(state: State, seat: Seat) -> Rows:
    """All rows that are on, in the order of the slots."""
    return tuple(row for look, at in read(see(state, seat)).parts for row in look(*at))


# Parts


def yellow(crossed: tuple[int, ...], mine: int) -> Rows:
    """Columns, rows, and how many crosses."""
    columns = [sum((row >> column & 1) << number for number, row in enumerate(crossed)) for column in range(6)]
    count = sum(row.bit_count() for row in crossed)
    first, second, third = (row.bit_count() for row in crossed)
    by_row = [row * LEFT_TURNS + mine for row in (first, second, third)]
    together = first * 49 + second * 7 + third
    return rows_from("yellow column", *columns, *crossed, count * LEFT_TURNS + mine, *by_row, together)


def turquoise(crossed: tuple[int, ...], mine: int) -> Rows:
    """Columns, rows with what their bonus wants, and how many crosses."""
    columns = [sum((row >> column & 1) << number for number, row in enumerate(crossed)) for column in range(6)]
    wanted = [((1 << size) - 1 & ~row).bit_count() for row, size in zip(crossed, TURQUOISE_BACKED, strict=True)]
    by_row = [row.bit_count() * 7 + wants for row, wants in zip(crossed, wanted, strict=True)]
    count = sum(row.bit_count() for row in crossed)
    row_wants = [wants * LEFT_TURNS + mine for wants in wanted]
    column_wants = [
        (backed & ~column).bit_count() * LEFT_TURNS + mine
        for column, backed in zip(columns, COLUMN_BACKED, strict=True)
    ]
    all_crosses = count // 2 * LEFT_TURNS + mine
    return rows_from("turquoise column", *columns, *by_row, all_crosses, *crossed, *row_wants, *column_wants)


def blue(left: tuple[int, int], right: tuple[int, int], mine: int) -> Rows:
    """How far each side has come, and its last number."""
    sides = [count * LASTS + last for count, last in (left, right)]
    count = (left[0] + right[0]) * LEFT_TURNS + mine
    return rows_from("blue side", *sides, left[0] * 7 + right[0], count, left[1] * LASTS + right[1])


def brown_and_pink(last: int, crosses: int, filled: int, pink: int, has_fox: int, mine: int) -> Rows:
    """How far both have come."""
    fox = 0 if filled < PINK_FOX else 1 if has_fox else 2
    skips = min(last - crosses, SKIPS - 1) * LEFT_TURNS + mine
    by_turns = last * LEFT_TURNS + mine, filled * LEFT_TURNS + mine
    return rows_from("brown", last * 13 + crosses, *by_turns, fox, skips, filled * 26 + pink // BUCKET)


def actions(
    rerolls: int, rerolls_used: int, extras: int, extras_ready: int, jokers: int, used: int, mine: int, others: int
) -> Rows:
    """What is circled and what is ready."""
    ready, rerolls_ready = (1 << jokers) - 1 & ~used, rerolls - rerolls_used
    free, numbered = (ready >> 4).bit_count(), ready & 15
    return rows_from(
        "rerolls",
        rerolls * 8 + rerolls_ready,
        extras * 8 + extras_ready,
        jokers * 4 + free,
        numbered,
        rerolls_ready * LEFT_TURNS + mine,
        extras_ready * PASSIVE_TURNS + min(mine + others, PASSIVE_TURNS - 1),
        ready.bit_count() * LEFT_TURNS + mine,
        rerolls * LEFT_TURNS + mine,
        extras * LEFT_TURNS + mine,
        jokers * LEFT_TURNS + mine,
    )


def points(by_area: tuple[int, ...], foxes: int, fox_set: int, rerolls: int, mine: int) -> Rows:
    """What the areas have, above all the lowest, for the foxes."""
    lowest = by_area.index(min(by_area))
    least, second = sorted(by_area)[:2]
    next_lowest = min((area for area in range(5) if area != lowest), key=lambda area: by_area[area])
    excess = [_excess(area, least) for area in by_area]
    return rows_from(
        "area points",
        *(area // BUCKET for area in by_area),
        least // BUCKET * FOXES + foxes,
        lowest * FOXES + foxes,
        *excess,
        _excess(second, least) * FOXES + foxes,
        foxes * LEFT_TURNS + mine,
        *(area // BUCKET * LEFT_TURNS + mine for area in by_area),
        *(more * FOXES + foxes for more in excess),
        least // BUCKET * LEFT_TURNS + mine,
        lowest * 5 + next_lowest,
        fox_set,
        rerolls * FOXES + foxes,
    )


def time(mine: int, others: int, now: int, seats: int) -> Rows:
    """What is left of the game and of the turn, and at how large a table."""
    left, of_turn = (mine * PASSIVE_TURNS + others) * CODES + now, mine * CODES + now
    return rows_from("time", left, of_turn, (seats - 1) * LEFT_TURNS + mine, (seats - 1) * CODES + now)


def waiting(bonuses: tuple[PrintedBonus, ...], white: int, now: int) -> Rows:
    """The ? that wait, by colour; what a blue one can write depends on the white die."""
    counts = [bonuses.count(bonus) for bonus in WAITING]
    all_that_wait = bits_of(count > 0 for count in counts)
    blue_waits = one_more_if(all_that_wait & BLUE_WAITS, white)
    return rows_from(
        "waiting", *(min(count, 3) for count in counts), all_that_wait, blue_waits, all_that_wait * CODES + now
    )


def waits_for(*wanted: int) -> Rows:
    """What the ? that wait go on from."""
    return rows_from("waiting x area", *wanted)


def _excess(area: int, least: int) -> int:
    return min((area - least) // BUCKET, EXCESS - 1)


def _fox_set(sheet: Sheet) -> int:
    """Which foxes are won, and of those of brown and pink also whether they are lost."""
    upper, middle, _ = sheet.yellow
    won = upper & middle & 32 > 0, sheet.turquoise[0] == 63, len(sheet.blue_right) == 6, sheet.rerolls == ACTION_FIELDS
    brown = 1 if sheet.brown >> 10 == 3 else 2 if sheet.brown >> 11 else 0
    pink = 0 if len(sheet.pink) < PINK_FOX else 1 if sheet.pink_halved >> PINK_FOX - 1 & 1 else 2
    return bits_of(won) * 9 + brown * 3 + pink


def _wanted(own: Sight, by_area: tuple[int, ...], white: int) -> tuple[int, ...]:
    """For each colour of ? that waits, 1 and what it goes on from; for any other 0."""
    sheet, waits = own.sheet, [bonus in own.waiting for bonus in WAITING]
    sides = [1 + white * LASTS + side_of(side)[1] for side in (sheet.blue_left, sheet.blue_right)]
    goes_on_from = (
        1 + sum(row.bit_count() for row in sheet.yellow),
        1 + sum(row.bit_count() for row in sheet.turquoise) // 2,
        *sides,
        1 + sheet.brown.bit_length(),
        1 + len(sheet.pink),
        1 + by_area.index(min(by_area)),
    )
    yellow_, turquoise_, blue_, brown_, pink_, black = waits
    is_there = yellow_, turquoise_, blue_, blue_, brown_, pink_, black
    return tuple(code if there else 0 for code, there in zip(goes_on_from, is_there, strict=True))
