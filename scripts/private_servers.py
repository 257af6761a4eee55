"""A PostgreSQL and a Redis of one's own, on free ports of this machine, with folders that go away afterwards.

For tests and the bench; nothing that is installed or running otherwise is touched.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Self

PATIENCE = 60  # seconds, so that what hangs is told
FIRST_PORT, PORTS = 15_000, 15_000  # below those that the system hands out, which could be gone after a restart
ALIVE = 0.02  # seconds between two looks
DEBIANS = Path("/usr/lib/postgresql")
POSTGRES_USER = "postgres"  # PostgreSQL doesn't run as root


def postgres_programs() -> Path | None:
    """The folder with initdb and postgres; Debian has it where no PATH leads."""
    places = [Path(found).resolve().parent for found in (shutil.which("postgres"),) if found]
    places += sorted(DEBIANS.glob("*/bin"), key=lambda place: place.parent.name, reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def redis_program() -> Path | None:
    """The server of Redis, or of its twin."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    return None if found is None else Path(found)


def free_port() -> int:
    """One that nobody gets who asks for any, so that it is still free after a restart."""
    while True:
        port = FIRST_PORT + randbelow(PORTS)
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue


class PrivateServer:
    """A program with a folder and a port of its own; ``with`` starts it and takes everything away again."""

    stopping: signal.Signals = signal.SIGTERM
    killing: signal.Signals = signal.SIGKILL
    host = "127.0.0.1"

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="akili-server-"))
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    @property
    def process_id(self) -> int | None:
        """While it runs."""
        return None if self._process is None else self._process.pid

    def command(self) -> Sequence[str]:
        """What is started."""
        raise NotImplementedError

    def start(self) -> None:
        """Returns when it takes connections. It ends with the thread that calls this: that should be the main one."""
        log = (self.folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log, start_new_session=True)
        _until(self._answers, self._why)

    def stop(self) -> None:
        """End it in good order, as an administrator does."""
        self._end(self.stopping)

    def kill(self) -> None:
        """End it as a power cut does."""
        self._end(self.killing)

    def remove(self) -> None:
        """End it, and leave nothing."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self._why()
        try:
            socket.create_connection((self.host, self.port)).close()
        except OSError:
            return False
        return True

    def _why(self) -> str:
        return (self.folder / "log").read_text(errors="replace")


class PrivatePostgres(PrivateServer):
    """PostgreSQL as it comes: what it commits is on the disk."""

    stopping = signal.SIGINT  # the fast way: it doesn't wait for who is connected
    killing = signal.SIGQUIT  # at once, so that it has to recover; of SIGKILL only its first process would die

    def __init__(self) -> None:
        programs = postgres_programs()
        assert programs is not None, "there is no PostgreSQL on this machine"
        super().__init__()
        self._programs, self._data = programs, self.folder / "data"

    def start(self) -> None:
        """Makes its folder the first time."""
        if not self._data.exists():
            self._make()
        super().start()

    def _make(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, POSTGRES_USER, POSTGRES_USER)
        words = [str(self._programs / "initdb"), "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C"]
        words += [f"--username={POSTGRES_USER}", f"--pgdata={self._data}"]
        made = subprocess.run(self._as_user(words), capture_output=True, check=False, cwd=self.folder)
        assert made.returncode == 0, made.stderr.decode(errors="replace")

    @property
    def url(self) -> str:
        """The database that is there from the start."""
        return f"postgresql://{POSTGRES_USER}@{self.host}:{self.port}/postgres"

    def command(self) -> Sequence[str]:
        """In the foreground, only for this machine."""
        return self._as_user(
            [str(self._programs / "postgres"), "-D", str(self._data), *_given(self.settings().items())]
        )

    def settings(self) -> dict[str, object]:
        """What comes before its file."""
        settings = {"listen_addresses": self.host, "port": self.port, "unix_socket_directories": ""}
        return settings | {"max_connections": 200, "shared_buffers": "32MB"}

    def _as_user(self, words: Sequence[str]) -> list[str]:
        """As somebody other than root; it ends when we do, even if we are killed."""
        user = ["--reuid", POSTGRES_USER, "--regid", POSTGRES_USER, "--init-groups"] if os.geteuid() == 0 else []
        return _tied(words, self.stopping, user)

    def _answers(self) -> bool:
        """It listens before it is ready; one who asks is told when it is."""
        ready = [str(self._programs / "pg_isready"), "-q", "-h", self.host, "-p", str(self.port)]
        return super()._answers() and subprocess.run(ready, check=False).returncode == 0


class PrivateRedis(PrivateServer):
    """Redis without anything on a disk."""

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://{self.host}:{self.port}/0"

    def command(self) -> Sequence[str]:
        """In the foreground, only for this machine."""
        program = redis_program()
        assert program is not None, "there is no Redis on this machine"
        words = [str(program), "--port", str(self.port), "--bind", self.host, "--save", "", "--appendonly", "no"]
        return _tied([*words, "--dir", str(self.folder)], self.stopping)


def _tied(words: Sequence[str], how: signal.Signals, more: Sequence[str] = ()) -> list[str]:
    """It is told to end when we are gone, where there is a way to say so."""
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        assert not more, "setpriv (util-linux) is needed to start PostgreSQL as root"
        return list(words)
    return [setpriv, *more, "--pdeathsig", how.name.removeprefix("SIG"), *words]


def _given(settings: Iterable[tuple[str, object]]) -> list[str]:
    return [word for name, value in settings for word in ("-c", f"{name}={value}")]


def _until(is_so: Callable[[], bool], why: Callable[[], str]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, why()
        time.sleep(ALIVE)
