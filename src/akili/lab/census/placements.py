"""The ways one tile lies in a square, sorted by the edges it must touch."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from akili.lab.census.kernel import Numbers, Words
from akili.lab.census.result import STRIDE
from akili.polyomino import Shape


@dataclass(frozen=True, eq=False)
class Placements:
    """Four runs of masks: all, those at the top edge, at the left edge, at both; ``starts`` tells where each begins."""

    masks: Words
    starts: Numbers

    @classmethod
    def of(cls, shape: Shape, side: int) -> Placements:
        """Every way the shape lies in the square, turned and flipped."""
        ways = [
            (down, right, sum(1 << ((row + down) * STRIDE + column + right) for row, column in form.cells))
            for form in shape.orientations()
            for down in range(side - form.height + 1)
            for right in range(side - form.width + 1)
        ]
        runs = [
            [mask for _, _, mask in ways],
            [mask for down, _, mask in ways if down == 0],
            [mask for _, right, mask in ways if right == 0],
            [mask for down, right, mask in ways if down == right == 0],
        ]
        return cls(
            np.array([mask for run in runs for mask in run], np.uint64), np.cumsum([0, *map(len, runs)], dtype=np.int64)
        )

    @property
    def cornered(self) -> Words:
        """The forms of the tile in the top left corner."""
        return self.masks[self.starts[3] :]
