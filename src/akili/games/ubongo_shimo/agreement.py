"""What may be agreed on before a match, and what follows from it."""

from msgspec.structs import replace

from akili.engine.game import Rejected, Seat
from akili.games.ubongo_shimo.model import Level, Options
from akili.ubongo.race import agreement

EASIEST: Level = 1


def require_sensible(options: Options, seats: int) -> None:
    """Raises Rejected where the options make no sense for so many seats."""
    agreement.require_sensible(options, seats)
    if len(options.levels) > seats:
        raise Rejected("options.levels", seats=seats)
    if options.advanced and options.levels:
        raise Rejected("options.levels_advanced")
    if options.advanced and options.solo:
        raise Rejected("options.advanced_alone")


def level_of(options: Options, seat: Seat, number: int) -> Level:
    """The level that a seat plays in the round of this number, play-offs included."""
    if options.advanced:
        return 4 if number % 2 else 3
    return options.levels[seat] if seat < len(options.levels) else EASIEST


def with_level(options: Options, seat: Seat, level: Level) -> Options:
    """The options after a seat has chosen its level; no longer than they need be, so that seats may leave."""
    if options.advanced:
        raise Rejected("options.levels_advanced")
    levels = list(options.levels) + [EASIEST] * (seat + 1 - len(options.levels))
    levels[seat] = level
    while levels and levels[-1] == EASIEST:
        levels.pop()
    return replace(options, levels=tuple(levels))


def variant_of(options: Options) -> Options:
    """What makes scores comparable alone: the level, the kind of game and the deck."""
    return with_level(Options(solo=options.solo, deck=options.deck), 0, level_of(options, 0, 1))
