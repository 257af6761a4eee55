"""How long a player's messages are on their way, from round trips that the server measured itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from akili.engine.game import Millis
from akili.engine.proof import Credit

REMEMBERED = 9  # round trips: with a ping every few seconds, the last half minute
MOST_LAG: Millis = 150  # nobody gains more by a slow line, or by feigning one
LEAST_UNCERTAINTY: Millis = 5  # timers and event loops on both ends
MOST_UNCERTAINTY: Millis = 50  # a wild line mustn't tie with everyone
MOST_CREDIT = Credit(MOST_LAG, MOST_UNCERTAINTY)


class RoundTrips:
    """The last round trips of one connection.

    ``lag`` is half of their median, so that one stuck packet moves nothing, and 150 ms at most. ``uncertainty`` is
    half of the median distance from that median (for a command's own way is as far off as ways usually are), from 5 to
    50 ms. What is beyond 5 ms of it is paid for: the lag is less by as much. So doubt reaches to later times only, and
    it is nothing worth feigning. Before anything is measured nothing is taken off.
    """

    def __init__(self) -> None:
        self._last: deque[float] = deque(maxlen=REMEMBERED)

    def measured(self, milliseconds: float) -> None:
        """A ping came back after so long; what can't be is ignored."""
        if 0 <= milliseconds < float("inf"):
            self._last.append(milliseconds)

    def at_most(self, milliseconds: Millis) -> RoundTrips:
        """These, or a steady line of that length if that is shorter; what wasn't measured stays so."""
        if self.usual is None or self.usual <= milliseconds:
            return self
        shorter = RoundTrips()
        shorter.measured(milliseconds)
        return shorter

    @property
    def usual(self) -> Millis | None:
        """The median; None before anything is measured."""
        return round(_median(self._last)) if self._last else None

    @property
    def shortest(self) -> Millis | None:
        """The least; None before anything is measured."""
        return round(min(self._last)) if self._last else None

    @property
    def lag(self) -> Millis:
        """To be taken off the arrival time."""
        return self._way - self._paid

    @property
    def uncertainty(self) -> Millis:
        """How far the corrected time may be off."""
        return LEAST_UNCERTAINTY + self._paid

    @property
    def _way(self) -> Millis:
        return min(MOST_LAG, round(_median(self._last) / 2))

    @property
    def _paid(self) -> Millis:
        middle = _median(self._last)
        spread = _median(abs(trip - middle) for trip in self._last)
        doubt = min(MOST_UNCERTAINTY, max(LEAST_UNCERTAINTY, round(spread / 2)))
        return min(doubt - LEAST_UNCERTAINTY, self._way)


def _median(numbers: Iterable[float]) -> float:
    ordered = sorted(numbers)
    return ordered[(len(ordered) - 1) // 2] if ordered else 0.0
