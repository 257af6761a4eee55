"""What may be agreed on before any race, and what follows from it."""

from akili.engine.game import Millis, Rejected
from akili.ubongo.race.model import ByCount, ByTime, RaceOptions

LIMITS = range(30, 3601)  # seconds
LONGEST_DECK_SEED = 100


def require_sensible(options: RaceOptions, seats: int) -> None:
    """Raises Rejected where the options make no sense for so many seats."""
    if seats == 1 and options.solo is None:
        raise Rejected("options.solo_needed")
    if seats > 1 and options.solo is not None:
        raise Rejected("options.solo_alone")
    if options.limit not in LIMITS:
        raise Rejected("options.limit", fewest=LIMITS[0], most=LIMITS[-1])
    require_deck(options)


def require_deck(options: RaceOptions) -> None:
    """Raises Rejected for a seed of a deck that is too long, or none."""
    if options.deck is not None and not 0 < len(options.deck) <= LONGEST_DECK_SEED:
        raise Rejected("options.deck", most=LONGEST_DECK_SEED)


def time_of(options: RaceOptions) -> Millis | None:
    """How long a round may last that nobody solves; alone: how long the match lasts. None for no end."""
    match options.solo:
        case None:
            return 1000 * options.limit
        case ByTime(minutes=minutes):
            return 60_000 * minutes
        case ByCount():
            return None


def rounds_of(options: RaceOptions, in_company: int) -> int | None:
    """How many rounds the match has; alone: how many cards are to be solved, None for as many as possible."""
    match options.solo:
        case None:
            return in_company
        case ByTime():
            return None
        case ByCount(cards=cards):
            return cards
