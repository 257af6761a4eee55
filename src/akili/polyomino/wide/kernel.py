"""The compiled search where a word is too small for the cells or for the forms.

As on small boards the lowest free cell is covered first, and tables tell at once which forms fit there: one
table for each eight cells ahead. Cells and forms are rows of words; a board has a wall after each of its rows.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from akili.polyomino.intrinsics import bit_count, lowest_bit
from akili.polyomino.kernel import KEPT, LEVEL, ONE, TOTAL, ZERO, Numbers, Words

BYTE = 8
EIGHT = np.uint64(BYTE)
FULL_BYTE = np.uint64(255)
LAST_BIT = np.uint64(63)


class Forms(NamedTuple):
    """What can be laid: every form of every tile, with its lowest cell as bit 0."""

    everything: tuple[np.uint64, ...]  # all forms as bits; the number of words is known when this is compiled
    masks: Words
    sizes: Numbers
    tiles: Numbers
    rivals: Words  # for each form those that can't be used after it
    closing: Words  # for each number of cells the forms that have so many
    fit: Words  # for each eight cells ahead and each pattern of free cells there: which forms fit


class Rule(NamedTuple):
    """What makes a solution."""

    depth: int  # the number of tiles, or 0 for any number
    needed: int  # so many tiles must all be used, where they may be repeated
    reach: Words  # for each number of tiles left (row 0: any number) the numbers of cells they can have, as bits


class Stack(NamedTuple):
    """A row for each tile laid, and one before."""

    free: Words
    open: Words  # forms of tiles that may still be used
    choices: Words  # those of them that fit, and that weren't tried
    cells: Numbers  # how many are free
    low: Numbers  # the first word with a free cell
    anchor: Numbers  # the first free cell
    breadth: Numbers  # how many choices there were
    trail: Numbers  # anchor × forms + form


@njit(cache=True, nogil=True)
def fit_tables(everything: tuple[np.uint64, ...], masks: Words, parts: int) -> Words:
    """The tables of forms that fit."""
    words = len(everything)
    tables = np.zeros((parts, 1 << BYTE, words), np.uint64)
    for part in range(parts):
        for form in range(len(masks)):
            needed = (masks[form, part >> 3] >> np.uint64(BYTE * (part & 7))) & FULL_BYTE
            tables[part, needed, form >> 6] |= ONE << np.uint64(form & 63)
        for bit in range(BYTE):  # what fits on some cells fits on more
            for pattern in range(1 << BYTE):
                if pattern & (1 << bit):
                    for word in range(words):
                        tables[part, pattern, word] |= tables[part, pattern ^ (1 << bit), word]
    return tables


@njit(cache=True, nogil=True, inline="always")
def _choose(forms: Any, stack: Any, level: Any) -> None:
    """Find the lowest free cell, and the forms that fit with theirs on it."""
    words = len(forms.everything)
    low = stack.low[level]
    while stack.free[level, low] == ZERO:
        low += 1
    stack.low[level] = low
    shift = lowest_bit(stack.free[level, low])
    stack.anchor[level] = low * 64 + np.int64(shift)
    for word in range(words):
        stack.choices[level, word] = stack.open[level, word]
    ahead = ZERO
    for part in range(len(forms.fit)):
        if part & 7 == 0:
            at = low + (part >> 3)
            ahead = (stack.free[level, at] >> shift) | ((stack.free[level, at + 1] << ONE) << (LAST_BIT - shift))
        pattern = ahead & FULL_BYTE
        ahead >>= EIGHT
        for word in range(words):
            stack.choices[level, word] &= forms.fit[part, pattern, word]
    breadth: Any = np.int64(0)
    for word in range(words):
        breadth += np.int64(bit_count(stack.choices[level, word]))
    stack.breadth[level] = breadth


@njit(cache=True, nogil=True, inline="always")
def _has_all_tiles(forms: Any, tiles: Any, trail: Any, laid: Any) -> Any:
    for tile in range(tiles):
        step = 0
        while step < laid and forms.tiles[trail[step] % len(forms.masks)] != tile:
            step += 1
        if step == laid:
            return False
    return True


@njit(cache=True, nogil=True)
def begin(forms: Forms, stack: Stack) -> None:
    """The choices for the first cell of the free ones in row 0."""
    for word in range(len(forms.everything)):
        stack.open[0, word] = forms.everything[word]
    _choose(forms, stack, 0)


@njit(cache=True, nogil=True)
def advance(forms: Forms, rule: Rule, stack: Stack, where: Numbers, steps: int, found: Numbers) -> None:
    """Go on with a search for so many steps, until ``found`` is full, or to its end.

    A solution is a row of the trail, filled with -1; if there is no room for any they are only counted.
    """
    words = len(forms.everything)
    only_counts = len(found) == 0
    level = where[LEVEL]
    while level >= 0 and steps > 0:
        word = 0
        while word < words and stack.choices[level, word] == ZERO:
            word += 1
        if word == words:
            level -= 1
            continue
        choices = stack.choices[level, word]
        stack.choices[level, word] = choices & (choices - ONE)
        form = word * 64 + np.int64(lowest_bit(choices))
        below = level + 1
        left = rule.depth - below if rule.depth else 0
        cells = stack.cells[level] - forms.sizes[form]
        if rule.reach[left, cells >> 6] >> np.uint64(cells & 63) & ONE == ZERO:
            continue
        anchor = stack.anchor[level]
        stack.trail[level] = anchor * len(forms.masks) + form
        if cells == 0:
            if not _has_all_tiles(forms, rule.needed, stack.trail, below):
                continue
            where[TOTAL] += 1
            if not only_counts:
                kept = where[KEPT]
                for step in range(below):
                    found[kept, step] = stack.trail[step]
                for step in range(below, found.shape[1]):
                    found[kept, step] = -1
                where[KEPT] += 1
                if where[KEPT] == len(found):
                    break
            continue
        steps -= 1
        for at in range(stack.free.shape[1]):
            stack.free[below, at] = stack.free[level, at]
        first, shift = anchor >> 6, np.uint64(anchor & 63)
        for part in range(forms.masks.shape[1]):
            mask = forms.masks[form, part]
            stack.free[below, first + part] ^= mask << shift
            stack.free[below, first + part + 1] ^= (mask >> ONE) >> (LAST_BIT - shift)
        for word in range(words):
            stack.open[below, word] = stack.open[level, word] & ~forms.rivals[form, word]
        stack.low[below] = stack.low[level]
        stack.cells[below] = cells
        _choose(forms, stack, below)
        if only_counts and left == 1 and rule.needed == 0:  # each of the size of the rest is a solution
            for word in range(words):
                closing: Any = np.int64(bit_count(stack.choices[below, word] & forms.closing[cells, word]))
                where[TOTAL] += closing
        else:
            level = below
    where[LEVEL] = level
