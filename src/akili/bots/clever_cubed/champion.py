"""The strongest there is: a net that learned by playing with itself, and a small beam over what is certain.

It needs numpy. Where that isn't installed the planner steps in, and the log says so.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple, Protocol

from akili.bots.clever_cubed.net.company import leaves_dice, left_for_others
from akili.bots.clever_cubed.net.position import after, state_of
from akili.bots.clever_cubed.net.search import Beam, rated
from akili.bots.clever_cubed.planner import tuned_planner
from akili.bots.clever_cubed.prospects import Prospect, Table
from akili.games.clever_cubed.model import Command, View
from akili.games.clever_cubed.offers import offers

if TYPE_CHECKING:
    from akili.bots.clever_cubed.net.net import Net

WEIGHTS = "weights.npz"
BEAM = Beam(width=4, depth=4)
FOR_OTHERS = 80  # positions that are valued for those who will pick, out of what the beam may have
MIND = 0.5  # how much a point of the others, on average, counts against one's own

LOG = logging.getLogger(__name__)


class Valued(NamedTuple):
    """A command and the points at the end that it promises."""

    command: Command
    value: float


class Rater(Protocol):
    """Says what commands are worth, with where they lead; the planner does too."""

    def choose(self, view: View) -> Command:
        """The best one."""

    def rated(self, view: View) -> list[tuple[float, Command, Prospect]]:
        """Those that are worth a look, or all."""

    def chain(self, view: View, command: Command) -> int:
        """How many ? would be used one after the other, after a command."""


class Champion:
    """Chooses by the net."""

    def __init__(self, net: Net, beam: Beam | None = BEAM, mind: float = MIND) -> None:
        self.net = net
        self._beam = beam
        self._mind = mind

    def values(self, view: View) -> list[Valued]:
        """What every legal command is worth, in their order."""
        return self._values(view, is_thorough=True)

    def choose(self, view: View) -> Command:
        """The command that leads to the most points, as far as can be seen."""
        return max(self._values(view, is_thorough=False), key=lambda each: each.value).command

    def _values(self, view: View, *, is_thorough: bool) -> list[Valued]:
        """The best of them is the same, thorough or not."""
        assert view.you is not None
        state, beam = state_of(view), self._beam
        if not (self._mind and leaves_dice(state, view.you)):
            return [Valued(each.command, each.value) for each in rated(self.net, state, view.you, view.legal, beam)]
        beam = beam and beam._replace(most=beam.most - FOR_OTHERS)
        found = rated(self.net, state, view.you, view.legal, beam)
        left = left_for_others(self.net, view.you, found, self._mind, FOR_OTHERS, is_thorough=is_thorough)
        return [Valued(each.command, each.value - self._mind * lost) for each, lost in zip(found, left, strict=True)]

    def rated(self, view: View) -> list[tuple[float, Command, Prospect]]:
        """All commands, with where they lead."""
        table = Table(view)
        return [(value, command, table.prospect(command)) for command, value in self.values(view)]

    def chain(self, view: View, command: Command) -> int:
        """How many ? it would use one after the other, after a command."""
        assert view.you is not None
        state, used = after(state_of(view), view.you, command), 0
        while state.seats[view.you].waiting:
            ways = rated(self.net, state, view.you, offers(state, view.you), self._beam)
            state, used = max(ways, key=lambda way: way.value).state, used + 1
        return used


@cache
def strongest(beam: Beam | None = BEAM) -> Rater:
    """The champion, or the planner where there is no numpy."""
    try:
        from akili.bots.clever_cubed.net.net import Net, unpack
    except ModuleNotFoundError as missing:
        LOG.warning(
            'The champion of Clever Cubed needs %s, so the planner plays: pip install "akili[champion]".', missing.name
        )
        return tuned_planner()
    with files(__package__).joinpath("net", WEIGHTS).open("rb") as file:
        return Champion(Net(unpack(file)), beam)


def values(view: View) -> list[Valued]:
    """What every legal command of a position promises, by the strongest player there is; those it has no eye for, less.

    The planner looks closely at the best few only: the others get the value of the worst of these.
    """
    found = strongest()
    if isinstance(found, Champion):
        return found.values(view)
    known = {command: value for value, command, _ in found.rated(view)}
    least = min(known.values(), default=0.0)
    return [Valued(command, known.get(command, least)) for command in view.legal]
