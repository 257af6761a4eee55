"""A seat of Clever Cubed that plays at once whatever its way of choosing says."""

from __future__ import annotations

from collections.abc import Callable

from akili.bots.plan import Planned
from akili.engine.game import Millis
from akili.games.clever_cubed.model import Command, View

Choose = Callable[[View], Command]  # one of the commands that are legal


class Player:
    """A bot out of a way to choose."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose

    def plan(self, view: View, now: Millis) -> Planned | None:
        """What is chosen, as soon as there is anything to choose."""
        if not view.legal:
            return None
        return Planned(now, view.legal[0] if len(view.legal) == 1 else self._choose(view))
