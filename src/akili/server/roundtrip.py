"""How long a player's messages are under way, as the server measures it: pings out, pongs back."""

from __future__ import annotations

from collections import deque
from statistics import median

from akili.engine.game import Millis

MOST_LAG: Millis = 150  # no more is ever taken off: who delays his pongs gains no more than that
MOST_UNCERTAINTY: Millis = 75
GRANULARITY: Millis = 2  # what the server's own work may add
KEPT = 9
PENDING = 8


class RoundTrip:
    """The last round trips of one socket."""

    __slots__ = ("_pending", "_trips")

    def __init__(self) -> None:
        self._pending: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=KEPT)

    def sent(self, nonce: int, seconds: float) -> None:
        """A ping went out; only the last few may still be answered."""
        self._pending[nonce] = seconds
        while len(self._pending) > PENDING:
            del self._pending[next(iter(self._pending))]

    def answered(self, nonce: int, seconds: float) -> bool:
        """A pong came back; False if nobody asked for it."""
        sent = self._pending.pop(nonce, None)
        if sent is None:
            return False
        self._trips.append(max(0.0, seconds - sent))
        return True

    @property
    def count(self) -> int:
        """How many trips it knows."""
        return len(self._trips)

    @property
    def lag(self) -> Millis:
        """Half the usual round trip: how long a message was probably under way."""
        return min(MOST_LAG, round(median(self._trips) * 500)) if self._trips else 0

    @property
    def uncertainty(self) -> Millis:
        """How far that may be off, by how much the trips differ."""
        if not self._trips:
            return GRANULARITY
        return min(MOST_UNCERTAINTY, GRANULARITY + round((max(self._trips) - min(self._trips)) * 250))
