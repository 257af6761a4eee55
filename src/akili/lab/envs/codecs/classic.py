"""Ubongo classic as an environment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from akili.forge.tiles import CLASSIC
from akili.games.ubongo_classic.gem_board import GEMS_OF_A_LANE, LANES
from akili.games.ubongo_classic.model import COLOURS, SYMBOLS, MovePawn, Options, PlacePawn, RollDie, TakeGems
from akili.lab.envs.actions import Group
from akili.lab.envs.codecs.board import BoardCode
from akili.lab.envs.codecs.race import RaceCodec
from akili.lab.envs.fields import AnyField, Field, SeatField, Seen, among, one_hot
from akili.ubongo.laying import pieces_of

STAGES = ("pawns", "rest", "roll")
MOST_GEMS = 2 * GEMS_OF_A_LANE


class ClassicCodec(RaceCodec):
    """Nine rounds, alone as in company."""

    game = "ubongo_classic"
    board = BoardCode(6, 6, tuple(pieces_of(CLASSIC).values()))

    def options(self, seats: int) -> Options:  # noqa: ARG002 - the same for all
        """Three tiles."""
        return Options()

    def own_groups(self) -> Iterator[Group]:
        """Pawns, the die and the gems; no card is put aside."""
        yield from (group for group in super().own_groups() if group.name != "put_aside")
        yield Group("roll_die", 1, "roll the die and turn the hourglass")
        yield Group("place_pawn", LANES, "before the first round: put the pawn into a lane")
        yield Group("move_pawn", LANES, "move the pawn to a lane within reach")
        yield Group("take_gems", LANES, "take the two nearest gems of the lane where the pawn stands")

    def index(self, command: Any) -> int | None:
        """The number of a command."""
        match command:
            case RollDie():
                return self.actions.at("roll_die")
            case PlacePawn(lane=lane):
                return self.actions.at("place_pawn", lane)
            case MovePawn(lane=lane):
                return self.actions.at("move_pawn", lane)
            case TakeGems(lane=lane):
                return self.actions.at("take_gems", lane)
            case _:
                return super().index(command)

    def own_fields(self) -> Iterator[AnyField]:
        """The gem board, the die, the sand, and the pawns."""
        yield Field(
            "stage",
            3,
            0,
            1,
            "between two rounds the table waits for pawns, for everybody, or for the roll",
            lambda seen: one_hot(STAGES, seen.view.stage),
        )
        yield Field("symbol", 6, 0, 1, f"rolled: {', '.join(SYMBOLS)}", lambda seen: one_hot(SYMBOLS, seen.view.symbol))
        yield Field("hourglass", 1, 1, 2, "the first or the second", lambda seen: [seen.view.hourglass])
        yield Field(
            "lanes",
            LANES * GEMS_OF_A_LANE,
            0,
            len(COLOURS),
            f"gems in each lane, the nearest first: 0 none, else from 1 {', '.join(COLOURS)}",
            _lanes,
        )
        yield Field(
            "reachable",
            LANES,
            0,
            1,
            "where your pawn may stand now",
            lambda seen: among(range(LANES), seen.own.reachable),
        )
        yield Field("taking", 1, 0, 1, "your hand is on its way to a pair", lambda seen: [seen.own.is_taking])
        yield SeatField("starter", 1, 0, 1, "rolls", lambda seen, seat: [seen.view.starter == seat])
        yield SeatField(
            "pawn", 1, 0, LANES, "its lane, from 1; 0 none", lambda seen, seat: [_from_1(_of(seen, seat).pawn)]
        )
        yield SeatField("home", 1, 0, LANES, "where it began", lambda seen, seat: [_from_1(_of(seen, seat).home)])
        yield SeatField(
            "place", 1, 0, 4, "among those who solved; 0 open", lambda seen, seat: [_of(seen, seat).place or 0]
        )
        yield SeatField("taken", 1, 0, 2, "gems in this round", lambda seen, seat: [len(_of(seen, seat).taken)])
        yield SeatField(
            "gems", len(COLOURS), 0, MOST_GEMS, f"in all: {', '.join(COLOURS)}", lambda seen, seat: _of(seen, seat).gems
        )


def _of(seen: Seen, seat: int) -> Any:
    return seen.view.seats[seat]


def _from_1(lane: int | None) -> int:
    return 0 if lane is None else lane + 1


def _lanes(seen: Seen) -> Iterator[int]:
    for lane in seen.view.lanes:
        yield from (1 + COLOURS.index(gem) for gem in lane)
        yield from [0] * (GEMS_OF_A_LANE - len(lane))
