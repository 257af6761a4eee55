"""What a quick player of Ubongo classic does over a socket: places, rolls, solves, goes to the fullest lane, takes."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.quick_player import play_by

from akili.client import Table, Update
from akili.games.ubongo_classic.model import MovePawn, PlacePawn, RollDie, SeatView, TakeGems, View
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.race.model import GoOn, LayTile


async def play(table: Table) -> list[int]:
    """A whole match; the versions that commands led to."""
    return await play_by(table, wanted)


def wanted(update: Update) -> list[Any]:
    """All that the view asks for."""
    view: View = update.view
    assert view.you is not None
    own = view.seats[view.you]
    match view.stage:
        case "pawns":
            return [PlacePawn(2), GoOn()] if own.pawn is None else []
        case "rest":
            return [] if own.is_ready else [GoOn()]
        case "roll":
            return [RollDie()] if view.starter == view.you else []
        case None:
            return in_the_sand(view, own)


def in_the_sand(view: View, own: SeatView) -> list[Any]:
    if view.phase == "over" or own.taken or own.is_taking or own.card is None:
        return []
    if own.finish is None:
        laid = {tile.tile for tile in own.board}
        return [LayTile(tile.tile, tile.cells) for tile in solution(own.card) if tile.tile not in laid]
    if own.place is None or not any(view.lanes[lane] for lane in own.reachable):
        return []
    best = max(own.reachable, key=lambda lane: len(view.lanes[lane]))
    take = TakeGems(best, len(view.lanes[best]))
    return [take] if own.pawn == best else [MovePawn(best), take]


async def play_all(tables: list[Table]) -> list[list[int]]:
    return list(await asyncio.gather(*map(play, tables)))
