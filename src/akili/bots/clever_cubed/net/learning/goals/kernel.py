"""Goals are drawn, told to the net, and counted off the rows that are on; compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from akili.bots.clever_cubed.net import layout as net
from akili.bots.clever_cubed.net.dice.kernel import OFFSETS
from akili.bots.clever_cubed.net.kernel import REROLLS
from akili.bots.clever_cubed.net.learning.goals.levels import FIRST_ROWS, GOALS, LEVELS, ONE_IN, POINTS_A_LEVEL
from akili.games.clever_cubed.compiled.kernel import below

FOX_SET, BROWN, PINK = net.FIRST_SLOT["fox set"], net.FIRST_SLOT["brown"], net.FIRST_SLOT["pink x turns"]
A_LEVEL, GOAL_ROWS = np.array(list(POINTS_A_LEVEL.values())), np.array(FIRST_ROWS)


@njit(cache=True, nogil=True)
def draw_goals(chance: Any, share: float, levels: Any) -> None:
    """In so many games some goals, in the others none."""
    levels[:] = 0
    if share > 0 and below(chance, 1 << 16) < share * (1 << 16):
        for goal in range(GOALS):
            if below(chance, ONE_IN) == 0:
                levels[goal] = 1 + below(chance, LEVELS - 1)


@njit(cache=True, nogil=True)
def reached(rows: Any, levels: Any) -> Any:
    """What a sheet has of its goals, in points."""
    foxes = rows[FOX_SET] - OFFSETS[FOX_SET]
    found = 0
    for fox in range(4):
        found += levels[fox] * A_LEVEL[fox] * (foxes // 9 >> fox & 1)
    found += levels[4] * A_LEVEL[4] * (foxes // 3 % 3 == 1) + levels[5] * A_LEVEL[5] * (foxes % 3 == 1)
    brown = rows[BROWN] - OFFSETS[BROWN]
    found += levels[6] * A_LEVEL[6] * ((rows[REROLLS] - OFFSETS[REROLLS]) // 8)
    found += levels[7] * A_LEVEL[7] * (brown // 13 - brown % 13)
    return found + levels[8] * A_LEVEL[8] * ((rows[PINK] - OFFSETS[PINK]) // net.LEFT_TURNS)


@njit(cache=True, nogil=True)
def with_goals(net_: Any, levels: Any) -> Any:
    """The net of a game: its goals are part of the bias."""
    weights, bias, second, second_bias, last, last_bias = net_
    bias = bias.copy()
    for goal in range(GOALS):
        bias += weights[GOAL_ROWS[goal] + levels[goal]]
    return weights, bias, second, second_bias, last, last_bias
