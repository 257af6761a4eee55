"""Few tests that failed beside all others are tried once more, alone, and told loudly: a fault fails again.

The machines are shared: what waits for a browser can wait too long there, and that is nothing in the code.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

from scripts.prepare_tests import box

FAILED = Path(".pytest_cache/v/cache/lastfailed")  # pytest keeps their names there
MOST = 10  # more than these are no accident
SOME_FAILED = 1  # pytest's word for it; all other tests have run then
COVERAGE = ("coverage", "report", "--format=total")  # by its settings it fails below what is asked for


def failed(kept: Path = FAILED) -> list[str]:
    """The tests that failed in the last run."""
    return sorted(json.loads(kept.read_text(encoding="utf-8"))) if kept.exists() else []


def run_again(code: int, tests: Sequence[str], pytest: Sequence[str], coverage: Sequence[str] = COVERAGE) -> int:
    """The exit code after the second try, which is the first one where there is none."""
    if code != SOME_FAILED or not 0 < len(tests) <= MOST:
        return code
    print(box(("Failed beside all others, tried once more alone:", *tests)), flush=True)
    if subprocess.run(coverage, stdout=subprocess.DEVNULL, check=False).returncode:
        print("✗ and the coverage is too low", flush=True)
        return code
    return subprocess.run([*pytest, *tests], check=False).returncode
