"""The sheet as it is printed: numbers, bonuses, points. Only data, in the order the eye meets it on the paper.

Columns, fields and gaps are counted from 1 by people; here the first one stands first.
"""

from typing import Literal

Area = Literal["yellow", "turquoise", "blue", "brown", "pink"]
AREAS: tuple[Area, ...] = ("yellow", "turquoise", "blue", "brown", "pink")

# R re-roll, J number joker, +1 extra die, F fox, ?y ?t ?b ?n ?p a "?" in the colour, ?k the black one.
Bonus = Literal["R", "J", "+1", "F", "?y", "?t", "?b", "?n", "?p", "?k"]
Action = Literal["R", "J", "+1"]

# Yellow: rows I, II, III of the numbers 1 to 6.
YELLOW_GREY = ((5, 6), (3, 4), (1, 2))
YELLOW_BONUSES: tuple[tuple[Bonus, ...], ...] = (
    ("R", "J", "?p", "+1", "?t", "F"),  # between I and II
    ("J", "?t", "?b", "?n", "?y", "+1"),  # between II and III
)
YELLOW_POINTS = (0, 2, 6, 12, 20, 30, 42)  # a row, by its crosses

# Turquoise: five rows of the numbers 1 to 6.
TURQUOISE_BACKED = (6, 5, 3, 2, 1)  # so many boxes of the row, from the left, have a turquoise ground
TURQUOISE_ROW_BONUSES: tuple[Bonus | None, ...] = ("F", "+1", "?n", "?t", None)
TURQUOISE_COLUMN_BONUSES: tuple[Bonus, ...] = ("?n", "?p", "?y", "J", "?b", "R")
TURQUOISE_POINTS = (0, 1, 3, 6, 10, 15, 21)  # a row, by its crosses

# Blue: six fields on either side of a 7, here from the 7 outwards.
BLUE_MIDDLE = 7
BLUE_LEFT_BONUSES: tuple[Bonus | None, ...] = (None, "J", "?y", None, "?p", "+1")
BLUE_RIGHT_BONUSES: tuple[Bonus | None, ...] = (None, "R", "?n", None, "?t", "F")
BLUE_POINTS = (0, 3, 6, 9, 13, 17, 22)  # a side, by its filled fields
BLUE_LOW, BLUE_HIGH = 4, 10  # numbers up to the one and from the other earn more:
BLUE_EXTREME_POINTS = 4

# Brown: twelve fields and the eleven gaps between them.
BROWN_NUMBERS = (1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3)
BROWN_BONUSES: tuple[Bonus | None, ...] = ("J", "?p", None, "R", "?t", None, "+1", "?b", None, "?y", "F")
BROWN_POINTS = (0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90)  # by crosses

# Pink: twelve fields; the first has no star and is always halved.
PINK_MULTIPLIERS = (0, 1, 2, 2, 1, 2, 2, 1, 3, 2, 2, 3)
PINK_BONUSES: tuple[Bonus | None, ...] = (None, "R", "?b", "+1", "J", "?y", "?n", "R", "F", "?b", "?t", "?k")

# Above the areas: the round track, and the three rows of actions with the bonus at their end.
ROUND_BONUSES: tuple[Bonus | None, ...] = ("R", "+1", "J", "?k", None, None)
ACTION_FIELDS = 7
JOKER_FIELDS: tuple[Literal["3", "4", "5", "6", "?"], ...] = ("3", "4", "5", "6", "?", "?", "?")
ACTION_ROW_ENDS: dict[Action, Bonus] = {"R": "F", "J": "?p", "+1": "?n"}

SOLO_GRADES = (180, 210, 240, 270, 300, 330, 360, 390, 420, 450)  # points from which the next grade begins
