"""Reads regions from MessagePack (arrays of cells, a cell is an array of two numbers) and packs them into words.

And it numbers things by their names: what Python would take longer for than to solve the puzzles.
"""

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

LONGEST = 64  # rows or columns of a region that could lie in a word
SHORT_ARRAY, ARRAY_16 = 0x90, 0xDC  # how an array of up to 15, of up to 65,535 things begins


@njit(cache=True, nogil=True, inline="always")
def _array(data: Bytes, at: Any) -> Any:
    """The length of the array that begins here, and where its things begin."""
    first = np.int64(data[at])
    if first < ARRAY_16:
        return first - SHORT_ARRAY, at + 1
    if first == ARRAY_16:
        return (np.int64(data[at + 1]) << 8) | np.int64(data[at + 2]), at + 3
    length = np.int64(0)
    for byte in range(1, 5):
        length = length << 8 | np.int64(data[at + byte])
    return length, at + 5


@njit(cache=True, nogil=True)
def boxes(data: Bytes) -> Numbers:
    """Height and width of each region; none at all if one is too long for a word."""
    regions, at = _array(data, 0)
    sides = np.zeros((regions, 2), np.int64)
    for region in range(regions):
        cells, at = _array(data, at)
        for _ in range(cells):
            for side in range(2):
                place = np.int64(data[at + 1 + side])
                if place >= LONGEST:  # or a number of more than one byte
                    return sides[:0]
                sides[region, side] = max(sides[region, side], place + 1)
            at += 3
    return sides


@njit(cache=True, nogil=True)
def words(data: Bytes, sides: Numbers, stride: int) -> Words:
    """A bit for each cell, the shorter side across, and ``stride`` bits from a cell to the one below it."""
    regions, at = _array(data, 0)
    packed = np.zeros(regions, np.uint64)
    for region in range(regions):
        cells, at = _array(data, at)
        is_transposed = sides[region, 1] > sides[region, 0]
        for _ in range(cells):
            row, column = np.int64(data[at + 1]), np.int64(data[at + 2])
            bit = column * stride + row if is_transposed else row * stride + column
            packed[region] |= np.uint64(1) << np.uint64(bit)
            at += 3
    return packed


@njit(cache=True, nogil=True)
def numbered(names: Numbers) -> tuple[Numbers, Numbers]:
    """A number from 0 for each different name (none is 0), as they come, and where each comes first."""
    size = 2
    while size < 2 * len(names):
        size *= 2
    known = np.zeros(size, np.int64)
    number_of = np.empty(size, np.int64)
    numbers = np.empty(len(names), np.int64)
    firsts = np.empty(len(names), np.int64)
    different = 0
    for index in range(len(names)):
        name = names[index]
        place = (name ^ (name >> 8)) >> 4 & (size - 1)
        while known[place] != 0 and known[place] != name:
            place = (place + 1) & (size - 1)
        if known[place] == 0:
            known[place] = name
            number_of[place] = different
            firsts[different] = index
            different += 1
        numbers[index] = number_of[place]
    return numbers, firsts[:different]
