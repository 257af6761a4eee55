"""The forge: the census of all areas, each in a process of its own, and cards at run time in plain Python."""

import subprocess
import sys
from collections.abc import Callable
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from akili.forge.classic import make_card
from akili.forge.fun_size import make_card as make_fun_size_card
from bench.table import Part, number

CARDS = 100
# A process of its own in between: a child's peak memory begins with that of the process that starts it.
LAUNCH = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def forging(say: Callable[[str], None]) -> Part:
    """Task 4: seconds and memory against what was to be reached."""
    rows = []
    for tiles, wanted in ((3, "2 s"), (4, "180 s, 1 GB")):
        say(f"census of {tiles} tiles")
        seconds, megabytes = _census(tiles)
        rows.append((f"census, {tiles} tiles", f"{number(seconds)} s, {megabytes:.0f} MB", wanted))
    say("cards")
    rows.append(("a random classic card (median)", f"{number(1000 * _card(make_card))} ms", "50 ms"))
    rows.append(("a random Fun-Size card (median)", f"{number(1000 * _card(make_fun_size_card))} ms", "–"))
    text = (
        "Census: the whole command on all cores, wall time and peak memory, numba's cache warm. "
        "Cards: plain Python on one core, processor time."
    )
    return Part("Forging", text, ("", "measured", "at most"), rows)


def _census(tiles: int) -> tuple[float, float]:
    best = (float("inf"), 0.0)
    for _ in range(2):  # the first may have to compile
        with TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "akili", "forge", "census", "--tiles", str(tiles), "--folder", folder]
            start = perf_counter()
            told = subprocess.run([sys.executable, "-c", LAUNCH, *command], check=True, capture_output=True)
            best = min(best, (perf_counter() - start, int(told.stdout) / 1024))
    return best


def _card(make: Callable[[int], object]) -> float:
    spent = []
    for seed in range(CARDS):
        start = process_time()
        make(seed)
        spent.append(process_time() - start)
    return median(spent)
