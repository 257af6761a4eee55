"""How bots go about a card of Ubongo classic."""

from functools import lru_cache

from akili.bots.filled_card import filling_search
from akili.bots.hands import CardSearch
from akili.forge.tiles import CLASSIC
from akili.games.ubongo_classic.model import SeatView, View
from akili.polyomino import Usage
from akili.ubongo.laying import Area


def look(view: View, seat: SeatView) -> CardSearch:  # noqa: ARG001 - the card tells all
    """At the card of a seat."""
    assert seat.card is not None
    return card_search(seat.card.area, seat.card.tiles)


@lru_cache(maxsize=256)
def card_search(area: Area, tiles: tuple[str, ...]) -> CardSearch:
    """The search of this area with the tiles of the row that was rolled."""
    return filling_search(area, CLASSIC.pick(tiles), Usage.each_once())
