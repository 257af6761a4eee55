"""Ubongo Shimo in a terminal: a level per seat, tiles with holes, gems of three colours, play-offs."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from akili.cli.games.race import RaceReporter, RaceTerminal, solo_of
from akili.engine.game import Millis, Seat
from akili.forge.shimo.tiles import SHIMO
from akili.games.ubongo_shimo.model import COLOURS, ROUNDS, Level, Options, RoundResult, SeatView, View
from akili.locales import Words
from akili.ubongo.race.model import RoundBegun

TILE_COLOURS = {tile.name: tile.colour for tile in SHIMO}


class Terminal(RaceTerminal):
    """What a terminal takes, tells and draws of it."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Levels, variants, or a game alone."""
        parser.add_argument(
            "--levels", type=_levels, default=(), metavar="1,2", help="of the seats, 1 to 4 each (default: 1)"
        )
        parser.add_argument("--advanced", action="store_true", help="everybody plays level 4 and level 3 in turn")
        parser.add_argument("--running-hourglass", action="store_true", help="the hourglass runs from the start")
        parser.add_argument("--no-play-off", action="store_true", help="a tie is a shared win")
        super().add_arguments(parser)

    def options(self, arguments: Namespace, seats: int) -> Options:
        """The options that these arguments mean."""
        return Options(
            levels=arguments.levels,
            running_hourglass=arguments.running_hourglass,
            advanced=arguments.advanced,
            play_off=not arguments.no_play_off,
            solo=solo_of(arguments.solo, seats),
        )

    def reporter(self, words: Words, names: Sequence[str]) -> RaceReporter:
        """Who tells a match."""
        return ShimoReporter(self.game, words, names)


class ShimoReporter(RaceReporter):
    """Tells and draws it."""

    rows: ClassVar[int] = 6
    columns: ClassVar[int] = 7
    has_holes: ClassVar[bool] = True

    def colour(self, tile: str) -> str:
        """The name of a tile's colour."""
        return TILE_COLOURS[tile]

    def details(self, view: View) -> Sequence[str]:
        """The gem of the round."""
        return [self.words("watch-shimo-gem", colour=view.gem)] if view.gem else []

    def stage(self, view: View) -> str:
        """Which round, or which play-off."""
        if view.options.solo or view.round <= ROUNDS:
            return super().stage(view)
        return self.words("watch-shimo-play-off", number=view.round - ROUNDS)

    def label(self, seat: Seat, view: View) -> str:
        """A name and a level."""
        return self.words("watch-shimo-level", name=self.names[seat], level=str(view.seats[seat].level))

    def treasure(self, seat: SeatView) -> str:
        """How many gems, and what they are worth together."""
        worth = sum(value * count for value, count in enumerate(seat.gems, 1))
        return f"{sum(seat.gems)} ◆ = {worth}" if worth else "0 ◆"

    def prize(self, seat: Seat, result: RoundResult) -> str:
        """The gem of the round, with what it is worth."""
        return f"◆{COLOURS.index(result.colour) + 1}" if result.colour and seat == result.winner else ""

    def news(self, event: Any, view: View, at: Millis) -> str | None:
        """Play-offs have words of their own."""
        if isinstance(event, RoundBegun) and event.round > ROUNDS and not view.options.solo:
            return self.words("watch-shimo-play-off-begins", number=event.round - ROUNDS)
        return super().news(event, view, at)

    def round_line(self, number: int, result: RoundResult) -> str:
        """In a play-off only who solved it: the others may have had no card."""
        if number <= ROUNDS:
            return super().round_line(number, result)
        results = ", ".join(self.solved(result)) or self.words("watch-shimo-nobody")
        return self.words("watch-shimo-play-off-result", number=number - ROUNDS, results=results)


def _levels(text: str) -> tuple[Level, ...]:
    try:
        return msgspec.convert(text.split(","), tuple[Level, ...], strict=False)
    except msgspec.ValidationError as error:
        raise ArgumentTypeError("say levels from 1 to 4, such as 1,2") from error
