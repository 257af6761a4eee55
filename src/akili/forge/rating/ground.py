"""A puzzle as a search sees it, whatever its kind: bits for cells and tiles, and every way to lay a tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from akili.forge.corner_search import angularity
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.polyomino import Cell, Puzzle, Shape
from akili.polyomino.bitboard import bits
from akili.polyomino.grid import neighbours
from akili.polyomino.solver import Options

Masks = tuple[int, ...]


@dataclass(frozen=True)
class Ground:
    """An option is the cells it covers and the bit of its tile, which lies above all cells."""

    places: dict[Cell, int]  # the bit of each cell
    cells: int
    must: int  # cells that have to be covered in the end: the area, or the white fields
    options: tuple[Masks, ...]  # of each tile
    pulls: tuple[float, ...]  # how much each tile asks to be taken to hand
    sizes: Masks
    depth: int  # tiles that lie in the end

    @cached_property
    def near(self) -> dict[int, int]:
        """The neighbours of each cell, by its bit."""
        return {
            bit: sum(self.places[other] for other in neighbours(cell) if other in self.places)
            for cell, bit in self.places.items()
        }

    @property
    def free(self) -> int:
        """Everything, as it is at first."""
        return self.cells | (1 << len(self.options)) - 1 << self.shift

    @property
    def shift(self) -> int:
        """The bit of the first tile."""
        return self.cells.bit_length()

    @property
    def placements(self) -> int:
        """Ways to lay any tile on the empty card."""
        return sum(map(len, self.options))


BY_SIZE, BY_CORNERS = 1.5, 1.1  # how much more a tile is wanted for a cell more, and for a corner more


def pull(shape: Shape) -> float:
    """Large and angular tiles are taken to hand more often than small and plain ones, though not always before them."""
    return float(BY_SIZE**shape.size * BY_CORNERS ** angularity(shape))


def ground_of(puzzle: Puzzle | ShimoPuzzle) -> Ground:
    """Of an area to be filled, or of a rectangle whose white fields are to be seen."""
    return _filling(puzzle) if isinstance(puzzle, Puzzle) else _peeping(puzzle)


def _filling(puzzle: Puzzle) -> Ground:
    options = Options.of(puzzle)
    places = {cell: options.board.pack({cell}) for cell in puzzle.region.cells}
    shapes = [tile.shape for tile in puzzle.tiles]
    return _ground(places, options.board.mask, options.flat(), shapes, puzzle.depth or len(shapes))


def _peeping(puzzle: ShimoPuzzle) -> Ground:
    board = puzzle.board
    places = {divmod(bit, board.width): 1 << bit for bit in bits(board.cells)}
    shapes = [tile.shape for tile in board.tiles]
    return _ground(places, board.white, board.options, shapes, len(shapes))


def _ground(places: dict[Cell, int], must: int, options: Sequence[int], shapes: Sequence[Shape], depth: int) -> Ground:
    cells = sum(places.values())
    shift = cells.bit_length()
    by_tile = (tuple(option for option in options if option >> shift + tile & 1) for tile in range(len(shapes)))
    sizes = tuple(shape.size for shape in shapes)
    return Ground(places, cells, must, tuple(by_tile), tuple(map(pull, shapes)), sizes, depth)
