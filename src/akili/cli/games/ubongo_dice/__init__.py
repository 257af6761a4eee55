"""Ubongo dice in a terminal: the dice and whose they are, every seat's area with what is drawn there, the sheets."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

import msgspec

from akili.cli.games import terminal
from akili.cli.games.ubongo_dice.reporter import DiceReporter
from akili.games.ubongo_dice.model import Options
from akili.locales import Words


class Terminal(terminal.Terminal):
    """What a terminal takes, tells and draws of it."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Areas, points, the grab, a sheet."""
        parser.add_argument("--areas", type=int, choices=(5, 6), help="default: six, five with two players")
        parser.add_argument("--by-heads", action="store_true", help="a tie costs those behind more points")
        parser.add_argument("--live", action="store_true", help="they race for the dice instead of taking turns")
        parser.add_argument("--sheet", metavar="SEED", help="another sheet than the one in the box")

    def options(self, arguments: Namespace, seats: int) -> Options:  # noqa: ARG002 - the rules will say what doesn't fit
        """The options that these arguments mean; bots among themselves take turns."""
        return Options(
            areas=arguments.areas,
            by_heads=arguments.by_heads,
            turn_order=not arguments.live,
            sheet=arguments.sheet,
        )

    def options_among_bots(self, text: str) -> Options:
        """Bots among themselves take turns, unless it is said otherwise."""
        options: Options = super().options_among_bots(text)
        is_said = "turn_order" in msgspec.json.decode(text)
        return options if is_said else msgspec.structs.replace(options, turn_order=True)

    def reporter(self, words: Words, names: Sequence[str]) -> DiceReporter:
        """Who tells a match."""
        return DiceReporter(self.game, words, names)
