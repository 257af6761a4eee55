"""Random and mutated frames against a live socket: nothing escapes, and memory doesn't grow."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect

from akili.client import Client
from bench.hostile.mutations import mutated
from bench.processes import resident
from bench.table import Part, goal, number

GAME = "ubongo_fun_size"
MANY = "1000000000"
OPEN = (
    *(
        "messages_per_second",
        "message_burst",
        "mistakes",
        "frames_per_second",
        "frame_burst",
        "socket_bytes_per_second",
    ),
    *("frames_per_address", "messages_per_address", "messages_per_address_per_second"),
    *("doings_per_second", "doing_burst"),
)
STEPS = 10  # looks at the memory
MOST_GROWTH = 1.02  # in the second half: what leaks goes on leaking, what warms up doesn't
HEAD = ("frames", "answers", "frames/s", "server MB")


def frames(count: int, say: Callable[[str], None]) -> Part:
    """All limits of frames and messages are open, so that every frame is read and judged."""
    with TemporaryDirectory() as folder, _server(Path(folder)) as (server, address):
        rows, memory = asyncio.run(_throw(address, server.pid, count, say))
        errors = (Path(folder) / "log").read_text(encoding="utf-8")
    text = (
        f"{number(count)} frames that are random, or were messages before something in them was broken, at one socket "
        "of `akili serve` with a match on. Each is answered; afterwards the match goes on. "
        f"Lines in the server's log: {len(errors.splitlines())}."
    )
    growth = memory[-1] / memory[STEPS // 2 - 1]
    goals = [goal("memory at the end is at most 1.02 times that at half", MOST_GROWTH / growth, 1)]
    return Part("Broken frames", text, HEAD, rows, goals)


@contextmanager
def _server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    limits = [word for name in OPEN for word in ("--limit", f"{name}={MANY}")]
    command = [sys.executable, "-m", "akili", "serve", "--port", "0", "--database", str(folder / "akili.db"), *limits]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().split()[3]
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=60)


async def _throw(address: str, pid: int, count: int, say: Callable[[str], None]) -> tuple[list[list[str]], list[float]]:
    chance, rows, memory = random.Random("frames"), [], []
    async with Client(address, "Ada") as ada:
        table = await ada.create(GAME, 2)
        await table.seat_bot(1, "easy")
        await table.start()
        await table.until(lambda: table.last is not None)
        assert table.last is not None
        good = _messages(table.code, table.last.match)
        where = address.replace("http", "ws") + "/socket"
        async with connect(where, additional_headers={"Cookie": ada.cookie or ""}, compression=None) as socket:
            await socket.send(json.dumps({"type": "hello", "table": table.code}))
            for step in range(STEPS):
                say(f"broken frames: {step} of {STEPS} parts")
                since = perf_counter()
                answers = await _part(socket, [mutated(chance, chance.choice(good)) for _ in range(count // STEPS)])
                rate = count // STEPS / (perf_counter() - since)
                memory.append(resident(pid) / 1e6)
                rows.append([number(count // STEPS), number(answers), number(rate), f"{memory[-1]:.1f}"])
        assert (await ada.get(f"/api/tables/{table.code}"))["phase"] == "playing"
    return rows, memory


def _messages(code: str, match: str) -> list[str]:
    lay = {"type": "lay_tile", "tile": "L4", "cells": [[0, 0], [0, 1]]}
    return [
        json.dumps({"type": "hello", "table": code, "match": match, "version": 3}),
        json.dumps({"type": "command", "id": "a", "match": match, "command": lay}),
        json.dumps({"type": "command", "id": "b", "match": match, "command": {"type": "go_on"}}),
        json.dumps({"type": "pong", "nonce": 7}),
    ]


async def _part(socket: ClientConnection, sent: list[str | bytes]) -> int:
    """Send them all; how many were answered. A pong that nobody asked for is refused too, and comes last."""
    answers = 0

    async def hear() -> None:
        nonlocal answers
        while answers < len(sent):
            if json.loads(await socket.recv())["type"] in ("refused", "accepted"):
                answers += 1

    hearing = asyncio.create_task(hear())
    for frame in sent:
        await socket.send(frame)
    await asyncio.wait_for(hearing, 600)
    return answers
