"""Races that last: a card lies there, and nobody ends it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.browser.company import Company, Guest
from tests.browser.gem_board import place, roll

NAMES = ("Ola", "Zsófi", "Łukasz", "Ernő")


@dataclass(frozen=True)
class Race:
    """A game with as many tiles as it has."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def begun(self, company: Company) -> Guest:
        """The first of four, with a card."""
        host, *_ = guests = company.friends(*NAMES, game=self.game, **self.options)
        host.start()
        if self.game == "ubongo_classic":
            place(guests, (2, 3, 1, 5))
            roll(guests)
        host.until(lambda view: view.phase == "racing")
        return host


RACES: Mapping[str, Race] = {
    "Fun-Size": Race("ubongo_fun_size", {"side": "B"}),
    "classic": Race("ubongo_classic", {"tiles": 4, "hourglass": 180}),
    "Shimo": Race("ubongo_shimo", {"levels": [4, 4, 4, 4]}),
}
