"""Brings what the tests need beyond Python packages: the built client and a browser. Says loudly what is left out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
APT = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")
PATIENCE = 1200  # seconds, for a slow mirror
BROWSERS = ("chromium-headless-shell", "chromium")  # alike, but the first has no window, which takes half of the time
LEFT_OUT = (
    "There is no Chromium on this machine, and it can't be installed from here.",
    "LEFT OUT: every test in tests/browser, so nothing is known about the pages.",
    "Install Chromium so that the command 'chromium' is found, and run this again.",
)


def browser() -> str | None:
    """The browser that the tests use, the best there is."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def has_browser() -> bool:
    """Whether the tests of the pages can run."""
    return browser() is not None


def install_browser() -> bool:
    """Try to install the best, or else any, where we may; whether there is one now."""
    if shutil.which(BROWSERS[0]) is None:
        install(BROWSERS[:1])
    if not has_browser():
        install(BROWSERS[1:])
    return has_browser()


def install(packages: Sequence[str]) -> None:
    """Try to, where we may."""
    if packages and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {' '.join(packages)} …", file=sys.stderr, flush=True)
        _apt("update")
        _apt("install", "-y", "--no-install-recommends", *packages)


def box(lines: tuple[str, ...] = LEFT_OUT) -> str:
    """A paragraph that nobody overlooks."""
    width = max(map(len, lines))
    edge = "#" * (width + 6)
    return "\n".join([edge, *(f"## {line:{width}} ##" for line in lines), edge])


def _apt(*words: str) -> None:
    """Whether it worked is seen by what is there afterwards."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run([*APT, *words], env=environment, stdout=sys.stderr.fileno(), check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        print(f"'apt-get {words[0]}' took too long.", file=sys.stderr)


def main() -> int:
    """Build the client, look for the browser."""
    build = [sys.executable, str(ROOT / "scripts" / "build_client.py"), "--if-needed"]
    code = subprocess.run(build, check=False).returncode
    if code:
        return code
    if not install_browser():
        print(box(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
