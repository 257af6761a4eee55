"""Goals that a training game may have besides its points: what they add, and their rows of the first layer.

A net that plays for points alone sees its own plan only. With goals drawn by chance, which it is told of, it also
learns what other plans are worth. Who plays for points has no goals: these rows then become part of the bias.
"""

from __future__ import annotations

from akili.bots.clever_cubed.net.layout import ROWS

POINTS_A_LEVEL: dict[str, int] = {  # for each one at the end, times the level of the goal
    "yellow fox": 15,
    "turquoise fox": 15,
    "blue fox": 15,
    "reroll fox": 15,
    "brown fox": 15,
    "pink fox": 15,
    "circled reroll": 4,
    "brown skip": -3,
    "pink field": 3,
}
GOALS = len(POINTS_A_LEVEL)
LEVELS = 4  # 0 is no goal
ONE_IN = 3  # of the goals of a game that has any is not 0
FIRST_ROWS = tuple(ROWS + LEVELS * goal for goal in range(GOALS))  # after those of the slots
ALL_ROWS = ROWS + LEVELS * GOALS
