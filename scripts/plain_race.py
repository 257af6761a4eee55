"""A race with nothing of its own: what all races share, as structs that can be written down."""

from msgspec import Struct

from akili.ubongo.race.model import RaceSeatView, RaceView, RoundEnded, RoundResult, Solo, Told

Notice = Told | RoundEnded


class Options(Struct, frozen=True):
    """What every race agrees on before the match; a game has more."""

    limit: int  # seconds after which a round that nobody solves ends: no round waits for ever
    solo: Solo | None  # needed with one seat, not possible with more
    deck: str | None  # the seed of a deck; None for the cards in the box


class SeatView(RaceSeatView, frozen=True):
    """What everyone may see of a seat: races are watched live, so that is nearly all."""


class View(RaceView, frozen=True, kw_only=True, omit_defaults=True):
    """What a viewer sees; ``you`` is None for a spectator."""

    options: Options
    seats: tuple[SeatView, ...]
    results: tuple[RoundResult, ...]
