"""Who of the people in a match is away: the table tells its rules, and only what changes.

Somebody is away who has left the table, or has had no socket open there for a while (``Settings.away_seconds``).
Leaving is a word: it counts at once, also with another tab open. They are back as soon as they come again (a socket
is opened, the seat is joined) or play, and that counts at once too. Bots are never away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from functools import partial

from akili.engine.game import Millis, Presence, PresenceChanged, Rejected, Seat
from akili.server.matches.clock import Alarm, Clock
from akili.server.matches.live import LiveMatch
from akili.server.operation.logs import about
from akili.server.ports import StoreUnavailable
from akili.server.tables.bots import BotDriver

NAP: Millis = 1_000  # before the store is asked again
log = logging.getLogger("akili.tables")


IsHere = Callable[[str, str], bool]  # whether at this table a socket of this player is open


class Attendances:
    """Those of all tables where a match is on; at the others nobody asks."""

    def __init__(self, clock: Clock, patience: Millis, is_here: IsHere, bots: BotDriver) -> None:
        self._clock, self._patience, self._is_here, self._bots = clock, patience, is_here, bots
        self._by_code: dict[str, Attendance] = {}

    def begin(
        self, code: str, live: LiveMatch, stand_in: str | None, handed: Mapping[Seat, str], gone: Collection[str] = ()
    ) -> None:
        """A match is on at this table, or goes on; bots of these levels play for who is away, and these have left."""
        is_here = partial(self._is_here, code)
        substitutes = Substitutes(live, self._bots, stand_in, handed)
        self._by_code[code] = Attendance(live, self._clock, self._patience, is_here, substitutes, gone)

    def came(self, code: str, player: str | None) -> None:
        """Somebody came to the table, or plays there."""
        if code in self._by_code:
            self._by_code[code].came(player)

    def went(self, code: str, player: str | None) -> None:
        """The last of somebody's sockets was closed."""
        if code in self._by_code:
            self._by_code[code].went(player)

    def left(self, code: str, player: str) -> None:
        """Somebody has left."""
        if code in self._by_code:
            self._by_code[code].left(player)

    def hand(self, code: str, seats: Mapping[Seat, str]) -> None:
        """Bots of these levels play for these seats, and for no others, until somebody is back."""
        if code in self._by_code:
            self._by_code[code].hand(seats)

    def is_away(self, code: str, player: str) -> bool | None:
        """Whether the match at this table goes on without this player; None where none is on that this node minds."""
        return self._by_code[code].is_away(player) if code in self._by_code else None

    def end(self, code: str) -> None:
        """The match is over."""
        if code in self._by_code:
            self._by_code.pop(code).stop()

    def close(self) -> None:
        """Tell nothing any more."""
        for code in list(self._by_code):
            self.end(code)


class Substitutes:
    """Bots that play for who is away, where the table wants that for everybody, or the host for one."""

    def __init__(self, live: LiveMatch, bots: BotDriver, level: str | None, handed: Mapping[Seat, str]) -> None:
        self._live, self._bots, self._level = live, bots, level
        self.handed = dict(handed)  # by seat, as long as their players are away
        self._playing: dict[Seat, str] = {}

    def play(self, seats: frozenset[Seat]) -> None:
        """These seats and no others, as far as there is a bot for them."""
        levels = {seat: self.handed.get(seat, self._level) for seat in seats}
        wanted = {seat: level for seat, level in levels.items() if level is not None}
        for seat, level in self._playing.items():
            if wanted.get(seat) != level:
                self._bots.stop(self._live, seat)
        for seat, level in wanted.items():
            if self._playing.get(seat) != level:
                self._bots.start(self._live, seat, level)
        self._playing = wanted


