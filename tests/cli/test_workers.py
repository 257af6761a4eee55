"""``akili serve --workers``: several real servers on one port, each with figures of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.server.operation.prometheus_text import read

from akili.cli.main import MISTAKE

DATABASE = "postgresql://akili@127.0.0.1/akili"
PATIENCE = 90  # seconds, so that what hangs is told
# Python imports this by itself: every server of the test keeps what it has in its own memory, whatever is said.
IN_MEMORY = """
import akili.server.app as app
from akili.server.adapters.memory import MemoryStore
create = app.create_app
app.create_app = lambda settings: create(settings, store=MemoryStore())
"""


def free_ports_in_a_row(count: int) -> int:
    """The first of them."""
    while True:
        with ExitStack() as stack:
            first = stack.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1]
            try:
                for number in range(1, count):
                    stack.enter_context(socket.create_server(("127.0.0.1", first + number)))
            except (OSError, OverflowError):
                continue
            return int(first)


def before_all(folder: Path) -> str:
    """A PYTHONPATH on which this folder comes first."""
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


@contextmanager
def working(folder: Path, *flags: str, **variables: str) -> Iterator["tuple[subprocess.Popen[str], str]"]:
    (folder / "sitecustomize.py").write_text(IN_MEMORY, encoding="utf-8")
    command = [sys.executable, "-m", "akili", "serve", "--port=0", "--workers=2", *flags]
    environ = {**os.environ, "PYTHONPATH": before_all(folder), "AKILI_DATABASE": DATABASE, **variables}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line.startswith("Akili listens at "), process.communicate(timeout=PATIENCE)[1]
            yield process, line.split()[3]
        finally:
            process.kill()


def started_at(place: str) -> float | None:
    """When the worker that has its figures there was started; None where nobody answers."""
    try:
        with urllib.request.urlopen(f"{place}/metrics", timeout=PATIENCE) as answer:
            figures = read(answer.read().decode())
    except OSError:  # of a worker that is just going
        return None
    assert figures["akili_ready"].samples["", ()] in (0, 1)
    return figures["process_start_time_seconds"].samples["", ()]


def until(is_so: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_workers_share_a_port_are_renewed_and_end_together(tmp_path: Path) -> None:
    first = free_ports_in_a_row(2)
    places = [f"http://127.0.0.1:{first + number}" for number in range(2)]
    with working(tmp_path, f"--metrics=127.0.0.1:{first}") as (process, address):
        begun = [started_at(place) for place in places]
        assert None not in begun
        assert begun[0] != begun[1]
        process.send_signal(signal.SIGHUP)

        def are_renewed() -> bool:
            with urllib.request.urlopen(f"{address}/health/live", timeout=PATIENCE) as answer:
                assert answer.status == 200  # somebody answers all the time
            now = [started_at(place) for place in places]
            return all(new is not None and new not in begun for new in now)

        until(are_renewed)
        process.terminate()
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out) == (0, "Stopped.\n")
        assert err.count("\n") <= 1  # that all are new


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="command lines are read where Linux shows them")
def test_no_command_line_shows_what_the_environment_said(tmp_path: Path) -> None:
    """The workers serve by it, so they were told."""
    secrets = ["postgresql://akili:swordfish@127.0.0.1/akili", "redis://:swordfish@127.0.0.1:1"]
    with working(tmp_path, AKILI_DATABASE=secrets[0], AKILI_BUS=secrets[1]) as (process, _):
        family = [process.pid, *children_of(process.pid)]
        assert len(family) == 3
        for member in family:
            assert b"swordfish" not in Path(f"/proc/{member}/cmdline").read_bytes()
        process.terminate()
        assert process.wait(PATIENCE) == 0


def children_of(parent: int) -> list[int]:
    """Those of its first thread, which starts all."""
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def test_what_the_first_worker_cannot_do_is_said_once(tmp_path: Path) -> None:
    missing = tmp_path / "missing" / "akili.db"
    (tmp_path / "sitecustomize.py").write_text(
        "import akili.server.settings as settings\nsettings.takes_many = lambda _: True\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "akili", "serve", "--port=0", "--workers=2", f"--database={missing}"]
    environ = {**os.environ, "PYTHONPATH": before_all(tmp_path)}
    ended = subprocess.run(command, capture_output=True, text=True, env=environ, timeout=PATIENCE, check=False)
    assert ended.returncode == MISTAKE
    assert ended.stdout == ""
    assert ended.stderr.startswith("There is no folder ")
    assert ended.stderr.count("\n") == 1
