"""How a card can be solved: to show it after a round, and for whoever plays by heart."""

from akili.forge.tiles import CLASSIC
from akili.polyomino import Usage
from akili.ubongo.filling import filling
from akili.ubongo.laying import Board
from akili.ubongo.race.model import Card


def solution(card: Card) -> Board:
    """One way to fill the area with all the tiles of the row that was rolled; every row has one."""
    return filling(card.area, CLASSIC.pick(card.tiles), Usage.each_once())
