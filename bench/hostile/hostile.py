"""Task 7: one client must not slow another. An honest table alone, then beside each attack, in one run."""

from __future__ import annotations

import asyncio
import math
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import median, quantiles
from time import monotonic, sleep

import uvloop
from websockets.exceptions import WebSocketException

from akili.client.guest import Problem
from bench.engines import engines
from bench.hostile.attacks import ATTACKS, NO_ATTACK
from bench.hostile.servers import Servers, one_server, two_servers
from bench.hostile.target import Attack
from bench.load import play
from bench.playing.fun_size import FunSize
from bench.processes import resident
from bench.seats import SEATS
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
    rows, worst = _against(one_server, seconds, say, attacks)
    return Part("Hostile clients", f"`akili serve` as it is, {_text(seconds)}", HEAD, rows, [_promise(worst)])


def hostile_to_two(seconds: float, say: Callable[[str], None], attacks: Mapping[str, Attack] = ATTACKS) -> Part:
    """The same against one of two nodes, where two of the four seats of each honest table are."""
    with engines() as there:
        if there.missing:
            text = f"**There was no {' and no '.join(there.missing)}: all of it was left out.**"
            return Part("Hostile clients at one of two nodes", text, HEAD, [], [])
        rows, worst = _against(partial(two_servers, there), seconds, say, attacks)
    text = (
        "Two `akili serve` as they are on PostgreSQL and Redis, each with two of the four seats of every table; the "
        f"attacker goes to the first of them. Busy is both together, MB the larger one. {_text(seconds)}"
    )
    return Part("Hostile clients at one of two nodes", text, HEAD, rows, [_promise(worst)])


def _against(
    servers: Servers, seconds: float, say: Callable[[str], None], attacks: Mapping[str, Attack]
) -> tuple[Sequence[Sequence[str]], float]:
    """The rows, and the worst p99 as times the quiet one."""
    quiet, beside = [], {}
    for name in attacks:
        with servers() as nodes:
            say(f"quiet, before {name}")
            quiet.append(_measure(nodes, seconds))
            say(name)
            beside[name] = _measure_beside(name, nodes, seconds)
    everything = [late for measured in quiet for late in measured.latencies]
    together = replace(quiet[0], latencies=everything, busy=median(measured.busy for measured in quiet))
    rows = [_row(name, measured, together.p99) for name, measured in ({"quiet": together} | beside).items()]
    return rows, max(measured.p99 for name, measured in beside.items() if name != NO_ATTACK) / together.p99


def _text(seconds: float) -> str:
    return (
        f"{TABLES} tables of Fun-Size from one address, a command per seat every {PERIOD} s, "
        f"{seconds:.0f} s each; an attacker in a process of its own from another address, as fast as it can or as "
        "said in `bench/hostile/attacks.py`. Latency is from the moment a command is due to that at which the last of "
        "the four viewers has its update (inf: they couldn't even begin). Quiet is all that was measured before each "
        "attack. Tries are connections, "
        "requests or frames, whichever the attack is made of."
    )


def _promise(worst: float) -> str:
    return goal("the worst p99 beside an attack is at most twice the quiet one", PROMISED / worst, 1)


def _measure(nodes: Sequence[Served], seconds: float) -> Measured:
    party = [nodes[seat % len(nodes)] for seat in range(SEATS)]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            load = runner.run(play(FunSize(), [party], TABLES, seconds, PERIOD))
        except (OSError, Problem, WebSocketException):  # TimeoutError among them
            return Measured((math.inf,), math.nan, _megabytes(nodes))
    return Measured(load.latencies, load.processor_seconds / load.seconds, _megabytes(nodes))


def _megabytes(nodes: Sequence[Served]) -> float:
    return max(resident(each.pid) for each in nodes) / 1e6


def _measure_beside(name: str, nodes: Sequence[Served], seconds: float) -> Measured:
    began = monotonic()
    command = [sys.executable, "-m", "bench.hostile", name, nodes[0].address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as attacker:
        try:
            sleep(WARMING)
            measured = _measure(nodes, seconds)
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
