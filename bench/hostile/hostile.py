"""Task 7: one client must not slow another. An honest table alone, then beside each attack, in one run."""

from __future__ import annotations

import asyncio
import math
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import uvloop
from websockets.exceptions import WebSocketException

from akili.client.guest import Problem
from bench.hostile.attacks import ATTACKS, NO_ATTACK
from bench.hostile.long_match import store_long_matches
from bench.hostile.target import Attack
from bench.load import play
from bench.playing.fun_size import FunSize
from bench.processes import resident
from bench.seats import at_one
from bench.serving import Served
from bench.table import Part, goal, number

TABLES = 2
PERIOD = 0.2  # seconds between two commands of a seat
WARMING = 1.0  # seconds that an attack is ahead
PROMISED = 2.0  # times the quiet p99, at most
HEAD = ("", "p50 ms", "p99 ms", "worst ms", "× quiet p99", "tries/s", "server busy", "server MB")


@dataclass(frozen=True)
class Measured:
    """What an honest table noticed."""

    latencies: Sequence[float]
    busy: float  # the server's processor time, as a share of one core
    megabytes: float
    tries_a_second: float = 0.0

    @property
    def p50(self) -> float:
        """Half of all were answered within this, in seconds."""
        return median(self.latencies)

    @property
    def p99(self) -> float:
        """All but one in a hundred."""
        return quantiles((*self.latencies, max(self.latencies)), n=100, method="inclusive")[98]


def hostile(seconds: float, say: Callable[[str], None], attacks: Mapping[str, Attack] = ATTACKS) -> Part:
    """A row per attack, each on a server of its own; quiet times are measured before them, on the same."""
    quiet, beside = [], {}
    for name in attacks:
        with _server() as (address, pid):
            say(f"quiet, before {name}")
            quiet.append(_measure(address, pid, seconds))
            say(name)
            beside[name] = _measure_beside(name, address, pid, seconds)
    everything = [late for measured in quiet for late in measured.latencies]
    together = replace(quiet[0], latencies=everything, busy=median(measured.busy for measured in quiet))
    rows = [_row(name, measured, together.p99) for name, measured in ({"quiet": together} | beside).items()]
    worst = max(measured.p99 for name, measured in beside.items() if name != NO_ATTACK) / together.p99
    text = (
        f"`akili serve` as it is, {TABLES} tables of Fun-Size from one address, a command per seat every {PERIOD} s, "
        f"{seconds:.0f} s each; an attacker in a process of its own from another address, as fast as it can or as "
        "said in `bench/hostile/attacks.py`. Latency is from the moment a command is due to that at which the last of "
        "the four viewers has its update (inf: they couldn't even begin). Quiet is all that was measured before each "
        "attack. Tries are connections, "
        "requests or frames, whichever the attack is made of."
    )
    goals = [goal("the worst p99 beside an attack is at most twice the quiet one", PROMISED / worst, 1)]
    return Part("Hostile clients", text, HEAD, rows, goals)


@contextmanager
def _server() -> Iterator[tuple[str, int]]:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "akili.db"
        asyncio.run(store_long_matches(database))
        command = [sys.executable, "-m", "akili", "serve", "--port", "0", "--database", str(database)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                assert server.stdout is not None
                yield server.stdout.readline().split()[3], server.pid
            finally:
                server.send_signal(signal.SIGINT)
                server.wait(timeout=60)


def _measure(address: str, pid: int, seconds: float) -> Measured:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            load = runner.run(play(FunSize(), [at_one(Served(address, pid))], TABLES, seconds, PERIOD))
        except (OSError, Problem, WebSocketException):  # TimeoutError among them
            return Measured((math.inf,), math.nan, resident(pid) / 1e6)
    return Measured(load.latencies, load.processor_seconds / load.seconds, resident(pid) / 1e6)


def _measure_beside(name: str, address: str, pid: int, seconds: float) -> Measured:
    began = monotonic()
    command = [sys.executable, "-m", "bench.hostile", name, address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as attacker:
        try:
            sleep(WARMING)
            measured = _measure(address, pid, seconds)
        finally:
            attacker.terminate()
        tries = int(attacker.communicate(timeout=60)[0] or 0)
    return replace(measured, tries_a_second=tries / (monotonic() - began))


def _row(name: str, measured: Measured, usual: float) -> Sequence[str]:
    return (
        name,
        f"{1000 * measured.p50:.1f}",
        f"{1000 * measured.p99:.1f}",
        f"{1000 * max(measured.latencies):.1f}",
        f"{measured.p99 / usual:.2f}",
        number(measured.tries_a_second),
        f"{measured.busy:.0%}",
        f"{measured.megabytes:.0f}",
    )
