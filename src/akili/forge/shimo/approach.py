"""How a person goes about a puzzle of Ubongo Shimo: the puzzle is rated by it, and bots can follow it."""

from akili.forge.corner_search import Approach, PersonLikeSearch, by_attraction, fewest_ways, grouped
from akili.forge.shimo.puzzle import ShimoPuzzle


def approach(puzzle: ShimoPuzzle) -> Approach:
    """A person begins with the white field that the fewest tiles can show, and hides no other under a tile.

    >>> puzzle = ShimoPuzzle.parse("o.o\\no..\\n.o.", (1, 2))
    >>> way = approach(puzzle)
    >>> for alike in way.search.tries(way.free):
    ...     print(*map(way.placement, alike), sep="\\n")
    Placement(tile='1', cells=((0, 0), (0, 1), (0, 2)), holes=((0, 0), (0, 2)))
    """
    board = puzzle.board
    options, shapes = board.options, [tile.shape for tile in board.tiles]
    groups = grouped(options, board.white, by_attraction(shapes, board.cells.bit_length()))
    search = PersonLikeSearch(board.white, groups, fewest_ways(options, board.white))
    return Approach(search, board.cells | board.tile_bits, len(board.tiles), board.placement)
