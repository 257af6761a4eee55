"""How bots come to a table: whoever drives them is told of every seat that they have."""

from __future__ import annotations

from typing import Protocol

from akili.engine.game import Seat
from akili.server.matches.live import LiveMatch


class BotDriver(Protocol):
    """Plays the seats of bots; a match that goes on after a restart is started again."""

    def start(self, live: LiveMatch, seat: Seat, level: str) -> None:
        """Play this seat until the match is over."""

    async def close(self) -> None:
        """Stop playing."""


def seat_bots(driver: BotDriver, live: LiveMatch) -> None:
    """Start every bot of a match that goes on."""
    if live.match.outcome is None:
        for seat, occupant in enumerate(live.record.occupants):
            if occupant.bot is not None:
                driver.start(live, seat, occupant.bot)
