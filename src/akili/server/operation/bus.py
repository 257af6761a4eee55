"""What is known of the bus that carries wake-ups between servers; who speaks to one writes it here."""

from __future__ import annotations

from dataclasses import dataclass

from akili.server.ports import WakeUps


@dataclass
class BusState:
    """``lag_seconds`` is how long the last wake-up was under way; without a bus nothing of this says anything."""

    is_used: bool = False
    is_up: bool = False
    lag_seconds: float = 0.0

    def seen(self, wake_ups: WakeUps) -> None:
        """Somebody has looked whether it is there."""
        self.is_used, self.is_up = wake_ups.lag_seconds is not None, wake_ups.is_well
        self.lag_seconds = wake_ups.lag_seconds or 0.0

    @property
    def word(self) -> str:
        """In a word."""
        if not self.is_used:
            return "none"
        return "up" if self.is_up else "away"
