"""Who is at the tables right now: the sockets of this node, a room per table, and what other nodes say of theirs."""

from __future__ import annotations

from akili.server.matches.lag import RoundTrips
from akili.server.nodes.presence import NOBODY, Here, Presences
from akili.server.pings import Pings
from akili.server.protocol import TableInfo
from akili.server.tables.info import table_info
from akili.server.tables.room import Ear, Room
from akili.server.tables.table import Table


class Company:
    """A room is there as long as somebody is in it; the other nodes are told who that is."""

    def __init__(self, presences: Presences) -> None:
        self._presences = presences
        self._rooms: dict[str, Room] = {}

    def room(self, code: str) -> Room | None:
        """Where the sockets of this node are."""
        return self._rooms.get(code)

    def enter(self, code: str, player: str | None, pings: Pings) -> tuple[Room, Ear]:
        """A socket more."""
        room = self._rooms.setdefault(code, Room())
        ear = room.enter(player, pings)
        self._presences.say(code)
        return room, ear

    def leave(self, code: str, ear: Ear) -> bool:
        """A socket less; whether it was the last one."""
        room = self._rooms[code]
        room.leave(ear)
        self._presences.say(code)
        if room.is_empty:
            room.stop()
            del self._rooms[code]
        return room.is_empty

    def is_here(self, code: str, player: str) -> bool:
        """Whether a socket of this player is open at the table, through any node."""
        is_in_room = code in self._rooms and self._rooms[code].is_present(player)
        return is_in_room or player in self._presences.elsewhere(code).players

    def is_anybody(self, code: str) -> bool:
        """Whether any socket is open there, through any node."""
        return code in self._rooms or self._presences.elsewhere(code) != NOBODY

    def here(self, code: str) -> Here:
        """Who is at the table through this node."""
        room = self._rooms.get(code)
        if room is None:
            return NOBODY
        trips = {player: trip for player in room.players if (trip := room.trip(player)) is not None}
        return Here(room.players, room.nameless, trips)

    def info(self, table: Table) -> TableInfo:
        """The table as everyone sees it."""
        return table_info(table, self._rooms.get(table.code), self._presences.elsewhere(table.code))

    def way(self, code: str, room: Room, ear: Ear) -> RoundTrips:
        """What counts for a command that came through this socket: a nearer one at another node counts more."""
        way = room.way(ear)
        trip = None if ear.player is None else self._presences.elsewhere(code).trips.get(ear.player)
        return way if trip is None else way.at_most(trip)

    def measured(self, code: str, player: str, *, is_seated: bool) -> None:
        """After a ping; the table is told only when somebody on a seat became slow, or quick again."""
        room = self._rooms.get(code)
        if room is None:
            return
        if room.measured(player) and is_seated:
            room.changed()
            self._presences.say(code)
        elif room.trip(player) is not None and not self._presences.has_told_trip(code, player):
            self._presences.say(code)

    def tell(self, code: str) -> None:
        """The table looks different."""
        if code in self._rooms:
            self._rooms[code].changed()

    def close(self) -> None:
        """Follow nothing any more."""
        for room in self._rooms.values():
            room.stop()
