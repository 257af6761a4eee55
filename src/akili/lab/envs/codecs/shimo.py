"""Ubongo Shimo as an environment."""

from collections.abc import Iterator

from akili.games.ubongo_shimo.model import COLOURS, Options
from akili.games.ubongo_shimo.rules import PIECES
from akili.lab.envs.codecs.board import BoardCode
from akili.lab.envs.codecs.race import RaceCodec
from akili.lab.envs.fields import AnyField, Field, SeatField, one_hot
from akili.ubongo.race.model import ByTime


class ShimoCodec(RaceCodec):
    """Alone: cards in five minutes; in company: nine rounds and play-offs; everybody at level 1."""

    game = "ubongo_shimo"
    board = BoardCode(6, 7, tuple(PIECES.values()))

    def options(self, seats: int) -> Options:
        """Level 1."""
        return Options(solo=ByTime(5) if seats == 1 else None)

    def own_fields(self) -> Iterator[AnyField]:
        """Holes, levels and gems."""
        yield Field(
            "holes",
            self.board.cells,
            0,
            1,
            "peep-holes of your tiles on the card",
            lambda seen: self.board.filled((hole, 1) for laid in seen.own.board for hole in laid.holes),
        )
        yield Field("gem", 3, 0, 1, f"at stake: {', '.join(COLOURS)}", lambda seen: one_hot(COLOURS, seen.view.gem))
        yield Field("play_off", 1, 0, 1, "a play-off is on or due", lambda seen: [bool(seen.view.play_off)])
        yield SeatField("level", 1, 1, 4, "of its cards", lambda seen, seat: [seen.view.seats[seat].level])
        yield SeatField("gems", 3, 0, 12, f"won: {', '.join(COLOURS)}", lambda seen, seat: seen.view.seats[seat].gems)
