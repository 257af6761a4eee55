"""Takes anything: every legal command is as likely as any other."""

from __future__ import annotations

from akili.bots.clever_cubed.player import Player
from akili.engine.chance import SeededChance
from akili.engine.game import Seat
from akili.games.clever_cubed.model import Command, View


def random_bot(seat: Seat, seed: str) -> Player:
    """The bot that others are measured by."""
    chance = SeededChance(f"clever-cubed/random/{seat}/{seed}")

    def choose(view: View) -> Command:
        situation = view.round, view.active, view.phase, view.roll, view.dice, view.seats[seat]
        return chance.fork(repr(situation)).pick(view.legal)  # asked twice, it says the same

    return Player(choose)
