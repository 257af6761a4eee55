"""The ten tiles of Ubongo Shimo, our own; docs/decisions/0004-shimo-tiles.md tells how they were chosen."""

from akili.forge.shimo.tile import parse_tiles

SHIMO = parse_tiles(
    """
    1 yellow
    o#o

    2 teal
    #o
    o.

    3 orange
    oo#
    .#.

    4 red
    o#
    #o

    5 green
    o#.
    .#o

    6 purple
    o##
    .o.
    .#.

    7 pink
    o##.
    ..o#

    8 sky
    o#.
    .##
    .o.

    9 blue
    #o.
    .#o
    ..#

    10 brown
    o#.
    .#.
    .o#
    """
)
