"""A seat of Clever Cubed that does whatever its way of choosing says, at once or after a breath."""

from __future__ import annotations

from collections.abc import Callable

from akili.bots.plan import Planned
from akili.engine.game import Millis
from akili.games.clever_cubed.model import Command, Roll, View

Choose = Callable[[View], Command]  # one of the commands that are legal


class Player:
    """A bot out of a way to choose; people at the table see what it does if it takes its time."""

    def __init__(self, choose: Choose, breath: Millis = 0, *, ponders: bool = False) -> None:
        self._choose = choose
        self._breath = breath
        self.ponders = ponders  # whether it may take so long to choose that others would notice
        self._last: tuple[object, Planned] | None = None

    def plan(self, view: View, now: Millis) -> Planned | None:
        """What is chosen; while others act and its own choice stays the same, so does the plan."""
        if not view.legal or view.you is None:
            return None
        situation = view.round, view.active, view.roll, view.dice, view.seats[view.you], view.legal
        if self._last is None or self._last[0] != situation:
            command = view.legal[0] if len(view.legal) == 1 else self._choose(view)
            breath = self._breath // 3 if isinstance(command, Roll) else self._breath  # nothing to think about
            self._last = situation, Planned(now + breath, command)
        return self._last[1]
