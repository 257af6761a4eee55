"""How a card can be solved: to show it after a round, and for whoever plays by heart."""

from akili.forge.shimo.puzzle import PLAIN, ShimoPuzzle, solutions
from akili.games.ubongo_shimo.cards import FIELD
from akili.ubongo.laying import Board
from akili.ubongo.race.model import Card


def solution(card: Card) -> Board:
    """One way to lay the tiles that the card names; every card has one."""
    return next(solutions(puzzle_of(card), limit=1))


def puzzle_of(card: Card) -> ShimoPuzzle:
    """The card as the forge knows it."""
    return ShimoPuzzle.parse("\n".join(card.area).replace(FIELD, PLAIN), tuple(map(int, card.tiles)))
