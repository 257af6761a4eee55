"""Packs regions, whose cells are pairs of bytes, into words; and numbers things by their names."""

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]


@njit(cache=True, nogil=True)
def boxes(data: Bytes, lengths: Numbers) -> tuple[Numbers, int, int]:
    """Height and width of each region; the longest of the shorter sides and the longest of all."""
    sides = np.zeros((len(lengths), 2), np.int64)
    short, long = 0, 0
    at = 0
    for region in range(len(lengths)):
        height: Any = 0
        width: Any = 0
        for _ in range(lengths[region] >> 1):
            height = max(height, np.int64(data[at]) + 1)
            width = max(width, np.int64(data[at + 1]) + 1)
            at += 2
        sides[region, 0], sides[region, 1] = height, width
        short, long = max(short, min(height, width)), max(long, height, width)
    return sides, short, long


@njit(cache=True, nogil=True)
def words(data: Bytes, lengths: Numbers, sides: Numbers, stride: int) -> Words:
    """A bit for each cell, the shorter side across, and ``stride`` bits from a cell to the one below it."""
    packed = np.zeros(len(lengths), np.uint64)
    at = 0
    for region in range(len(lengths)):
        is_transposed = sides[region, 1] > sides[region, 0]
        for _ in range(lengths[region] >> 1):
            row, column = np.int64(data[at]), np.int64(data[at + 1])
            bit = column * stride + row if is_transposed else row * stride + column
            packed[region] |= np.uint64(1) << np.uint64(bit)
            at += 2
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
