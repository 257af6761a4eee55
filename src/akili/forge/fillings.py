"""Which sets of tiles fill an area, and in how many ways."""

from collections import Counter

from akili.polyomino import Puzzle, Region, TileSet, Usage
from akili.polyomino.bitboard import bits
from akili.polyomino.cover import Cover
from akili.polyomino.solver import Options

TileNames = tuple[str, ...]  # in the order of the tile set


def fillings(region: Region, tiles: TileSet, use: int) -> dict[TileNames, int]:
    """Every set of exactly ``use`` tiles that fills the region, with the number of its solutions.

    >>> from akili.forge.tiles import CLASSIC
    >>> fillings(Region.rectangle(2, 4), CLASSIC, 2)
    {('I3', 'L5'): 4, ('V3', 'P5'): 4}
    """
    options = Options.of(Puzzle(region, tiles.tiles, Usage.exactly(use)))
    cells, tile_bits = options.board.mask, options.tile_bits
    tally: Counter[int] = Counter()
    for solution in Cover(cells, options.by_lowest).solutions(cells | tile_bits, use):
        used = 0
        for option in solution:
            used |= option
        tally[used & tile_bits] += 1
    shift = cells.bit_length()
    return {
        tuple(tiles.tiles[index].name for index in bits(used >> shift)): count for used, count in sorted(tally.items())
    }
