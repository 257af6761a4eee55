"""``akili show``: a deck, one card of it, or a Clever Cubed sheet."""

from argparse import ArgumentParser, Namespace

from msgspec import DecodeError

from akili.cli.deck_picture import detail, overview
from akili.cli.input import read_text
from akili.cli.sheet_picture import show_sheet
from akili.cli.spans import show
from akili.forge.deck import Deck, from_json
from akili.forge.shipped import MAKERS, shipped
from akili.games.clever_cubed.notation import parse
from akili.games.clever_cubed.sheet import Sheet

HELP = "Show a deck, one card of it, or a Clever Cubed sheet."
SHEET = "clever-cubed"
LONGEST_DECK = 1 << 24  # bytes
PROMPT = "Hand in a deck as JSON, as 'akili forge … --json' prints it:"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument(
        "deck", help=f"{', '.join(MAKERS)}, {SHEET}, or a file that 'akili forge' wrote ('-' for standard input)"
    )
    parser.add_argument(
        "notation", nargs="*", metavar="NOTATION", help=f"with {SHEET}: a sheet's line; without it the sheet is empty"
    )
    parser.add_argument("--card", type=int, metavar="N", help="one card, with its tiles, solutions and times")


def run(arguments: Namespace) -> int:
    """Find what is meant and draw it."""
    if arguments.deck == SHEET:
        _show_sheet(arguments)
    elif arguments.notation:
        raise ValueError(f"A notation goes with {SHEET}; {arguments.deck} is a deck.")
    else:
        deck = shipped(arguments.deck) if arguments.deck in MAKERS else _read(arguments.deck)
        show(overview(deck) if arguments.card is None else detail(deck, arguments.card))
    return 0


def _show_sheet(arguments: Namespace) -> None:
    if arguments.card is not None:
        raise ValueError(f"--card goes with a deck; {SHEET} is a sheet.")
    show_sheet(parse(" ".join(arguments.notation)) if arguments.notation else Sheet())


def _read(source: str) -> Deck:
    text = read_text(source, LONGEST_DECK, PROMPT)
    try:
        return from_json(text)
    except DecodeError as error:
        raise ValueError(f"{source} is not a deck: {error}.") from error
