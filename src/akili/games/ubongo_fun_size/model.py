"""Ubongo Fun-Size in data: options, state, commands, events, view, notices. Read this first.

Everybody has a card of his own and finds which 3 (side A) or 4 (side B) of his tiles fill it. The first starts
a countdown for the others; eight rounds. Alone it is played by time or by count.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from akili.engine.game import Millis, Seat
from akili.polyomino import Cell
from akili.ubongo.laying import Area, Board, Laid
from akili.ubongo.race import Finish

Side = Literal["A", "B"]
Phase = Literal["racing", "countdown", "between", "over"]
TILES_TO_FIND = {"A": 3, "B": 4}
COUNTDOWN = {"A": 20, "B": 30}  # seconds, unless another number is agreed on
ROUNDS = 8
GEMSTONES = 8
PAUSE: Millis = 15_000  # after a round, if not everybody goes on before


class ByTime(Struct, frozen=True, tag="by_time"):
    """Alone: as many cards as possible in 5, 10 or 20 minutes."""

    minutes: Literal[5, 10, 20]


class ByCount(Struct, frozen=True, tag="by_count"):
    """Alone: the time for 5, 10 or 20 cards."""

    cards: Literal[5, 10, 20]


Solo = ByTime | ByCount


class Options(Struct, frozen=True):
    """What is agreed on before the match."""

    side: Side = "A"
    countdown: int | None = None  # seconds, 1 to 120; None for 20 (A) or 30 (B)
    limit: int = 300  # seconds after which a round that nobody solves ends: no round waits for ever
    without_yellow: tuple[Seat, ...] = ()  # seats that play without the straight yellow tile
    solo: Solo | None = None  # needed with one seat, not possible with more
    deck: str | None = None  # the seed of a deck; None for the cards in the box


# Commands


class LayTile(Struct, frozen=True, tag="lay_tile"):
    """Put a tile on these cells; if it lies already, it moves."""

    tile: str
    cells: tuple[Cell, ...]


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


class Card(Struct, frozen=True):
    """A card that lies open: its place in the deck, from 0, and its area, never its solution."""

    number: int
    area: Area


class MatchBegun(Struct, frozen=True, tag="match_begun"):
    """The cards were shuffled; ``order`` has all that are in play, top card first, and stays secret."""

    order: tuple[int, ...]


class DeckShuffled(Struct, frozen=True, tag="deck_shuffled"):
    """Alone: the deck was through; ``order`` is the new one and stays secret."""

    order: tuple[int, ...]


class RoundBegun(Struct, frozen=True, tag="round_begun"):
    """All cards are turned over at the same time."""

    round: int
    cards: tuple[Card, ...]  # one a seat
    at: Millis


class TileLaid(Struct, frozen=True, tag="tile_laid"):
    """A tile lies on the card."""

    seat: Seat
    laid: Laid
    at: Millis


class TileTaken(Struct, frozen=True, tag="tile_taken"):
    """A tile was taken back."""

    seat: Seat
    tile: str
    at: Millis


class CardSolved(Struct, frozen=True, tag="card_solved"):
    """The area is filled by the right number of tiles: "Ubongo!"."""

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
    solvers: tuple[Seat, ...]  # who keeps his card
    at: Millis
    next_at: Millis | None  # when the next round begins by itself; None after the last


class SeatReady(Struct, frozen=True, tag="seat_ready"):
    """A seat wants to go on."""

    seat: Seat


class MatchEnded(Struct, frozen=True, tag="match_ended"):
    """The last card is played; alone: ``at`` is the time that counts."""

    at: Millis


Event = (
    MatchBegun
    | DeckShuffled
    | RoundBegun
    | TileLaid
    | TileTaken
    | CardSolved
    | CountdownBegun
    | GivenUp
    | CardPutAside
    | RoundEnded
    | SeatReady
    | MatchEnded
)


# State


class SeatState(Struct, frozen=True):
    """One seat: the card before it, what lies on it, and what it has won."""

    card: Card | None = None
    board: Board = ()
    finish: Finish | None = None
    gives_up: bool = False
    is_ready: bool = False
    cards_won: int = 0
    gemstones: int = 0


class RoundResult(Struct, frozen=True):
    """What a finished round came to, for the result page and the totals."""

    first: tuple[Seat, ...]
    finishes: tuple[Finish | None, ...]  # one a seat
    begun: Millis
    ends: Millis | None  # when its countdown, or its limit, was over
    gemstones: tuple[Seat, ...]  # who got one


class State(Struct, frozen=True):
    """Everything, secrets included."""

    options: Options
    seats: tuple[SeatState, ...]
    phase: Phase = "between"
    round: int = 0
    order: tuple[int, ...] = ()  # of the cards; the next one to be drawn is ``drawn``
    drawn: int = 0
    begun: Millis = 0  # this round
    ends: Millis | None = None  # the countdown, the limit of the round, the pause, or the time of a game alone
    results: tuple[RoundResult, ...] = ()
    put_aside: int = 0
    ended: Millis | None = None


# View and notices


class SeatView(Struct, frozen=True):
    """What everyone may see of a seat: races are watched live, so that is nearly all."""

    card: Card | None
    board: Board
    tiles: tuple[str, ...]  # the tiles it plays with
    finish: Finish | None
    gives_up: bool
    is_ready: bool
    cards_won: int
    gemstones: int
    points: int


class View(Struct, frozen=True):
    """What a viewer sees; ``you`` is None for a spectator."""

    you: Seat | None
    options: Options
    phase: Phase
    round: int
    rounds: int | None  # None in a game alone by time
    tiles_to_find: int
    seats: tuple[SeatView, ...]
    begun: Millis
    ends: Millis | None
    results: tuple[RoundResult, ...]
    ranking: tuple[tuple[Seat, ...], ...]  # as it stands: who shares a rank stands together, the leaders first
    put_aside: int
    ended: Millis | None


Notice = (
    RoundBegun
    | TileLaid
    | TileTaken
    | CardSolved
    | CountdownBegun
    | GivenUp
    | CardPutAside
    | RoundEnded
    | SeatReady
    | MatchEnded
)  # an event that may be told as it is
