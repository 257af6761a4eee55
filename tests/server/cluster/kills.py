"""One of two servers is killed again and again under load: ``python -m tests.server.cluster.kills --times 50``.

People lay and take tiles; beside them bots race, and time ends their rounds.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import monotonic

from scripts.private_servers import PrivatePostgres, PrivateRedis
from tests.server.adapters.own_schema import own_schema
from tests.server.cluster.bot_tables import BotTables, Minded, bot_tables
from tests.server.cluster.cluster import cluster
from tests.server.cluster.load import LoadOnRoad, load_on
from tests.server.server_process import Server

TABLES = 4
BOT_TABLES = 2
HASTY = str(Path(__file__).with_name("hasty_server.py"))
BOT_PACE = 0.05  # the part of their time that bots take
LOAD = 0.3  # seconds between a restart and the next kill
PROMISED = 5.0  # seconds, until every socket is back, every seat plays on, and bots and time act at every table


@dataclass
class Told:
    """What the kills came to."""

    acknowledged: int = 0
    broken: list[int] = field(default_factory=list)  # sockets that each kill broke
    back: list[float] = field(default_factory=list)  # seconds, until the last of them was at the other server
    going_on: list[float] = field(default_factory=list)  # seconds, until every seat was acknowledged a new command
    minded: list[float] = field(default_factory=list)  # seconds, until bots or time had acted at each of their tables
    by_themselves: Minded = field(default_factory=Minded)

    @property
    def slowest(self) -> float:
        """Seconds, until all was as before a kill, of all of them."""
        return max(*self.back, *self.going_on, *self.minded)


async def kill_again_and_again(
    database: str, redis: PrivateRedis, times: int, say: Callable[[str], None] = lambda _: None
) -> Told:
    """The law is held in the end; while a server is killed the other has to do for both."""
    told = Told()
    async with (
        cluster(database, redis, program=(HASTY, str(BOT_PACE))) as servers,
        load_on(servers, TABLES) as load,
        bot_tables(load.road.address, BOT_TABLES) as bots,
    ):
        await bots.go_on()
        for number in range(times):
            await asyncio.sleep(LOAD)
            await _kill(servers[number % 2], load, bots, told)
            say(f"kill {number + 1}: {told.broken[-1]} sockets back in {told.back[-1]:.2f} s, ")
            say(f"all seats go on after {told.going_on[-1]:.2f} s, all bots after {told.minded[-1]:.2f} s, ")
            say(f"{load.acknowledged} commands so far\n")
        await load.goes_on()
        await bots.until_time_ended_a_round()
        await load.hold(database)
        told.acknowledged = load.acknowledged
        told.by_themselves = await bots.hold(database)
    return told


async def _kill(server: Server, load: LoadOnRoad, bots: BotTables, told: Told) -> None:
    load.check()
    before = [seat.connections for seat in load.seats]
    server.kill()
    killed = monotonic()
    watching = asyncio.create_task(_came_back(load, before))
    minding = asyncio.create_task(_since(killed, bots.go_on()))
    told.going_on.append(await _since(killed, load.goes_on()))
    told.minded.append(await minding)
    watching.cancel()
    came = await watching
    told.broken.append(len(came))
    told.back.append(max(came.values(), default=killed) - killed)
    server.start_again()
    await server.until_it_is_ready()
    load.road.lead_anew()  # so that there is somebody to lose next time
    await load.goes_on()


async def _since(when: float, done: Awaitable[None]) -> float:
    """The seconds from then until it is done."""
    await done
    return monotonic() - when


async def _came_back(load: LoadOnRoad, before: Sequence[int]) -> dict[int, float]:
    """When each socket was there again that had broken, for as long as it is let."""
    came: dict[int, float] = {}
    with suppress(asyncio.CancelledError):
        while True:
            for number, (seat, old) in enumerate(zip(load.seats, before, strict=True)):
                if seat.connections > old:
                    came.setdefault(number, monotonic())
            await asyncio.sleep(0.01)
    return came


def _main(words: Sequence[str]) -> int:
    parser = ArgumentParser(prog="kills", description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    times = parser.parse_args(words).times
    with PrivatePostgres() as postgres, PrivateRedis() as redis:
        told = asyncio.run(kill_again_and_again(own_schema(postgres), redis, times, _say))
    _say(f"{times} kills of one of two servers, {2 * TABLES} seats: {told.acknowledged} commands acknowledged,\n")
    _say("every one of them in the log, none of them twice.\n")
    _say(f"{sum(told.broken)} sockets broke; back in {_times(told.back)};\n")
    _say(f"all seats went on after {_times(told.going_on)}.\n")
    _say(f"Beside them {BOT_TABLES} tables of bots: {told.by_themselves.bot_commands} commands of bots and ")
    _say(f"{told.by_themselves.deadlines} deadlines, each once; they went on after {_times(told.minded)}.\n")
    return 0 if told.slowest <= PROMISED else 1


def _times(seconds: Sequence[float]) -> str:
    return f"{median(seconds):.2f} s (median), {max(seconds):.2f} s at most"


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
