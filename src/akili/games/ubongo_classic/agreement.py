"""What may be agreed on before a match, and what follows from it."""

from msgspec.structs import replace

from akili.engine.game import Rejected, Seat
from akili.games.ubongo_classic.model import Options, Tiles
from akili.ubongo.race.agreement import require_deck

HOURGLASSES = range(30, 181)  # seconds


def require_sensible(options: Options, seats: int) -> None:
    """Raises Rejected where the options make no sense for so many seats."""
    if options.hourglass not in HOURGLASSES:
        raise Rejected("options.hourglass", fewest=HOURGLASSES[0], most=HOURGLASSES[-1])
    if len(options.sides) > seats:
        raise Rejected("options.sides", seats=seats)
    if options.starter is not None and options.starter not in range(seats):
        raise Rejected("options.starter", seats=seats)
    require_deck(options)


def side_of(options: Options, seat: Seat) -> Tiles:
    """How many tiles a seat lays: the table's side, unless it has one of its own."""
    own = options.sides[seat] if seat < len(options.sides) else None
    return own or options.tiles


def with_side(options: Options, seat: Seat, tiles: Tiles | None) -> Options:
    """The options after a seat has chosen its side; no longer than they need be, so that seats may leave."""
    sides = list(options.sides) + [None] * (seat + 1 - len(options.sides))
    sides[seat] = tiles
    return replace(options, sides=_trimmed(sides))


def fitted(options: Options, seats: int) -> Options:
    """Without what was agreed on for seats that are gone."""
    is_there = options.starter is not None and options.starter < seats
    return replace(options, sides=_trimmed(options.sides[:seats]), starter=options.starter if is_there else None)


def variant_of(options: Options) -> Options:
    """What makes scores comparable alone: the side, the sand, taking by itself, and the deck."""
    return replace(options, tiles=side_of(options, 0), sides=(), starter=None)


def _trimmed(sides: tuple[Tiles | None, ...] | list[Tiles | None]) -> tuple[Tiles | None, ...]:
    length = max((number for number, side in enumerate(sides, 1) if side), default=0)
    return tuple(sides[:length])
