"""Brings what the tests need beyond Python packages: the built client, a browser, a PostgreSQL and a Redis.

Says loudly what is left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))  # it is run as a script, too

from scripts.private_servers import postgres_programs, redis_program

ROOT = Path(__file__).parent.parent
APT = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")
PATIENCE = 1200  # seconds, for a slow mirror
BROWSERS = ("chromium-headless-shell", "chromium")  # alike, but the first has no window, which takes half of the time
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.conf")  # read when PostgreSQL is installed
NO_CLUSTER_TEXT = "create_main_cluster = false\n"
NO_SERVICES = Path("/usr/sbin/policy-rc.d")  # asked by packages whether they may start what they bring


class Need(NamedTuple):
    """Something beyond Python that tests run on."""

    name: str
    is_there: Callable[[], bool]
    left_out: str
    hint: str

    def lines(self) -> tuple[str, ...]:
        """What to say where it is missing."""
        return (
            f"There is no {self.name} on this machine, and it can't be installed from here.",
            f"LEFT OUT: {self.left_out}.",
            f"{self.hint}, and run this again.",
        )


def browser() -> str | None:
    """The browser that the tests use, the best there is."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def has_browser() -> bool:
    """Whether the tests of the pages can run."""
    return browser() is not None


def has_postgres() -> bool:
    """Whether the tests of the store for many nodes can run."""
    return postgres_programs() is not None


def has_redis() -> bool:
    """Whether the tests of the bus between nodes can run."""
    return redis_program() is not None


BROWSER = Need(
    "Chromium",
    has_browser,
    "every test in tests/browser, so nothing is known about the pages",
    "Install Chromium so that the command 'chromium' is found",
)
POSTGRES = Need(
    "PostgreSQL",
    has_postgres,
    "every test that needs it, so nothing is known about several nodes on one store",
    "Install PostgreSQL so that its programs (initdb, postgres) are found",
)
REDIS = Need(
    "Redis",
    has_redis,
    "every test that needs it, so nothing is known about the word between nodes",
    "Install Redis so that the command 'redis-server' is found",
)
NEEDS = (BROWSER, POSTGRES, REDIS)
DATABASES = {"postgresql": has_postgres, "redis-server": has_redis}  # by their packages


def install_browser() -> bool:
    """Try to install the best, or else any, where we may; whether there is one now."""
    if shutil.which(BROWSERS[0]) is None:
        install(BROWSERS[:1])
    if not has_browser():
        install(BROWSERS[1:])
    return has_browser()


def install_databases() -> None:
    """Try to install those that are missing, where we may."""
    packages = [package for package, is_there in DATABASES.items() if not is_there()]
    if packages and may_install():
        with no_services():
            install(packages)


def boxes() -> list[str]:
    """A box for everything that is missing."""
    return [box(need.lines()) for need in NEEDS if not need.is_there()]


@contextmanager
def no_services() -> Iterator[None]:
    """What is installed meanwhile starts nothing and makes no database of its own; what was there stays as it is."""
    made = []
    try:
        for path, text, mode in ((NO_SERVICES, "#!/bin/sh\nexit 101\n", 0o755), (NO_CLUSTER, NO_CLUSTER_TEXT, 0o644)):
            with suppress(OSError):
                if not path.exists():
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text)
                    path.chmod(mode)
                    made.append(path)
        yield
    finally:
        for path in made:
            path.unlink(missing_ok=True)


def may_install() -> bool:
    """Whether we are root, on a system with apt."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str]) -> None:
    """Try to, where we may."""
    if packages and may_install():
        print(f"Installing {' '.join(packages)} …", file=sys.stderr, flush=True)
        _apt("update")
        _apt("install", "-y", "--no-install-recommends", *packages)


def box(lines: Sequence[str]) -> str:
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
    """Build the client, look for the browser and the databases."""
    build = [sys.executable, str(ROOT / "scripts" / "build_client.py"), "--if-needed"]
    code = subprocess.run(build, check=False).returncode
    if code:
        return code
    install_browser()
    install_databases()
    for missing in boxes():
        print(missing, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
