"""What people do at tables: make, join, agree, begin, come and go."""

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
from akili.server.matches.lag import RoundTrips
from akili.server.matches.live import LiveMatches
from akili.server.nodes.neighbours import Neighbours
from akili.server.nodes.presence import Presences
from akili.server.operation.logs import about
from akili.server.pings import Pings
from akili.server.players.guests import Guest
from akili.server.ports import DocumentStore, MatchRecord, RevisionConflict, StoreUnavailable
from akili.server.protocol import BotLevel, TableInfo
from akili.server.settings import Settings
from akili.server.tables import agreement, leaving
from akili.server.tables import table as rules
from akili.server.tables.abandoned import Abandoned
from akili.server.tables.attendance import Attendances, was_away
from akili.server.tables.attending import Attending
from akili.server.tables.bots import BotDriver
from akili.server.tables.company import Company
from akili.server.tables.errands import Chairs, Errands
from akili.server.tables.kept import MOST_ATTEMPTS, KeptTables
from akili.server.tables.minding import Minding
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
        neighbours: Neighbours,
        presences: Presences,
    ) -> None:
        self._matches, self._games = matches, games
        self._clock, self._settings, self._bots = clock, settings, bots
        minds = neighbours.acts_for
        self._company = company = Company(presences)
        self._tables = tables = KeptTables(store, clock, company.tell, self._heard, is_shared=not neighbours.is_alone)
        patience: Millis = round(1000 * settings.away_seconds)
        self._attendances = Attendances(clock, patience, company.is_here, bots)
        self._minding = Minding(self._attendances, bots, minds)
        self._errands = Errands(tables, clock)
        self._chairs = Chairs(tables, self._errands, clock, patience, company.is_here, minds)
        self._attending = Attending(
            tables, matches, company, self._minding, self._attendances, self._chairs, minds, clock
        )
        self._abandoned = Abandoned(tables, matches, company, self._minding, minds, clock, settings)
        matches.endings.when_told(self._attending.match_ended)
        presences.attach(company.here, self._attending.came_or_went)
        neighbours.when_changed(self._attending.nodes_changed)

    @property
    def tables(self) -> KeptTables:
        """The tables as they are kept, for who keeps them honest."""
        return self._tables

    async def read(self) -> None:
        """Read the tables."""
        await self._tables.open()

    async def open(self) -> None:
        """Attend to the tables that were read; those whose match ended while nobody looked are over."""
        await self._attending.open()

    async def close(self) -> None:
        """Let everyone go."""
        self._attendances.close()
        self._chairs.close()
        await self._attending.close()
        await self._tables.close()
        await self._errands.close()
        self._company.close()
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

    async def seek(self, code: str) -> None:
        """Look for a table that isn't known here, but may be elsewhere."""
        await self._tables.seek(code)

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
        return self._company.info(table)

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
        kept = await self._tables.keep(table, 0)
        return await self.start(code, guest) if start else kept

    async def join(self, code: str, guest: Guest) -> Table:
        """Take a free seat, or come back to one's own."""
        table = await self._tables.change(code, lambda table: rules.joined(table, guest))
        self._came(table.code, guest.id)
        return table

    async def leave(self, code: str, guest: Guest) -> Table:
        """Give the seat back; in a running match it waits, and the match goes on without its player."""
        table = await self._tables.change(code, lambda table: rules.left(table, guest.id))
        self._errands.forget(table.code, _back(guest.id))
        self._attendances.left(table.code, guest.id)
        return table

    async def substitute(self, code: str, guest: Guest, seat: Seat, level: BotLevel | None) -> Table:
        """Let a bot play for a seat that is away, or no longer; who comes back gets the seat back."""
        self._require_bots(self.find(code).game, [level] if level else [])
        await self._attending.live(self.find(code))  # which knows who is away, where another node minds it
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
        """Begin the match; if another node changes the table meanwhile, that counts, and this begins once more."""
        code = self.find(code).code
        async with self._tables.lock(code):
            for _ in range(MOST_ATTEMPTS):
                table = await self._tables.newest(code)
                revision = self._tables.revision(code)
                rules.check_start(table, guest.id)
                live = await self._matches.begin(self._record(table))
                try:
                    started = await self._tables.keep(replace(table, phase="playing", match=live.record.id), revision)
                except RevisionConflict:
                    await self._matches.abandon(live.record.id)
                    await self._tables.reread(code)
                else:
                    room = self._company.room(code)
                    if room is not None:
                        room.follow(live)
                    self._minding.begin(started, live)
                    return started
        raise StoreUnavailable("Too many change this table at once.")

    async def enter(self, code: str, player: str | None, pings: Pings | None = None) -> tuple[Room, Ear]:
        """A socket comes to a table; raises Rejected."""
        table = self.find(code)
        room, ear = self._company.enter(table.code, player, pings or Pings())
        self._came(table.code, player)
        self._chairs.mind(table.code)
        try:
            live = await self._attending.live(table) if room.live is None else room.live
        except BaseException:
            self.exit(table.code, ear)
            raise
        if room.live is None:  # nobody was faster
            room.follow(live)
        return room, ear

    def exit(self, code: str, ear: Ear) -> None:
        """A socket goes."""
        if self._company.room(code) is None:
            return
        is_last = self._company.leave(code, ear)
        if ear.player is not None and not self._company.is_here(code, ear.player):
            self._attendances.went(code, ear.player)
        table = self._tables.get(code)
        if is_last and table is not None:
            self._tables.touch(table)
        self._chairs.mind(code)

    def way(self, code: str, room: Room, ear: Ear) -> RoundTrips:
        """What counts for a command that came through this socket."""
        return self._company.way(code, room, ear)

    def about(self, code: str) -> dict[str, object]:
        """What a line of the log about this table says besides its sentence."""
        room = self._company.room(code)
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
        if player is not None and self._company.room(code) is not None:
            self._company.measured(code, player, is_seated=rules.seat_of(self.find(code), player) is not None)

    async def sweep(self) -> None:
        """Take away what nobody has been at for long."""
        await self._abandoned.sweep()

    def _heard(self, code: str, before: Table | None) -> None:
        self._attending.heard(code, before)

    def _expects(self, table: Table, player: str) -> bool:
        """Whether a match waits for this player: they are here, or haven't been away for long."""
        is_away = self._attendances.is_away(table.code, player)
        if is_away is None:  # here; where the match is minded they know
            live = None if table.match is None else self._matches.known(table.match)
            is_away = player in table.gone or (live is not None and was_away(live, player))
        return not is_away

    def _came(self, code: str, player: str | None) -> None:
        """Somebody is here, or back: if a bot has played for them, it stops."""
        table = self.find(code)
        if player is None or player in table.removed:
            return
        self._attendances.came(code, player)
        if leaving.back(table, player) != table:
            # whoever says at the same time that they leave: what was kept last counts
            self._errands.run(
                table.code,
                _back(player),
                lambda table: leaving.back(table, player),
                lambda _: self._is_back(code, player),
                still=lambda: self._company.is_here(code, player),
            )

    def _is_back(self, code: str, player: str) -> None:
        table = self._tables.get(code)
        if table is not None and player not in (*table.gone, *table.removed):
            self._attendances.came(code, player)

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


def _back(player: str) -> str:
    """The errand of one who is back."""
    return f"back {player}"
