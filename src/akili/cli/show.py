"""``akili show``: a deck, one card of it, or the sheet of a game that has one."""

from argparse import ArgumentParser, Namespace

from msgspec import DecodeError

from akili.cli.forge_picture import detail, overview
from akili.cli.games import find_game, games_with_sheet, said, terminal_of
from akili.cli.games.terminal import Sheet
from akili.cli.input import read_text
from akili.cli.spans import show
from akili.forge.deck import Deck, from_json
from akili.forge.shipped import MAKERS, shipped

HELP = "Show a deck, one card of it, or a sheet."
LONGEST_DECK = 1 << 24  # bytes
PROMPT = "Hand in a deck as JSON, as 'akili forge ... --json' prints it:"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    sheets = said(games_with_sheet())
    parser.add_argument(
        "what", help=f"{', '.join(MAKERS)}, {sheets}, or a file that 'akili forge' wrote ('-' for standard input)"
    )
    parser.add_argument(
        "notation", nargs="*", metavar="NOTATION", help=f"with {sheets}: a sheet's line; without it the sheet is empty"
    )
    parser.add_argument("--card", type=int, metavar="N", help="one card, with its tiles, solutions and times")


def run(arguments: Namespace) -> int:
    """Find what is meant and draw it."""
    if (sheet := _sheet(arguments.what)) is not None:
        if arguments.card is not None:
            raise ValueError(f"--card goes with a deck; {arguments.what} is a sheet.")
        sheet.show(" ".join(arguments.notation) or None)
    elif arguments.notation:
        raise ValueError(f"A notation goes with {said(games_with_sheet())}; {arguments.what} is a deck.")
    else:
        deck = shipped(arguments.what) if arguments.what in MAKERS else _read(arguments.what)
        show(overview(deck) if arguments.card is None else detail(deck, arguments.card))
    return 0


def _sheet(name: str) -> Sheet | None:
    game = find_game(name)
    return None if game is None else terminal_of(game).sheet


def _read(source: str) -> Deck:
    text = read_text(source, LONGEST_DECK, PROMPT)
    try:
        return from_json(text)
    except DecodeError as error:
        raise ValueError(f"{source} is not a deck: {error}.") from error
