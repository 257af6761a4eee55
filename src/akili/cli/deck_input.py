"""A deck that was asked for: one in the box, or a file that ``akili forge`` wrote."""

from msgspec import DecodeError

from akili.cli.input import read_text
from akili.forge.deck import Deck, from_json
from akili.forge.shipped import MAKERS, shipped

LONGEST_DECK = 1 << 24  # bytes
PROMPT = "Hand in a deck as JSON, as 'akili forge ... --json' prints it:"


def find_deck(name: str) -> Deck:
    """By its name, or from a file ('-' for standard input)."""
    return shipped(name) if name in MAKERS else _read(name)


def _read(source: str) -> Deck:
    text = read_text(source, LONGEST_DECK, PROMPT)
    try:
        return from_json(text)
    except DecodeError as error:
        raise ValueError(f"{source} is not a deck: {error}.") from error
