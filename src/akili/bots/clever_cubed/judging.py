"""Who says what positions were worth in a finished match: the net, or the planner where it isn't installed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Protocol

from msgspec.structs import replace

from akili.bots.analysis import Judge
from akili.bots.clever_cubed.champion import Champion, Rater, Valued, strongest, values
from akili.bots.clever_cubed.net.position import after, after_lapse
from akili.bots.clever_cubed.net.search import CERTAIN
from akili.engine.game import Seat
from akili.games.clever_cubed.model import DICE, Pass, State, View
from akili.games.clever_cubed.offers import offers
from akili.games.clever_cubed.reach import stage
from akili.games.clever_cubed.rules import CLEVER_CUBED

NOT_FALLEN = (0,) * len(DICE)


class Judging(Protocol):
    """Values in points at the end, one's own alone: what others lose by it doesn't count here."""

    kind: Judge
    falls: int  # of dice that an average is taken of
    rater: Rater

    def options(self, view: View) -> list[Valued]:
        """What every legal command is worth."""

    def lapsing(self, state: State, seat: Seat) -> float:
        """What it is worth to lose all ? that wait."""

    def glance(self, states: Sequence[State], seat: Seat) -> list[float]:
        """The best that the seat can make of each position, without looking far."""

    def beginning(self, state: State, seat: Seat) -> float | None:
        """What a seat may expect before the first dice fall; None where that isn't known."""


class NetJudge:
    """By the net."""

    kind: Judge = "net"
    falls = 12

    def __init__(self, champion: Champion) -> None:
        self._champion = Champion(champion.net, mind=0.0)
        self.rater: Rater = self._champion

    def options(self, view: View) -> list[Valued]:
        """With the beam."""
        return self._champion.values(view)

    def lapsing(self, state: State, seat: Seat) -> float:
        """With the beam, where the seat chooses on."""
        lapsed = after_lapse(state, seat)
        if stage(lapsed, seat) in CERTAIN:
            return max(each.value for each in self.options(CLEVER_CUBED.sight(lapsed, seat)))
        return self._champion.net.values([lapsed], seat)[0]

    def glance(self, states: Sequence[State], seat: Seat) -> list[float]:
        """By the net alone, all at once."""
        ways = [[after(state, seat, command) for command in offers(state, seat)] or [state] for state in states]
        values = iter(self._champion.net.values([way for each in ways for way in each], seat))
        return [max(islice(values, len(each))) for each in ways]

    def beginning(self, state: State, seat: Seat) -> float | None:
        """As the net sees it; every seat as if it began, for the net knows beginnings from one's own turn only."""
        own_turn = replace(state, first=seat, active=seat, faces=NOT_FALLEN)
        return self._champion.net.values([own_turn], seat)[0]


class PlannerJudge:
    """By the planner."""

    kind: Judge = "planner"
    falls = 6

    def __init__(self, planner: Rater) -> None:
        self.rater = planner

    def options(self, view: View) -> list[Valued]:
        """Those that it has no eye for count as the worst that it looked at."""
        return values(view)

    def lapsing(self, state: State, seat: Seat) -> float:
        """As if it was passed."""
        passing = replace(CLEVER_CUBED.sight(state, seat), legal=(Pass(),))
        return self.rater.rated(passing)[0][0]

    def glance(self, states: Sequence[State], seat: Seat) -> list[float]:
        """It looks no less far."""
        return [max(value for value, _, _ in self.rater.rated(CLEVER_CUBED.sight(state, seat))) for state in states]

    def beginning(self, state: State, seat: Seat) -> float | None:  # noqa: ARG002 - it only compares commands
        """It can't say."""
        return None


def judge() -> Judging:
    """The best there is."""
    found = strongest()
    return NetJudge(found) if isinstance(found, Champion) else PlannerJudge(found)
