"""Durable appends with and without group commit, and how long a command takes from submit to stored."""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from msgspec import Raw
from scripts.prepare_tests import has_postgres
from scripts.private_servers import PrivatePostgres

from akili.games.registry import GAMES
from akili.games.ubongo_fun_size.model import Options
from akili.server.adapters.postgres import PostgresStore
from akili.server.adapters.sqlite import SqliteStore
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import MatchRecord, Occupant, Store, StoredEvent
from bench.table import Part, goal, milliseconds, number

EVENT = StoredEvent(
    Raw(b'{"type":"tile_laid","seat":1,"laid":{"tile":"red","cells":[[0,1],[1,1]]},"at":1}'),
    "1:c12",
    Raw(
        b'{"now":21,"seat":1,"command":{"type":"lay_tile","tile":"red","cells":[[0,1],[1,1]]},"lag":20,"uncertainty":5}'
    ),
)
SEATS = 4
Measured = TypeVar("Measured")


def storing(
    say: Callable[[str], None], matches: int = 500, rounds: int = 3, seconds: float = 10, rate: int = 1000
) -> Part:
    """Grouped against ungrouped and against PostgreSQL in turns, then a steady load of a real game."""
    alone, grouped, shared = 0.0, 0.0, 0.0
    with PrivatePostgres() if has_postgres() else nullcontext() as postgres:
        for turn in range(rounds):
            say(f"appends, round {turn + 1} of {rounds}")
            alone = max(alone, _in_folder(lambda path: _appends_a_second(SqliteStore(path, 1), matches, 1)))
            grouped = max(grouped, _in_folder(lambda path: _appends_a_second(SqliteStore(path), matches, 10)))
            if postgres is not None:
                store = PostgresStore(postgres.url)
                shared = max(shared, asyncio.run(_appends_a_second(store, matches, 10, f"{turn}:")))
    say(f"{rate} commands a second")
    waits, stored = _in_folder(lambda path: _submit_waits(path, matches, rate, seconds))
    middle, late = _quantile(waits, 0.5), _quantile(waits, 0.99)
    rows = [
        ("SQLite, one commit an append", number(alone), "", ""),
        ("SQLite, group commit", number(grouped), "", ""),
        ("PostgreSQL, batches", number(shared) if shared else "left out", "", ""),
        (f"Fun-Size, {number(rate)} commands/s asked", number(stored), milliseconds(middle), milliseconds(late)),
    ]
    text = (
        f"SQLite, WAL, `synchronous=FULL`, and PostgreSQL as it comes, on this machine: {matches} matches that write "
        f"at once, best of {rounds} rounds, on the wall clock: it is the disk that is waited for. Below: tiles laid "
        f"in {matches} matches of Fun-Size on SQLite, evenly over {number(seconds)} s, from `submit` to its return, "
        "when it is stored."
    )
    if not shared:
        text += " **There was no PostgreSQL to be measured.**"
    head = ("Store", "appends/s", "p50 ms", "p99 ms")
    return Part("Durable appends", text, head, rows, [goal("group commit against single commits", grouped / alone, 10)])


def _in_folder(measure: Callable[[Path], Coroutine[Any, Any, Measured]]) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder) / "akili.db"))


async def _appends_a_second(store: Store, matches: int, each: int, prefix: str = "") -> float:
    names = [f"{prefix}{name}" for name in range(matches)]
    await asyncio.gather(*(store.create(_record(name)) for name in names))

    async def write(name: str) -> None:
        for version in range(each):
            await store.append(name, version, [EVENT])

    start = perf_counter()
    await asyncio.gather(*map(write, names))
    seconds = perf_counter() - start
    await store.close()
    return matches * each / seconds


async def _submit_waits(path: Path, matches: int, rate: int, seconds: float) -> tuple[Sequence[float], float]:
    """How long each took, and how many were stored in a second."""
    store = SqliteStore(path)
    house = LiveMatches(store, GAMES)
    live = await asyncio.gather(*(house.begin(_record(str(name))) for name in range(matches)))
    moves = [_moves(match) for match in live]
    waits: list[float] = []

    async def play(match: LiveMatch, index: int) -> None:
        seat = index // matches % SEATS
        begun = perf_counter()
        await match.submit(seat, moves[index % matches][seat], f"c{index}", arrived=match.now())
        waits.append(perf_counter() - begun)

    start = perf_counter()
    async with asyncio.TaskGroup() as tasks:
        for index in range(int(rate * seconds)):
            await asyncio.sleep(max(0, start + index / rate - perf_counter()))
            tasks.create_task(play(live[index % matches], index))
    elapsed = perf_counter() - start
    await house.close()
    await store.close()
    return waits, len(waits) / elapsed


def _moves(match: LiveMatch) -> list[Any]:
    """A tile for each seat that fits on its card; laying it again is a move as well."""
    return [next(iter(match.match.game.legal(match.match.state, seat))) for seat in range(SEATS)]


def _record(name: str) -> MatchRecord:
    options = Raw(msgspec.json.encode(Options()))
    return MatchRecord(name, "ubongo_fun_size", 1, options, (Occupant(bot="easy"),) * SEATS, name, 0, "table")


def _quantile(waits: Sequence[float], part: float) -> float:
    return sorted(waits)[int(part * (len(waits) - 1))]
