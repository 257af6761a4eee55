"""A finished match of Ubongo classic: the race, and every take of gems beside the lane of most value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from msgspec.structs import asdict

from akili.bots.analysis import Decision, total_cost
from akili.bots.race_analysis.adviser import RaceAdviser
from akili.bots.race_analysis.model import RaceAnalysis
from akili.bots.race_analysis.reading import race_analysis
from akili.bots.ubongo_classic.gem_table import seen_by
from akili.bots.ubongo_classic.lane_value import Sight, lane_value
from akili.engine.game import Millis
from akili.engine.match import Match
from akili.engine.replay import timed
from akili.games.ubongo_classic.gem_board import nearest
from akili.games.ubongo_classic.model import Colour, Event, GemsTaken, Lane, View

SIGHT = Sight.RIVALS  # who has a hand on the gems needn't think of losing them


class GemTake(Decision, frozen=True, kw_only=True):
    """A pair that was taken. Its values are not milliseconds but how many gems of the best colour one is ahead."""

    chosen: Lane
    gems: tuple[Colour, ...]
    best: Lane
    best_gems: tuple[Colour, ...]


class Analysis(RaceAnalysis, frozen=True, kw_only=True):
    """The race, and the gems beside it."""

    takes: tuple[GemTake, ...]
    gem_costs: tuple[float, ...]  # of all takes, one per seat


class ClassicAdviser(RaceAdviser):
    """Knows cards and gems."""

    analysis_type: ClassVar[Any] = Analysis

    def analysis(self, match: Match, events: Iterable[Event]) -> Analysis:
        """The race card by card, and the gems take by take."""
        happened = list(events)
        board = Match(match.game, match.options, match.seats, match.seed)
        race = race_analysis(match, happened, self.knowing)
        takes = tuple(_takes(board, happened))
        costs = tuple(total_cost(takes, seat) for seat in range(match.seats))
        return Analysis(**asdict(race), takes=takes, gem_costs=costs)


def _takes(match: Match, events: Iterable[Event]) -> Iterator[GemTake]:
    for number, (at, event) in enumerate(timed(events)):
        if isinstance(event, GemsTaken) and not event.by_itself:
            yield _take(match.view(None), event, number, at)
        match.apply([event])


def _take(view: View, taken: GemsTaken, number: int, at: Millis) -> GemTake:
    table = seen_by(taken.seat, view)
    lanes = {lane for lane in view.seats[taken.seat].reachable if view.lanes[lane]} | {taken.lane}
    values = {lane: lane_value(table, lane, SIGHT) for lane in lanes}
    best = max(sorted(lanes), key=lambda lane: (values[lane], lane == taken.lane))
    return GemTake(
        seat=taken.seat,
        event=number,
        at=at,
        chapter=view.round,
        value=values[taken.lane],
        best_value=values[best],
        cost=values[best] - values[taken.lane],
        chosen=taken.lane,
        gems=taken.gems,
        best=best,
        best_gems=nearest(view.lanes, best),
    )
