"""Puzzles as the exact-cover problems that packages want: items that must be covered, and options that cover them."""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from akili.polyomino import Puzzle
from akili.polyomino.bitboard import bits
from akili.polyomino.solver import Options

Matrix = NDArray[np.bool_]
Flat = tuple[NDArray[np.uint32], NDArray[np.uint32], NDArray[np.uint32], np.uint32, np.uint32]


@dataclass(frozen=True, eq=False)
class Model:
    """Options as numbers of the items they cover: first the cells, then the tiles, of which ``total`` are used."""

    options: list[list[int]]
    cells: int
    tiles: int
    total: int

    @classmethod
    def of(cls, puzzle: Puzzle) -> "Model":
        """All placements of all tiles."""
        options = Options.of(puzzle)
        items = {bit: index for index, bit in enumerate(bits(options.board.mask | options.tile_bits))}
        covered = [[items[bit] for bit in bits(option)] for option in options.flat()]
        return cls(covered, puzzle.region.size, len(puzzle.tiles), puzzle.depth or 0)

    @cached_property
    def matrix(self) -> Matrix:
        """A row an option, a column an item."""
        matrix = np.zeros((len(self.options), self.cells + self.tiles), np.bool_)
        rows = np.repeat(np.arange(len(self.options)), [len(option) for option in self.options])
        matrix[rows, [item for option in self.options for item in option]] = True
        return matrix

    @cached_property
    def wide_matrix(self) -> NDArray[np.int32]:
        """The same in the type that dlx-cython computes with."""
        return self.matrix.astype(np.int32)

    @cached_property
    def flat(self) -> Flat:
        """What xcover's search takes: items, where each option begins, colours, how many items, and of them secondary.

        Tiles are secondary, to be covered at most once, where not all of them are used.
        """
        items = np.array([item for option in self.options for item in option], np.uint32)
        ends = np.cumsum([0, *map(len, self.options)]).astype(np.uint32)
        secondary = self.tiles if self.total < self.tiles else 0
        sizes = np.uint32(self.cells + self.tiles), np.uint32(secondary)
        return items, ends, np.zeros(len(items), np.uint32), *sizes


def by_tile_sets(puzzle: Puzzle) -> list[Puzzle]:
    """The same solutions as puzzles in which every tile must be used: one for each tile set of the right size."""
    return [
        Puzzle(puzzle.region, tiles)
        for tiles in combinations(puzzle.tiles, puzzle.depth or 0)
        if sum(tile.size for tile in tiles) == puzzle.region.size
    ]
