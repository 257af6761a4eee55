"""Tile sets that belong to no game."""

from akili.polyomino.tile import TileSet

TETROMINOES = TileSet.parse(
    "tetrominoes",
    """
    I sky
    ####

    L orange
    ###
    #..

    O yellow
    ##
    ##

    S green
    .##
    ##.

    T purple
    ###
    .#.
    """,
)

PENTOMINOES = TileSet.parse(
    "pentominoes",
    """
    F orange
    .##
    ##.
    .#.

    I sky
    #####

    L magenta
    ####
    #...

    N red
    ##..
    .###

    P green
    ###
    ##.

    T yellow
    ###
    .#.
    .#.

    U purple
    #.#
    ###

    V teal
    #..
    #..
    ###

    W blue
    #..
    ##.
    .##

    X pink
    .#.
    ###
    .#.

    Y lime
    ####
    .#..

    Z gold
    ##.
    .#.
    .##
    """,
)
