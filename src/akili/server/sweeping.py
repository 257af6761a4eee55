"""What nobody comes back to is taken away: tables and matches after hours, guests after a year. Replays stay."""

from __future__ import annotations

from akili.engine.game import Millis
from akili.server.matches.clock import Clock
from akili.server.nodes.node import Node
from akili.server.players.guests import DAY, Guests
from akili.server.records.results import Results
from akili.server.settings import Settings
from akili.server.tables.hall import Hall


class Sweeper:
    """Sweeps the hall as often as it is told to, and looks through the guests once a day; one node does what is due."""

    def __init__(
        self, hall: Hall, guests: Guests, results: Results, node: Node, clock: Clock, settings: Settings
    ) -> None:
        self._hall, self._guests, self._results, self._node = hall, guests, results, node
        self._clock, self._settings = clock, settings
        self._guests_due: Millis = 0

    async def sweep(self) -> None:
        """Take away what is due."""
        if not self._node.neighbours.is_alone:
            await self._node.presences.compare()  # who came a moment ago shall find their table
        await self._hall.sweep()
        if self._node.neighbours.minds("presence"):
            await self._node.presences.sweep({table.code for table in self._hall.tables})
        now = self._clock.now()
        if now >= self._guests_due and self._node.neighbours.minds("guests"):
            self._guests_due = now + DAY
            kept = self._results.players() | self._hall.seated()
            await self._guests.forget(now - 1000 * self._settings.guest_seconds, kept)
