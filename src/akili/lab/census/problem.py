"""What a census counts: the tiles, how many of them make an area, the square it must fit into."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations

from akili.polyomino import Tile

LARGEST_SIDE = 7  # an area lies on a board of 8 × 8 bits with a row and a column to spare

TileIndices = tuple[int, ...]


@dataclass(frozen=True)
class TileSetGroup:
    """The tile sets that cover the same number of cells: only these can fill the same area."""

    cells: int
    tile_sets: tuple[TileIndices, ...]


@dataclass(frozen=True)
class Problem:
    """All areas in one piece and without a hole that fit into a square and that enough tile sets fill."""

    tiles: tuple[Tile, ...]
    used: int  # tiles in an area, all different
    side: int = 6  # of the square
    minimum: int = 6  # tile sets that must fill an area

    def __post_init__(self) -> None:
        if not 2 <= self.used <= len(self.tiles):
            raise ValueError(f"An area can be made of 2 to {len(self.tiles)} tiles, not of {self.used}.")
        if not 1 <= self.side <= LARGEST_SIDE:
            raise ValueError(f"The square must have a side of 1 to {LARGEST_SIDE} cells, not {self.side}.")
        if self.minimum < 1:
            raise ValueError(f"The least number of tile sets that fill an area must be 1 or more, not {self.minimum}.")

    def groups(self) -> tuple[TileSetGroup, ...]:
        """The tile sets by the cells they cover, fewest cells first, without the groups that are too small."""
        by_cells: defaultdict[int, list[TileIndices]] = defaultdict(list)
        for tile_set in combinations(range(len(self.tiles)), self.used):
            by_cells[sum(self.tiles[index].size for index in tile_set)].append(tile_set)
        return tuple(
            TileSetGroup(cells, tuple(tile_sets))
            for cells, tile_sets in sorted(by_cells.items())
            if len(tile_sets) >= self.minimum and cells <= self.side**2
        )

    @cached_property
    def fingerprint(self) -> bytes:
        """Differs between problems with different answers."""
        shapes = [str(tile.shape) for tile in self.tiles]
        return blake2b(repr((self.used, self.side, self.minimum, shapes)).encode(), digest_size=16).digest()
