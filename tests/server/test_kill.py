"""A server is killed in the middle of a load, ten times: what it acknowledged is in the log, once."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Iterator
from itertools import count, groupby
from pathlib import Path
from random import Random
from threading import Timer

from tests.server.toy_game import GAMES, Add

from akili.server.adapters.sqlite import SqliteStore
from akili.server.matches.live import LiveMatches

ROOT = Path(__file__).parents[2]
CHILD = Path(__file__).with_name("killed_server.py")
KILLS = 10
MATCHES = 12
LOAD = 100  # acknowledged before the end is near
WINDOW = 120  # commands under way at once

Key = tuple[str, str]  # match, cause


class Load:
    """Sends commands, remembers what was acknowledged, sends the rest again after a restart."""

    def __init__(self, path: Path, random: Random) -> None:
        self.path = path
        self.random = random
        self.numbers: dict[Key, int] = {}  # all that was ever sent, and how many events it leads to
        self.acknowledged: dict[Key, int] = {}
        self._new = self._commands()

    async def live_and_die(self, life: int) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        pipe = asyncio.subprocess.PIPE
        child = await asyncio.create_subprocess_exec(
            sys.executable, str(CHILD), str(self.path), stdin=pipe, stdout=pipe, env=environment
        )
        if child.stdin is None or child.stdout is None:
            raise AssertionError("both are pipes")
        assert await child.stdout.readline() == b"ready\n"
        child.stdin.write(f"clock{life}\n".encode())
        again = iter([key for key in self.numbers if key not in self.acknowledged])
        for _ in range(WINDOW):
            self._send(child.stdin, again)
        acknowledged = 0
        while line := await child.stdout.readline():
            self._note(line)
            self._send(child.stdin, again)
            acknowledged += 1
            if acknowledged == LOAD:
                # from a thread: at any moment, not only after an answer
                Timer(self.random.uniform(0, 0.03), child.kill).start()
        await child.wait()

    def _send(self, stdin: asyncio.StreamWriter, again: Iterator[Key]) -> None:
        match, cause = next(again, None) or next(self._new)
        seat, command_id = cause.split(":")
        stdin.write(f"{match} {seat} {command_id} {self.numbers[match, cause]}\n".encode())

    def _note(self, line: bytes) -> None:
        if line.endswith(b"\n"):
            match, seat, command_id, version = line.decode().split()
            key = (match, f"{seat}:{command_id}")
            assert self.acknowledged.setdefault(key, int(version)) == int(version)

    def _commands(self) -> Iterator[Key]:
        for number in count():
            key = (f"match{self.random.randrange(MATCHES)}", f"{self.random.randrange(2)}:c{number}")
            self.numbers[key] = self.random.randrange(1, 4)
            yield key


def test_everything_acknowledged_survives_ten_kills(tmp_path: Path) -> None:
    load = Load(tmp_path / "akili.db", Random(3))

    async def lives() -> None:
        for life in range(KILLS):
            await asyncio.wait_for(load.live_and_die(life), 120)

    asyncio.run(lives())
    assert len(load.acknowledged) >= KILLS * LOAD
    check_log(load)
    asyncio.run(check_that_all_goes_on(load))


def check_log(load: Load) -> None:
    with sqlite3.connect(load.path) as connection:
        rows = connection.execute("SELECT match, version, cause FROM events ORDER BY match, version").fetchall()
    connection.close()
    versions: dict[Key, int] = {}
    for match, log in groupby(rows, lambda row: row[0]):
        events = [(version, cause) for _, version, cause in log]
        assert [version for version, _ in events] == list(range(1, len(events) + 1))
        for cause, run in groupby(events, lambda event: event[1]):
            if cause is not None:
                last = list(run)
                assert (match, cause) not in versions  # once
                assert len(last) == load.numbers[match, cause]  # whole
                versions[match, cause] = last[-1][0]
    assert load.acknowledged.items() <= versions.items()


async def check_that_all_goes_on(load: Load) -> None:
    store = SqliteStore(load.path)
    matches = LiveMatches(store, GAMES)
    await matches.resume_all()
    for number in range(MATCHES):
        live = await matches.get(f"match{number}")
        assert live is not None
        before = live.match.version
        assert await live.submit(0, Add(1), "afterwards", arrived=live.now()) == before + 1
    for life in range(KILLS):
        clocked = await matches.get(f"clock{life}")
        assert clocked is not None
        with clocked.watch() as watch:
            assert await asyncio.wait_for(watch.changed(1), 60) == 2  # time acted, once, in whichever life
        assert clocked.is_over
    await matches.close()
    assert set(await store.unfinished()) == {f"match{number}" for number in range(MATCHES)}
    await store.close()
