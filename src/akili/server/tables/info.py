"""A table as everyone sees it: what is kept of it, and who is there now."""

from __future__ import annotations

from akili.server.nodes.presence import NOBODY, Here
from akili.server.ports import Occupant
from akili.server.protocol import BotLevel, SeatInfo, TableInfo
from akili.server.tables.room import Room
from akili.server.tables.table import Table


def table_info(table: Table, room: Room | None, elsewhere: Here = NOBODY) -> TableInfo:
    """What is told of the table; those are there who are in the room, and those who came through other nodes."""
    playing_for = table.substitutes.get
    seats = tuple(
        None if who is None else _seat_info(who, room, elsewhere, playing_for(seat))
        for seat, who in enumerate(table.seats)
    )
    seated = {who.player for who in table.seats if who is not None and who.player is not None}
    return TableInfo(
        table.code,
        table.game,
        table.options,
        seats,
        table.host,
        table.listed,
        table.phase,
        table.match,
        _spectators(seated, room, elsewhere),
        table.stand_in,
    )


def _spectators(seated: set[str], room: Room | None, elsewhere: Here) -> int:
    """How many sockets or people watch: those without a name count each, the others once."""
    here = Here() if room is None else Here(room.players, room.nameless)
    return len((here.players | elsewhere.players) - seated) + here.nameless + elsewhere.nameless


def _seat_info(who: Occupant, room: Room | None, elsewhere: Here, substitute: BotLevel | None) -> SeatInfo:
    is_here = (room is not None and room.is_present(who.player)) or who.player in elsewhere.players
    away = who.bot is None and not is_here
    trip = None if room is None else room.trip(who.player)
    if trip is None and who.player is not None:
        trip = elsewhere.trips.get(who.player)
    return SeatInfo(who.player, who.bot, who.name, who.colour, who.is_companion, away, trip, substitute)
