"""Ubongo classic in data: options, state, commands, events, view, notices. Read this first.

Everybody fills the area of a card of their own with exactly the tiles of the row that the die shows. Who is done
moves a pawn, the first farthest, and takes the two nearest gems of its lane, all in the same sand; nine rounds, then
most gems of one colour win. What it shares with the other races is in ``akili.ubongo.race.model``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from akili.engine.game import Millis, PresenceChanged, Seat
from akili.forge.deck import BOX
from akili.ubongo.finish import Finish
from akili.ubongo.laying import Area
from akili.ubongo.race import model as race
from akili.ubongo.race.model import (
    CardSolved,
    CountdownBegun,
    GivenUp,
    GiveUp,
    GoOn,
    LayTile,
    MatchEnded,
    RaceSeat,
    RaceSeatView,
    RaceState,
    RaceView,
    RoundEnded,
    SeatReady,
    TakeTile,
    TileLaid,
    TileTaken,
)

Tiles = Literal[3, 4]  # of a row: the easier or the harder side of a card
Symbol = Literal["shield", "hand", "antelope", "snake", "elephant", "mask"]
Colour = Literal["red", "blue", "green", "yellow", "orange", "purple"]
Lane = int  # 0 to 5, in one line
Lanes = tuple[tuple[Colour, ...], ...]  # the gems that still lie in each lane, the nearest first
Gems = tuple[int, int, int, int, int, int]  # how many of each colour, in the order of COLOURS
Stage = Literal["pawns", "rest", "roll"]  # what the table waits for between two rounds

SYMBOLS: tuple[Symbol, ...] = ("shield", "hand", "antelope", "snake", "elephant", "mask")  # as the rows of a card
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "orange", "purple")
ROUNDS = 9


class Options(Struct, frozen=True):
    """What is agreed on before the match."""

    tiles: Tiles = 3  # the side of the cards that is played
    sides: tuple[Tiles | None, ...] = ()  # a side of its own for a seat, as a handicap; one entry per seat
    hourglass: int = 60  # seconds, 30 to 180
    auto_take: bool = False  # who has solved but not taken when the sand is out gets the gems of their lane
    starter: Seat | None = None  # who rolls first; None for chance
    deck: str | None = BOX  # the name of a deck, or its seed; null for the box of the first edition

    @property
    def limit(self) -> int:
        """The sand is the only limit."""
        return self.hourglass

    @property
    def solo(self) -> None:
        """Alone it is played as in company."""


class Choice(Struct, frozen=True):
    """What a seat chooses for itself before the match: a side of its own, or the table's."""

    tiles: Tiles | None


# Commands


class PlacePawn(Struct, frozen=True, tag="place_pawn"):
    """Before the first round: put the pawn on a red space, or on another one."""

    lane: Lane


class RollDie(Struct, frozen=True, tag="roll_die"):
    """The starting player rolls, and turns the hourglass at the same time."""


class MovePawn(Struct, frozen=True, tag="move_pawn"):
    """Move the pawn to a lane within reach of the space where it began the round."""

    lane: Lane


class TakeGems(Struct, frozen=True, tag="take_gems"):
    """Take the two nearest gems of the lane where the pawn stands, as the player saw it: so many gems lay there."""

    lane: Lane
    lying: int


Command = LayTile | TakeTile | GiveUp | GoOn | PlacePawn | RollDie | MovePawn | TakeGems


# Events


class Side(Struct, frozen=True):
    """One side of a card: an area and a row of tiles for each face of the die."""

    area: Area
    rows: tuple[tuple[str, ...], ...]


class Sheet(Struct, frozen=True):
    """A card of the box with both its sides."""

    number: int
    three: Side
    four: Side


class Card(race.Card, frozen=True, kw_only=True, omit_defaults=True):
    """A card that lies open; ``tiles`` are those of the row that was rolled."""

    rows: tuple[tuple[str, ...], ...]


class MatchBegun(Struct, frozen=True, tag="match_begun", omit_defaults=True):
    """The cards were shuffled; ``order`` has all that are in play, top card first, and stays secret."""

    order: tuple[int, ...]
    cards: tuple[Sheet, ...] = ()  # of a deck that isn't in the box: those in play


class TableLaid(Struct, frozen=True, tag="table_laid"):
    """The gems lie in their lanes, it is known who starts, and the pawns are to be placed."""

    lanes: Lanes
    starter: Seat
    ends: Millis  # then pawns without a space get one by chance


class PawnPlaced(Struct, frozen=True, tag="pawn_placed"):
    """A pawn stands on a red space before the first round; not ``chosen``: chance put it there."""

    seat: Seat
    lane: Lane
    chosen: bool = True


class RollDue(Struct, frozen=True, tag="roll_due"):
    """Everyone has a card, face down; the starting player may roll."""

    seat: Seat
    ends: Millis  # then the die rolls by itself


