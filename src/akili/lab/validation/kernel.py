"""Three simulated solvers, compiled. None of them knows the rating's corners, preferences or foresight.

The wanderer lays any tile anywhere, and where nothing fits any more takes some tiles away, whichever. The sweeper
goes row by row from a corner of the card and forgets nothing. The sorter takes tiles in any order, lays each
everywhere after each other and forgets nothing. Each returns the steps, tiles laid and taken up, of every run.
"""

from typing import Any

import numpy as np
from numba import njit

MOST_TILES = 8


@njit(cache=True, nogil=True)
def wander(
    options: Any, tile: Any, must: Any, free_at_first: Any, depth: int, tiles: int, seeds: Any, most: int
) -> Any:
    """Steps of a run per seed, at most so many."""
    result = np.zeros(len(seeds))
    lying = np.zeros(MOST_TILES, np.int64)
    fitting = np.zeros(len(options), np.int64)
    for run in range(len(seeds)):
        np.random.seed(seeds[run])
        free, laid, steps = free_at_first, 0, 0
        while steps < most:
            count = 0
            if laid < depth:
                for each in range(len(options)):
                    if options[each] & free == options[each]:
                        fitting[count] = each
                        count += 1
            if count == 0:
                for _ in range(1 + np.random.randint(laid)):
                    place = np.random.randint(laid)
                    free |= options[lying[place]]
                    laid -= 1
                    lying[place] = lying[laid]
                    steps += 1
                continue
            wanted = np.random.randint(tiles)
            chosen, alike = -1, 0
            while alike == 0:  # the tile that comes to hand, or the next one that fits
                for index in range(count):
                    if tile[fitting[index]] == wanted:
                        alike += 1
                        if np.random.randint(alike) == 0:
                            chosen = fitting[index]
                wanted = (wanted + 1) % tiles
            free ^= options[chosen]
            lying[laid] = chosen
            laid += 1
            steps += 1
            if laid == depth and free & must == 0:
                break
        result[run] = steps
    return result


@njit(cache=True, nogil=True)
def search(
    options: Any, tile: Any, must: Any, free_at_first: Any, depth: int, tiles: int, orders: Any, seeds: Any, most: int
) -> Any:
    """Without forgetting: by the cells of an order, each a bit, or, where there are no orders, tile after tile."""
    result = np.zeros(len(seeds))
    width = len(options)
    tried = np.arange(width)
    hand = np.arange(tiles)
    ways = np.zeros((MOST_TILES + 1, width), np.int64)
    counts = np.zeros(MOST_TILES + 1, np.int64)
    places = np.zeros(MOST_TILES + 1, np.int64)
    lying = np.zeros(MOST_TILES + 1, np.int64)
    by_cells = len(orders) > 0
    for run in range(len(seeds)):
        np.random.seed(seeds[run])
        steps, is_done = 0, False
        while not is_done and steps < most:  # again with other tiles, where these don't fill the area
            np.random.shuffle(tried)
            np.random.shuffle(hand)
            order = np.random.randint(max(1, len(orders)))
            free, laid, has_come = free_at_first, 0, True
            while steps < most:
                if has_come:
                    counts[laid] = places[laid] = 0
                    if laid == depth:
                        if free & must == 0:
                            is_done = True
                            break
                    else:
                        cell = free & np.uint64(0)
                        if by_cells:
                            for bit in orders[order]:
                                if free & must & bit:
                                    cell = bit
                                    break
                        for index in range(width):
                            each = tried[index]
                            if options[each] & free == options[each]:
                                if (by_cells and options[each] & cell) or (not by_cells and tile[each] == hand[laid]):
                                    ways[laid, counts[laid]] = each
                                    counts[laid] += 1
                if places[laid] < counts[laid]:
                    each = ways[laid, places[laid]]
                    places[laid] += 1
                    free ^= options[each]
                    lying[laid] = each
                    laid += 1
                    has_come = True
                else:
                    if laid == 0:
                        break
                    laid -= 1
                    free |= options[lying[laid]]
                    has_come = False
                steps += 1
            if not is_done:
                steps += 1
        result[run] = steps
    return result
