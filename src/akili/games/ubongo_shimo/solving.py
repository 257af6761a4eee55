"""How a card can be solved: to show it after a round, and for whoever plays by heart."""

from akili.forge.shimo.puzzle import PLAIN, ShimoPuzzle, solutions
from akili.games.ubongo_shimo.cards import FIELD
from akili.ubongo.laying import Board
from akili.ubongo.race.model import Card


def solution(card: Card) -> Board:
    """One way to lay the tiles that the card names; every card has one."""
    picture = "\n".join(card.area).replace(FIELD, PLAIN)
    return next(solutions(ShimoPuzzle.parse(picture, tuple(map(int, card.tiles))), limit=1))
