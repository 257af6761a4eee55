"""The ten tiles of Ubongo Shimo, our own; docs/decisions/0004-shimo-tiles.md tells how they were chosen."""

from akili.forge.holed_tile import HoledTile, parse_tiles

SHIMO: tuple[HoledTile, ...] = parse_tiles(
    """
    1 yellow
    o#o

    2 teal
    oo
    #.

    3 sky
    oo##

    4 orange
    o#o
    .#.

    5 red
    oo
    ##

    6 green
    o#.
    .#o

    7 purple
    ###o
    .o..

    8 pink
    #o#
    o.#

    9 blue
    oo.
    .##
    ..#

    10 brown
    o#.
    .#.
    .o#
    """
)
