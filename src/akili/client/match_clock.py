"""The match's clock, as near to the server's as what was heard allows."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from akili.engine.game import Millis

SET_BACK: Millis = 2_000  # a server that started anew may count from another moment


class MatchClock:
    """Told by updates: of all that were heard of one match, the one with the shortest way is right."""

    def __init__(self, seconds: Callable[[], float] = monotonic) -> None:
        self.trip: Millis = 0  # there and back at the shortest, as the server measured it
        self._seconds = seconds
        self._match: str | None = None
        self._offset = 0.0  # the match's clock less ours
        self._is_new_line = True

    def now(self) -> Millis:
        """Milliseconds since the match began; what was told is half a round trip old."""
        if self._match is None:
            return 0
        return max(0, round(1000 * self._seconds() + self._offset + self.trip / 2))

    def heard(self, match: str, clock: Millis) -> None:
        """An update said what time it was when it was sent."""
        offset = clock - 1000 * self._seconds()
        is_other = match != self._match or (self._is_new_line and offset < self._offset - SET_BACK)
        self._offset = offset if is_other else max(self._offset, offset)
        self._match = match
        self._is_new_line = False

    def new_line(self) -> None:
        """The connection was lost and is there again, perhaps to a server that was restarted."""
        self._is_new_line = True
