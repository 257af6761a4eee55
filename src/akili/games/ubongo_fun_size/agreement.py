"""What may be agreed on before a match, and what follows from it."""

from akili.engine.game import Millis, Rejected, Seat
from akili.forge.fun_size import WITHOUT_YELLOW
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import COUNTDOWN, Options
from akili.polyomino import TileSet
from akili.ubongo.race import agreement

COUNTDOWNS = range(1, 121)  # seconds


def require_sensible(options: Options, seats: int) -> None:
    """Raises Rejected where the options make no sense for so many seats."""
    agreement.require_sensible(options, seats)
    if options.countdown is not None and options.countdown not in COUNTDOWNS:
        raise Rejected("options.countdown", fewest=COUNTDOWNS[0], most=COUNTDOWNS[-1])
    if not set(options.without_yellow) <= set(range(seats)):
        raise Rejected("options.without_yellow", seats=seats)
    if len(set(options.without_yellow)) < len(options.without_yellow):
        raise Rejected("options.without_yellow_twice")


def tiles_of(options: Options, seat: Seat) -> TileSet:
    """The tiles that a seat plays with."""
    return WITHOUT_YELLOW if seat in options.without_yellow else FUN_SIZE


def countdown_of(options: Options) -> Millis:
    """How long the others have after the first solution."""
    return 1000 * (COUNTDOWN[options.side] if options.countdown is None else options.countdown)
