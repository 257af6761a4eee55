"""How bots go about a card of Ubongo Shimo."""

from dataclasses import replace
from functools import lru_cache

from akili.bots.hands import CardSearch
from akili.bots.race_analysis.played_card import CardKnown
from akili.forge.corner_search import Approach, PersonLikeSearch, Target
from akili.forge.shimo.approach import approach
from akili.forge.shimo.puzzle import solutions
from akili.forge.shipped_ratings import shimo_rating
from akili.games.ubongo_shimo.model import SeatView, View
from akili.games.ubongo_shimo.solving import puzzle_of
from akili.ubongo.race.model import Card


def look(view: View, seat: SeatView) -> CardSearch:  # noqa: ARG001 - the card tells all
    """At the card of a seat."""
    assert seat.card is not None
    return card_search(seat.card)


@lru_cache(maxsize=256)
def card_search(card: Card) -> CardSearch:
    """Who sees at once which white field gives most away goes straight; others begin at the top, or at the bottom."""
    puzzle = puzzle_of(card)
    straight = approach(puzzle)
    seconds = shimo_rating(puzzle).difficulty.seconds
    return CardSearch(seconds, straight, _beginning(straight, _topmost), _beginning(straight, _lowest))


def known(view: View, seat: SeatView) -> CardKnown:  # noqa: ARG001 - the card tells all
    """Of the card of a seat."""
    assert seat.card is not None
    return replace(_known(seat.card), kind=seat.level)


@lru_cache(maxsize=256)
def _known(card: Card) -> CardKnown:
    return CardKnown(round(1000 * card_search(card).seconds), tuple(map(frozenset, solutions(puzzle_of(card)))))


def _beginning(way: Approach, target: Target) -> Approach:
    return replace(way, search=PersonLikeSearch(way.search.must, way.search.options, target))


def _topmost(free: int) -> int:
    return free & -free


def _lowest(free: int) -> int:
    return 1 << free.bit_length() - 1
