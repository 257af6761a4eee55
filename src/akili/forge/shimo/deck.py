"""The Shimo deck: four levels of made puzzles, balanced and rated."""

from akili.engine.chance import SeededChance
from akili.forge.deck import ShimoCard, ShimoDeck
from akili.forge.rating.difficulty import rate
from akili.forge.shimo.approach import approach
from akili.forge.shimo.maker import LEVELS, make_level
from akili.forge.shimo.puzzle import ShimoPuzzle

MADE, KEPT = 120, 80  # puzzles per level


def make_deck(seed: int | str) -> ShimoDeck:
    """80 puzzles per level."""
    chance = SeededChance(f"shimo/{seed}")
    return ShimoDeck(str(seed), tuple(_level(chance.fork(level), level) for level in LEVELS))


def _level(chance: SeededChance, level: int) -> tuple[ShimoCard, ...]:
    """Of more puzzles than are needed those that are nearest to the middle: players draw different ones."""
    made = [(approach(puzzle).aim, puzzle) for puzzle in make_level(chance, level, MADE)]
    made.sort(key=lambda aimed: aimed[0].seconds)
    middle = made[MADE // 2][0].rating
    balanced = sorted(made, key=lambda aimed: abs(aimed[0].rating - middle))[:KEPT]
    return tuple(card_of(puzzle) for _, puzzle in chance.shuffled(balanced))


def card_of(puzzle: ShimoPuzzle) -> ShimoCard:
    """The puzzle as data, solved and rated."""
    return ShimoCard(
        tuple(str(puzzle).split("\n")),
        puzzle.tiles,
        sum(1 for _ in puzzle.board.solutions()),
        rate(puzzle),
    )
