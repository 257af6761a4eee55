"""Pings out, pongs back: what a socket's round trips are."""

from __future__ import annotations

from akili.server.matches.lag import RoundTrips

PENDING = 8


class Pings:
    """The pings of one socket that wait for their answer, and the round trips of those that had one."""

    __slots__ = ("_pending", "count", "trips")

    def __init__(self) -> None:
        self.trips = RoundTrips()
        self.count = 0
        self._pending: dict[int, float] = {}

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
        self.trips.measured(1000 * (seconds - sent))
        self.count += 1
        return True
