"""A puzzle as a search sees it, whatever its kind: bits for cells and tiles, and every way to lay a tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from akili.forge.corner_search import angularity
from akili.forge.shimo.puzzle import ShimoPuzzle
from akili.polyomino import Puzzle, Shape
from akili.polyomino.bitboard import bits
from akili.polyomino.grid import neighbours
from akili.polyomino.solver import Options

Masks = tuple[int, ...]


@dataclass(frozen=True)
class Ground:
    """An option is the cells it covers and the bit of its tile, which lies above all cells."""

    cells: int
    must: int  # cells that have to be covered in the end: the area, or the white fields
    near: dict[int, int]  # of each cell its neighbours
    options: tuple[Masks, ...]  # of each tile
    pulls: tuple[float, ...]  # how much each tile asks to be taken to hand
    sizes: Masks
    depth: int  # tiles that lie in the end

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
    board, shift = options.board, options.board.mask.bit_length()
    area = set(puzzle.region.cells)
    near = {board.pack({cell}): board.pack(area & set(neighbours(cell))) for cell in area}
    shapes = [tile.shape for tile in puzzle.tiles]
    by_tile = _by_tile(options.flat(), shift, len(shapes))
    return _ground(board.mask, board.mask, near, by_tile, shapes, puzzle.depth or len(shapes))


def _peeping(puzzle: ShimoPuzzle) -> Ground:
    board = puzzle.board
    near = {}
    for bit in bits(board.cells):
        around = neighbours(divmod(bit, board.width))
        inside = [cell for cell in around if 0 <= cell[0] < board.height and 0 <= cell[1] < board.width]
        near[1 << bit] = sum(1 << row * board.width + column for row, column in inside)
    by_tile = _by_tile(board.options, board.cells.bit_length(), len(board.tiles))
    return _ground(board.cells, board.white, near, by_tile, [tile.shape for tile in board.tiles], len(board.tiles))


def _by_tile(options: Sequence[int], shift: int, tiles: int) -> tuple[Masks, ...]:
    return tuple(tuple(option for option in options if option >> shift + tile & 1) for tile in range(tiles))


def _ground(
    cells: int, must: int, near: dict[int, int], options: tuple[Masks, ...], shapes: Sequence[Shape], depth: int
) -> Ground:
    sizes = tuple(shape.size for shape in shapes)
    return Ground(cells, must, near, options, tuple(map(pull, shapes)), sizes, depth)
