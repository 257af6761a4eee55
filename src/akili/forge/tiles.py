"""The tiles of the Ubongo games that are made of plain polyominoes, as they lie in the box."""

from akili.polyomino import TileSet

CLASSIC = TileSet.parse(
    "classic",
    """
    I2 purple
    ##

    I3 sky
    ###

    V3 teal
    #.
    ##

    T4 yellow
    ###
    .#.

    L4 lime
    ###
    #..

    I4 brown
    ####

    S4 blue
    .##
    ##.

    O4 red
    ##
    ##

    Y5 orange
    ####
    .#..

    L5 magenta
    ####
    #...

    P5 green
    ###
    ##.

    Z5 gold
    ##.
    .#.
    .##
    """,
)

FUN_SIZE = TileSet.parse(
    "fun-size",
    """
    I3 yellow
    ###

    L4 lime
    ###
    #..

    T4 green
    ###
    .#.

    S4 teal
    .##
    ##.

    L5 pink
    ####
    #...

    Y5 orange
    ####
    .#..

    N5 red
    ##..
    .###

    P5 purple
    ###
    ##.
    """,
)

STRAIGHT_YELLOW = "I3"  # the Fun-Size tile that the harder game leaves in the box

DICE_WHITE = TileSet.parse(
    "dice-white",
    """
    I1 white
    #

    I2 white
    ##

    I3 white
    ###

    V3 white
    #.
    ##

    O4 white
    ##
    ##

    L4 white
    ###
    #..
    """,
)

DICE_BLACK = TileSet.parse(
    "dice-black",
    """
    T4 black
    ###
    .#.

    S4 black
    .##
    ##.

    I4 black
    ####

    L5 black
    ####
    #...

    P5 black
    ###
    ##.

    Y5 black
    ####
    .#..
    """,
)
