"""The cards with their two sides: those of the box and those of a seed."""

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from akili.forge.classic import CARDS
from akili.forge.deck import BOX, ClassicDeck, ClassicSide
from akili.forge.endless import deck_of
from akili.forge.shipped import shipped
from akili.games.ubongo_classic.model import SYMBOLS, Card, Sheet, Side, Symbol, Tiles

NUMBERS = range(CARDS)


@cache
def boxed(box: str | None = BOX) -> tuple[Sheet, ...]:
    """The cards of a box."""
    deck = shipped("classic", box)
    assert isinstance(deck, ClassicDeck)
    return _sheets(deck)


@lru_cache(maxsize=4)
def forged(seed: str) -> tuple[Sheet, ...]:
    """All cards that follow from a seed; a rematch has them at once. Where there are fewer, some come twice."""
    sheets = _sheets(deck_of(seed))
    return tuple(replace(sheets[number % len(sheets)], number=number) for number in NUMBERS)


def turned_over(sheets: Sequence[Sheet], number: int, tiles: Tiles, symbol: Symbol) -> Card:
    """A card as it lies open: the side that is played, and the tiles of the row that was rolled."""
    sheet = next(sheet for sheet in sheets if sheet.number == number)
    side = sheet.three if tiles == 3 else sheet.four
    return Card(number, side.area, side.rows[SYMBOLS.index(symbol)], rows=side.rows)


def _sheets(deck: ClassicDeck) -> tuple[Sheet, ...]:
    return tuple(Sheet(number, _side(card.three), _side(card.four)) for number, card in enumerate(deck.cards))


def _side(side: ClassicSide) -> Side:
    return Side(side.area, tuple(row.tiles for row in side.rows))
