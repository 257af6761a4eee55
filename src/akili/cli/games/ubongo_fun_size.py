"""Ubongo Fun-Size in a terminal: two sides, eight tiles, gemstones."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import ClassVar

from akili.cli.games.race import RaceReporter, RaceTerminal, solo_of
from akili.engine.game import Seat
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import Options, RoundResult, SeatView, View
from akili.locales import Words


class Terminal(RaceTerminal):
    """What a terminal takes, tells and draws of it."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The side of the cards, or a game alone."""
        parser.add_argument("--side", choices="AB", default="A", help="A: find three tiles, B: find four (default: A)")
        super().add_arguments(parser)

    def options(self, arguments: Namespace, seats: int) -> Options:
        """The options that these arguments mean."""
        return Options(side=arguments.side, solo=solo_of(arguments.solo, seats))

    def reporter(self, words: Words, names: Sequence[str]) -> RaceReporter:
        """Who tells a match."""
        return FunSizeReporter(self.game, words, names)


class FunSizeReporter(RaceReporter):
    """Tells and draws it."""

    rows: ClassVar[int] = 6
    columns: ClassVar[int] = 6

    def colour(self, tile: str) -> str:
        """The name of a tile's colour."""
        return FUN_SIZE[tile].colour

    def details(self, view: View) -> Sequence[str]:
        """The side."""
        return [self.words("watch-side", side=view.options.side)]

    def treasure(self, seat: SeatView) -> str:
        """Gemstones."""
        return f"{seat.gemstones} ◆"

    def prize(self, seat: Seat, result: RoundResult) -> str:
        """A gemstone."""
        return "◆" if seat in result.gemstones else ""
