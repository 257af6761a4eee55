"""Several workers on one socket: started again when they die, ended together, renewed one by one. Real processes."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from akili.cli.main import MISTAKE, main

PATIENCE = 60  # seconds, so that what hangs is told
# A worker that answers with its process id; "die" ends it, a file named "broken" keeps new ones from starting. It says
# in a file that it works: who of them is asked is the kernel's choice, and a busy machine's may always be the same.
WORKER = """
import asyncio, os, signal, socket, sys
from pathlib import Path
from akili.server.operation.lifeline import Lifeline
listening, lifeline, folder = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2]), Path(sys.argv[3])
if (folder / "broken").exists():
    sys.exit(7)
async def answer(reader, writer):
    word = await reader.readline()
    if word == b"die\\n":
        os._exit(9)
    writer.write(f"{os.getpid()}\\n".encode())
    await writer.drain()
    writer.close()
async def work():
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    server = await asyncio.start_server(answer, sock=listening)
    (folder / f"working-{os.getpid()}").touch()
    Lifeline(lifeline).ready()
    await ended.wait()
    while (folder / "stuck").exists():
        await asyncio.sleep(0.05)
    server.close()
    (folder / f"drained-{os.getpid()}").touch()
asyncio.run(work())
"""
LEADER = """
import asyncio, logging, sys
from akili.server.operation.crew import Crew, Patience
from akili.server.run import bound_socket
logging.basicConfig()
listening = bound_socket("127.0.0.1", 0)
port = listening.getsockname()[1]
def command(number, lifeline):
    return [sys.executable, "-c", sys.argv[1], str(listening.fileno()), str(lifeline), sys.argv[2]]
async def lead():
    greet = lambda: print(port, flush=True)
    patience = Patience(start=60, stop=30, first_pause=0.05, longest_pause=0.2, steady=1000)
    return await Crew(2, command, [listening.fileno()], greet, patience).run()
sys.exit(asyncio.run(lead()))
"""


class Led:
    def __init__(self, process: "subprocess.Popen[str]", port: int, folder: Path) -> None:
        self.process, self.port, self._folder = process, port, folder

    def ask(self, word: str = "who") -> str:
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as line:
            line.sendall(f"{word}\n".encode())
            return line.recv(100).decode().strip()

    def who(self) -> set[str]:
        """Those who work."""
        return set(filter(is_alive, named(self._folder, "working")))


@contextmanager
def led(folder: Path, leader: str = LEADER) -> Iterator[Led]:
    command = [sys.executable, "-c", leader, WORKER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Led(process, int(process.stdout.readline()), folder)
        finally:
            process.kill()


def until(is_so: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_alive(process: str) -> bool:
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    return True


def named(folder: Path, what: str) -> set[str]:
    return {path.name.removeprefix(f"{what}-") for path in folder.glob(f"{what}-*")}


def drained(folder: Path) -> set[str]:
    return named(folder, "drained")


def test_a_worker_that_dies_is_followed_by_another(tmp_path: Path) -> None:
    with led(tmp_path) as crew:
        until(lambda: len(crew.who()) == 2)
        before = crew.who()
        assert crew.ask("die") == ""
        until(lambda: len(crew.who()) == 2 and crew.who() != before)
        crew.process.terminate()
        _, err = crew.process.communicate(timeout=PATIENCE)
        assert crew.process.returncode == 0
        assert "ended with 9; another one in 0.05 s" in err


def test_all_are_drained_when_it_is_told_to_stop(tmp_path: Path) -> None:
    with led(tmp_path) as crew:
        until(lambda: len(crew.who()) == 2)
        workers = crew.who()
        assert crew.ask() in workers
        crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 0
        assert drained(tmp_path) == workers


def test_a_second_signal_ends_all_at_once(tmp_path: Path) -> None:
    with led(tmp_path) as crew:
        until(lambda: len(crew.who()) == 2)
        workers = crew.who()
        (tmp_path / "stuck").touch()
        crew.process.terminate()
        time.sleep(0.5)
        assert all(map(is_alive, workers))
        crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 1
        assert not any(map(is_alive, workers))
        assert not drained(tmp_path)


def test_they_are_renewed_one_by_one_and_somebody_always_answers(tmp_path: Path) -> None:
    with led(tmp_path) as crew:
        until(lambda: len(crew.who()) == 2)
        before = crew.who()
        crew.process.send_signal(signal.SIGHUP)
        until(lambda: drained(tmp_path) == before and all(crew.ask() for _ in range(5)))
        until(lambda: len(crew.who()) == 2)
        assert not crew.who() & before
        crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 0


def test_where_a_new_one_cannot_start_the_old_ones_stay(tmp_path: Path) -> None:
    with led(tmp_path) as crew:
        until(lambda: len(crew.who()) == 2)
        before = crew.who()
        (tmp_path / "broken").touch()
        crew.process.send_signal(signal.SIGHUP)
        assert crew.process.stderr is not None
        assert "the old ones stay" in crew.process.stderr.readline()
        assert crew.who() == before
        crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 0


def test_who_dies_again_and_again_is_waited_for_longer_and_longer(tmp_path: Path) -> None:
    with led(tmp_path) as crew:
        until(lambda: len(crew.who()) == 2)
        (tmp_path / "broken").touch()
        crew.ask("die")
        assert crew.process.stderr is not None
        said = [crew.process.stderr.readline().split()[-2] for _ in range(4)]
        assert said == ["0.05", "0.1", "0.2", "0.2"]
        (tmp_path / "broken").unlink()
        until(lambda: len(crew.who()) == 2)
        crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 0


def test_a_worker_that_cannot_even_be_started_is_tried_again(tmp_path: Path) -> None:
    """Nobody has a process left, for a while."""
    poor = LEADER.replace(
        "async def lead():",
        """
