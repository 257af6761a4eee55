"""The contract that every game keeps: ``decide`` holds the rules and may refuse, ``evolve`` only folds.

Two very different games live in it: races (everybody at once, against a clock) and Clever Cubed (one choice
opening the next, no clock). Read this file before any game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from akili.engine.chance import Chance

Seat = int  # 0, 1, …: a place in a match, whoever sits on it
Viewer = Seat | None  # None is a spectator
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
    way of their message tells; the truth lies within ``uncertainty`` of it.
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
    """What there is to know of a game before playing it.

    A game is spelled in two ways: ``id`` for machines (packages, messages, logs), ``short`` for people who type it
    (the shell, addresses, keys of words).
    """

    id: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    short: str
    minutes: int  # that a match takes, more or less
    by_turns: bool = False  # nobody hurries: people may share a device, and a bot may stand in for who is away


Unit = Literal["cards", "gems", "milliseconds", "points", "rolls"]
FEWER_IS_BETTER: frozenset[Unit] = frozenset({"milliseconds", "rolls"})


class Figure(Struct, frozen=True):
    """A number and what it counts."""

    value: int
    unit: Unit

    @property
    def cost(self) -> int:
        """Lower is better."""
        return self.value if self.unit in FEWER_IS_BETTER else -self.value


class Score(Figure, frozen=True, omit_defaults=True):
    """What a match alone came to; ``then`` decides between equal ones, in this order."""

    then: tuple[Figure, ...] = ()

    @property
    def rank(self) -> tuple[int, ...]:
        """Lower is better."""
        return (self.cost, *(figure.cost for figure in self.then))


class Presence(Struct, frozen=True):
    """Who is away, as the table tells the rules; bots never are. ``deserted``: no person is left."""

    away: tuple[Seat, ...] = ()
    deserted: bool = False


class PresenceChanged(Struct, frozen=True, tag="presence_changed"):
    """Seats went away or came back. An event like any other, so that a replay can prove what followed from it."""

    presence: Presence
    at: Millis


class Game(ABC, Generic[Options, State, Command, Event, View, Notice]):
    """A decider. It has no state of its own: everything is in the arguments."""

    info: ClassVar[GameInfo]
    options_type: ClassVar[Any]  # what the tagged structs decode as: a struct or a union of structs
    command_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    notice_type: ClassVar[Any]
    is_open: ClassVar[bool] = False  # all see the same: views differ in ``you`` only, so one is made for all
    choice_type: ClassVar[Any] = None  # what a seat may choose for itself before the match; None for nothing

    @abstractmethod
    def initial(self, options: Options, seats: int) -> State:
        """The state before anything has happened; raises Rejected if the options make no sense for so many seats."""

    def packs(self, options: Options) -> bool:  # noqa: ARG002 - as below
        """Whether ``pack`` has anything to make for these options; if not, nobody has to wait for it."""
        return False

    def pack(self, options: Options) -> Any:  # noqa: ARG002 - most games have nothing to make
        """What is made before the match begins, such as the cards of a seed.

        It may take seconds and is asked for once, where nobody waits; the first event carries what is needed of it.
        """
        return None

    @abstractmethod
    def begin(self, state: State, pack: Any, moment: Moment) -> Sequence[Event]:
        """What happens when the match starts, with what ``pack`` has made."""

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

    def presence(self, state: State, presence: Presence, moment: Moment) -> Sequence[Event]:  # noqa: ARG002
        """What follows when seats go away or come back; nothing in a game that waits for everybody."""
        return ()

    @abstractmethod
    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats that the match waits for: each is offered something."""

    def hears(self, state: State, seat: Seat) -> bool:
        """Whether a command of this seat may be accepted now; in some games one may take back what is done already."""
        return seat in self.to_act(state)

    @abstractmethod
    def legal(self, state: State, seat: Seat) -> Iterable[Command]:
        """Commands that would be accepted; a game says where the list is partial."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None while it goes on."""

    def score(self, state: State) -> Score | None:  # noqa: ARG002 - not every game is played alone
        """What a finished match of one seat came to; None where it isn't to be kept."""
        return None

    def variant(self, options: Options) -> Options:
        """The options with only what makes scores comparable: matches of one variant share a board of records."""
        return options

    def choose(self, options: Options, seat: Seat, choice: Any) -> Options:  # noqa: ARG002 - most seats have no choice
        """The options after a seat has chosen for itself; raises Rejected."""
        raise Rejected("seat.no_choice")

    def fitted(self, options: Options, seats: int) -> Options:  # noqa: ARG002 - most options are everybody's
        """The options when a table comes to have so many seats: without what was agreed on for seats that are gone."""
        return options

    @abstractmethod
    def view(self, state: State, viewer: Viewer) -> View:
        """What this seat, or a spectator, may see: there is no default, so nothing leaks by forgetting."""

    def sight(self, state: State, seat: Seat) -> View:
        """The view of a seat that a bot plays: a game may leave out what only a page needs."""
        return self.view(state, seat)

    @abstractmethod
    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        """What the viewer is told of an event, to animate and log; None where they mustn't know."""
