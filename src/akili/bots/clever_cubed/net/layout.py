"""What the net looks at: slots, each with exactly one row of the first layer that is on.

``slots.py`` says which row, ``kernel.py`` says the same, compiled.
"""

from __future__ import annotations

from itertools import accumulate

WIDTH, DEPTH = 64, 32  # neurons of the first and of the second layer
POINTS = 100.0  # of one unit that the net puts out

LEFT_TURNS, PASSIVE_TURNS, CODES = 7, 13, 9  # own turns to come (up to 6), those of others (up to 12), the moment
# The moment of a turn: 1 to 3 are the rolls of one's own turn that are to fall next.
BETWEEN, LAST_ROLL, OWN_END, PICKING, PASSIVE_END, WATCHING, OPENED = 0, 3, 4, 5, 6, 7, 8
BUCKET = 5  # points
EXCESS = 13  # buckets of what an area has more than the lowest one
FOXES = 7
LASTS = 11  # numbers of blue: 2 to 12
SKIPS = 7  # fields of brown that were passed over, or more
AREA_BUCKETS = 26, 22, 14, 19, 26

SIZES: dict[str, tuple[int, ...]] = {
    "yellow column": (8,) * 6,
    "yellow row": (64,) * 3,
    "yellow x turns": (19 * LEFT_TURNS,),
    "yellow row x turns": (7 * LEFT_TURNS,) * 3,
    "yellow rows": (343,),
    "turquoise column": (32,) * 6,
    "turquoise row": (49,) * 5,  # crosses × what its bonus wants
    "turquoise x turns": (16 * LEFT_TURNS,),
    "turquoise row pattern": (64,) * 5,
    "turquoise row x turns": (7 * LEFT_TURNS,) * 5,  # what its bonus wants
    "turquoise column x turns": (6 * LEFT_TURNS,) * 6,
    "blue side": (7 * LASTS,) * 2,
    "blue sides": (49,),
    "blue x turns": (13 * LEFT_TURNS,),
    "blue lasts": (LASTS * LASTS,),
    "brown": (169,),
    "brown x turns": (13 * LEFT_TURNS,),
    "pink x turns": (13 * LEFT_TURNS,),
    "pink fox": (3,),
    "skips x turns": (SKIPS * LEFT_TURNS,),
    "pink": (13 * 26,),  # fields × points
    "rerolls": (64,),  # circled × ready
    "extras": (64,),
    "jokers": (32, 16),  # circled × free ones that are ready; numbers that are ready
    "ready x turns": (8 * LEFT_TURNS, 8 * PASSIVE_TURNS, 8 * LEFT_TURNS),  # re-rolls, extra dice, jokers
    "rerolls x turns": (8 * LEFT_TURNS,),
    "circled x turns": (8 * LEFT_TURNS,) * 2,  # extra dice, jokers
    "area points": AREA_BUCKETS,
    "lowest x foxes": (26 * FOXES,),
    "lowest area x foxes": (5 * FOXES,),
    "excess": (EXCESS,) * 5,
    "second x foxes": (EXCESS * FOXES,),
    "foxes x turns": (FOXES * LEFT_TURNS,),
    "area points x turns": tuple(size * LEFT_TURNS for size in AREA_BUCKETS),
    "excess x foxes": (EXCESS * FOXES,) * 5,
    "lowest x turns": (26 * LEFT_TURNS,),
    "lowest areas": (25,),  # the lowest × the second
    "fox set": (144,),  # four that are won or not; brown's and pink's may be lost
    "rerolls x foxes": (8 * FOXES,),
    "time": (LEFT_TURNS * PASSIVE_TURNS * CODES,),
    "moment": (LEFT_TURNS * CODES,),
    "table": (4 * LEFT_TURNS, 4 * CODES),  # seats × turns; seats × moment
    "waiting": (4,) * 6,
    "waiting set": (64,),
    "waiting blue": (8,),  # × the white die
    "waiting x moment": (64 * CODES,),
    "waiting x area": (20, 17, 1 + 7 * LASTS, 1 + 7 * LASTS, 14, 14, 6),  # what a ? goes on from
    "die": (70,) * 6,  # place × face × whether it was used as an extra one
    "hand": (64 * 4,),  # × the next roll
    "usable": (64 * 4,),  # as extra dice × those that are ready
    "yellow in hand": (193,),  # × the row it would go into
    "turquoise in hand": (5,),  # × equal dice on the fields
    "blue in hand": (14 * LASTS,) * 2,  # × what the partner shows × the last number of a side
    "brown in hand": (14,),
    "pink in hand": (14,),
    "hand x rerolls": (7 * 8 * 4,),  # dice × ready × the next roll
    "hand x jokers": (7 * 8,),
    "white in hand": (193,),  # × the yellow row it could go into
    "yellow after that": (129,),  # × the row after it
    "partners in hand": (4 * 33,) * 2,  # turquoise, white × the column of what lies on fields I and II
    "brown and white": (4 * 13,),  # in hand
    "pink and white": (4 * 13,),
    "as extra die": (5 * 4, 25 * 4, 5 * 4, 14 * 4, 26 * 4, 49 * 4),  # what it would do × extra dice that are ready
}
SLOT_SIZES = tuple(size for sizes in SIZES.values() for size in sizes)
SLOTS = len(SLOT_SIZES)
ROWS = sum(SLOT_SIZES)
OFFSETS = (0, *accumulate(SLOT_SIZES))[:SLOTS]
FIRST_SLOT = dict(zip(SIZES, accumulate((len(sizes) for sizes in SIZES.values()), initial=0), strict=False))
