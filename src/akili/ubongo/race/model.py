"""What all races on cards share, in data: commands, events, state, view. Read this first.

A game subclasses what it needs more of; events keep their tags, so that a log is read by any version.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

from msgspec import Struct

from akili.engine.game import Millis, Presence, PresenceChanged, Seat
from akili.polyomino import Cell, Placement
from akili.ubongo.finish import Finish
from akili.ubongo.laying import Area, Board

Phase = Literal["racing", "countdown", "between", "over"]
PAUSE: Millis = 15_000  # after a round, if not everybody goes on before
WELCOME: Millis = 5_000  # at least that long until the next round when somebody comes back to an empty table


class ByTime(Struct, frozen=True, tag="by_time"):
    """Alone: as many cards as possible in 5, 10 or 20 minutes."""

    minutes: Literal[5, 10, 20]


class ByCount(Struct, frozen=True, tag="by_count"):
    """Alone: the time for 5, 10 or 20 cards."""

    cards: Literal[5, 10, 20]


Solo = ByTime | ByCount


class RaceOptions(Protocol):
    """What every race agrees on before the match."""

    @property
    def limit(self) -> int:
        """Seconds after which a round that nobody solves ends: no round waits for ever."""

    @property
    def solo(self) -> Solo | None:
        """Needed with one seat, not possible with more."""

    @property
    def deck(self) -> str | None:
        """The name of a deck, or its seed; None for the box of the first edition."""


# Commands


class LayTile(Struct, frozen=True, tag="lay_tile", omit_defaults=True):
    """Put a tile on these cells; if it lies already, it moves."""

    tile: str
    cells: tuple[Cell, ...]
    holes: tuple[Cell, ...] = ()  # where its peep-holes come to lie, if it has any


class TakeTile(Struct, frozen=True, tag="take_tile"):
    """Take a tile back from the card."""

    tile: str


class GiveUp(Struct, frozen=True, tag="give_up"):
    """Agree, or no longer agree, to give the round up; it ends when all who still search agree."""

    agreed: bool = True


class PutAside(Struct, frozen=True, tag="put_aside"):
    """Alone: put the card aside for a new one."""


class GoOn(Struct, frozen=True, tag="go_on"):
    """Ready for the next round."""


Command = LayTile | TakeTile | GiveUp | PutAside | GoOn


# Events


class Card(Struct, frozen=True, omit_defaults=True):
    """A card that lies open: its place in the deck, from 0, and its area, never its solution."""

    number: int
    area: Area
    tiles: tuple[str, ...] = ()  # the tiles to use, where the card names them


class MatchBegun(Struct, frozen=True, tag="match_begun", omit_defaults=True):
    """The cards were shuffled; ``order`` has all that are in play, top card first, and stays secret."""

    order: tuple[int, ...]
    cards: tuple[Card, ...] = ()  # of a deck that isn't in the box: all that may come


class DeckShuffled(Struct, frozen=True, tag="deck_shuffled"):
    """Alone: the deck was through; ``order`` is the new one and stays secret."""

    order: tuple[int, ...]


class RoundBegun(Struct, frozen=True, tag="round_begun"):
    """All cards are turned over at the same time."""

    round: int
    cards: tuple[Card | None, ...]  # one per seat; None for a seat that only watches this round
    at: Millis


class TileLaid(Struct, frozen=True, tag="tile_laid"):
    """A tile lies on the card."""

    seat: Seat
    laid: Placement
    at: Millis


class TileTaken(Struct, frozen=True, tag="tile_taken"):
    """A tile was taken back."""

    seat: Seat
    tile: str
    at: Millis


class CardSolved(Struct, frozen=True, tag="card_solved"):
    """The last tile solved the card: "Ubongo!"."""

    finish: Finish


class CountdownBegun(Struct, frozen=True, tag="countdown_begun"):
    """The first solution starts the countdown for the others."""

    ends: Millis


class GivenUp(Struct, frozen=True, tag="given_up"):
    """A seat agreed to give up, or took it back."""

    seat: Seat
    agreed: bool


class CardPutAside(Struct, frozen=True, tag="card_put_aside"):
    """Alone: a new card instead of the old one."""

    at: Millis


class RoundEnded(Struct, frozen=True, tag="round_ended"):
    """Time is up, or all are done, or all gave up: who was first (several where the clocks can't tell)."""

    first: tuple[Seat, ...]
    solvers: tuple[Seat, ...]  # they keep their cards
    at: Millis
    next_at: Millis | None  # when the next round begins by itself; None if it waits for everybody, and after the last


class SeatReady(Struct, frozen=True, tag="seat_ready"):
    """A seat wants to go on."""

    seat: Seat


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The last card is played; alone: ``at`` is the time that counts."""

    at: Millis


Secret = MatchBegun | DeckShuffled  # the order of the cards is nobody's business
Told = (
    RoundBegun
    | TileLaid
    | TileTaken
    | CardSolved
    | CountdownBegun
    | GivenUp
    | CardPutAside
    | SeatReady
    | MatchEnded
    | PresenceChanged
)  # may be told as they are; a game adds its RoundEnded


# State


class RaceSeat(Struct, frozen=True):
    """One seat: the card before it, what lies on it, and what it has won."""

    card: Card | None = None
    board: Board = ()
    finish: Finish | None = None
    gives_up: bool = False
    is_ready: bool = False
    cards_won: int = 0

    @property
    def is_searching(self) -> bool:
        """Has a card that isn't solved."""
        return self.card is not None and self.finish is None


class RoundResult(Struct, frozen=True):
    """What a finished round came to, for the result page and the totals."""

    first: tuple[Seat, ...]
    finishes: tuple[Finish | None, ...]  # one per seat
    begun: Millis
    ends: Millis | None  # when its countdown, or its limit, was over


class RaceState(Struct, frozen=True):
    """Everything, secrets included."""

    options: Any
    seats: tuple[Any, ...]
    phase: Phase = "between"
    round: int = 0
    order: tuple[int, ...] = ()  # of the cards; the next one to be drawn is ``drawn``
    drawn: int = 0
    pack: tuple[Any, ...] = ()  # the cards of a deck that isn't in the box
    begun: Millis = 0  # this round
    ends: Millis | None = None  # the countdown, the limit of the round, the pause, or the time of a game alone
    counting_from: Millis | None = None  # when the countdown began
    results: tuple[Any, ...] = ()
    put_aside: int = 0
    ended: Millis | None = None
    presence: Presence = Presence()

    @property
    def is_running(self) -> bool:
        """Cards lie open and can be solved."""
        return self.phase in ("racing", "countdown")


# View


class Scored(Struct, frozen=True, kw_only=True):
    """Points are told last, after what they come from."""

    points: int


class RaceSeatView(Scored, frozen=True):
    """What everyone may see of a seat: races are watched live, so that is nearly all."""

    card: Card | None
    board: Board
    tiles: tuple[str, ...]  # the tiles it plays with
    finish: Finish | None
    gives_up: bool
    is_ready: bool
    cards_won: int


class RaceView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a viewer sees; ``you`` is None for a spectator."""

    you: Seat | None
    options: Any
    phase: Phase
    round: int
    rounds: int | None  # None in a game alone by time
    tiles_to_find: int | None  # how many of its tiles solve a card; None where the card names them
    seats: tuple[Any, ...]
    begun: Millis
    ends: Millis | None
    results: tuple[Any, ...]
    ranking: tuple[tuple[Seat, ...], ...]  # as it stands: who shares a rank stands together, the leaders first
    put_aside: int
    ended: Millis | None
    counting_from: Millis | None = None  # when the countdown began, while one runs
    away: tuple[Seat, ...] = ()
