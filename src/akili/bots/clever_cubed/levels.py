"""Players for a table with people: the champion, the net at a glance, and those who see through a haze."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from akili.bots.clever_cubed.champion import BEAM, Rater, strongest
from akili.bots.clever_cubed.net.search import Beam
from akili.bots.clever_cubed.player import Player
from akili.bots.clever_cubed.random_choice import draw
from akili.bots.skill import normal
from akili.engine.chance import SeededChance
from akili.engine.game import Millis, Seat
from akili.games.clever_cubed.model import Command, View

BREATH: Millis = 1500
HAZE: Mapping[str, float] = {  # points, as a deviation
    "easy": 15.0,
    "medium": 9.0,
    "hard": 4.5,
    "master": 0.0,
    "champion": 0.0,
}
BEAMS: Mapping[str, Beam | None] = {"champion": BEAM}  # the others look no further than the net


def level_bot(level: str, seat: Seat, seed: str) -> Player:
    """A bot of a level."""
    chance = SeededChance(f"clever-cubed/{level}/{seat}/{seed}")
    rater = strongest(BEAMS.get(level))
    return Player(lambda view: hazy(rater, view, HAZE[level], draw(view, chance)), BREATH, ponders=True)


def hazy(rater: Rater, view: View, haze: float, chance: SeededChance) -> Command:
    """The command that looks best when every value is off by some points."""
    if not haze:
        return rater.choose(view)
    seen = [
        (value + haze * normal(chance), place, command) for place, (value, command, _) in enumerate(rater.rated(view))
    ]
    return max(seen, key=lambda each: each[:2])[2]


LEVEL_BOTS: Mapping[str, Callable[[Seat, str], Player]] = {level: partial(level_bot, level) for level in HAZE}
