"""A tiny game that keeps the contract: seats add numbers to a sum, slow seats lose by the clock."""

# ruff: noqa: ARG002 - the contract names the arguments

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from akili.engine.game import (
    Game,
    GameInfo,
    Millis,
    Moment,
    Outcome,
    Presence,
    PresenceChanged,
    Rejected,
    Seat,
    Viewer,
)
from akili.server.ports import MatchRecord, Occupant


class ToyOptions(Struct, frozen=True):
    goal: int = 10
    limit: Millis | None = 1000  # after the last move


class Add(Struct, frozen=True, tag="add"):
    number: int


class Fail(Struct, frozen=True, tag="fail"):
    """A mistake in the game."""


class Begun(Struct, frozen=True, tag="begun"):
    at: Millis


class Added(Struct, frozen=True, tag="added"):
    seat: Seat
    number: int
    luck: int
    at: Millis


class TimedOut(Struct, frozen=True, tag="timed_out"):
    at: Millis


class ToyState(Struct, frozen=True):
    options: ToyOptions
    seats: int
    sums: tuple[int, ...]
    moved: Millis = 0
    timed_out: bool = False
    presence: Presence = Presence()


class ToyView(Struct, frozen=True):
    sums: tuple[int, ...]
    away: tuple[Seat, ...] = ()


ToyEvent = Begun | Added | TimedOut | PresenceChanged


class ToyGame(Game[ToyOptions, ToyState, Any, Any, ToyView, Any]):
    info: ClassVar[GameInfo] = GameInfo("toy", 1, 1, 8, short="toy", minutes=1)
    options_type = ToyOptions
    command_type = Add | Fail
    event_type = ToyEvent
    view_type = ToyView
    notice_type = ToyEvent

    def initial(self, options: ToyOptions, seats: int) -> ToyState:
        if options.goal < 1:
            raise Rejected("toy.goal")
        return ToyState(options, seats, (0,) * seats)

    def begin(self, state: ToyState, pack: None, moment: Moment) -> Sequence[Any]:
        return [Begun(moment.now)]

    def decide(self, state: ToyState, seat: Seat, command: Any, moment: Moment) -> Sequence[Any]:
        if isinstance(command, Fail):
            raise ZeroDivisionError("a mistake in the game")
        if command.number < 0:
            raise Rejected("toy.negative")
        ones = [1] * command.number  # an event each, so that one command is several events; 0 is none
        return [Added(seat, one, moment.chance.below(1000), moment.now) for one in ones]

    def evolve(self, state: ToyState, event: Any) -> ToyState:
        match event:
            case Begun(at=at):
                return replace(state, moved=at)
            case Added(seat=seat, number=number, at=at):
                sums = tuple(each + number * (index == seat) for index, each in enumerate(state.sums))
                return replace(state, sums=sums, moved=at)
            case TimedOut(at=at):
                return replace(state, moved=at, timed_out=True)
            case PresenceChanged(presence=presence):
                return replace(state, presence=presence)
        raise AssertionError(event)

    def deadline(self, state: ToyState) -> Millis | None:
        if state.options.limit is None or self.outcome(state) is not None:
            return None
        return state.moved + state.options.limit

    def expire(self, state: ToyState, moment: Moment) -> Sequence[Any]:
        return [TimedOut(moment.now)]

    def presence(self, state: ToyState, presence: Presence, moment: Moment) -> Sequence[Any]:
        return [] if presence == state.presence else [PresenceChanged(presence, moment.now)]

    def to_act(self, state: ToyState) -> frozenset[Seat]:
        return frozenset() if self.outcome(state) else frozenset(range(state.seats))

    def legal(self, state: ToyState, seat: Seat) -> Iterable[Any]:
        return [Add(1)] if seat in self.to_act(state) else []

    def outcome(self, state: ToyState) -> Outcome | None:
        if not state.timed_out and sum(state.sums) < state.options.goal:
            return None
        order = sorted(range(state.seats), key=lambda seat: -state.sums[seat])
        return Outcome(tuple((seat,) for seat in order), state.sums)

    def view(self, state: ToyState, viewer: Viewer) -> ToyView:
        return ToyView(state.sums, state.presence.away)

    def notice(self, event: Any, viewer: Viewer) -> Any:
        return event


class DeafToy(ToyGame):
    """Waits for everybody."""

    def presence(self, state: ToyState, presence: Presence, moment: Moment) -> Sequence[Any]:
        return ()


GAMES = {"toy": ToyGame()}


def record(match: str = "m", goal: int = 10, limit: Millis | None = 1000, seats: int = 2) -> MatchRecord:
    options = Raw(msgspec.json.encode(ToyOptions(goal, limit)))
    return MatchRecord(match, "toy", 1, options, (Occupant(name="x"),) * seats, "seed", 0, "t")
