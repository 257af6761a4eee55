"""Letters and pictures as areas of classic cards: each can be filled by at least six sets of three or of four tiles."""

from __future__ import annotations

from textwrap import dedent

from akili.polyomino import Region


def parse(text: str) -> dict[str, Region]:
    """From paragraphs: a name, then the picture."""
    paragraphs = (paragraph.split("\n", 1) for paragraph in dedent(text).strip().split("\n\n"))
    return {name: Region.parse(drawn) for name, drawn in paragraphs}


THREE = parse(
    """
    letter C
    ####
    ##..
    ##..
    ####

    letter L
    ##..
    ##..
    ####
    ####

    small crown
    #.#
    ###
    ###
    ###

    bell
    .##.
    .##.
    ####
    ####

    axe
    ###.
    ####
    ###.
    .#..
    .#..

    bed
    #...
    ####
    ####
    #..#

    truck
    ##..
    ####
    ####
    #..#

    pan
    ###...
    ######
    ###...

    ghost
    .##.
    ####
    ####
    #.#.

    sofa
    #...#
    #####
    #####

    small house
    .#..
    ###.
    ####
    ####

    sock
    ##..
    ##..
    ###.
    ####

    swan
    ##...
    .#...
    .####
    .####

    apple
    ..#.
    ####
    ####
    .##.

    ship
    ..#.
    ..##
    ####
    .###

    pear
    .#..
    .##.
    ####
    ####

    helmet
    .##.
    ####
    ####
    ##..

    snake
    ###..
    .###.
    ..###
    ..###

    cloud
    .##..
    ####.
    #####

    leaf
    ..##
    ####
    ####
    ##..

    saw
    #####
    ####.
    #.#..
    #....

    letter a
    .###
    ####
    ####
    """
)

FOUR = parse(
    """
    letter T
    ####
    ####
    .##.
    .##.
    .##.

    letter F
    ####
    ##..
    ###.
    ##..
    ##..

    letter E
    ####
    ##..
    ####
    ##..
    ####

    letter H
    ##.##
    #####
    #####
    ##.##

    letter U
    ##.##
    ##.##
    #####
    .###.

    letter Z
    ####
    ..##
    .##.
    ##..
    ####

    letter S
    .###
    ##..
    ####
    ..##
    ###.

    letter J
    ..##
    ..##
    ..##
    ####
    ###.

    letter M
    #...#
    ##.##
    #####
    ##.##

    letter G
    #####
    ##...
    ##.##
    #####

    house
    ..#..
    .###.
    #####
    ####.
    ####.

    arrow
    ..#..
    .###.
    #####
    .###.
    .###.

    heart
    ##.##
    #####
    .###.
    ..#..

    bottle
    .##.
    .##.
    ####
    ####
    ####

    mushroom
    .###.
    #####
    #####
    ..#..
    .###.

    dog
    #....
    ##..#
    .####
    .####
    .#..#

    cat
    #.#...
    ###..#
    .#####
    .####.

    fish
    .##..#
    ######
    ######
    .##..#

    duck
    .##...
    ####.#
    .#####
    ..###.

    crown
    #.#.#
    #####
    #####
    #####

    key
    ###...
    ######
    ###.##

    cross
    .##.
    ####
    ####
    .##.
    .##.

    hammer
    #####
    #####
    ..#..
    ..#..
    ..#..

    table
    #####
    #####
    #...#
    #...#

    cup
    ####.
    #####
    #####
    ####.

    snail
    ..###
    #.###
    #####
    ####.

    mountain
    ..#...
    .####.
    ######
    ######

    stairs
    #...
    ##..
    ###.
    ####
    ####

    shirt
    ##.##
    #####
    .###.
    .###.

    whale
    ....#.
    ###.##
    ######
    #####.

    car
    .###..
    ######
    ######
    .#..#.

    cactus
    ..##.
    #.##.
    ####.
    .####
    .##..

    big key
    ####..
    ######
    ####.#

    lamp
    .###.
    #####
    ..#..
    ..#..
    .###.

    bird
    .##...
    ###..#
    .#####
    ..##..

    plane
    ..#..
    #####
    #####
    ..#..
    .###.

    tent
    ..##..
    .####.
    ######
    ##..##

    flag
    ####
    ####
    ###.
    #...
    #...

    castle
    #.#.#
    #####
    #####

    letter D
    ###.
    ####
    ####
    ###.

    iron
    ..##
    .###
    ####
    ####

    letter r
    ####
    ####
    ##..
    ##..
    ##..
    """
)
