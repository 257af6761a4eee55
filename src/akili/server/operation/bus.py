"""What is known of the bus that carries wake-ups between servers; who speaks to one writes it here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class BusState:
    """``lag_seconds`` is how long the last wake-up was under way; without a bus nothing of this says anything."""

    is_used: bool = False
    is_up: bool = False
    lag_seconds: float = 0.0

    @property
    def word(self) -> str:
        """In a word."""
        if not self.is_used:
            return "none"
        return "up" if self.is_up else "away"
