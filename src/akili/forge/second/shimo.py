"""Shimo puzzles for the box: within a level each is a little harder than the one before."""

from __future__ import annotations

from akili.engine.chance import SeededChance
from akili.forge.deck import ShimoCard, ShimoDeck
from akili.forge.shimo.deck import KEPT, card_of
from akili.forge.shimo.maker import LEVELS, make_level

MADE = 240  # puzzles per level, of which a third is kept
CURVES = {1: (5.0, 15.0), 2: (13.0, 34.0), 3: (26.0, 66.0), 4: (46.0, 116.0)}  # seconds, from the first to the last


def make_deck(seed: int | str) -> ShimoDeck:
    """80 puzzles per level."""
    chance = SeededChance(f"shimo box/{seed}")
    return ShimoDeck(str(seed), tuple(_level(chance.fork(level), level) for level in LEVELS))


def _level(chance: SeededChance, level: int) -> tuple[ShimoCard, ...]:
    """Those nearest to a curve, in its order."""
    rest = [card_of(puzzle) for puzzle in make_level(chance, level, MADE)]
    first, last = CURVES[level]
    kept = []
    for place in chance.shuffled(range(KEPT)):
        aim = first * (last / first) ** (place / (KEPT - 1))
        nearest = min(rest, key=lambda card: abs(card.difficulty.seconds / aim - 1))
        rest.remove(nearest)
        kept.append(nearest)
    return tuple(sorted(kept, key=lambda card: card.difficulty.seconds))
