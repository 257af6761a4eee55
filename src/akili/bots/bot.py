"""What a bot is: asked with what its seat sees, it says what it will do and when. Whoever runs it keeps the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from akili.bots.plan import Planned
from akili.bots.racer import Racer
from akili.bots.skill import LEVELS, Skill
from akili.engine.game import Millis, Seat


class Bot(Protocol):
    """A player. It is asked whenever the view changes, so its plans must not depend on how often that is."""

    def plan(self, view: Any, now: Millis) -> Planned | None:
        """What it does next if the view stays as it is; None while it only watches."""


KINDS: Mapping[str, Callable[[Seat, Skill, str], Bot]] = {"ubongo_fun_size": Racer}


def make_bot(level: str, game: str, seat: Seat, seed: str) -> Bot:
    """A bot of this level for a game; all it does follows from the seed."""
    if level not in LEVELS:
        raise ValueError(f"There is no bot of the level {level!r}: say {', '.join(LEVELS)}.")
    if game not in KINDS:
        raise ValueError(f"No bot can play {game!r} yet.")
    return KINDS[game](seat, LEVELS[level], seed)
