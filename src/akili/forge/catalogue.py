"""Every tile set under its name."""

from collections.abc import Mapping

from akili.forge.tiles import CLASSIC, DICE_BLACK, DICE_WHITE, FUN_SIZE
from akili.polyomino import PENTOMINOES, TETROMINOES, TileSet

TILE_SETS: Mapping[str, TileSet] = {
    tiles.name: tiles for tiles in (CLASSIC, FUN_SIZE, DICE_WHITE, DICE_BLACK, TETROMINOES, PENTOMINOES)
}


class UnknownSetError(ValueError):
    """A tile set was asked for that doesn't exist."""


def tile_set(name: str) -> TileSet:
    """The set of this name.

    >>> len(tile_set("fun-size"))
    8
    """
    if name not in TILE_SETS:
        raise UnknownSetError(f"There is no tile set {name!r}; there are {', '.join(TILE_SETS)}.")
    return TILE_SETS[name]
