"""How hands go over a card: tiles laid where a person would try them and taken up again, until a solution lies there.

It is one of the ways in which people search, walked once, whatever the game.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from itertools import islice

from akili.engine.chance import Chance
from akili.forge.corner_search import Approach
from akili.polyomino import Placement
from akili.ubongo.race.model import Command, LayTile, TakeTile

LONGEST = 300  # steps that are looked ahead
WALKS = 6  # of which the one that suits the time best is taken


@dataclass(frozen=True)
class Step:
    """A tile goes down, or the same tile comes up again."""

    laid: Placement
    is_down: bool

    @property
    def command(self) -> Command:
        """To the rules."""
        return LayTile(self.laid.tile, self.laid.cells, self.laid.holes) if self.is_down else TakeTile(self.laid.tile)


class CardSearch:
    """One card with the tiles at hand: the time half of the people need, and the ways to go about it."""

    def __init__(self, seconds: float, *approaches: Approach) -> None:
        self.seconds = seconds
        self.approaches = approaches
        self.tiles_to_find = approaches[0].depth

    def solving(self, steps: float, chance: Chance) -> list[Step]:
        """A walk that ends with a solution, about so many steps long."""
        ways = (self.approaches[number % len(self.approaches)] for number in range(WALKS))
        walks = [list(walk(way, chance, is_blind=False)) for way in ways]
        return min(walks, key=lambda walk: abs(len(walk) - steps))

    def in_vain(self, chance: Chance) -> list[Step]:
        """A walk of somebody who overlooks every solution."""
        return list(islice(walk(self.approaches[0], chance, is_blind=True), LONGEST))


def walk(way: Approach, chance: Chance, *, is_blind: bool) -> Generator[Step, None, bool]:
    """The steps from an empty card on."""
    return _below(way, way.free, way.depth, chance, is_blind)


def _below(way: Approach, free: int, left: int, chance: Chance, is_blind: bool) -> Generator[Step, None, bool]:
    """The steps from a position on; it returns whether a solution lies there at the end."""
    must = way.search.must
    open_bits = free & must
    if not open_bits or not left:
        return not open_bits and not left
    for alike in way.search.tries(free):
        for option in chance.shuffled(alike):
            if is_blind and left == 1 and option & must == open_bits:
                continue
            laid = way.placement(option)
            yield Step(laid, is_down=True)
            if (yield from _below(way, free ^ option, left - 1, chance, is_blind)):
                return True
            yield Step(laid, is_down=False)
    return False
