"""Task 6: growing numbers of tables of each game, one game beside the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import quantiles

import uvloop

from bench.load import SEATS, Load, run
from bench.playing.classic import Classic
from bench.playing.fun_size import FunSize
from bench.playing.playing import Playing
from bench.table import Part, number

PERIOD = 2.0  # seconds between two commands of a seat
GAMES: Sequence[Playing] = (FunSize(), Classic())
HEAD = ("", "commands/s", "p50 ms", "p99 ms", "refused", "kB a socket", "kB kept a command", "server ms a command")


def tables(
    sizes: Sequence[int],
    seconds: float,
    say: Callable[[str], None],
    period: float = PERIOD,
    before: Path | None = None,
) -> Part:
    """A row per game and number of tables; with the checkout of a server of before, that one's row above it."""
    rows = []
    for size in sizes:
        for playing in GAMES:
            for checkout in (None,) if before is None else (before, None):
                title = f"{playing.title}, {size} tables, {size * SEATS} sockets"
                title += "" if checkout is None else ", before"
                say(title)
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    rows.append(_row(title, runner.run(run(playing, size, seconds, period, checkout))))
    text = (
        f"One server process with SQLite (synchronous=FULL), {SEATS} sockets per table, a command per seat every "
        f"{period:.0f} s for {seconds:.0f} s; the players run in another process on the same two cores. "
        "In Fun-Size everybody lays a tile and takes it back; in classic they play: three tiles, a move, a take, the "
        "word to go on, and the roll in turn, so that a seat now and then has nothing to do. "
        "Latency is from the moment a command is due to that at which the last of the four viewers has its update; "
        "of a take, which others mustn't know of until it is settled, to that of the player. "
        "The server's time for a command is processor time, all four updates included; what it keeps of a command is "
        "the growth of its memory, events and garbage. "
        "To reach at 500 tables: p99 < 50 ms, no refusal, < 60 kB a socket."
    )
    return Part("Tables", text, HEAD, rows)


def _row(title: str, load: Load) -> Sequence[str]:
    cuts = quantiles(load.latencies, n=100)
    return (
        title,
        number(load.commands / load.seconds),
        f"{1000 * cuts[49]:.1f}",
        f"{1000 * cuts[98]:.1f}",
        str(load.refused),
        f"{load.kilobytes_a_socket:.0f}",
        f"{load.kilobytes_kept / load.commands:.1f}",
        f"{1000 * load.processor_seconds / load.commands:.2f}",
    )
