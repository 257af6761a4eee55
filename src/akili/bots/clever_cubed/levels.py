"""Planners for a table with people: the weaker ones see what a move is worth through a haze."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from akili.bots.clever_cubed.planner import Planner, tuned_planner
from akili.bots.clever_cubed.player import Player
from akili.bots.clever_cubed.random_choice import draw
from akili.bots.skill import normal
from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Seat
from akili.games.clever_cubed.model import Command, View

BREATH: Millis = 1500
HAZE: Mapping[str, float] = {"easy": 16.0, "medium": 8.0, "hard": 3.0, "master": 0.0}  # points, as a deviation


def level_bot(level: str, seat: Seat, seed: str) -> Player:
    """A bot of a level."""
    chance = SeededChance(f"clever-cubed/{level}/{seat}/{seed}")
    return Player(lambda view: hazy(tuned_planner(), view, HAZE[level], draw(view, chance)), BREATH)


def hazy(planner: Planner, view: View, haze: float, chance: SeededChance) -> Command:
    """The command that looks best when every value is off by some points."""
    seen = [
        (value + haze * normal(chance), place, command) for place, (value, command, _) in enumerate(planner.rated(view))
    ]
    return max(seen, key=lambda each: each[:2])[2]


LEVEL_BOTS: Mapping[str, Callable[[Seat, str], Player]] = {level: partial(level_bot, level) for level in HAZE}
