"""Runs every check of the project, or with --quick those of the rules, the engine and the words.

What only reads the code runs beside each other and is told whole when it is done; then come the tests, on all cores,
and pytest has the last line.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.second_try import failed, run_again  # noqa: E402 - the path comes first

Command = tuple[str, ...]

# Two more than there are cores: browsers, servers and databases wait a lot, and somebody else works meanwhile.
WORKERS = min(os.cpu_count() or 1, 4) + 2
# A file stays with one worker, so that what its tests share is made once. In the order of the folders, so that browsers
# and servers, which take long, are under way early and the small things fill up the end.
ON_ALL_CORES = (f"--numprocesses={WORKERS}", "--dist=loadfile", "--no-loadscope-reorder")

RUFF: tuple[Command, ...] = (("ruff", "check", "."), ("ruff", "format", "--check", "."))
MYPY: Command = ("mypy",)
PYTHON: tuple[Command, ...] = (*RUFF, MYPY, ("lint-imports", "--no-cache"), ("deptry", "src"))
WEB: Command = ("python", "scripts/check_web.py")
LANES: tuple[tuple[Command, ...], ...] = (PYTHON, ((*WEB, "check"),), ((*WEB, "test"),))
PYTEST: Command = ("pytest", "--no-header")
TESTS: Command = (*PYTEST, "--cov", "--cov-report=term", "--cache-clear", *ON_ALL_CORES)

QUICK = ("engine", "ubongo", "games", "bots", "locales")
QUICK_TESTS: Command = (*PYTEST, *ON_ALL_CORES, *(f"tests/{folder}" for folder in QUICK))


def run_in_order(checks: Iterable[Command]) -> int:
    """Run them, tell each when it is done; the exit code is that of the first failure, which is the last to run."""
    for check in checks:
        began = time.monotonic()
        done = subprocess.run(check, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        told = done.stdout.decode(errors="replace").rstrip()
        mark = "✗ failed:" if done.returncode else "→"
        print(f"{mark} {' '.join(check)} ({time.monotonic() - began:.0f} s)\n{told}\n", end="", flush=True)
        if done.returncode:
            return done.returncode
    return 0


def run_tests(command: Command) -> int:
    """Run them, told as they go."""
    print("→", *command, flush=True)
    return subprocess.run(command, check=False).returncode


def check_all() -> int:
    """Everything; the tests only if the code is in order."""
    if code := run_in_order((WEB,)):
        return code
    with ThreadPoolExecutor() as lanes:
        codes = list(lanes.map(run_in_order, LANES))
    if code := next(filter(None, codes), 0):
        return code
    return run_again(run_tests(TESTS), failed(), PYTEST)


def check_quickly() -> int:
    """What can be checked in a minute, and how long it took."""
    began = time.monotonic()
    code = run_in_order((*RUFF, MYPY)) or run_tests(QUICK_TESTS)
    outcome = "failed" if code else "passed"
    print(f"{outcome} after {time.monotonic() - began:.0f} s: ruff, mypy and the tests of {', '.join(QUICK)}")
    return code


if __name__ == "__main__":
    sys.exit(check_quickly() if sys.argv[1:] == ["--quick"] else check_all())
