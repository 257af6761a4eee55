"""The areas that one set of tiles makes.

When an area is made of several tiles, at least two of them can be taken away without the rest falling apart
(as in any connected graph). So the unions of a set arise from those of its subsets by adding the missing
tile, and one of the subsets, the most laborious, can be left out.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from akili.lab.census import kernel
from akili.lab.census.kernel import Words
from akili.lab.census.placements import Placements
from akili.lab.census.problem import TileIndices


@dataclass(frozen=True, eq=False)
class UnionMaker:
    """Makes the unions of a tile set, up to turning and flipping, from those of its subsets with a tile less."""

    placements: Sequence[Placements]
    side: int
    smaller: Mapping[TileIndices, Words]
    solid: bool  # without holes; those of the subsets may have some, to be filled by the next tile

    def __call__(self, tile_set: TileIndices) -> Words:
        """Each union once, in no particular order."""
        if len(tile_set) == 1:
            return np.unique(kernel.canonicals(self.placements[tile_set[0]].cornered))
        steps = [(self.smaller[without(tile_set, tile)], self.placements[tile]) for tile in tile_set]
        steps.sort(key=lambda step: len(step[0]) * len(step[1].masks))
        table, held = np.zeros(kernel.SMALLEST_TABLE, np.uint64), 0
        for unions, tile in steps[:-1]:
            table, held = kernel.add_tile(unions, tile.masks, tile.starts, self.side, self.solid, table, held)
        return kernel.entries(table, held)


def without(tile_set: TileIndices, tile: int) -> TileIndices:
    """The other tiles."""
    return tuple(other for other in tile_set if other != tile)


def subsets(tile_sets: Collection[TileIndices]) -> list[TileIndices]:
    """All sets that lack one tile of one of these."""
    return sorted({without(tile_set, tile) for tile_set in tile_sets for tile in tile_set})
