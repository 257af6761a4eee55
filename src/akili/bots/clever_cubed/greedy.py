"""Takes what counts now: points, and bonuses at a fixed price. It doesn't look where a mark leads."""

from __future__ import annotations

from akili.bots.clever_cubed.player import Player
from akili.bots.clever_cubed.prospects import Prospect, Table
from akili.engine.game import Seat
from akili.games.clever_cubed import scoring
from akili.games.clever_cubed.model import Command, View

QUESTION, REROLL, JOKER, EXTRA, FOX = 8.0, 2.0, 3.0, 5.0, 5.0  # points
DIE_TO_ROLL = 1.0  # for every die that stays in hand


def greedy_bot(seat: Seat, seed: str) -> Player:  # noqa: ARG001 - it leaves nothing to chance
    """The bot that a beginner would be."""
    return Player(choose)


def choose(view: View) -> Command:
    """The first of the commands that bring most."""
    table = Table(view)
    return max(view.legal, key=lambda command: worth(table.prospect(command)))


def worth(prospect: Prospect) -> float:
    """Points so far and the price of what is at hand; with nothing to come, points only."""
    sheet = prospect.sheet
    points = scoring.total(sheet) + QUESTION * len(prospect.waiting)
    if not prospect.moments:
        return points
    actions = (
        REROLL * (sheet.rerolls - sheet.rerolls_used)
        + EXTRA * (sheet.extras - sheet.extras_used)
        + JOKER * (sheet.jokers - sheet.jokers_used.bit_count())
    )
    hand = DIE_TO_ROLL * prospect.dice.bit_count() if prospect.rolls else 0.0
    return points + actions + FOX * scoring.foxes(sheet) + hand
