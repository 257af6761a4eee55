"""The simulated solvers by name: how many steps they take for a puzzle, in the middle of many runs."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from akili.forge.rating.ground import Ground, ground_of
from akili.lab.validation.kernel import search, wander
from akili.lab.validation.samples import AnyPuzzle

MOST_STEPS = 20_000  # after which a run is given up
RUNS = 200


def steps(puzzle: AnyPuzzle, runs: int = RUNS, seed: int = 1) -> Mapping[str, float]:
    """The geometric mean of the steps of each solver."""
    ground = ground_of(puzzle)
    options = np.array([option for ways in ground.options for option in ways], np.uint64)
    tile = np.array([number for number, ways in enumerate(ground.options) for _ in ways], np.int64)
    seeds = np.arange(seed * runs, (seed + 1) * runs, dtype=np.int64)
    known = options, tile, np.uint64(ground.must), np.uint64(ground.free), ground.depth, len(ground.options)
    taken = {
        "wanderer": wander(*known, seeds, MOST_STEPS),
        "sweeper": search(*known, _sweeps(ground), seeds, MOST_STEPS),
        "sorter": search(*known, np.zeros((0, 0), np.uint64), seeds, MOST_STEPS),
    }
    return {name: float(np.exp(np.log(each).mean())) for name, each in taken.items()}


def _sweeps(ground: Ground) -> NDArray[np.uint64]:
    """The bits of all cells, row by row or column by column from each of the four corners."""
    sweeps = []
    for down in (1, -1):
        for right in (1, -1):
            rows = sorted(ground.places, key=lambda cell: (down * cell[0], right * cell[1]))
            columns = sorted(ground.places, key=lambda cell: (right * cell[1], down * cell[0]))
            sweeps += [[ground.places[cell] for cell in cells] for cells in (rows, columns)]
    return np.array(sweeps, np.uint64)
