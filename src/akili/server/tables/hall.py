"""All tables: kept as documents so that they survive a restart, changed one change at a time, swept when abandoned."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from akili.engine.game import Game, Millis, Rejected, Seat
from akili.server.matches.clock import Clock
from akili.server.matches.ending import Ended
from akili.server.matches.live import LiveMatch, LiveMatches, MatchUnreadable
from akili.server.operation.logs import about, short
from akili.server.pings import Pings
from akili.server.players.guests import Guest
from akili.server.ports import DocumentStore, MatchRecord, StoreUnavailable
from akili.server.protocol import BotLevel, TableInfo
from akili.server.settings import Settings
from akili.server.tables import agreement, leaving
from akili.server.tables import table as rules
from akili.server.tables.attendance import Attendances
from akili.server.tables.bots import BotDriver, seat_bots, unseat_bots
from akili.server.tables.errands import Chairs, Errands
from akili.server.tables.info import table_info
from akili.server.tables.kept import KeptTables
from akili.server.tables.room import Ear, Room
from akili.server.tables.table import Table

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
CODE_LENGTH = 8  # 31 ** 8: at a million guesses a day, two thousand years
log = logging.getLogger("akili.tables")

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class Hall:
    """The tables, and who is at them."""

    def __init__(
        self,
        store: DocumentStore,
        matches: LiveMatches,
        games: Mapping[str, AnyGame],
        clock: Clock,
        settings: Settings,
        bots: BotDriver,
    ) -> None:
        self._matches, self._games = matches, games
        self._clock, self._settings, self._bots = clock, settings, bots
        self._rooms: dict[str, Room] = {}
        self._tables = KeptTables(store, clock, self._tell)
        patience: Millis = round(1000 * settings.away_seconds)
        self._attendances = Attendances(clock, patience, self._is_here, bots)
        self._errands = Errands(self._tables)
        self._chairs = Chairs(self._tables, self._errands, clock, patience, self._is_here)
        matches.endings.when_told(self._match_ended)

    async def open(self) -> None:
        """Read the tables; those whose match ended while nobody looked are over."""
        await self._tables.open()
        for table in [table for table in self._tables if table.phase == "playing"]:
            try:
                await self._reopen(table)
            except StoreUnavailable as error:
                said = about(table=table.code, match=table.match)
                log.error("the match %s of table %s waits: %s", table.match, short(table.code), error, extra=said)

    async def _reopen(self, table: Table) -> None:
        live = await self._live(table)
        if live is None or live.match.outcome is not None:
            await self._tables.keep(leaving.after_match(table))
        else:
            self._tables.touch(table, max(table.touched, live.moved))
            self._play(table, live)

    async def close(self) -> None:
        """Let everyone go."""
        self._attendances.close()
        self._chairs.close()
        await self._errands.close()
        for room in self._rooms.values():
            room.stop()
        await self._bots.close()

    def __len__(self) -> int:
        return len(self._tables)

    def game(self, name: str) -> AnyGame:
        """A game by its id; raises Rejected."""
        if name not in self._games:
            raise Rejected("game.unknown", games=sorted(self._games))
        return self._games[name]

    def find(self, code: str) -> Table:
        """A table by its code, however that is written; raises Rejected."""
        return self._tables.find(code)

    def listed(self) -> list[TableInfo]:
        """The tables that anyone may find, the newest first."""
        listed = [table for table in self._tables if table.listed]
        return [self.info(table) for table in sorted(listed, key=lambda table: -table.touched)]

    def playing(self, player: str) -> list[TableInfo]:
        """Where a match with this player is on, the newest first."""
        tables = sorted(self._tables.of(player), key=lambda table: -table.touched)
        sits_in = (table for table in tables if rules.seat_of(table, player) is not None)
        return [self.info(table) for table in sits_in if table.phase == "playing"]

    def info(self, table: Table) -> TableInfo:
        """The table as everyone sees it."""
        return table_info(table, self._rooms.get(table.code))

    async def create(
        self,
        guest: Guest,
        game: str,
        options: dict[str, Any],
        seats: int,
        *,
        listed: bool = False,
        companions: Sequence[str] = (),
        bots: Sequence[BotLevel] = (),
        stand_in: BotLevel | None = None,
        start: bool = False,
    ) -> Table:
        """A new table: its maker, then who shares their device, then bots; raises Rejected."""
        agreed = agreement.agreed(self.game(game), options, seats)
        self._require_bots(game, bots)
        self._require_turns(game, companions, stand_in)
        if len(self._tables) >= self._settings.limits.tables:
            raise Rejected("limit.tables")
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        empty = Table(code, game, agreed, (None,) * seats, guest.id, listed, stand_in=stand_in)
        table = rules.joined(empty, guest)
        for seat, name in enumerate(companions, 1):
            table = rules.with_companion(table, guest.id, seat, name)
        table = rules.with_bots(table, bots)
        if start:
            rules.check_start(table, guest.id)
        kept = await self._tables.keep(table)
        return await self.start(code, guest) if start else kept

    async def join(self, code: str, guest: Guest) -> Table:
        """Take a free seat, or come back to one's own."""
        table = await self._tables.change(code, lambda table: rules.joined(table, guest))
        self._came(table.code, guest.id)
        return table

    async def leave(self, code: str, guest: Guest) -> Table:
        """Give the seat back; in a running match it waits, and the match goes on without its player."""
        table = await self._tables.change(code, lambda table: rules.left(table, guest.id))
        self._attendances.left(table.code, guest.id)
        return table

    async def substitute(self, code: str, guest: Guest, seat: Seat, level: BotLevel | None) -> Table:
        """Let a bot play for a seat that is away, or no longer; who comes back gets the seat back."""
        self._require_bots(self.find(code).game, [level] if level else [])
        table = await self._tables.change(
            code, lambda table: leaving.with_substitute(table, guest.id, seat, level, partial(self._expects, table))
        )
        self._attendances.hand(table.code, table.substitutes)
        return table

    async def remove(self, code: str, guest: Guest, seat: Seat) -> Table:
        """Send somebody away, for good."""
        table = await self._tables.change(code, lambda table: leaving.removed(table, guest.id, seat))
        for player in table.removed:
            self._attendances.left(table.code, player)
        return table

    async def put_bot(self, code: str, guest: Guest, seat: Seat, level: BotLevel | None) -> Table:
        """Put a bot on a seat, or take it away."""
        self._require_bots(self.find(code).game, [level] if level else [])
        return await self._tables.change(code, lambda table: rules.with_bot(table, guest.id, seat, level))

    async def put_companion(self, code: str, guest: Guest, seat: Seat, name: str | None) -> Table:
        """Somebody more on the host's device, or one less."""
        self._require_turns(self.find(code).game, [name] if name else [], None)
        return await self._tables.change(code, lambda table: rules.with_companion(table, guest.id, seat, name))

    async def change(
        self,
        code: str,
        guest: Guest,
        options: dict[str, Any],
        seats: int,
        *,
        listed: bool,
        stand_in: BotLevel | None = None,
    ) -> Table:
        """Agree on something else."""
        game = self.game(self.find(code).game)
        self._require_turns(game.info.id, (), stand_in)

        def changed(table: Table) -> Table:
            agree = agreement.agreed if seats == len(table.seats) else agreement.fitted
            return rules.changed(table, guest.id, agree(game, options, seats), seats, listed=listed, stand_in=stand_in)

        return await self._tables.change(code, changed)

    async def choose(self, code: str, guest: Guest, seat: Seat, choice: Any) -> Table:
        """What a seat chooses for itself, or the host for it."""
        game = self.game(self.find(code).game)

        def chosen(table: Table) -> Table:
            rules.check_choice(table, guest.id, seat)
            return replace(table, options=agreement.chosen(game, table.options, len(table.seats), seat, choice))

        return await self._tables.change(code, chosen)

    async def rematch(self, code: str, guest: Guest) -> Table:
        """Open the table again after a match."""
        return await self._tables.change(code, lambda table: rules.reopened(table, guest.id))

    async def start(self, code: str, guest: Guest) -> Table:
        """Begin the match."""
        code = self.find(code).code
        async with self._tables.lock(code):
            table = self.find(code)
            rules.check_start(table, guest.id)
            live = await self._matches.begin(self._record(table))
            started = await self._tables.keep(replace(table, phase="playing", match=live.record.id))
            if code in self._rooms:
                self._rooms[code].follow(live)
            self._play(started, live)
        return started

    async def enter(self, code: str, player: str | None, pings: Pings | None = None) -> tuple[Room, Ear]:
        """A socket comes to a table; raises Rejected."""
        table = self.find(code)
        room = self._rooms.setdefault(table.code, Room())
        ear = room.enter(player, pings or Pings())
        self._came(table.code, player)
        self._chairs.mind(table.code)
        try:
            live = await self._live(table) if room.live is None else room.live
        except BaseException:
            self.exit(table.code, ear)
            raise
        if room.live is None:  # nobody was faster
            room.follow(live)
        return room, ear

    def exit(self, code: str, ear: Ear) -> None:
        """A socket goes."""
        room = self._rooms.get(code)
        if room is None:
            return
        room.leave(ear)
        if not room.is_present(ear.player):
            self._attendances.went(code, ear.player)
        if room.is_empty:
            room.stop()
            del self._rooms[code]
            self._tables.touch(self.find(code))
        self._chairs.mind(code)

    def about(self, code: str) -> dict[str, object]:
        """What a line of the log about this table says besides its sentence."""
        room = self._rooms.get(code)
        live = None if room is None else room.live
        if live is None:
            return about(table=code)
        return about(table=code, match=live.record.id, version=live.match.version)

    def plays(self, code: str, player: str | None) -> None:
        """Somebody sends a command, so they are at the table, even if they have left it before; raises Rejected."""
        if self.has_removed(code, player):
            raise Rejected("table.removed")
        self._came(code, player)

    def has_removed(self, code: str, player: str | None) -> bool:
        """Whether the host has sent this player away."""
        table = self._tables.get(code)
        return table is not None and player in table.removed

    def seated(self) -> set[str]:
        """All guests who have a seat somewhere."""
        return {who.player for table in self._tables for who in table.seats if who and who.player}

    def measured(self, code: str, player: str | None) -> None:
        """After a ping of a socket; the table is told only when somebody on a seat became slow, or quick again."""
        room = self._rooms.get(code)
        if room is None or player is None:
            return
        if room.measured(player) and rules.seat_of(self.find(code), player) is not None:
            room.changed()

    async def sweep(self) -> None:
        """Remove the tables that nobody has been at for long; the matches played there stay, those that go on end."""
        since = self._clock.now() - 1000 * self._settings.abandoned_match_seconds
        await self._tables.for_each(lambda table: self._is_deserted(table, since), self._give_up)
        played = {table.match for table in self._tables}
        for match in self._matches.idle(since):
            if match not in played:
                await self._matches.abandon(match)
        await self._tables.for_each(self._is_stale, self._tables.remove)

    def _is_deserted(self, table: Table, since: Millis) -> bool:
        return table.phase == "playing" and table.code not in self._rooms and table.touched < since

    async def _give_up(self, table: Table) -> None:
        """The match ends without an outcome; the table is open again for who comes back after all."""
        live = None if table.match is None else await self._matches.abandon(table.match)
        if live is not None:
            self._attendances.end(table.code)
            unseat_bots(self._bots, live)
            await self._tables.keep(replace(leaving.after_match(table), phase="open", match=None))

    def _is_stale(self, table: Table) -> bool:
        if table.phase == "playing" or table.code in self._rooms:
            return False
        age = self._clock.now() - table.touched
        settings = self._settings
        return age > 1000 * (settings.open_table_seconds if table.phase == "open" else settings.over_table_seconds)

    def _tell(self, code: str) -> None:
        if code in self._rooms:
            self._rooms[code].changed()

    def _play(self, table: Table, live: LiveMatch) -> None:
        """A match is on, or goes on: from now on it is told who is away, and the bots play."""
        self._attendances.begin(table.code, live, table.stand_in, table.substitutes)
        seat_bots(self._bots, live)

    def _is_here(self, code: str, player: str) -> bool:
        return code in self._rooms and self._rooms[code].is_present(player)

    def _expects(self, table: Table, player: str) -> bool:
        """Whether a match waits for this player: they are here, or haven't been away for long."""
        return not self._attendances.is_away(table.code, player)

    def _came(self, code: str, player: str | None) -> None:
        """Somebody is here, or back: if a bot has played for them, it stops."""
        table = self.find(code)
        if player is None or player in table.removed:
            return
        self._attendances.came(code, player)
        if leaving.back(table, player) != table:
            self._errands.run(code, lambda table: leaving.back(table, player))

    async def _live(self, table: Table) -> LiveMatch | None:
        try:
            return None if table.match is None else await self._matches.get(table.match)
        except MatchUnreadable as error:  # a log of other rules must not keep the other tables from opening
            log.error("%s", error, extra=about(table=table.code, match=table.match))
            return None

    async def _match_ended(self, ended: Ended) -> None:
        code = ended.record.table
        if self._tables.get(code) is None:
            return
        async with self._tables.lock(code):
            table = self._tables.get(code)
            if table is not None and table.match == ended.record.id and table.phase == "playing":
                self._attendances.end(code)
                await self._tables.keep(leaving.after_match(table))

    def _require_bots(self, game: str, levels: Sequence[BotLevel]) -> None:
        if not all(self._bots.can_play(game, level) for level in levels):
            raise Rejected("table.no_such_bot")

    def _require_turns(self, game: str, companions: Sequence[str], stand_in: BotLevel | None) -> None:
        """Whether people can share a device here, and a bot stand in for who is away."""
        if (companions or stand_in) and not self.game(game).info.by_turns:
            raise Rejected("table.by_turns_only")
        self._require_bots(game, [stand_in] if stand_in else [])

    def _record(self, table: Table) -> MatchRecord:
        return MatchRecord(
            id=secrets.token_urlsafe(12),
            game=table.game,
            rules_version=self.game(table.game).info.rules_version,
            options=Raw(msgspec.json.encode(table.options)),
            occupants=tuple(who for who in table.seats if who is not None),
            seed=secrets.token_hex(16),
            begun=self._clock.now(),
            table=table.code,
        )