class Attendance:
    """The people of one match. Who isn't here when it begins, or goes on after a restart, has a while to come."""

    def __init__(
        self,
        live: LiveMatch,
        clock: Clock,
        patience: Millis,
        is_here: Callable[[str], bool],
        substitutes: Substitutes,
        gone: Collection[str] = (),
    ) -> None:
        self._live, self._clock, self._patience, self._is_here = live, clock, patience, is_here
        self._substitutes = substitutes
        people = dict.fromkeys(who.player for who in live.record.occupants if who.player is not None)
        self._seats = {player: frozenset(live.seats_of(player)) for player in people}
        self._told = _last_told(live)
        self._away = frozenset((*self._told.away, *substitutes.handed))
        substitutes.play(self._away)
        self._alarms: dict[str | None, Alarm] = {}  # a player's; None's is for telling again
        self._telling: asyncio.Task[None] | None = None
        for player in self._seats:
            if player in gone:
                self.left(player)
            else:
                self.came(player) if is_here(player) else self.went(player)

    def came(self, player: str | None) -> None:
        """They are here, or about to be: without a socket they are expected for a while."""
        if player not in self._seats:
            return
        self._cancel(player)
        if self._seats[player] & self._away:
            self._away -= self._seats[player]
            for seat in self._seats[player]:
                self._substitutes.handed.pop(seat, None)
            self._tell()
        if not self._is_here(player):
            self.went(player)

    def went(self, player: str | None) -> None:
        """Their last socket was closed: perhaps they are back soon."""
        if player in self._seats and player not in self._alarms and not self._seats[player] & self._away:
            when = self._clock.now() + self._patience
            self._alarms[player] = self._clock.call_at(when, lambda: self.left(player))

    def left(self, player: str | None) -> None:
        """They have said so, or they have been expected for long enough."""
        if player not in self._seats:
            return
        self._cancel(player)
        self._away |= self._seats[player]
        self._tell()

    def hand(self, seats: Mapping[Seat, str]) -> None:
        """Bots play for these; who had a while to come back is away now."""
        for player, own in self._seats.items():
            if own & seats.keys():
                self._cancel(player)
                self._away |= own
        self._substitutes.handed = dict(seats)
        self._tell()

    def is_away(self, player: str) -> bool:
        """Whether they have left, or have been expected for long enough."""
        return bool(self._seats.get(player, frozenset()) & self._away)

    def stop(self) -> None:
        """Tell nothing any more."""
        self._substitutes.play(frozenset())
        for player in list(self._alarms):
            self._cancel(player)
        if self._telling is not None:
            self._telling.cancel()

    def _presence(self) -> Presence:
        """A seat that was handed to a bot is waited for as any bot's is; but bots among themselves begin nothing."""
        people = frozenset[Seat]().union(*self._seats.values())
        away = self._away - self._substitutes.handed.keys()
        return Presence(tuple(sorted(away)), deserted=self._away >= people > frozenset())

    def _tell(self) -> None:
        self._substitutes.play(frozenset(self._away))
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell_all())

    async def _tell_all(self) -> None:
        """One after the other, so that the last word is the newest."""
        try:
            while (presence := self._presence()) != self._told:
                await self._live.tell(presence)
                self._told = presence
        except Rejected:
            pass  # the match was over before it heard
        except StoreUnavailable:
            self._alarms[None] = self._clock.call_at(self._clock.now() + NAP, self._tell)
        except Exception:
            said = about(match=self._live.record.id, version=self._live.match.version)
            log.exception("match %s failed when it was told who is away", self._live.record.id, extra=said)

    def _cancel(self, player: str | None) -> None:
        alarm = self._alarms.pop(player, None)
        if alarm is not None:
            alarm.cancel()


def was_away(live: LiveMatch, player: str) -> bool:
    """Whether the match goes on without this player, for a node that doesn't mind it: as far as its rules keep it."""
    return bool({*_last_told(live).away}.intersection(live.seats_of(player)))


def _last_told(live: LiveMatch) -> Presence:
    """What the rules know, as far as they keep it."""
    told = (event.presence for event in reversed(live.events_since(0)) if isinstance(event, PresenceChanged))
    return next(told, Presence())
