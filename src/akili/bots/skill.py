"""How well bots play: four levels, and the dice that make them as uneven as people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt

from akili.engine.chance import Chance
from akili.forge.rating.scale import SPREAD

GRAIN = 1 << 53  # as fine as a float


@dataclass(frozen=True)
class Skill:
    """A level: its median time as a part of the rated one, how often it overlooks every solution, how long it stays."""

    name: str
    pace: float
    blind_percent: int
    patience: float  # times its usual time, until it would rather give up


LEVELS: Mapping[str, Skill] = {
    skill.name: skill
    for skill in (
        Skill("easy", pace=1.8, blind_percent=12, patience=2.0),
        Skill("medium", pace=1.0, blind_percent=5, patience=2.5),
        Skill("hard", pace=0.6, blind_percent=2, patience=3.0),
        Skill("master", pace=0.35, blind_percent=0, patience=4.0),
    )
}


def solving_seconds(skill: Skill, rated_seconds: float, chance: Chance) -> float:
    """How long a player of this level takes today: log-normal around the median, as people's times are."""
    return skill.pace * rated_seconds * exp(SPREAD * normal(chance))


def normal(chance: Chance) -> float:
    """A draw from the normal distribution with mean 0 and deviation 1 (after Box and Muller)."""
    first, second = ((chance.below(GRAIN) + 0.5) / GRAIN for _ in range(2))
    return sqrt(-2 * log(first)) * cos(2 * pi * second)
