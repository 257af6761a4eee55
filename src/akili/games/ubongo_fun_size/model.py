"""Ubongo Fun-Size in data: options, state, commands, events, view, notices. Read this first.

Everybody has a card of their own and finds which 3 (side A) or 4 (side B) of their tiles fill it. The first starts
a countdown for the others; eight rounds. Alone it is played by time or by count. What it shares with the other races
is in ``akili.ubongo.race.model``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from akili.engine.game import Seat
from akili.forge.deck import BOX
from akili.ubongo.race import model as race
from akili.ubongo.race.model import RaceSeat, RaceSeatView, RaceState, RaceView, Secret, Solo, Told

Side = Literal["A", "B"]
TILES_TO_FIND = {"A": 3, "B": 4}
COUNTDOWN = {"A": 20, "B": 30}  # seconds, unless another number is agreed on
ROUNDS = 8
GEMSTONES = 8  # in the box; with ties there may be more winners than stones, and none goes without


class Options(Struct, frozen=True):
    """What is agreed on before the match."""

    side: Side = "A"
    countdown: int | None = None  # seconds, 1 to 120; None for 20 (A) or 30 (B)
    limit: int = 300  # seconds after which a round that nobody solves ends: no round waits for ever
    without_yellow: tuple[Seat, ...] = ()  # seats that play without the straight yellow tile
    solo: Solo | None = None  # needed with one seat, not possible with more
    deck: str | None = BOX  # the name of a deck, or its seed; null for the box of the first edition
    waits: bool = False  # whether a round begins only when everybody is ready, however long that takes


# Events


class RoundEnded(race.RoundEnded, frozen=True, tag="round_ended", omit_defaults=True):
    """How the round ended, and who gets a gemstone."""

    gemstones: tuple[Seat, ...] | None = None  # None in logs of before: then the box had eight of them


Event = Secret | Told | RoundEnded
Notice = Told | RoundEnded


# State


class SeatState(RaceSeat, frozen=True):
    """One seat: the card before it, what lies on it, and what it has won."""

    gemstones: int = 0


class RoundResult(race.RoundResult, frozen=True):
    """What a finished round came to, for the result page and the totals."""

    gemstones: tuple[Seat, ...]  # who got one


class State(RaceState, frozen=True):
    """Everything, secrets included."""

    options: Options
    seats: tuple[SeatState, ...]
    results: tuple[RoundResult, ...] = ()


# View


class SeatView(RaceSeatView, frozen=True):
    """What everyone may see of a seat: races are watched live, so that is nearly all."""

    gemstones: int


class View(RaceView, frozen=True, kw_only=True, omit_defaults=True):
    """What a viewer sees; ``you`` is None for a spectator."""

    options: Options
    seats: tuple[SeatView, ...]
    results: tuple[RoundResult, ...]
