"""What the races on cards share as environments: the card, the tiles, the clock, and what one may say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from akili.engine.game import Seat
from akili.lab.envs.actions import Actions, Group
from akili.lab.envs.codec import Codec
from akili.lab.envs.codecs.board import BoardCode
from akili.lab.envs.fields import LONGEST, AnyField, Field, SeatField, Seen, one_hot
from akili.ubongo.laying import area_cells, covered
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, PutAside, TakeTile

PHASES = ("racing", "countdown", "between", "over")
MOST_ROUNDS = 999  # alone by time as many as one can
MOST_POINTS = 999


class RaceCodec(Codec):
    """A race; ``board`` has all tiles of its box. A game adds its own groups and fields."""

    board: BoardCode

    def __init__(self) -> None:
        self.actions = Actions([*laying_groups(self.board), *self.own_groups()])
        self.fields = (*table_fields(), *card_fields(self.board), *seat_fields(), *self.own_fields())

    def own_groups(self) -> Iterator[Group]:
        """What one may do beside the tiles."""
        yield Group("give_up", 1, "agree to give the round up; after the first solution: I am done")
        yield Group("search_on", 1, "no longer agree to give up")
        yield Group("put_aside", 1, "alone: a new card instead of this one")
        yield Group("go_on", 1, "ready for the next round")

    def own_fields(self) -> Iterator[AnyField]:
        """What the game shows beside what all races do."""
        return iter(())

    def index(self, command: Any) -> int | None:
        """The number of a command that all races have."""
        match command:
            case LayTile(tile=tile, cells=cells, holes=holes):
                return self.actions.at("lay", self.board.place(tile, cells, holes))
            case TakeTile(tile=tile):
                return self.actions.at("take", self.board.numbers[tile] - 1)
            case GiveUp(agreed=agreed):
                return self.actions.at("give_up" if agreed else "search_on")
            case PutAside():
                return self.actions.at("put_aside")
            case GoOn():
                return self.actions.at("go_on")
            case _:
                return None


def laying_groups(board: BoardCode) -> Iterator[Group]:
    """Tiles on the card."""
    yield Group(
        "lay",
        board.size,
        f"form × {board.cells} + row × {board.width} + column: lay a tile, turned and flipped as the form, the top "
        f"left corner of its box there; a tile that lies already moves. Forms of each tile, in order: {board.groups}",
    )
    yield Group("take", len(board.pieces), f"take a tile back: {', '.join(board.numbers)}")


def table_fields() -> Iterator[AnyField]:
    """What all share."""
    yield Field("phase", 4, 0, 1, f"one of {', '.join(PHASES)}", lambda seen: one_hot(PHASES, seen.view.phase))
    yield Field("round", 1, 0, MOST_ROUNDS, "from 1", lambda seen: [min(seen.view.round, MOST_ROUNDS)])
    yield Field(
        "rounds", 1, 0, MOST_ROUNDS, "of the match; 0 for no end but time", lambda seen: [seen.view.rounds or 0]
    )
    yield Field("seconds", 1, 0, LONGEST, "since the round began", lambda seen: [seen.since(seen.view.begun)])
    yield Field(
        "seconds_left",
        1,
        -1,
        LONGEST,
        "of the round, the pause or the match alone; -1 for no end",
        lambda seen: [seen.until(seen.view.ends)],
    )
    yield Field("tiles_to_find", 1, 0, 6, "that solve a card; 0: its own", lambda seen: [seen.view.tiles_to_find or 0])


def card_fields(board: BoardCode) -> Iterator[AnyField]:
    """One's own card and what lies on it."""
    rows = f"{board.height} rows of {board.width}"
    yield Field(
        "area",
        board.cells,
        0,
        2,
        f"your card, {rows}: 0 outside, 1 a field, 2 a white field",
        lambda seen: board.area(seen.own.card.area if seen.own.card else None),
    )
    yield Field(
        "lying",
        board.cells,
        0,
        len(board.pieces),
        f"your tiles on it, {rows}: 0 none, else the number of the tile, from 1 in the order of the actions “take”",
        lambda seen: board.filled((cell, board.numbers[laid.tile]) for laid in seen.own.board for cell in laid.cells),
    )
    yield Field(
        "tiles",
        len(board.pieces),
        0,
        2,
        "for each tile: 0 not yours in this round, 1 in your hand, 2 on the card",
        lambda seen: _tiles(board, seen),
    )


def _tiles(board: BoardCode, seen: Seen) -> list[int]:
    lying = {laid.tile for laid in seen.own.board}
    return [(name in seen.own.tiles) + (name in lying) for name in board.numbers]


def seat_fields() -> Iterator[AnyField]:
    """Every seat in short: the cards of the others are told by how much of them is still free."""
    yield SeatField("free", 1, -1, 99, "fields that no tile covers; -1 without a card", _free)
    yield SeatField("solved", 1, 0, 1, "has solved its card", lambda seen, seat: [_of(seen, seat).finish is not None])
    yield SeatField("gives_up", 1, 0, 1, "agrees to give up", lambda seen, seat: [_of(seen, seat).gives_up])
    yield SeatField("ready", 1, 0, 1, "for the next round", lambda seen, seat: [_of(seen, seat).is_ready])
    yield SeatField("cards_won", 1, 0, MOST_POINTS, "cards kept", lambda seen, seat: [_of(seen, seat).cards_won])
    yield SeatField("points", 1, 0, MOST_POINTS, "as they stand", lambda seen, seat: [_of(seen, seat).points])


def _of(seen: Seen, seat: Seat) -> Any:
    return seen.view.seats[seat]


def _free(seen: Seen, seat: Seat) -> list[int]:
    own = _of(seen, seat)
    return [-1] if own.card is None else [len(area_cells(own.card.area)) - len(covered(own.board))]
