"""Takes anything: every legal command is as likely as any other."""

from __future__ import annotations

from akili.bots.clever_cubed.player import Player
from akili.engine.chance import SeededChance
from akili.engine.game import Seat
from akili.games.clever_cubed.model import View


def random_bot(seat: Seat, seed: str) -> Player:
    """The bot that others are measured by."""
    chance = SeededChance(f"clever-cubed/random/{seat}/{seed}")
    return Player(lambda view: draw(view, chance).pick(view.legal))


def draw(view: View, chance: SeededChance) -> SeededChance:
    """Chance for this choice alone: asked again, it says the same."""
    assert view.you is not None
    return chance.fork(repr((view.round, view.active, view.roll, view.dice, view.seats[view.you])))
