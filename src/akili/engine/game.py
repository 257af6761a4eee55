"""The contract that every game keeps: ``decide`` holds the rules and may refuse, ``evolve`` only folds.

Two very different games live in it: races (everybody at once, against a clock) and Clever Cubed (one choice
opening the next, no clock). Read this file before any game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from akili.engine.chance import Chance

Seat = int  # 0, 1, …: a place in a match, whoever sits on it
Viewer = Seat | None  # None watches
Millis = int  # milliseconds since the match began

Options = TypeVar("Options", bound=Struct)
State = TypeVar("State", bound=Struct)
Command = TypeVar("Command", bound=Struct)
Event = TypeVar("Event", bound=Struct)
View = TypeVar("View", bound=Struct)
Notice = TypeVar("Notice", bound=Struct)


class Rejected(Exception):  # noqa: N818 - it is a verdict, not an error
    """A command (or options) that the rules don't allow; the reason is a key, its words live in the locales."""

    def __init__(self, reason: str, **details: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details


@dataclass(frozen=True)
class Moment:
    """All that a rule may know beyond the state: when it is, how well that is known, and chance.

    ``now`` is the judge's clock when something arrived; ``at`` is when the player did it, as far as the measured
    way of his message tells; the truth lies within ``uncertainty`` of it.
    """

    now: Millis
    chance: Chance
    lag: Millis = 0
    uncertainty: Millis = 0

    @property
    def at(self) -> Millis:
        """The player's time."""
        return self.now - self.lag


class Outcome(Struct, frozen=True):
    """How a match ended: seats that share a rank stand together, the winners first."""

    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]


class GameInfo(Struct, frozen=True):
    """What there is to know of a game before playing it."""

    id: str
    rules_version: int
    fewest_seats: int
    most_seats: int


class Game(ABC, Generic[Options, State, Command, Event, View, Notice]):
    """A decider. It has no state of its own: everything is in the arguments."""

    info: ClassVar[GameInfo]
    options_type: ClassVar[Any]  # what the tagged structs decode as: a struct or a union of structs
    command_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    notice_type: ClassVar[Any]

    @abstractmethod
    def initial(self, options: Options, seats: int) -> State:
        """The state before anything has happened; raises Rejected if the options make no sense for so many seats."""

    @abstractmethod
    def begin(self, state: State, moment: Moment) -> Sequence[Event]:
        """What happens when the match starts."""

    @abstractmethod
    def decide(self, state: State, seat: Seat, command: Command, moment: Moment) -> Sequence[Event]:
        """What follows from a command; raises Rejected."""

    @abstractmethod
    def evolve(self, state: State, event: Event) -> State:
        """The state after an event: never refuses, never draws."""

    @abstractmethod
    def deadline(self, state: State) -> Millis | None:
        """When time itself acts next."""

    @abstractmethod
    def expire(self, state: State, moment: Moment) -> Sequence[Event]:
        """What happens at the deadline."""

    @abstractmethod
    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats whose commands may be accepted now."""

    @abstractmethod
    def legal(self, state: State, seat: Seat) -> Iterable[Command]:
        """Commands that would be accepted; a game says where the list is partial."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: State, viewer: Viewer) -> View:
        """What this seat, or a spectator, may see: there is no default, so nothing leaks by forgetting."""

    @abstractmethod
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        """What the viewer is told of an event, to animate and log; None where it is none of his business."""
