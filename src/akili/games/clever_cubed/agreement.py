"""What may be agreed on before a match, and what follows from it."""

from akili.engine.game import Rejected
from akili.games.clever_cubed.model import Options, State

TURN_SECONDS = range(30, 181)


def require_sensible(options: Options) -> None:
    """Raises Rejected where the options make no sense."""
    if options.turn_seconds is not None and options.turn_seconds not in TURN_SECONDS:
        raise Rejected("options.turn_seconds", fewest=TURN_SECONDS[0], most=TURN_SECONDS[-1])


def allows_hints(state: State) -> bool:
    """Alone one may always ask; in company where the table says so."""
    return len(state.seats) == 1 or state.options.hints


def variant_of(options: Options) -> Options:
    """What makes scores comparable: the rules of the sheet."""
    return Options(
        pink_rounding=options.pink_rounding,
        seven_after_seven=options.seven_after_seven,
        blue_bonus=options.blue_bonus,
    )
