"""The compiled search for small puzzles, alone or by the thousand; ``wide/kernel.py`` has the one for all others.

They lie on a 64-bit board without walls. The tiles' forms (at most 64) are themselves bits of a word, and
three tables tell at once which of them fit on the free cells ahead: no form is tried in vain.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from akili.polyomino.intrinsics import bit_count, lowest_bit

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Rows = NDArray[np.uint16]

LEVEL, TOTAL, KEPT = range(3)  # where a search is: tiles laid (-1: it is over), solutions, those written down
ALL_STEPS = np.iinfo(np.int64).max
WINDOWS = 3  # tables that together see all the cells ahead that a form may need
LARGEST_WINDOW = 15  # cells that one of them sees
ONE = np.uint64(1)
ZERO = np.uint64(0)


class Tables(NamedTuple):
    """What is known of the tiles."""

    forms: Words
    rivals: Words  # for each form all forms of its tile
    between_sides: Words  # for each cell the forms that don't cross a side when anchored there
    sizes: Words  # for tiles left and cells left the forms whose size leaves a coverable rest
    window: np.uint64
    fit: Words


class Stack(NamedTuple):
    """A word for each tile laid, and one before."""

    free: Words
    open: Words  # forms of tiles that may still be used
    choices: Words  # those of them that fit, and that weren't tried
    anchor: Words  # the first free cell
    breadth: Words  # how many choices there were
    trail: Words  # 64 × anchor + form


@njit(cache=True, nogil=True)
def fit_tables(forms: Words, window: int) -> Words:
    """For each part of what lies ahead, ``window`` cells, and each pattern of free cells there: which forms fit."""
    tables = np.zeros((WINDOWS, 1 << window), np.uint64)
    for part in range(WINDOWS):
        for index in range(len(forms)):
            needed = (forms[index] >> np.uint64(part * window)) & np.uint64((1 << window) - 1)
            tables[part, needed] |= ONE << np.uint64(index)
        for bit in range(window):  # what fits on some cells fits on more
            half = 1 << bit
            for without in range(0, 1 << window, 2 * half):
                for pattern in range(without, without + half):
                    tables[part, pattern + half] |= tables[part, pattern]
    return tables


@njit(cache=True, nogil=True)
def size_table(tile_sizes: Words, tile_forms: Words) -> Words:
    """For tiles left and cells left: the forms after which the rest still can be the size of some tiles."""
    tiles = len(tile_sizes)
    sums = np.zeros(tiles + 1, np.uint64)  # bit s of sums[n]: n tiles can have s cells together
    sums[0] = ONE
    for tile in range(tiles):
        for used in range(tile, -1, -1):
            sums[used + 1] |= sums[used] << tile_sizes[tile]
    table = np.zeros((tiles + 1, 65), np.uint64)
    for left in range(1, tiles + 1):
        for tile in range(tiles):
            for cells in range(tile_sizes[tile], 65):
                if sums[left - 1] >> (np.uint64(cells) - tile_sizes[tile]) & ONE:
                    table[left, cells] |= tile_forms[tile]
    return table


@njit(cache=True, nogil=True, inline="always")
def _fitting(free: Any, anchor: Any, tables: Any) -> Any:
    ahead = free >> anchor
    window = tables.window
    mask = (ONE << window) - ONE
    return (
        tables.fit[0, ahead & mask]
        & tables.fit[1, (ahead >> window) & mask]
        & tables.fit[2, (ahead >> (window + window)) & mask]
        & tables.between_sides[anchor]
    )


@njit(cache=True, nogil=True)
def begin_small(area: Any, allowed: Any, depth: int, tables: Tables, stack: Stack) -> None:
    """The choices for the first cell of an area."""
    anchor = lowest_bit(area)
    choices = _fitting(area, anchor, tables) & allowed & tables.sizes[depth, bit_count(area)]
    stack.free[0] = area
    stack.anchor[0] = anchor
    stack.open[0] = allowed
    stack.choices[0] = choices
    stack.breadth[0] = bit_count(choices)


@njit(cache=True, nogil=True)
def advance_small(
    depth: int, tables: Tables, stack: Stack, where: Numbers, limit: int, steps: int, found: Rows
) -> None:
    """Go on with a search for so many steps, until the last row of ``found`` is written, or to its end.

    A solution is a row of 64 × anchor + form; once there is no room they are only counted, and faster if there was
    never any. The search ends at ``limit`` solutions (0: never).
    """
    only_counts = limit == 0 and len(found) == 0
    last = depth - 1
    level = where[LEVEL]
    total = where[TOTAL]
    while level >= 0 and steps > 0:
        choices = stack.choices[level]
        if choices == ZERO:
            level -= 1
            continue
        form = lowest_bit(choices)
        stack.choices[level] = choices & (choices - ONE)
        stack.trail[level] = stack.anchor[level] << np.uint64(6) | form
        if level == last:
            total += 1
            if total == limit:
                level = -1
            kept = where[KEPT]
            if kept < len(found):
                for step in range(depth):
                    found[kept, step] = stack.trail[step]
                where[KEPT] = kept + 1
                if kept + 1 == len(found):
                    break
            continue
        steps -= 1
        free = stack.free[level] ^ (tables.forms[form] << stack.anchor[level])
        still_open = stack.open[level] & ~tables.rivals[form]
        anchor = lowest_bit(free)
        choices = _fitting(free, anchor, tables) & still_open & tables.sizes[last - level, bit_count(free)]
        if only_counts and level + 1 == last:  # each of them is a solution
            solutions: Any = np.int64(bit_count(choices))
            total += solutions
        elif choices != ZERO:
            level += 1
            stack.free[level] = free
            stack.anchor[level] = anchor
            stack.open[level] = still_open
            stack.choices[level] = choices
            stack.breadth[level] = bit_count(choices)
    where[LEVEL] = level
    where[TOTAL] = total


@njit(cache=True, nogil=True)
def solve_small(
    areas: Words,
    allowed: Words,
    depth: int,
    tables: Tables,
    stack: Stack,
    where: Numbers,
    limit: int,
    counts: Numbers,
    found: Rows,
) -> None:
    """Solve each area with exactly so many of the forms that are allowed on it."""
    for puzzle in range(len(areas)):
        begin_small(areas[puzzle], allowed[puzzle], depth, tables, stack)
        where[LEVEL] = 0
        where[TOTAL] = 0
        while where[LEVEL] >= 0:
            advance_small(depth, tables, stack, where, limit, ALL_STEPS, found)
        counts[puzzle] = where[TOTAL]
