"""The hourglass: the first solution turns it, or it runs from the start of the round and is turned again and again."""

from akili.engine.game import Millis
from akili.games.ubongo_shimo import play_off
from akili.games.ubongo_shimo.model import HOURGLASS, State
from akili.ubongo.finish import HOLD, Finish


def sand_from(state: State) -> Millis | None:
    """Since when it runs, in a round where it is turned again and again."""
    is_running = state.options.running_hourglass and not state.options.solo and not play_off.is_on(state)
    return state.begun if is_running else None


def limit_of(state: State, time: Millis | None) -> Millis | None:
    """A running hourglass isn't stopped half-way."""
    return time if time is None or sand_from(state) is None else _whole_hourglasses(time)


def end_after(state: State, finish: Finish) -> Millis:
    """When the sand has run out after this first solution; in a play-off, when none can be as early as this one."""
    if play_off.is_on(state):
        return finish.at + HOLD
    turned = sand_from(state)
    if turned is None:
        return finish.at + HOURGLASS
    return turned + _whole_hourglasses(finish.at + 1 - turned)  # at the very turn the new sand runs


def _whole_hourglasses(time: Millis) -> Millis:
    return -(-time // HOURGLASS) * HOURGLASS
