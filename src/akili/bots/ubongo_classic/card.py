"""How bots go about a card of Ubongo classic."""

from dataclasses import replace
from functools import lru_cache

from akili.bots.filled_card import filling_known, filling_search
from akili.bots.hands import CardSearch
from akili.bots.race_analysis.played_card import CardKnown
from akili.forge.shipped_ratings import classic_rating
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
    return filling_search(classic_rating(area, tiles).difficulty.seconds, area, CLASSIC.pick(tiles), Usage.each_once())


def known(view: View, seat: SeatView) -> CardKnown:  # noqa: ARG001 - the card tells all
    """Of the card of a seat."""
    assert seat.card is not None
    return replace(_known(seat.card.area, seat.card.tiles), kind=seat.side)


@lru_cache(maxsize=256)
def _known(area: Area, tiles: tuple[str, ...]) -> CardKnown:
    return filling_known(card_search(area, tiles), area, CLASSIC.pick(tiles), Usage.each_once())
