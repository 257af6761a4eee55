"""Best play of the dice game: the compiled solver against the plain one, and a whole table of the largest area."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from time import process_time

from akili.forge.rolls import kernel, plain
from akili.forge.rolls.board import AreaBoard
from akili.polyomino import Region
from bench.table import Part, goal, number

TWELVE = "####\n####\n####"
LARGEST = "###.\n###.\n####\n####\n####\n###."
WANTED_RATIO = 50
MOST_SECONDS, MOST_MEGABYTES = 5, 400
# A process of its own in between: a child's peak memory begins with that of the process that starts it.
LAUNCH = "import subprocess, sys; subprocess.run([sys.executable, '-c', *sys.argv[1:]], check=True)"
WHOLE_TABLE = """
import resource, sys, time
from akili.forge.rolls.board import AreaBoard
from akili.forge.rolls.kernel import values
from akili.polyomino import Region
values(AreaBoard(Region.parse("##")))  # compiled, or read from numba's cache
start = time.process_time()
values(AreaBoard(Region.parse(sys.argv[1])))
print(time.process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def rolls(rounds: int, say: Callable[[str], None], largest: str = LARGEST) -> Part:
    """Seconds of both on twelve cells, and seconds and memory of the largest area alone."""
    board = AreaBoard(Region.parse(TWELVE))
    assert [round(value, 9) for value in kernel.values(board)] == [round(value, 9) for value in plain.values(board)]
    fast, slow = (_best(solver, board, rounds, say) for solver in (kernel.values, plain.values))
    say(f"a table of {largest.count('#')} cells")
    seconds, megabytes = min(_whole_table(largest) for _ in range(max(2, rounds // 2)))
    rows = [
        ("compiled, 12 cells", f"{number(1000 * fast)} ms", ""),
        ("plain Python, 12 cells", f"{number(1000 * slow)} ms", ""),
        (f"compiled, {largest.count('#')} cells", f"{number(seconds)} s", f"{megabytes:.0f} MB"),
    ]
    text = (
        f"V for all sets of free cells, two dice of each colour, one core, processor time, best of {rounds} rounds; "
        "the largest area in a process of its own with its peak memory, numba's cache warm."
    )
    goals = [
        goal("compiled against plain Python on 12 cells", slow / fast, WANTED_RATIO),
        goal(f"21 cells in at most {MOST_SECONDS} s", MOST_SECONDS / seconds, 1),
        goal(f"and in at most {MOST_MEGABYTES} MB", MOST_MEGABYTES / megabytes, 1),
    ]
    return Part("Best play of Ubongo dice", text, ("", "time", "memory"), rows, goals)


def _best(values: Callable[[AreaBoard], object], board: AreaBoard, rounds: int, say: Callable[[str], None]) -> float:
    spent = []
    for count in range(rounds):
        say(f"{values.__module__}: round {count + 1} of {rounds}")
        start = process_time()
        values(board)
        spent.append(process_time() - start)
    return min(spent)


def _whole_table(area: str) -> tuple[float, float]:
    command = [sys.executable, "-c", LAUNCH, WHOLE_TABLE, area]
    seconds, megabytes = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return float(seconds), float(megabytes)