class DieRolled(Struct, frozen=True, tag="die_rolled"):
    """The die shows which row is to be used."""

    seat: Seat  # whose turn it was to roll
    symbol: Symbol
    at: Millis


class RoundBegun(race.RoundBegun, frozen=True, tag="round_begun"):
    """All cards are turned over at the same time, and the sand runs."""

    cards: tuple[Card | None, ...]  # one per seat


class HourglassTurned(Struct, frozen=True, tag="hourglass_turned"):
    """Nobody has solved in the first sand: once more, and for the last time."""

    at: Millis
    ends: Millis


class SolutionHeld(Struct, frozen=True, tag="solution_held"):
    """A card was solved while the hourglass was being turned: it counts once that is certain."""

    finish: Finish


class PlaceSettled(Struct, frozen=True, tag="place_settled"):
    """It is certain how many were earlier: the pawn may move."""

    seat: Seat
    place: int  # 1 for the first; several may share it
    steps: int  # how far the pawn may go


class PawnMoved(Struct, frozen=True, tag="pawn_moved"):
    """A pawn stands in another lane."""

    seat: Seat
    lane: Lane
    at: Millis


class Reach(Struct, frozen=True):
    """A hand on its way to the nearest pair of a lane in which so many gems lie."""

    hand: Finish
    lane: Lane
    lying: int


class TakeHeld(Struct, frozen=True, tag="take_held"):
    """A seat reached for a pair; an earlier hand may still be on its way. Only the seat itself is told."""

    reach: Reach


class GemsTaken(Struct, frozen=True, tag="gems_taken"):
    """A pair has its owner; ``by_itself`` where the sand was out and so agreed."""

    seat: Seat
    lane: Lane
    gems: tuple[Colour, ...]
    at: Millis
    by_itself: bool = False


class TakeLost(Struct, frozen=True, tag="take_lost"):
    """Another was faster: nothing was taken."""

    seat: Seat
    to: Seat
    lane: Lane


Secret = MatchBegun | TakeHeld
Told = (
    TableLaid
    | PawnPlaced
    | RollDue
    | DieRolled
    | RoundBegun
    | TileLaid
    | TileTaken
    | CardSolved
    | CountdownBegun
    | SolutionHeld
    | HourglassTurned
    | PlaceSettled
    | PawnMoved
    | GemsTaken
    | TakeLost
    | GivenUp
    | RoundEnded
    | SeatReady
    | MatchEnded
    | PresenceChanged
)
Event = Secret | Told
Notice = Told | TakeHeld


# State


class SeatState(RaceSeat, frozen=True):
    """One seat: the card before it, its pawn, and its gems."""

    card: Card | None = None
    pawn: Lane | None = None
    home: Lane | None = None  # where the pawn began the round
    held: Finish | None = None  # a solution made while the hourglass was being turned
    place: int | None = None  # among those who solved, once it is settled
    reach: Reach | None = None
    taken: tuple[Colour, ...] = ()  # in this round
    gems: Gems = (0, 0, 0, 0, 0, 0)


class RoundResult(race.RoundResult, frozen=True):
    """What a finished round came to, for the result page and the totals."""

    symbol: Symbol
    starter: Seat
    hourglasses: int  # 2 where the first ran out without a solution
    over: Millis  # when the round ended
    places: tuple[int | None, ...]  # one per seat, as all that follows
    lanes: tuple[tuple[Lane, Lane], ...]  # where each pawn began and where it stands
    gems: tuple[tuple[Colour, ...], ...]


class State(RaceState, frozen=True):
    """Everything, secrets included."""

    options: Options
    seats: tuple[SeatState, ...]
    results: tuple[RoundResult, ...] = ()
    pack: tuple[Sheet, ...] = ()
    lanes: Lanes = ()
    starter: Seat = 0  # of the round that is played, or of the next one while the table waits
    symbol: Symbol | None = None
    stage: Stage = "pawns"
    hourglass: int = 1  # the first or the second
    sand_from: Millis = 0  # when it was turned


# View


class SeatView(RaceSeatView, frozen=True):
    """What everyone may see of a seat; everything but a hand on its way is open."""

    card: Card | None
    side: Tiles
    pawn: Lane | None
    home: Lane | None
    place: int | None
    steps: int | None  # how far the pawn may go from ``home``; None until the place is settled
    reachable: tuple[Lane, ...]  # where the pawn may stand now
    is_taking: bool  # only of the viewer's own seat
    taken: tuple[Colour, ...]  # in this round
    gems: Gems


class View(RaceView, frozen=True, kw_only=True, omit_defaults=True):
    """What a viewer sees; ``you`` is None for a spectator."""

    options: Options
    seats: tuple[SeatView, ...]
    results: tuple[RoundResult, ...]
    lanes: Lanes
    starter: Seat
    symbol: Symbol | None
    stage: Stage | None  # what the table waits for, between two rounds
    hourglass: int
    sand_from: Millis
    decided_by: int | None  # the colour (0: the best, 1: the next …) that parts the first rank from the second
