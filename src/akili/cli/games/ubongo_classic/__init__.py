"""Ubongo classic in a terminal: cards, the gem board with its pawns, the sand, gems by colour."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence

import msgspec

from akili.cli.games import terminal
from akili.cli.games.ubongo_classic.reporter import ClassicReporter
from akili.games.ubongo_classic.model import Options, Tiles
from akili.locales import Words


class Terminal(terminal.Terminal):
    """What a terminal takes, tells and draws of it."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Tiles, sand, help for beginners; alone it is played as in company."""
        parser.add_argument("--tiles", type=int, choices=(3, 4), default=3, help="per card (default: 3)")
        parser.add_argument(
            "--sides", type=_sides, default=(), metavar="3,4", help="tiles per card of each seat, as a handicap"
        )
        parser.add_argument("--hourglass", type=int, default=60, metavar="S", help="seconds (default: 60)")
        parser.add_argument("--auto-take", action="store_true", help="gems by themselves when the sand is out")

    def options(self, arguments: Namespace, seats: int) -> Options:  # noqa: ARG002 - the rules will say what doesn't fit
        """The options that these arguments mean."""
        return Options(
            tiles=arguments.tiles,
            sides=arguments.sides,
            hourglass=arguments.hourglass,
            auto_take=arguments.auto_take,
        )

    def reporter(self, words: Words, names: Sequence[str]) -> ClassicReporter:
        """Who tells a match."""
        return ClassicReporter(self.game, words, names)


def _sides(text: str) -> tuple[Tiles, ...]:
    try:
        return msgspec.convert(text.split(","), tuple[Tiles, ...], strict=False)
    except msgspec.ValidationError as error:
        raise ArgumentTypeError("say 3 or 4 for every seat, such as 3,4") from error
