"""Pings out, pongs back: what a socket's round trips are."""

from __future__ import annotations

from collections.abc import Callable

from akili.server.matches.lag import RoundTrips

PENDING = 8
PATIENCE = 2.0  # seconds for a pong, before its socket counts as silent


def _unknown() -> None:
    return None


class Pings:
    """The pings of one socket that wait for their answer, and the round trips of those that had one.

    ``longest`` says how long a trip can be by what the kernel measures, in milliseconds, where that is known: a pong
    that is held back on purpose is no longer way.
    """

    __slots__ = ("_longest", "_pending", "answered_at", "count", "trips")

    def __init__(self, longest: Callable[[], float | None] = _unknown) -> None:
        self.trips = RoundTrips()
        self.count = 0
        self.answered_at: float | None = None  # in seconds, the last time
        self._longest = longest
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
        trip, longest = 1000 * (seconds - sent), self._longest()
        self.trips.measured(trip if longest is None else min(trip, longest))
        self.count += 1
        self.answered_at = seconds
        return True

    def is_silent(self, seconds: float) -> bool:
        """Whether an answer is overdue; on one line all comes in order, so no proper client skips one."""
        return any(seconds - sent > PATIENCE for sent in self._pending.values())
