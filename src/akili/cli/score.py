"""``akili score``: what a sheet of marks is worth, and why."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter

from akili.cli.games import game_named, games_with_sheet, said, terminal_of

HELP = "Count the points of a sheet."


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    games = games_with_sheet()
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = "\n\n".join(sheet.help for game in games if (sheet := terminal_of(game).sheet))
    parser.add_argument("game", help=f"the game: {said(games)}")
    parser.add_argument("notation", nargs="+", metavar="NOTATION", help="the sheet's line; quotes aren't needed")
    parser.add_argument("--json", action="store_true", help="answer in JSON")


def run(arguments: Namespace) -> int:
    """Read the sheet and count."""
    sheet = terminal_of(game_named(arguments.game)).sheet
    if sheet is None:
        raise ValueError(f"There is no sheet in {arguments.game}: say {said(games_with_sheet())}.")
    line = " ".join(arguments.notation)
    print(sheet.score_json(line) if arguments.json else sheet.score(line))
    return 0
