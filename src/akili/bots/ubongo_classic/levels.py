"""How well bots know the gem board: four levels, and one that doesn't look at the gems, to compare with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from akili.bots.skill import LEVELS, Skill
from akili.bots.ubongo_classic.lane_value import Sight
from akili.engine.game import Millis


@dataclass(frozen=True)
class Manner:
    """How a level solves, how quick it is on the gem board, and how it chooses lanes there."""

    skill: Skill
    look: Millis  # at the board, until it knows where to go
    hand: Millis  # until it takes the gems of the lane it has come to
    sight: Sight = Sight.DANGER
    haze: float = 0.0  # gems, the deviation of what a lane seems to be worth
    whim_percent: int = 0  # of the rounds, in which any lane will do


def _lane_random(like: Manner) -> Manner:
    return Manner(like.skill, like.look, like.hand, whim_percent=100)


_LEVELS: Mapping[str, Manner] = {
    "easy": Manner(LEVELS["easy"], 3200, 1800, Sight.GEMS, haze=0.5, whim_percent=20),
    "medium": Manner(LEVELS["medium"], 2200, 1200, Sight.ROUNDS, haze=0.4),
    "hard": Manner(LEVELS["hard"], 1500, 800, Sight.RIVALS, haze=0.1),
    "master": Manner(LEVELS["master"], 1000, 500),
}
MANNERS: Mapping[str, Manner] = {**_LEVELS, "lane-random": _lane_random(_LEVELS["hard"])}
