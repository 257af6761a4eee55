"""Ubongo dice on a sheet of small areas: whole matches in a few rolls, with all that can happen in them."""

from __future__ import annotations

from akili.engine.chance import Chance
from akili.engine.conformance import any_offer
from akili.engine.game import Seat
from akili.engine.match import Match
from akili.forge.deck import DiceArea, DiceSheet
from akili.games.ubongo_dice.model import Command, Confirm, DrawShape, LiftShape, Options, TakeHint
from akili.games.ubongo_dice.rules import Dice
from akili.games.ubongo_dice.table import drawn_now

AREAS = (("###", "##."), ("####", "#..."), ("###", "###"), (".##", "###", "#.."), ("#####", "#...#"), ("####", "####"))


class SmallDice(Dice):
    """As in the box, but for the sheet."""

    def packs(self, options: Options) -> bool:  # noqa: ARG002 - as below
        return True

    def pack(self, options: Options) -> DiceSheet | None:  # noqa: ARG002 - always the same
        """Five to eight cells each."""
        return DiceSheet("small", tuple(DiceArea(area, 1.0) for area in AREAS))


SMALL = SmallDice()


def eager(match: Match, seat: Seat, chance: Chance) -> Command:
    """A player who draws what can be drawn; random play alone would hardly fill an area."""
    offers = list(match.game.legal(match.state, seat))
    new = [
        offer for offer in offers if isinstance(offer, DrawShape) and drawn_now(match.state, seat, offer.colour) is None
    ]
    if new and chance.below(10):
        return chance.pick(new)
    if Confirm() in offers and chance.below(10):
        return Confirm()
    steady = [offer for offer in offers if not isinstance(offer, LiftShape | TakeHint)]
    chosen: Command = chance.pick(steady) if steady else any_offer(match, seat, chance)
    return chosen
