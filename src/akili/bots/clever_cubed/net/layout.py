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

SIZES: dict[str, tuple[int, ...]] = {
    "yellow column": (8,) * 6,
    "yellow row": (64,) * 3,
    "yellow x turns": (19 * LEFT_TURNS,),
    "turquoise column": (32,) * 6,
    "turquoise row": (49,) * 5,  # crosses × what its bonus wants
    "turquoise x turns": (16 * LEFT_TURNS,),
    "blue side": (7 * LASTS,) * 2,
    "blue sides": (49,),
    "blue x turns": (13 * LEFT_TURNS,),
    "brown": (169,),
    "brown x turns": (13 * LEFT_TURNS,),
    "pink x turns": (13 * LEFT_TURNS,),
    "pink fox": (3,),
    "rerolls": (64,),  # circled × ready
    "extras": (64,),
    "jokers": (32, 16),  # circled × free ones that are ready; numbers that are ready
    "ready x turns": (8 * LEFT_TURNS, 8 * PASSIVE_TURNS, 8 * LEFT_TURNS),  # re-rolls, extra dice, jokers
    "rerolls x turns": (8 * LEFT_TURNS,),
    "area points": (26, 22, 14, 19, 26),
    "lowest x foxes": (26 * FOXES,),
    "lowest area x foxes": (5 * FOXES,),
    "excess": (EXCESS,) * 5,
    "second x foxes": (EXCESS * FOXES,),
    "foxes x turns": (FOXES * LEFT_TURNS,),
    "time": (LEFT_TURNS * PASSIVE_TURNS * CODES,),
    "moment": (LEFT_TURNS * CODES,),
    "waiting": (4,) * 6,
    "waiting set": (64,),
    "waiting blue": (8,),  # × the white die
    "die": (70,) * 6,  # place × face × whether it was used as an extra one
    "hand": (64 * 4,),  # × the next roll
    "usable": (64 * 4,),  # as extra dice × those that are ready
    "yellow in hand": (193,),  # × the row it would go into
    "turquoise in hand": (5,),  # × equal dice on the fields
    "blue in hand": (14 * LASTS,) * 2,  # × what the partner shows × the last number of a side
    "brown in hand": (14,),
    "pink in hand": (14,),
}
SLOT_SIZES = tuple(size for sizes in SIZES.values() for size in sizes)
SLOTS = len(SLOT_SIZES)
ROWS = sum(SLOT_SIZES)
OFFSETS = (0, *accumulate(SLOT_SIZES))[:SLOTS]
FIRST_SLOT = dict(zip(SIZES, accumulate((len(sizes) for sizes in SIZES.values()), initial=0), strict=False))
