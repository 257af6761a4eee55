"""Work beside the loop: one at a time, few for each, nobody forgotten, and in a process that outlives nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from akili.engine.game import Rejected
from akili.games.registry import GAMES
from akili.server.workshop import Workshop

ORPHAN = """
import asyncio, os
from akili.server.workshop import Workshop

async def main():
    print(await Workshop("w", 1, 1, is_apart=True).do("a", os.getpid), flush=True)
    os._exit(1)

if __name__ == "__main__":
    asyncio.run(main())
"""


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(120):
            await test()

    asyncio.run(bounded())


def test_all_is_done_by_one_worker_in_the_order_it_came() -> None:
    async def test() -> None:
        workshop, done = Workshop("w", 5, 5), list[tuple[int, str]]()

        def work(number: int) -> int:
            done.append((number, threading.current_thread().name))
            return -number

        assert await asyncio.gather(*(workshop.do("a", work, number) for number in range(5))) == [0, -1, -2, -3, -4]
        assert [number for number, _ in done] == list(range(5))
        assert len({name for _, name in done} - {threading.current_thread().name}) == 1
        workshop.close()

    run(test)


def test_one_too_many_is_told_so_and_one_of_somebody_else_isnt() -> None:
    async def test() -> None:
        workshop, gate = Workshop("w", 3, 2), threading.Event()
        for key, is_taken in (("a", True), ("a", True), ("a", False), ("b", True), ("c", False)):
            if is_taken:
                asyncio.ensure_future(workshop.do(key, gate.wait))  # noqa: RUF006 - waited for below
                await asyncio.sleep(0)
            else:
                with pytest.raises(Rejected, match="busy"):
                    await workshop.do(key, gate.wait)
        gate.set()
        while True:
            try:
                assert await workshop.do("a", os.getpid) == os.getpid()
                break
            except Rejected:
                await asyncio.sleep(0.001)
        workshop.close()

    run(test)


def test_who_stops_waiting_keeps_the_place_until_the_work_is_done() -> None:
    async def test() -> None:
        workshop, gate = Workshop("w", 1, 1), threading.Event()
        waiting = asyncio.ensure_future(workshop.do("a", gate.wait))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        with pytest.raises(Rejected, match="busy"):
            await workshop.do("a", gate.wait)
        gate.set()
        workshop.close()

    run(test)


def test_what_fails_fails_for_who_asked_and_leaves_the_place() -> None:
    async def test() -> None:
        workshop = Workshop("w", 1, 1)
        for _ in range(3):
            with pytest.raises(ValueError, match="invalid literal"):
                await workshop.do("a", int, "x")
        workshop.close()

    run(test)


def refuse() -> None:
    raise Rejected("replay.invalid", event=3)


def test_apart_is_another_process_that_knows_the_games_and_their_refusals() -> None:
    async def test() -> None:
        workshop = Workshop("w", 2, 2, is_apart=True)
        assert await workshop.do("a", os.getpid) != os.getpid()
        for game in GAMES.values():
            assert await workshop.do("a", game.pack, game.options_type()) is None
        with pytest.raises(Rejected) as refused:
            await workshop.do("a", refuse)
        assert (refused.value.reason, refused.value.details) == ("replay.invalid", {"event": 3})
        workshop.close()

    run(test)


def test_a_process_that_is_killed_is_replaced() -> None:
    async def test() -> None:
        workshop = Workshop("w", 2, 2, is_apart=True)
        first = await workshop.do("a", os.getpid)
        os.kill(first, signal.SIGKILL)
        second = first
        while second == first:
            try:
                second = await workshop.do("a", os.getpid)
            except Rejected:
                await asyncio.sleep(0.01)
        workshop.close()

    run(test)


def test_nobody_waits_for_a_process_when_the_server_closes() -> None:
    async def test() -> None:
        workshop = Workshop("w", 2, 2, is_apart=True)
        worker = await workshop.do("a", os.getpid)
        endless = asyncio.ensure_future(workshop.do("a", time.sleep, 600))
        await asyncio.sleep(0.1)
        workshop.close()
        with pytest.raises(Rejected, match="busy"):
            await endless
        with pytest.raises(Rejected, match="busy"):
            await workshop.do("a", os.getpid)
        while _is_alive(worker):
            await asyncio.sleep(0.01)

    run(test)


def test_what_was_not_begun_when_it_closes_is_told_so() -> None:
    async def test() -> None:
        workshop, gate = Workshop("w", 2, 2), threading.Event()
        begun, waiting = (asyncio.ensure_future(workshop.do("a", gate.wait)) for _ in range(2))
        await asyncio.sleep(0)
        workshop.close()
        with pytest.raises(Rejected, match="busy"):
            await waiting
        gate.set()
        assert await begun

    run(test)


def test_a_process_ends_with_its_server_however_that_ended(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"  # a process that is spawned looks for the file
    script.write_text(ORPHAN)
    told = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120, check=False)
    worker = int(told.stdout)
    while _is_alive(worker):
        time.sleep(0.01)


def _is_alive(process: int) -> bool:
    """Neither gone nor a zombie that nobody has asked after."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
