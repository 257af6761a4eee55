"""``akili show``: a deck, or one card of it."""

from argparse import ArgumentParser, Namespace

from msgspec import DecodeError

from akili.cli.deck_picture import detail, overview
from akili.cli.input import read_text
from akili.forge.deck import Deck, from_json
from akili.forge.shipped import MAKERS, shipped

HELP = "Show a deck, or one card of it."
LONGEST_DECK = 1 << 24  # bytes
PROMPT = "Hand in a deck as JSON, as 'akili forge … --json' prints it:"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument(
        "deck", help=f"{', '.join(MAKERS)}, or a file that 'akili forge' wrote ('-' for standard input)"
    )
    parser.add_argument("--card", type=int, metavar="N", help="one card, with its tiles, solutions and times")


def run(arguments: Namespace) -> int:
    """Find the deck and draw it."""
    deck = shipped(arguments.deck) if arguments.deck in MAKERS else _read(arguments.deck)
    print(overview(deck) if arguments.card is None else detail(deck, arguments.card))
    return 0


def _read(source: str) -> Deck:
    text = read_text(source, LONGEST_DECK, PROMPT)
    try:
        return from_json(text)
    except DecodeError as error:
        raise ValueError(f"{source} is not a deck: {error}.") from error
