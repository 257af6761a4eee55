"""Times as people write them."""

from akili.engine.game import Millis
from akili.locales import Words


def clock(time: Millis) -> str:
    """Minutes and seconds, as on a wall.

    >>> clock(61_900)
    '1:01'
    """
    minutes, seconds = divmod(max(time, 0) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def seconds(words: Words, time: Millis) -> str:
    """A solving time, to a tenth of a second."""
    tenths = (time + 50) // 100  # half a tenth is rounded up, as in browsers
    if tenths < 600:
        return words("watch-seconds", seconds=tenths / 10)
    return words("watch-minutes", minutes=tenths // 600, seconds=tenths % 600 / 10)
