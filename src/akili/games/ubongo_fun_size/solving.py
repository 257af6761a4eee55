"""How a card can be filled: to show it after a round, and for whoever plays by heart."""

from akili.games.ubongo_fun_size.model import TILES_TO_FIND, Side
from akili.polyomino import TileSet, Usage
from akili.ubongo.filling import filling
from akili.ubongo.laying import Area, Board


def solution(area: Area, side: Side, tiles: TileSet) -> Board:
    """One way to fill the area with the right number of these tiles; every card has one."""
    return filling(area, tiles.tiles, Usage.exactly(TILES_TO_FIND[side]))
