"""What a command costs the server, all its updates included: of two checkouts, at the same time and in turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop

from bench.load import SEATS, Viewer, act, begun, processor, serving, take_seats, until
from bench.playing.fun_size import FunSize
from bench.table import Part, goal, number

TABLES = 40
Tables = Sequence[Sequence[Viewer]]


@dataclass(frozen=True)
class Contender:
    """A server, those who play there, and what each turn cost in seconds a command."""

    title: str
    pid: int
    tables: Tables
    costs: list[float]


def cost(before: Path | None, turns: int, say: Callable[[str], None], count: int = TABLES) -> Part:
    """Medians of turns, in each of which everybody at every table does one thing after the other."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        costs = runner.run(_costs(before, turns, say, count))
    text = (
        f"{count} tables of Fun-Size with {SEATS} sockets each on one server with SQLite. At every table one seat does "
        "something, and when all four have seen it, the next: so every command has its four updates, however slow the "
        f"machine is. Processor time of the server, the median of {turns} turns of {count * SEATS} commands; where "
        "there is a server of before, both run, and play in turns."
    )
    middles = {title: median(of) for title, of in costs.items()}
    rows = [
        (title, number(1e6 * middle), number(1e6 * min(costs[title])), number(1e6 * max(costs[title])))
        for title, middle in middles.items()
    ]
    goals = [] if before is None else [goal("before against now", middles["before"] / middles["now"], 1)]
    return Part("A command", text, ("", "µs a command", "least", "most"), rows, goals)


async def _costs(before: Path | None, turns: int, say: Callable[[str], None], count: int) -> dict[str, list[float]]:
    async with _contender("now", None, count) as now:
        if before is None:
            await _take_turns([now], turns, say)
            return {now.title: now.costs}
        async with _contender("before", before, count) as then:
            await _take_turns([then, now], turns, say)
            return {each.title: each.costs for each in (then, now)}


@asynccontextmanager
async def _contender(title: str, checkout: Path | None, count: int) -> AsyncIterator[Contender]:
    with serving(checkout) as (address, pid):
        async with begun(await take_seats(FunSize(), address, count)) as tables:
            yield Contender(title, pid, tables, [])


async def _take_turns(contenders: Sequence[Contender], turns: int, say: Callable[[str], None]) -> None:
    for turn in range(-1, turns):  # one to get warm
        for each in contenders[:: 1 if turn % 2 else -1]:
            say(f"{each.title}, turn {turn + 1} of {turns}")
            worked = processor(each.pid)
            await asyncio.gather(*(_around(table, turn + 1) for table in each.tables))
            if turn >= 0:
                each.costs.append((processor(each.pid) - worked) / (len(each.tables) * SEATS))


async def _around(table: Sequence[Viewer], beat: int) -> None:
    for viewer in table:
        await act(FunSize(), viewer, beat, perf_counter())
        await until(lambda viewer=viewer: viewer.is_up_to_date)  # type: ignore[misc]
        await until(lambda version=viewer.updates[-1][0]: all(each.updates[-1][0] >= version for each in table))  # type: ignore[misc]
