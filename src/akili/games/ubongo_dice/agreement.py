"""What may be agreed on before a match, and what follows from it."""

from msgspec.structs import replace

from akili.engine.game import Millis, Rejected, Seat
from akili.games.ubongo_dice.model import AREAS, Options
from akili.ubongo.race.agreement import LONGEST_DECK_SEED

LIMITS = range(10, 601)  # seconds
AREAS_FOR_TWO = 5
DICE_ALONE = 2  # of each colour


def require_sensible(options: Options, seats: int) -> None:
    """Raises Rejected where the options make no sense for so many seats."""
    for limit in (options.grab_limit, options.draw_limit):
        if limit is not None and limit not in LIMITS:
            raise Rejected("options.step_limit", fewest=LIMITS[0], most=LIMITS[-1])
    if options.roller is not None and options.roller not in range(seats):
        raise Rejected("options.starter", seats=seats)
    if options.sheet is not None and not 0 < len(options.sheet) <= LONGEST_DECK_SEED:
        raise Rejected("options.deck", most=LONGEST_DECK_SEED)


def areas_of(options: Options, seats: int) -> int:
    """How many areas are played."""
    return options.areas or (AREAS_FOR_TWO if seats == 2 else AREAS)


def dice_of(seats: int) -> int:
    """How many dice of each colour are rolled: one per seat, two alone."""
    return max(seats, DICE_ALONE)


def end_of(limit: int | None, seats: int, begun: Millis) -> Millis | None:
    """When a step is over; alone there is no limit."""
    return None if limit is None or seats == 1 else begun + 1000 * limit


def fitted(options: Options, seats: int) -> Options:
    """Without a first roller who is gone."""
    is_there = options.roller is not None and options.roller < seats
    return options if is_there else replace(options, roller=None)


def variant_of(options: Options) -> Options:
    """What makes scores comparable alone: the sheet, and whether all six areas of it are played."""
    return Options(sheet=options.sheet, areas=None if options.areas == AREAS else options.areas)


def clockwise(seats: int, after: Seat) -> list[Seat]:
    """All seats, beginning at the left of one and ending with it."""
    return [(after + step) % seats for step in range(1, seats + 1)]
