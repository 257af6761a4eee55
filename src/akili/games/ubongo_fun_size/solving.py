"""How a card can be filled: to show it after a round, and for whoever plays by heart."""

from akili.forge.deck import region
from akili.games.ubongo_fun_size.model import TILES_TO_FIND, Side
from akili.polyomino import Placement, Puzzle, TileSet, Usage, tilings
from akili.ubongo.laying import Area, Board, area_cells


def solution(area: Area, side: Side, tiles: TileSet) -> Board:
    """One way to fill the area with the right number of these tiles; every card has one."""
    puzzle = Puzzle(region(area), tiles.tiles, Usage.exactly(TILES_TO_FIND[side]))
    tiling = next(iter(tilings(puzzle, limit=1)))
    top, left = (min(axis) for axis in zip(*area_cells(area), strict=True))
    return tuple(
        Placement(placement.tile, tuple(sorted((row + top, column + left) for row, column in placement.cells)))
        for placement in tiling
    )
