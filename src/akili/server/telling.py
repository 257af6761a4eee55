"""Telling one socket what changed: the table, the match as its viewer sees it, and now and then a ping."""

from __future__ import annotations

import secrets
from functools import partial
from time import monotonic

from msgspec import Raw

from akili.engine.game import Seat
from akili.server.line import Line, encode
from akili.server.matches.live import LiveMatch
from akili.server.pings import Pings
from akili.server.players.guests import Guest
from akili.server.protocol import Hello, Ping, Player, TableChanged, Update, Welcome
from akili.server.services import Services
from akili.server.tables.room import Ear, Room
from akili.server.tables.table import seat_of

MOST_MISSED = 1000  # events; who has missed more gets the view alone


class Teller:
    """Knows what this viewer has seen, and tells them the rest. ``ping_is_due`` has the next word say a ping too."""

    def __init__(
        self, line: Line, services: Services, guest: Guest | None, code: str, hello: Hello, pings: Pings
    ) -> None:
        self._line, self._services, self._guest, self._code = line, services, guest, code
        self._player = None if guest is None else guest.id
        self._seen_table = -1
        self._seen: tuple[str, int] | None = None
        self._shown: Raw | None = None  # the view that was told last
        if hello.match is not None and hello.version is not None:
            self._seen = hello.match, hello.version
        self._was_here = False
        self._viewer: Seat | None = None
        self._wanted: Seat | None = None
        self.pings = pings
        self.ping_is_due = False

    async def run(self, room: Room, ear: Ear) -> None:
        """Whatever changes while a slow peer is being told comes as one update."""
        player = None if self._guest is None else Player(self._guest.id, self._guest.name, self._guest.colour)
        await self._line.send(Welcome(player, self._services.clock.now()))
        await self.ping()
        answer = partial(self._tell_at_once, room)
        while True:
            await ear.heard(answer)
            await self._tell_table(room)
            if (update := self._news(room)) is not None:
                await self._line.send(update)
            if self.ping_is_due:
                await self.ping()

    def look(self, seat: Seat) -> None:
        """Of several seats on one device, tell what this one sees; the bell must be rung."""
        self._wanted = seat

    async def ping(self) -> None:
        """Ask how far away the peer is."""
        await self._line.send(self._ping())

    def _tell_at_once(self, room: Room) -> bool:
        """What is told most, to a peer that takes it; False if there is more to it."""
        if self._seen_table != room.revision or not self._line.is_free:
            return False
        if (update := self._news(room)) is not None:
            self._line.say(update)
        if self.ping_is_due:
            self._line.say(self._ping())
        return True

    def _ping(self) -> Ping:
        nonce = secrets.randbits(48)
        self.ping_is_due = False
        self.pings.sent(nonce, monotonic())
        trips = self.pings.trips
        return Ping(nonce, trips.usual, trips.shortest)

    async def _tell_table(self, room: Room) -> None:
        if self._seen_table == room.revision:
            return
        self._seen_table = room.revision
        table = self._services.hall.find(self._code)
        await self._line.send(TableChanged(self._services.hall.info(table), seat_of(table, self._player)))

    def _news(self, room: Room) -> Update | None:
        """What of the match is to be told, and counts as told from now on."""
        update = None if room.live is None else self._update(room, room.live)
        self._was_here = True
        return update

    def _update(self, room: Room, live: LiveMatch) -> Update | None:
        match, version = live.record.id, live.match.version
        seen = 0 if self._was_here else None  # who was here before the match misses nothing of it
        if self._seen is not None and self._seen[0] == match:
            seen = self._seen[1]
        if seen == version and self._wanted is None:
            return None
        viewer = self._viewer = self._seat_to_show(live)
        notices, view = _notices(live, viewer, seen), room.view(live, viewer)
        if seen is not None and not notices and view == self._shown:
            return None  # even that something has happened may be a secret
        update = Update(match, version, live.now(), viewer, notices, view, live.match.outcome)
        self._seen, self._shown = (match, version), view
        return update

    def _seat_to_show(self, live: LiveMatch) -> Seat | None:
        """One's own; of several the one that is wanted, else one that is to act, if possible the same as before."""
        seats = () if self._services.hall.has_removed(self._code, self._player) else live.seats_of(self._player)
        if len(seats) < 2:
            return seats[0] if seats else None
        wanted, self._wanted = self._wanted, None
        shown = self._viewer if self._viewer in seats else seats[0]
        acting = [seat for seat in seats if seat in live.match.game.to_act(live.match.state)]
        if wanted in seats:
            return wanted
        return shown if shown in acting or not acting else acting[0]


def _notices(live: LiveMatch, viewer: Seat | None, seen: int | None) -> tuple[Raw, ...]:
    if seen is None or not 0 <= live.match.version - seen <= MOST_MISSED or seen < 0:
        return ()
    notices = (live.match.game.notice(event, viewer) for event in live.events_since(seen))
    return tuple(Raw(encode(notice)) for notice in notices if notice is not None)
