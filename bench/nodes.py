"""The same players at one node on SQLite, at one on PostgreSQL, and at two on PostgreSQL and Redis, in one run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.engines import Engines, Look, engines
from bench.load import COLUMNS, Load, play
from bench.playing.fun_size import FunSize
from bench.seats import SEATS, Party, at_one
from bench.serving import node
from bench.table import Part, goal, number

PERIOD = 2.0  # seconds between two commands of a seat
PATIENCE = 0.05  # seconds: the p99 that is to be kept
WANTED = 1.6  # two nodes against one
HEAD = (
    *("", *COLUMNS),
    *("nodes µs", "PostgreSQL µs", "Redis µs", "players µs"),
    *("statements", "log bytes", "log syncs", "bus bytes", "kB a table", "kB a socket"),
)


@dataclass(frozen=True)
class SetUp:
    """So many nodes, what they are on, and where the seats of a table are."""

    title: str
    nodes: int = 1
    has_postgres: bool = True
    has_redis: bool = True
    is_mixed: bool = True  # the seats of every table are at all nodes in turn, else each table is at one
    checkout: Path | None = None  # whose nodes they are; None: ours

    def has_all(self, there: Engines) -> bool:
        """Whether the machine has what it needs."""
        return not (self.has_postgres and there.postgres is None) and not (self.has_redis and there.redis is None)


ONE = SetUp("one, PostgreSQL and Redis")
TWO = SetUp("two, PostgreSQL and Redis", nodes=2)
SET_UPS = (
    SetUp("one, SQLite", has_postgres=False, has_redis=False),
    SetUp("one, PostgreSQL", has_redis=False),
    ONE,
    TWO,
    SetUp("two, each table at one of them", nodes=2, is_mixed=False),
)
Runs = dict[tuple[SetUp, int], Load]


def nodes(
    sizes: Sequence[int],
    seconds: float,
    say: Callable[[str], None],
    period: float = PERIOD,
    before: Path | None = None,
) -> Part:
    """A row per number of tables and set-up; with another checkout, two of its nodes stand above two of ours."""
    runs: Runs = {}
    set_ups = [*SET_UPS]
    if before is not None:
        set_ups.insert(set_ups.index(TWO), replace(TWO, title=f"{TWO.title}, before", checkout=before))
    overrun = []
    load_before = os.getloadavg()[0]
    with engines() as there:
        for size in sizes:
            for set_up in filter(lambda each: each.has_all(there), set_ups):
                say(f"{set_up.title}, {size} tables")
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    try:
                        runs[set_up, size] = runner.run(_run(set_up, there, size, seconds, period))
                    except TimeoutError:
                        overrun.append(f"{set_up.title}, {size * SEATS} sockets")
        missing = there.missing
    text = (
        f"Fun-Size with {SEATS} sockets per table, a command per seat every {period:.2g} s for {seconds:.0f} s. "
        "Seats of a table are at both nodes in turn, so that each node has two of its sockets, but for the last "
        "row of a size. A node on PostgreSQL without Redis looks for itself if others have written. µs, bytes and "
        "syncs are for one command with its four updates: processor time of all nodes together, of PostgreSQL, of "
        "Redis and of the players; statements are PostgreSQL's, and so is the log (WAL), the bus is what Redis sent. "
        "kB a table is what each "
        "node keeps of one before anybody has come. "
        "The four seats of a table act within milliseconds of each other, as in a race: at one node their commands "
        "share appends and updates, the more so the later it is; at two nodes they meet in the store, which takes one "
        "of them, and the other node looks again. "
        f"Nodes, engines and players shared {os.cpu_count()} cores with whatever else ran: the load of the machine "
        f"was {load_before:.0f} before and {os.getloadavg()[0]:.0f} after the run."
    )
    if missing:
        text += f" **There was no {' and no '.join(missing)}: what needs it was left out.**"
    if overrun:
        text += f" **Somebody waited for a minute in vain, so there are no figures: {'; '.join(overrun)}.**"
    rows = [_row(f"{set_up.title}, {size * SEATS} sockets", load) for (set_up, size), load in runs.items()]
    return Part("Nodes", text, HEAD, rows, [*reached(runs), *compared(runs)])


async def _run(set_up: SetUp, there: Engines, size: int, seconds: float, period: float) -> Load:
    postgres = there.postgres if set_up.has_postgres else None
    redis = there.redis if set_up.has_redis else None
    shared = None if postgres is None else await there.own_database()
    with _started(set_up, shared, None if redis is None else redis.url) as parties:
        return await play(FunSize(), parties, size, seconds, period, Look(postgres, redis))


@contextmanager
def _started(set_up: SetUp, database: str | None, bus: str | None) -> Iterator[Sequence[Party]]:
    with ExitStack() as stack:
        if database is None:
            database = str(Path(stack.enter_context(TemporaryDirectory())) / "akili.db")
        served = [stack.enter_context(node(database, bus, set_up.checkout)) for _ in range(set_up.nodes)]
        if set_up.is_mixed:
            yield [[served[seat % len(served)] for seat in range(SEATS)]]
        else:
            yield [at_one(each) for each in served]


def _row(title: str, load: Load) -> Sequence[str]:
    def of_each(name: str, times: float = 1.0) -> str:
        return number(times * load.grown[name] / load.commands) if name in load.grown else "–"

    return (
        title,
        *load.cells,
        number(1e6 * load.processor_seconds / load.commands),
        of_each("postgres seconds", 1e6),
        of_each("redis seconds", 1e6),
        number(1e6 * load.player_seconds / load.commands),
        of_each("statements"),
        of_each("log bytes"),
        of_each("log syncs"),
        of_each("bus bytes"),
        f"{load.kilobytes_a_table:.1f}",
        f"{load.kilobytes_a_socket:.0f}",
    )


def reached(runs: Runs) -> Iterator[str]:
    """For each set-up the most commands that were in time, and how many the cores could bear at the cost of one there.

    Who has much to do does several commands at once, so that one costs less: at a small load it says nothing of a great
    one, and where it is late it is no service any more.
    """
    for set_up in dict.fromkeys(set_up for set_up, _ in runs):
        of_it = [load for (each, _), load in runs.items() if each == set_up]
        most = _most(of_it)
        in_time = "at no load" if most is None else f"at {number(most)} commands/s"
        in_time_loads = [load for load in of_it if load.late(99) < PATIENCE] or of_it
        everything = _everything(max(in_time_loads, key=lambda load: load.commands_a_second))
        yield (
            f"{set_up.title}: p99 < {1000 * PATIENCE:.0f} ms {in_time}; at what one cost there, with all that ran, "
            f"{os.cpu_count()} idle cores would be full at {number((os.cpu_count() or 1) / everything)}"
        )


def compared(runs: Runs) -> Iterator[str]:
    """Two nodes against one: on the clock of this machine, and by what each needs of a core of its own."""
    one, two = ([load for (each, _), load in runs.items() if each == set_up] for set_up in (ONE, TWO))
    if any((ONE, size) in runs for each, size in runs if each == TWO):
        alone, together = _most(one), _most(two)
        if alone is None or together is None:
            yield "two nodes against one on the clock: not measured, as neither load nor machine left p99 in time"
        else:
            yield goal("two nodes against one on the clock", together / alone, WANTED)
        size = min((size for each, size in runs if each == TWO and (ONE, size) in runs), key=partial(_lateness, runs))
        ratio = TWO.nodes * _cost(runs[ONE, size]) / _cost(runs[TWO, size])
        wish = f"two nodes with a core each against one with a core, by processor time at {size * SEATS} sockets"
        yield goal(wish, ratio, WANTED)


def _everything(load: Load) -> float:
    """Processor time for a command, of all that ran."""
    engine_seconds = (seconds for name, seconds in load.grown.items() if name.endswith("seconds"))
    return (load.processor_seconds + load.player_seconds + sum(engine_seconds)) / load.commands


def _most(loads: Sequence[Load]) -> float | None:
    return max((load.commands_a_second for load in loads if load.late(99) < PATIENCE), default=None)


def _lateness(runs: Runs, size: int) -> float:
    """Costs compare best where both were quickest."""
    return max(runs[set_up, size].late(50) for set_up in (ONE, TWO))


def _cost(load: Load) -> float:
    return load.processor_seconds / load.commands
