"""The compiled census: areas on a board of 8 × 8 bits, moved to the corner, with a row and a column to spare.

A set of areas is a hash table: the areas themselves at places found by their hash, 0 where there is none.
"""

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from akili.polyomino.intrinsics import bit_count, bytes_reversed, leading_zeros

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Counts = NDArray[np.uint32]

SMALLEST_TABLE = 1 << 10  # more than twice the placements of a tile, so that doubling always makes room enough

# Words shift only by words, or numba takes them for signed or even floating numbers.
ZERO, ONE, TWO, THREE, FOUR, SEVEN, EIGHT = (np.uint64(number) for number in (0, 1, 2, 3, 4, 7, 8))
FOURTEEN, SIXTEEN, TWENTY_EIGHT, THIRTY_TWO, SIXTY_FOUR = (np.uint64(number) for number in (14, 16, 28, 32, 64))
ROW = np.uint64(0xFF)
ODD_COLUMNS = np.uint64(0x5555555555555555)
COLUMN_PAIRS = np.uint64(0x3333333333333333)
LEFT_HALF = np.uint64(0x0F0F0F0F0F0F0F0F)
SWAP_ONE = np.uint64(0x00AA00AA00AA00AA)
SWAP_TWO = np.uint64(0x0000CCCC0000CCCC)
SWAP_FOUR = np.uint64(0x00000000F0F0F0F0)
GOLDEN = np.uint64(0x9E3779B97F4A7C15)  # 2 ** 64 over the golden ratio: spreads neighbouring areas


@njit(cache=True, nogil=True, inline="always")
def _height(area: Any) -> Any:
    return EIGHT - (leading_zeros(area) >> THREE)


@njit(cache=True, nogil=True, inline="always")
def _width(area: Any) -> Any:
    columns = area | area >> THIRTY_TWO
    columns |= columns >> SIXTEEN
    columns |= columns >> EIGHT
    return SIXTY_FOUR - leading_zeros(columns & ROW)


@njit(cache=True, nogil=True, inline="always")
def _mirrored(board: Any) -> Any:
    board = (board >> ONE) & ODD_COLUMNS | (board & ODD_COLUMNS) << ONE
    board = (board >> TWO) & COLUMN_PAIRS | (board & COLUMN_PAIRS) << TWO
    return (board >> FOUR) & LEFT_HALF | (board & LEFT_HALF) << FOUR


@njit(cache=True, nogil=True, inline="always")
def _transposed(board: Any) -> Any:
    swap = (board ^ board >> SEVEN) & SWAP_ONE
    board ^= swap ^ swap << SEVEN
    swap = (board ^ board >> FOURTEEN) & SWAP_TWO
    board ^= swap ^ swap << FOURTEEN
    swap = (board ^ board >> TWENTY_EIGHT) & SWAP_FOUR
    return board ^ swap ^ swap << TWENTY_EIGHT


@njit(cache=True, nogil=True, inline="always")
def _least_flip(area: Any, height: Any, width: Any) -> Any:
    """The least of the area and its three flips, each back in the corner."""
    left = EIGHT - width
    up = (EIGHT - height) << THREE
    mirror = _mirrored(area)
    return min(area, mirror >> left, bytes_reversed(area) >> up, bytes_reversed(mirror) >> (up + left))


@njit(cache=True, nogil=True, inline="always")
def _canonical(area: Any) -> Any:
    """One of the forms that lie at least as wide as high: the least number."""
    height, width = _height(area), _width(area)
    if height < width:
        return _least_flip(area, height, width)
    lying = _least_flip(_transposed(area), width, height)
    return lying if width < height else min(lying, _least_flip(area, height, width))


@njit(cache=True, nogil=True)
def canonicals(areas: Words) -> Words:
    """The canonical form of each area."""
    result = np.empty_like(areas)
    for index in range(len(areas)):
        result[index] = _canonical(areas[index])
    return result


@njit(cache=True, nogil=True, inline="always")
def _has_hole(area: Any) -> Any:
    """Corners - edges + faces of the closed cells is 1 for an area in one piece, less 1 for each hole."""
    sides = area | area << ONE
    corners = sides | sides << EIGHT
    return bit_count(corners) + bit_count(area) != bit_count(sides) + bit_count(area | area << EIGHT) + ONE


@njit(cache=True, nogil=True, inline="always")
def _insert(table: Words, area: Any) -> int:
    """Put it in; the number of new entries (0 or 1) is returned."""
    last = np.uint64(len(table) - 1)
    place = (area * GOLDEN) >> THIRTY_TWO & last
    while table[place] != ZERO:
        if table[place] == area:
            return 0
        place = (place + ONE) & last
    table[place] = area
    return 1


@njit(cache=True, nogil=True)
def _doubled(table: Words) -> Words:
    larger = np.zeros(2 * len(table), np.uint64)
    for area in table:
        if area != ZERO:
            _insert(larger, area)
    return larger


@njit(cache=True, nogil=True)
def entries(table: Words, held: int) -> Words:
    """The areas in a table that holds so many."""
    areas = np.empty(held, np.uint64)
    filled = 0
    for area in table:
        if area != ZERO:
            areas[filled] = area
            filled += 1
    return areas


@njit(cache=True, nogil=True)
def add_tile(
    unions: Words, placements: Words, starts: Numbers, side: int, solid: bool, table: Words, held: int
) -> tuple[Words, int]:
    """Lay the tile beside each union in every way that keeps within the square, and put what arises into the table.

    The union is tried at every place of the square; the tile must then touch the edges that the union has
    left, so that nothing is tried twice: ``starts`` tells where the placements for each case begin. With
    ``solid``, areas with holes are passed over. The table (a larger one if need be) and its size are returned.
    """
    fitting = np.empty(len(placements), np.uint64)
    for union in unions:
        for down in range(side + 1 - np.int64(_height(union))):
            for right in range(side + 1 - np.int64(_width(union))):
                moved = union << np.uint64(8 * down + right)
                beside = moved << ONE | moved >> ONE | moved << EIGHT | moved >> EIGHT
                case = (1 if down > 0 else 0) + (2 if right > 0 else 0)
                found = 0
                for index in range(starts[case], starts[case + 1]):
                    placement = placements[index]
                    fitting[found] = placement | moved
                    found += 1 if (placement & moved == ZERO) & (placement & beside != ZERO) else 0
                if 2 * (held + found) > len(table):
                    table = _doubled(table)
                for index in range(found):
                    if not (solid and _has_hole(fitting[index])):
                        held += _insert(table, _canonical(fitting[index]))
    return table, held


@njit(cache=True, nogil=True)
def tally(areas: Words, minimum: int) -> tuple[Words, Counts]:
    """Of sorted areas those that occur at least so often, and how often."""
    distinct = np.empty(len(areas) // minimum, np.uint64)
    counts = np.empty(len(areas) // minimum, np.uint32)
    kept = 0
    first = 0
    for end in range(1, len(areas) + 1):
        if end == len(areas) or areas[end] != areas[first]:
            if end - first >= minimum:
                distinct[kept] = areas[first]
                counts[kept] = end - first
                kept += 1
            first = end
    return distinct[:kept].copy(), counts[:kept].copy()
