"""How well bots play the dice game, and how quick their hands are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from akili.bots.ubongo_dice.tables import can_be_made, exact
from akili.bots.ubongo_dice.values import Valuing, greedy, one_pair_rule
from akili.engine.game import Millis


@dataclass(frozen=True)
class Manner:
    """How a level values a rest, and how long it takes: nobody sees eight dice and grabs at once."""

    name: str
    value: Valuing
    look: Millis  # at the dice, until it reaches for the first one
    hand: Millis  # until it reaches for another one, or draws a shape
    thought: Millis  # until it draws
    haze: float = 0.0  # the deviation of what a rest seems to be worth
    minds_others: bool = False  # plays for points, not only for few rolls


MANNERS: Mapping[str, Manner] = {
    manner.name: manner
    for manner in (
        Manner("easy", greedy, look=3400, hand=1500, thought=6000, haze=0.06),
        Manner("medium", greedy, look=2800, hand=1200, thought=4500),
        Manner("hard", one_pair_rule, look=2300, hand=950, thought=3500, haze=0.12),
        Manner("master", one_pair_rule, look=1900, hand=750, thought=2500, minds_others=True),
        *([Manner("perfect", exact, look=1900, hand=750, thought=2500, minds_others=True)] if can_be_made() else []),
    )
}
