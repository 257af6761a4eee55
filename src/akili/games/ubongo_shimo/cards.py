"""The cards of the four levels by their numbers, and which of them come in a match."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from akili.engine.chance import Chance
from akili.engine.game import Seat
from akili.forge.deck import BOX, ShimoCard, ShimoDeck
from akili.forge.shimo.deck import make_deck
from akili.forge.shimo.puzzle import PLAIN
from akili.forge.shipped import shipped
from akili.games.ubongo_shimo.agreement import level_of
from akili.games.ubongo_shimo.model import PLAY_OFFS, ROUNDS, Level, Options
from akili.ubongo.race.model import Card

CARDS_OF_A_LEVEL = 80
LEVELS: tuple[Level, ...] = (1, 2, 3, 4)
FIELD = "#"


def numbers_of(level: Level) -> range:
    """The cards of a level."""
    first = (level - 1) * CARDS_OF_A_LEVEL
    return range(first, first + CARDS_OF_A_LEVEL)


def boxed(number: int, box: str | None = BOX) -> Card:
    """A card of a box."""
    deck = shipped("shimo", box)
    assert isinstance(deck, ShimoDeck)
    level, place = divmod(number, CARDS_OF_A_LEVEL)
    return _open(number, deck.levels[level][place])


@lru_cache(maxsize=4)
def forged(seed: str) -> tuple[Card, ...]:
    """All cards that follow from a seed; a rematch has them at once."""
    cards = (card for level in make_deck(seed).levels for card in level)
    return tuple(_open(number, card) for number, card in enumerate(cards))


def _open(number: int, card: ShimoCard) -> Card:
    """As it lies on the table: the picture of a rectangle has no gaps."""
    area = tuple(row.replace(PLAIN, FIELD) for row in card.fields)
    return Card(number, area, tuple(map(str, card.tiles)))


def dealt(options: Options, seats: int, chance: Chance) -> tuple[int, ...]:
    """A card of the right level for every seat in every round that may come, and none of them twice."""
    rest: Mapping[Level, Iterator[int]] = {level: iter(chance.shuffled(numbers_of(level))) for level in LEVELS}
    return tuple(next(rest[level_of(options, seat, number)]) for number, seat in _deals(options, seats))


def _deals(options: Options, seats: int) -> Iterator[tuple[int, Seat]]:
    rounds = ROUNDS + (PLAY_OFFS if options.play_off else 0)
    return ((number, seat) for number in range(1, rounds + 1) for seat in range(seats))
