"""Pebbles, a sixth game: take one, two or three from the heap; whoever takes the last one wins.

All that a game needs in Python: what it is in data, its rules, and a bot. ``docs/adding-a-game.md`` walks through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from akili.bots.plan import Planned
from akili.engine.game import Game, GameInfo, Millis, Moment, Outcome, Rejected, Seat, Viewer
from akili.engine.ranking import ranking_by


class Options(Struct, frozen=True):
    """What is agreed on before the match."""

    heap: int = 12


class Take(Struct, frozen=True, tag="take"):
    """Take so many."""

    pebbles: Literal[1, 2, 3]


class Begun(Struct, frozen=True, tag="begun"):
    """Chance says who begins."""

    first: Seat


class Taken(Struct, frozen=True, tag="taken"):
    """A seat took some."""

    seat: Seat
    pebbles: int


Event = Begun | Taken


class State(Struct, frozen=True):
    """Everything; nothing of it is secret."""

    seats: int
    heap: int
    turn: Seat = 0


class View(Struct, frozen=True):
    """What a viewer sees."""

    you: Seat | None
    heap: int
    turn: Seat


class Pebbles(Game[Options, State, Take, Event, View, Event]):
    """The rules."""

    info: ClassVar[GameInfo] = GameInfo(
        "pebbles", rules_version=1, fewest_seats=2, most_seats=2, short="pebbles", minutes=1
    )
    options_type = Options
    command_type = Take
    event_type = Event
    view_type = View
    notice_type = Event

    def initial(self, options: Options, seats: int) -> State:
        if not 1 <= options.heap <= 100:
            raise Rejected("pebbles.heap", fewest=1, most=100)
        return State(seats, options.heap)

    def begin(self, state: State, pack: None, moment: Moment) -> Sequence[Event]:  # noqa: ARG002
        return (Begun(moment.chance.below(state.seats)),)

    def decide(self, state: State, seat: Seat, command: Take, moment: Moment) -> Sequence[Event]:  # noqa: ARG002
        if command.pebbles > state.heap:
            raise Rejected("pebbles.too_many", heap=state.heap)
        return (Taken(seat, command.pebbles),)

    def evolve(self, state: State, event: Event) -> State:
        match event:
            case Begun(first=first):
                return replace(state, turn=first)
            case Taken(seat=seat, pebbles=pebbles):
                heap = state.heap - pebbles
                return replace(state, heap=heap, turn=(seat + 1) % state.seats if heap else seat)

    def deadline(self, state: State) -> Millis | None:  # noqa: ARG002
        return None

    def expire(self, state: State, moment: Moment) -> Sequence[Event]:  # noqa: ARG002
        return ()

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset([state.turn]) if state.heap else frozenset()

    def legal(self, state: State, seat: Seat) -> Iterable[Take]:
        return [Take(n) for n in (1, 2, 3) if n <= state.heap] if seat in self.to_act(state) else []

    def outcome(self, state: State) -> Outcome | None:
        points = tuple(int(seat == state.turn) for seat in range(state.seats))
        return None if state.heap else Outcome(ranking_by(points), points)

    def view(self, state: State, viewer: Viewer) -> View:
        return View(viewer, state.heap, state.turn)

    def notice(self, event: Event, viewer: Viewer) -> Event:  # noqa: ARG002
        return event


PEBBLES = Pebbles()
BEST = (Take(1), Take(1), Take(2), Take(3))  # by what is left over when the heap is divided by four


class Counter:
    """A bot that leaves a multiple of four whenever it can."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self.seat, self.seed = seat, seed

    def plan(self, view: View, now: Millis) -> Planned | None:
        if view.turn != self.seat or not view.heap:
            return None
        return Planned(now, BEST[view.heap % 4])
