"""How bots go about a card of Ubongo Fun-Size."""

from functools import lru_cache

from akili.bots.filled_card import filling_known, filling_search
from akili.bots.hands import CardSearch
from akili.bots.race_analysis.played_card import CardKnown
from akili.forge.shipped_ratings import fun_size_rating
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import SeatView, View
from akili.polyomino import Usage
from akili.ubongo.laying import Area


def look(view: View, seat: SeatView) -> CardSearch:
    """At the card of a seat."""
    assert seat.card is not None
    assert view.tiles_to_find is not None
    return card_search(seat.card.area, seat.tiles, view.tiles_to_find)


@lru_cache(maxsize=256)
def card_search(area: Area, tiles: tuple[str, ...], tiles_to_find: int) -> CardSearch:
    """The search of this card with these tiles; rating it takes a moment, so it is kept."""
    seconds = fun_size_rating(area, tiles, tiles_to_find).difficulty.seconds
    return filling_search(seconds, area, FUN_SIZE.pick(tiles), Usage.exactly(tiles_to_find))


def known(view: View, seat: SeatView) -> CardKnown:
    """Of the card of a seat."""
    assert seat.card is not None
    assert view.tiles_to_find is not None
    return _known(seat.card.area, seat.tiles, view.tiles_to_find)


@lru_cache(maxsize=256)
def _known(area: Area, tiles: tuple[str, ...], tiles_to_find: int) -> CardKnown:
    search = card_search(area, tiles, tiles_to_find)
    return filling_known(search, area, FUN_SIZE.pick(tiles), Usage.exactly(tiles_to_find))