import errno, os
from pathlib import Path
start = asyncio.create_subprocess_exec
async def start_if_any_is_left(*words, **more):
    if (Path(sys.argv[2]) / "poor").exists():
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    return await start(*words, **more)
asyncio.create_subprocess_exec = start_if_any_is_left
async def lead():""",
    )
    with led(tmp_path, poor) as crew:
        until(lambda: len(crew.who()) == 2)
        before = crew.who()
        (tmp_path / "poor").touch()
        assert crew.ask("die") == ""
        assert crew.process.stderr is not None
        assert "ended with 9" in crew.process.stderr.readline()
        assert "couldn't be started (Resource temporarily unavailable); another" in crew.process.stderr.readline()
        crew.process.send_signal(signal.SIGHUP)
        until(lambda: "the old ones stay" in (crew.process.stderr or sys.stdin).readline())
        (tmp_path / "poor").unlink()
        until(lambda: len(crew.who()) == 2 and crew.who() != before)
        crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 0


def test_what_is_wrong_from_the_start_ends_it(tmp_path: Path) -> None:
    (tmp_path / "broken").touch()
    command = [sys.executable, "-c", LEADER, WORKER, str(tmp_path)]
    assert subprocess.run(command, timeout=PATIENCE, check=False).returncode == 7


def test_workers_end_when_the_one_that_started_them_is_gone(tmp_path: Path) -> None:
    with led(tmp_path) as crew:
        until(lambda: len(crew.who()) == 2)
        workers = crew.who()
        crew.process.kill()
        until(lambda: drained(tmp_path) == workers)
        until(lambda: not any(map(is_alive, workers)))


@pytest.mark.parametrize("database", ["akili.db", "sub/akili.db"])
def test_a_file_has_one_server_only(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port=0", f"--database={database}", "--workers=2"]) == MISTAKE
    assert capsys.readouterr().err == (
        "A database that is a file can be used by one server only: leave --workers out, "
        "or name a postgresql:// database.\n"
    )
