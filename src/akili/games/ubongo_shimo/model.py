"""Ubongo Shimo in data: options, state, commands, events, view, notices. Read this first.

Everybody has a card of their own level with white fields and lays the tiles that it names, each with two holes, so
that every white field is seen. The first turns a 60-second hourglass for the others, takes the gem of the round and
the cards of those who don't make it; nine rounds, then a play-off if it is needed. What it shares with the other races
is in ``akili.ubongo.race.model``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from akili.engine.game import Millis, Seat
from akili.forge.deck import BOX
from akili.ubongo.race import model as race
from akili.ubongo.race.model import RaceSeat, RaceSeatView, RaceState, RaceView, Secret, Solo, Told

Level = Literal[1, 2, 3, 4]
Colour = Literal["yellow", "green", "blue"]
Gems = tuple[int, int, int]  # yellow, green, blue
COLOURS: tuple[Colour, ...] = ("yellow", "green", "blue")  # worth 1, 2 and 3 points, each for three rounds
ROUNDS = 9
ROUNDS_OF_A_COLOUR = ROUNDS // len(COLOURS)
PLAY_OFFS = 3  # at most
HOURGLASS: Millis = 60_000


class Options(Struct, frozen=True):
    """What is agreed on before the match."""

    levels: tuple[Level, ...] = ()  # one per seat; seats beyond it play level 1. Alone: the level
    running_hourglass: bool = False  # it runs from the start of a round, again and again, until somebody solves
    advanced: bool = False  # everybody plays level 4 and level 3 in turn
    play_off: bool = True  # for the first place; without it a tie is a shared win
    limit: int = 300  # seconds after which a round that nobody solves ends: no round waits for ever
    solo: Solo | None = None  # needed with one seat, not possible with more
    deck: str | None = BOX  # the name of a deck, or its seed; null for the box of the first edition


class Choice(Struct, frozen=True):
    """What a seat chooses for itself before the match."""

    level: Level


# Events


class RoundEnded(race.RoundEnded, frozen=True, tag="round_ended"):
    """How the round ended, and what changes hands: in a play-off nothing does, so its ``solvers`` are none."""

    gem: Seat | None = None  # who takes it
    taken: tuple[Seat, ...] = ()  # seats whose unsolved cards go to the one who takes the gem


Event = Secret | Told | RoundEnded
Notice = Told | RoundEnded


# State


class SeatState(RaceSeat, frozen=True):
    """One seat: the card before it, what lies on it, and what it has won."""

    gems: Gems = (0, 0, 0)
    was_here: bool = True  # at any time in this round


class RoundResult(race.RoundResult, frozen=True):
    """What a finished round came to, for the result page and the totals."""

    colour: Colour | None  # of its gem; None alone and in a play-off
    winner: Seat | None  # who was first, if that can be told
    cards: tuple[int, ...]  # gained, one number per seat


class State(RaceState, frozen=True):
    """Everything, secrets included."""

    options: Options
    seats: tuple[SeatState, ...]
    results: tuple[RoundResult, ...] = ()


# View


class SeatView(RaceSeatView, frozen=True):
    """What everyone may see of a seat: races are watched live, so that is nearly all."""

    level: int  # of the card on the table
    gems: Gems


class View(RaceView, frozen=True, kw_only=True, omit_defaults=True):
    """What a viewer sees; ``you`` is None for a spectator."""

    options: Options
    seats: tuple[SeatView, ...]
    results: tuple[RoundResult, ...]
    gem: Colour | None  # at stake this round; None alone and in a play-off
    play_off: tuple[Seat, ...] = ()  # the tied seats, while a play-off is on or due
    sand_from: Millis | None = None  # the hourglass runs since then and is turned every 60 seconds; if so agreed
