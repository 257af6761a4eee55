"""The compiled search. Two loops: one for thousands of small puzzles, one for any puzzle at all.

Small puzzles lie on a 64-bit board without walls. The tiles' forms (at most 64) are themselves bits of a
word, and three tables tell at once which of them fit on the free cells ahead: no form is tried in vain.
"""

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from akili.polyomino.intrinsics import bit_count, lowest_bit

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

WINDOWS = 3  # tables that together see all the cells ahead that a form may need
LARGEST_WINDOW = 15  # cells that one of them sees
ONE = np.uint64(1)
ZERO = np.uint64(0)


@njit(cache=True, nogil=True)
def fit_tables(forms: Words, window: int) -> Words:
    """For each part of what lies ahead, ``window`` cells, and each pattern of free cells there: which forms fit."""
    tables = np.zeros((WINDOWS, 1 << window), np.uint64)
    for part in range(WINDOWS):
        for index in range(len(forms)):
            needed = (forms[index] >> np.uint64(part * window)) & np.uint64((1 << window) - 1)
            tables[part, needed] |= ONE << np.uint64(index)
        for bit in range(window):  # what fits on some cells fits on more
            for pattern in range(1 << window):
                if pattern & (1 << bit):
                    tables[part, pattern] |= tables[part, pattern ^ (1 << bit)]
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
def _fitting(free: Any, anchor: Any, fit: Words, window: Any, between_sides: Words) -> Any:
    ahead = free >> anchor
    mask = (ONE << window) - ONE
    return (
        fit[0, ahead & mask]
        & fit[1, (ahead >> window) & mask]
        & fit[2, (ahead >> (window + window)) & mask]
        & between_sides[anchor]
    )


@njit(cache=True, nogil=True)
def solve_small(
    areas: Words,
    allowed: Words,
    depth: int,
    forms: Words,
    rivals: Words,
    between_sides: Words,
    sizes: Words,
    fit: Words,
    limit: int,
    counts: Numbers,
    found: NDArray[np.uint16],
) -> int:
    """Solve each area with exactly so many of the allowed forms; the number of solutions is returned.

    ``rivals[f]`` are the forms of the same tile as ``f``; ``between_sides[a]`` those that don't cross a side
    when anchored at cell a; ``sizes[left, cells]`` those whose size leaves a coverable rest. A solution is
    written as a row of 64 × anchor + form in ``found`` as long as there is room. The search of an area ends
    at ``limit`` solutions (0: never).
    """
    window = np.uint64(lowest_bit(np.uint64(fit.shape[1])))
    only_counts = limit == 0 and len(found) == 0
    deepest = sizes.shape[0]
    free_at = np.zeros(deepest, np.uint64)
    anchor_at = np.zeros(deepest, np.uint64)
    open_at = np.zeros(deepest, np.uint64)
    choices_at = np.zeros(deepest, np.uint64)
    trail = np.zeros(deepest, np.uint64)
    total = 0
    last = depth - 1
    for puzzle in range(len(areas)):
        before = total
        free = areas[puzzle]
        anchor = lowest_bit(free)
        level = 0
        free_at[0] = free
        anchor_at[0] = anchor
        open_at[0] = allowed[puzzle]
        choices_at[0] = _fitting(free, anchor, fit, window, between_sides) & allowed[puzzle]
        choices_at[0] &= sizes[depth, bit_count(free)]
        while level >= 0:
            choices = choices_at[level]
            if choices == ZERO:
                level -= 1
                continue
            form = lowest_bit(choices)
            choices_at[level] = choices & (choices - ONE)
            trail[level] = anchor_at[level] << np.uint64(6) | form
            if level == last:
                if total < len(found):
                    for step in range(depth):
                        found[total, step] = trail[step]
                total += 1
                if total - before == limit:
                    break
                continue
            free = free_at[level] ^ (forms[form] << anchor_at[level])
            still_open = open_at[level] & ~rivals[form]
            anchor = lowest_bit(free)
            choices = _fitting(free, anchor, fit, window, between_sides) & still_open
            choices &= sizes[last - level, bit_count(free)]
            if only_counts and level + 1 == last:  # each of them is a solution
                solutions: Any = np.int64(bit_count(choices))
                total += solutions
            elif choices != ZERO:
                level += 1
                free_at[level] = free
                anchor_at[level] = anchor
                open_at[level] = still_open
                choices_at[level] = choices
        counts[puzzle] = total - before
    return total


@njit(cache=True, nogil=True)
def solve_any(
    must: Words,
    options: Words,
    tiles: Numbers,
    starts: Numbers,
    tile_count: int,
    depth: int,
    required: bool,
    repeated: bool,
    limit: int,
    found: Numbers,
) -> int:
    """Cover the bits of ``must`` (several words) with options, sorted by lowest bit; ``starts`` says where each begins.

    ``depth`` is the number of options of every solution, or 0 for any number; with ``required`` every
    tile must occur, with ``repeated`` it may occur again. The search stops at ``limit`` solutions (0: never);
    the first of them are written as rows of option numbers into ``found``, ended by -1.
    """
    words = len(must)
    deepest = len(starts)  # an option covers a bit at least
    free_at = np.zeros((deepest + 1, words), np.uint64)
    next_at = np.zeros(deepest + 1, np.int64)
    end_at = np.zeros(deepest + 1, np.int64)
    trail = np.zeros(deepest + 1, np.int64)
    uses = np.zeros(tile_count, np.int64)
    missing = tile_count
    free_at[0] = must
    for word in range(words):
        if must[word] != ZERO:
            low = word * 64 + np.int64(lowest_bit(must[word]))
            next_at[0] = starts[low]
            end_at[0] = starts[low + 1]
            break
    total = 0
    level = 0
    while level >= 0:
        if next_at[level] >= end_at[level]:
            level -= 1
            if level >= 0:
                tile = tiles[trail[level]]
                uses[tile] -= 1
                if uses[tile] == 0:
                    missing += 1
            continue
        option = next_at[level]
        next_at[level] += 1
        tile = tiles[option]
        if uses[tile] > 0 and not repeated:
            continue
        fits = True
        for word in range(words):
            if options[option, word] & ~free_at[level, word]:
                fits = False
                break
        if not fits:
            continue
        trail[level] = option
        low = np.int64(-1)
        for word in range(words):
            rest = free_at[level, word] ^ options[option, word]
            free_at[level + 1, word] = rest
            if low < 0 and rest != ZERO:
                low = word * 64 + np.int64(lowest_bit(rest))
        if low >= 0:
            if level + 1 != depth:
                uses[tile] += 1
                if uses[tile] == 1:
                    missing -= 1
                level += 1
                next_at[level] = starts[low]
                end_at[level] = starts[low + 1]
            continue
        still_missing = missing - (1 if uses[tile] == 0 else 0)
        if (depth == 0 or level + 1 == depth) and not (required and still_missing > 0):
            if total < len(found):
                for step in range(level + 1):
                    found[total, step] = trail[step]
                found[total, level + 1] = -1
            total += 1
            if total == limit:
                break
    return total
