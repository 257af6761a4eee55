"""One of two servers is killed again and again under load: ``python -m tests.server.cluster.kills --times 50``.

People lay and take tiles; beside them bots race, and time ends their rounds. In the end one stops in good order.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from time import monotonic

from scripts.private_servers import PrivatePostgres, PrivateRedis
from tests.server.adapters.own_schema import own_schema
from tests.server.cluster.bot_tables import BotTables, Minded, bot_tables
from tests.server.cluster.cluster import HASTY, cluster
from tests.server.cluster.load import LoadOnRoad, load_on
from tests.server.server_process import Server

TABLES = 4
BOT_TABLES = 2
BOT_PACE = 0.05  # the part of their time that bots take
LOAD = 0.3  # seconds between a restart and the next end
PROMISED = 5.0  # seconds, until every socket is back, every seat plays on, and bots and time act at every table


@dataclass(frozen=True)
class Loss:
    """What it came to that a server was gone."""

    broken: int  # sockets
    back: float  # seconds, until the last of them was at the other server
    going_on: float  # seconds, until every seat was acknowledged a new command
    minded: float  # seconds, until bots or time had acted at each of their tables

    def __str__(self) -> str:
        """One line."""
        sockets = f"{self.broken} sockets back in {self.back:.2f} s"
        return f"{sockets}, all seats go on after {self.going_on:.2f} s, all bots after {self.minded:.2f} s"


@dataclass
class Told:
    """What all of them came to, and one stop in good order at the end."""

    kills: list[Loss] = field(default_factory=list)
    stops: list[Loss] = field(default_factory=list)
    acknowledged: int = 0
    by_themselves: Minded = field(default_factory=Minded)

    @property
    def slowest(self) -> float:
        """Seconds, until all was as before, of all of them."""
        return max(max(loss.back, loss.going_on, loss.minded) for loss in (*self.kills, *self.stops))


async def kill_again_and_again(
    database: str, redis: PrivateRedis, times: int, say: Callable[[str], None] = lambda _: None
) -> Told:
    """The law is held in the end; while a server is gone the other has to do for both."""
    told = Told()
    async with (
        cluster(database, redis, program=(HASTY, str(BOT_PACE))) as servers,
        load_on(servers, TABLES) as load,
        bot_tables(load.road.address, BOT_TABLES) as bots,
    ):
        await bots.go_on()
        for number in range(times):
            told.kills.append(await _lose(servers[number % 2], Server.kill, load, bots))
            say(f"kill {number + 1}: {told.kills[-1]}, {load.acknowledged} commands so far\n")
        told.stops.append(await _lose(servers[times % 2], Server.stop, load, bots))
        say(f"stop: {told.stops[-1]}\n")
        await load.goes_on()
        await bots.until_time_ended_a_round()
        await load.hold(database)
        told.acknowledged = load.acknowledged
        told.by_themselves = await bots.hold(database)
    return told


async def _lose(server: Server, end: Callable[[Server], None], load: LoadOnRoad, bots: BotTables) -> Loss:
    await asyncio.sleep(LOAD)
    load.check()
    before = [seat.connections for seat in load.seats]
    ended = monotonic()
    watching = asyncio.create_task(_came_back(load, before))
    await asyncio.to_thread(end, server)
    minding = asyncio.create_task(_since(ended, bots.go_on()))
    going_on = await _since(ended, load.goes_on())
    minded = await minding
    watching.cancel()
    came = await watching
    server.start_again()
    await server.until_it_is_ready()
    load.road.lead_anew()  # so that there is somebody to lose next time
    await load.goes_on()
    return Loss(len(came), max(came.values(), default=ended) - ended, going_on, minded)


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
    _say(f"{sum(loss.broken for loss in told.kills)} sockets broke; back in {_times(told.kills, 'back')};\n")
    _say(f"all seats went on after {_times(told.kills, 'going_on')}.\n")
    _say(f"Beside them {BOT_TABLES} tables of bots: {told.by_themselves.bot_commands} commands of bots and ")
    _say(f"{told.by_themselves.deadlines} deadlines, each once; they went on after {_times(told.kills, 'minded')}.\n")
    return 0 if told.slowest <= PROMISED else 1


def _times(losses: Sequence[Loss], name: str) -> str:
    seconds = [getattr(loss, name) for loss in losses]
    return f"{median(seconds):.2f} s (median), {max(seconds):.2f} s at most"


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
