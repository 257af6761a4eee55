"""Tables where nodes have something to mind: bots that race, and rounds that time ends, whatever happens meanwhile.

The host solves nothing, so that each round is ended by its countdown; goes on after it; and begins anew after the last.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import groupby

from tests.server.cluster.cluster import match_of
from tests.server.laying import check

from akili.client import Client, Problem, Refused, Table, Unreachable
from akili.engine.proof import decided_again
from akili.engine.replay import ReplaySeat, happened, replay_of
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.server.matches.codec import Codec
from akili.server.matches.lag import MOST_CREDIT
from akili.server.ports import MatchRecord, StoredEvent
from akili.ubongo.race.model import GoOn

BOTS = 2
OPTIONS = {"countdown": 1, "limit": 3600}  # seconds
NAP = 0.05  # seconds, before what failed is tried again
CODEC = Codec(FUN_SIZE)


@dataclass
class Minded:
    """What nodes did by themselves."""

    bot_commands: int = 0
    deadlines: int = 0


@dataclass
class BotTables:
    """The tables, their matches so far, and what plays them."""

    tables: Sequence[Table]
    matches: set[str] = field(default_factory=set)
    playing: Sequence[asyncio.Task[None]] = ()
    ended_rounds: int = 0  # that a table was told of, each ended by time

    async def go_on(self) -> None:
        """At every table a bot or time has done something since."""
        before = [_seen(table) for table in self.tables]
        while any(_seen(table) == old for table, old in zip(self.tables, before, strict=True)):
            await asyncio.sleep(NAP)
            check(self.playing)

    async def until_time_ended_a_round(self) -> None:
        """At least one since they began, however slow the machine."""
        while self.ended_rounds == 0:
            await asyncio.sleep(NAP)
            check(self.playing)

    async def hold(self, database: str) -> Minded:
        """Nobody goes on any more; then the law: each bot's command and each deadline is in the log once."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        minded = Minded()
        for match in self.matches:
            _check(*await match_of(database, match), minded)
        return minded


@asynccontextmanager
async def bot_tables(address: str, count: int) -> AsyncIterator[BotTables]:
    """So many, that go on until the end."""
    async with Client(address, "Host") as host:
        tables = BotTables([await host.create("ubongo_fun_size", 1 + BOTS, OPTIONS) for _ in range(count)])
        for table in tables.tables:
            for seat in range(1, 1 + BOTS):
                await table.seat_bot(seat, "master")
        tables.playing = [asyncio.create_task(_go_on(table, tables)) for table in tables.tables]
        try:
            yield tables
        finally:
            for task in tables.playing:
                task.cancel()


async def _go_on(table: Table, tables: BotTables) -> None:
    while True:
        await _begin(table, tables.matches)
        async for update in table.updates():
            tables.matches.add(update.match)
            if update.view.phase == "between":
                tables.ended_rounds += 1
                with suppress(Refused):  # time was faster, or nothing can be stored just now
                    await table.send(GoOn())


async def _begin(table: Table, before: Collection[str]) -> None:
    """Another match than those, however often it takes: an answer may get lost with its server."""
    while table.info["phase"] != "playing" or table.info["match"] in before:
        with suppress(Problem, Unreachable):
            await (table.start() if table.info["phase"] == "open" else table.rematch())
        await asyncio.sleep(NAP)


def _seen(table: Table) -> tuple[str, int] | None:
    return None if table.last is None else (table.last.match, table.last.version)


def _check(record: MatchRecord, log: Sequence[StoredEvent], minded: Minded) -> None:
    """Decided again, every deadline acts when it is due and once, and every command does what it did."""
    causes = [cause for cause, _ in groupby(stored.cause for stored in log) if cause is not None]
    assert len(causes) == len(set(causes))
    steps = [CODEC.step(stored.step) for stored in log]
    kept = happened([CODEC.event(stored) for stored in log], steps)
    replay = replay_of(CODEC.match(record), [ReplaySeat("")] * (1 + BOTS), kept)
    assert decided_again(replay, FUN_SIZE, MOST_CREDIT).version == len(log)
    minded.bot_commands += sum(":bot-" in cause for cause in causes)
    minded.deadlines += sum(step is not None and step.seat is None and step.presence is None for step in steps[1:])
