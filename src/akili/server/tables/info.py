"""A table as everyone sees it: what is kept of it, and who is there now."""

from __future__ import annotations

from akili.server.ports import Occupant
from akili.server.protocol import BotLevel, SeatInfo, TableInfo
from akili.server.tables.room import Room
from akili.server.tables.table import Table


def table_info(table: Table, room: Room | None) -> TableInfo:
    """What is told of the table; without a room nobody is there."""
    playing_for = table.substitutes.get
    seats = tuple(
        None if who is None else _seat_info(who, room, playing_for(seat)) for seat, who in enumerate(table.seats)
    )
    seated = {who.player for who in table.seats if who is not None and who.player is not None}
    watching = 0 if room is None else room.spectators(seated)
    return TableInfo(
        table.code,
        table.game,
        table.options,
        seats,
        table.host,
        table.listed,
        table.phase,
        table.match,
        watching,
        table.stand_in,
    )


def _seat_info(who: Occupant, room: Room | None, substitute: BotLevel | None) -> SeatInfo:
    away = who.bot is None and (room is None or not room.is_present(who.player))
    trip = None if room is None else room.trip(who.player)
    return SeatInfo(who.player, who.bot, who.name, who.colour, who.is_companion, away, trip, substitute)
