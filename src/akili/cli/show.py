"""``akili show``: a deck, one card of it, or the sheet of a game that has one."""

from argparse import ArgumentParser, Namespace

from akili.cli.deck_input import find_deck
from akili.cli.forge_picture import card_of, detail, overview
from akili.cli.games import find_game, games_with_sheet, said, terminal_of
from akili.cli.games.terminal import Sheet
from akili.cli.solution_picture import solved
from akili.cli.spans import Block, show
from akili.forge.shipped import MAKERS

HELP = "Show a deck, one card of it, or a sheet."


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
    parser.add_argument("--solution", action="store_true", help="with --card: draw solutions of its puzzles")


def run(arguments: Namespace) -> int:
    """Find what is meant and draw it."""
    if (sheet := _sheet(arguments.what)) is not None:
        if arguments.card is not None or arguments.solution:
            raise ValueError(f"--card goes with a deck; {arguments.what} is a sheet.")
        sheet.show(" ".join(arguments.notation) or None)
    elif arguments.notation:
        raise ValueError(f"A notation goes with {said(games_with_sheet())}; {arguments.what} is a deck.")
    else:
        show(_drawn(arguments))
    return 0


def _drawn(arguments: Namespace) -> Block:
    deck = find_deck(arguments.what)
    if arguments.card is None:
        if arguments.solution:
            raise ValueError("--solution goes with --card.")
        return overview(deck)
    return [*solved(card_of(deck, arguments.card))] if arguments.solution else detail(deck, arguments.card)


def _sheet(name: str) -> Sheet | None:
    game = find_game(name)
    return None if game is None else terminal_of(game).sheet
