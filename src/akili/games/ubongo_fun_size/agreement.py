"""What may be agreed on before a match, and what follows from it."""

from akili.engine.game import Millis, Rejected, Seat
from akili.forge.fun_size import WITHOUT_YELLOW
from akili.forge.tiles import FUN_SIZE
from akili.games.ubongo_fun_size.model import COUNTDOWN, ROUNDS, ByCount, ByTime, Options
from akili.polyomino import TileSet

COUNTDOWNS = range(1, 121)  # seconds
LIMITS = range(30, 3601)  # seconds
LONGEST_DECK_SEED = 100


def require_sensible(options: Options, seats: int) -> None:
    """Raises Rejected where the options make no sense for so many seats."""
    if seats == 1 and options.solo is None:
        raise Rejected("options.solo_needed")
    if seats > 1 and options.solo is not None:
        raise Rejected("options.solo_alone")
    if options.countdown is not None and options.countdown not in COUNTDOWNS:
        raise Rejected("options.countdown", fewest=COUNTDOWNS[0], most=COUNTDOWNS[-1])
    if options.limit not in LIMITS:
        raise Rejected("options.limit", fewest=LIMITS[0], most=LIMITS[-1])
    if not set(options.without_yellow) <= set(range(seats)):
        raise Rejected("options.without_yellow", seats=seats)
    if len(set(options.without_yellow)) < len(options.without_yellow):
        raise Rejected("options.without_yellow_twice")
    if options.deck is not None and not 0 < len(options.deck) <= LONGEST_DECK_SEED:
        raise Rejected("options.deck", most=LONGEST_DECK_SEED)


def tiles_of(options: Options, seat: Seat) -> TileSet:
    """The tiles that a seat plays with."""
    return WITHOUT_YELLOW if seat in options.without_yellow else FUN_SIZE


def countdown_of(options: Options) -> Millis:
    """How long the others have after the first solution."""
    return 1000 * (COUNTDOWN[options.side] if options.countdown is None else options.countdown)


def time_of(options: Options) -> Millis | None:
    """How long a round may last that nobody solves; alone: how long the match lasts. None for no end."""
    match options.solo:
        case None:
            return 1000 * options.limit
        case ByTime(minutes=minutes):
            return 60_000 * minutes
        case ByCount():
            return None


def rounds_of(options: Options) -> int | None:
    """How many rounds the match has; alone: how many cards are to be solved, None for as many as possible."""
    match options.solo:
        case None:
            return ROUNDS
        case ByTime():
            return None
        case ByCount(cards=cards):
            return cards
