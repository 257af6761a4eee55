"""Ubongo Fun-Size as an environment."""

from collections.abc import Iterator

from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import Options
from akili.lab.envs.codecs.board import BoardCode
from akili.lab.envs.codecs.race import RaceCodec
from akili.lab.envs.fields import AnyField, SeatField
from akili.ubongo.laying import pieces_of
from akili.ubongo.race.model import ByTime


class FunSizeCodec(RaceCodec):
    """Alone: cards in five minutes; in company: eight rounds on side A."""

    game = "ubongo_fun_size"
    board = BoardCode(6, 6, tuple(pieces_of(FUN_SIZE).values()))

    def options(self, seats: int) -> Options:
        """Side A."""
        return Options(solo=ByTime(5) if seats == 1 else None)

    def own_fields(self) -> Iterator[AnyField]:
        """Gemstones."""
        yield SeatField("gemstones", 1, 0, 8, "won", lambda seen, seat: [seen.view.seats[seat].gemstones])
