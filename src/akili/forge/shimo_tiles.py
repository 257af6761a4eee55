"""The ten tiles of Ubongo Shimo, our own; docs/decisions/0004-shimo-tiles.md tells how they were chosen."""

from akili.forge.holed_tile import parse_tiles

SHIMO = parse_tiles(
    """
    1 yellow
    o#o

    2 teal
    #o
    o.

    3 sky
    ##o
    o..

    4 orange
    oo#
    .#.

    5 red
    o#
    #o

    6 green
    o#.
    .#o

    7 purple
    o##
    .o.
    .#.

    8 pink
    o##.
    ..o#

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
