"""Classic under load: whole rounds. Everybody lays a solution, moves, takes, goes on, and rolls in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct, json

from akili.games.ubongo_classic.cards import boxed
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.race.model import Card
from bench.playing.playing import Command


class _Laid(Struct):
    tile: str


class _Seat(Struct):
    card: Card | None
    board: tuple[_Laid, ...]
    is_ready: bool
    pawn: int | None
    home: int | None
    reachable: tuple[int, ...]
    is_taking: bool
    taken: tuple[str, ...]
    place: int | None
    finish: Any


class _View(Struct):
    seats: list[_Seat]
    stage: str | None
    starter: int
    lanes: tuple[tuple[str, ...], ...]


class _Update(Struct):
    you: int
    view: _View


_decode = json.Decoder(_Update).decode


class Classic:
    """Three tiles, a move and a take per round and seat."""

    title = "Classic"
    game = "ubongo_classic"
    options: Mapping[str, Any] = {"hourglass": 180}

    def prepare(self) -> None:
        """All cards are known by heart."""
        for sheet in boxed():
            for row in sheet.three.rows:
                _tiles(sheet.three.area, row)

    def command(self, update: str | bytes, beat: int) -> Command | None:  # noqa: ARG002 - the view says it all
        """The next thing to be done."""
        seen = _decode(update)
        return next(_wanted(seen.view, seen.you), None)

    def is_secret(self, command: Command) -> bool:
        """A hand on its way is nobody else's business."""
        return bool(command["type"] == "take_gems")


def _wanted(view: _View, you: int) -> Iterator[Command]:
    own = view.seats[you]
    if view.stage == "pawns" and own.pawn is None:
        yield {"type": "place_pawn", "lane": you + 1}
    elif view.stage in ("pawns", "rest") and not own.is_ready:
        yield {"type": "go_on"}
    elif view.stage == "roll" and view.starter == you:
        yield {"type": "roll_die"}
    elif view.stage is None and own.card and not own.finish:
        laid = {each.tile for each in own.board}
        yield from (lay for lay in _tiles(own.card.area, own.card.tiles) if lay["tile"] not in laid)
    elif view.stage is None and own.place and not own.taken and not own.is_taking:
        yield from _gems(view, own)


def _gems(view: _View, own: _Seat) -> Iterator[Command]:
    """One move per round, to the lane where most gems lie; then the take."""
    full = max(own.reachable, key=lambda lane: len(view.lanes[lane]), default=own.pawn)
    if full is None or not view.lanes[full]:
        return
    if own.pawn == own.home != full:
        yield {"type": "move_pawn", "lane": full}
    else:
        yield {"type": "take_gems", "lane": own.pawn, "lying": len(view.lanes[own.pawn or 0])}


@cache
def _tiles(area: tuple[str, ...], tiles: tuple[str, ...]) -> tuple[Command, ...]:
    laid = solution(Card(0, area, tiles))
    return tuple({"type": "lay_tile", "tile": each.tile, "cells": each.cells} for each in laid)
