"""What nobody comes back to is taken away: tables and matches after hours, guests after a year. Replays stay."""

from __future__ import annotations

from akili.engine.game import Millis
from akili.server.matches.clock import Clock
from akili.server.players.guests import DAY, Guests
from akili.server.records.results import Results
from akili.server.settings import Settings
from akili.server.tables.hall import Hall


class Sweeper:
    """Sweeps the hall as often as it is told to, and looks through the guests once a day."""

    def __init__(self, hall: Hall, guests: Guests, results: Results, clock: Clock, settings: Settings) -> None:
        self._hall, self._guests, self._results = hall, guests, results
        self._clock, self._settings = clock, settings
        self._guests_due: Millis = 0

    async def sweep(self) -> None:
        """Take away what is due."""
        await self._hall.sweep()
        now = self._clock.now()
        if now >= self._guests_due:
            self._guests_due = now + DAY
            kept = self._results.players() | self._hall.seated()
            await self._guests.forget(now - 1000 * self._settings.guest_seconds, kept)
