"""A toy game for the engine's tests: Dash. Whoever runs past the end first wins; a secret card doubles one run.

It has turns, a clock on each turn, chance and a secret in a page, so that every law has something to bite on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from akili.engine.chance import Chance
from akili.engine.conformance import Secrets
from akili.engine.game import Game, GameInfo, Millis, Moment, Outcome, Rejected, Seat, Viewer

END = 12
TURN: Millis = 5000


class Options(Struct, frozen=True):
    end: int = END


class Run(Struct, frozen=True, tag="run"):
    steps: int


class Begun(Struct, frozen=True, tag="begun"):
    cards: tuple[int, ...]


class Ran(Struct, frozen=True, tag="ran"):
    seat: Seat
    steps: int
    at: Millis


class State(Struct, frozen=True):
    options: Options
    places: tuple[int, ...]
    cards: tuple[int, ...] = ()  # the run that goes twice as far, known to its owner
    turn: Seat = 0
    since: Millis = 0


class View(Struct, frozen=True):
    places: tuple[int, ...]
    your_card: int | None


class Dash(Game[Options, State, Run, Begun | Ran, View, Ran]):
    """The toy, which keeps every law."""

    info: ClassVar[GameInfo] = GameInfo("dash", 1, 2, 3, short="dash", minutes=1)
    options_type = Options
    command_type = Run
    event_type = Begun | Ran
    view_type = View
    notice_type = Ran

    def initial(self, options: Options, seats: int) -> State:
        if options.end < 1:
            raise Rejected("options.end")
        return State(options, (0,) * seats)

    def begin(self, state: State, pack: None, moment: Moment) -> Sequence[Begun | Ran]:  # noqa: ARG002
        return (Begun(tuple(1 + moment.chance.below(3) for _ in state.places)),)

    def decide(self, state: State, seat: Seat, command: Run, moment: Moment) -> Sequence[Begun | Ran]:
        if command.steps not in (1, 2, 3):
            raise Rejected("run.steps")
        twice = 2 if command.steps == state.cards[seat] else 1
        return (Ran(seat, command.steps * twice + moment.chance.below(2), moment.now),)

    def evolve(self, state: State, event: Begun | Ran) -> State:
        if isinstance(event, Begun):
            return replace(state, cards=event.cards)
        places = list(state.places)
        places[event.seat] += event.steps
        return replace(state, places=tuple(places), turn=(event.seat + 1) % len(places), since=event.at)

    def deadline(self, state: State) -> Millis | None:
        return None if self.outcome(state) else state.since + TURN

    def expire(self, state: State, moment: Moment) -> Sequence[Begun | Ran]:
        return (Ran(state.turn, 1, moment.now),)

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset() if self.outcome(state) else frozenset([state.turn])

    def legal(self, state: State, seat: Seat) -> Iterable[Run]:
        return [Run(steps) for steps in (1, 2, 3)] if seat in self.to_act(state) else []

    def outcome(self, state: State) -> Outcome | None:
        if max(state.places) < state.options.end:
            return None
        best = sorted(range(len(state.places)), key=lambda seat: -state.places[seat])
        return Outcome(tuple((seat,) for seat in best), state.places)

    def view(self, state: State, viewer: Viewer) -> View:
        return View(state.places, None if viewer is None or not state.cards else state.cards[viewer])

    def notice(self, event: Begun | Ran, viewer: Viewer) -> Ran | None:  # noqa: ARG002
        return event if isinstance(event, Ran) else None


class Cards(Secrets):
    """The cards of the others."""

    def states(self, state: Any, viewer: Viewer, chance: Chance) -> Iterable[Any]:
        yield replace(state, cards=self._others(state.cards, viewer, chance))

    def events(self, event: Any, viewer: Viewer, chance: Chance) -> Iterable[Any]:
        if isinstance(event, Begun):
            yield replace(event, cards=self._others(event.cards, viewer, chance))

    def _others(self, cards: tuple[int, ...], viewer: Viewer, chance: Chance) -> tuple[int, ...]:
        return tuple(card if seat == viewer else 1 + chance.below(3) for seat, card in enumerate(cards))
