"""A server that is told to stop: not ready, every socket sent elsewhere, what is under way answered, and exit 0."""

import asyncio
import json
import signal
import socket
import sqlite3
import time
import urllib.error
import urllib.request
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.operation.serving import serving
from tests.server.solving import steps
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from akili.client import Client
from akili.ubongo.race.model import TakeTile

PATIENCE = 60  # seconds, so that what hangs is told
LAST_BEFORE = 9  # the number of the last command that is read before the signal


async def rest_of(line: ClientConnection) -> list[dict[str, Any]]:
    """All that still comes."""
    heard: list[dict[str, Any]] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                heard.append(json.loads(await line.recv()))
    except ConnectionClosed:
        return heard


VERIFYING = """
import sys, time
from akili.cli.main import main
from akili.server.records.verifying import Verifying
async def for_ever(self, text, address):
    print("at it", flush=True)
    return await self._workshop.do(address, time.sleep, 600)
Verifying.verified = for_ever
sys.exit(main(sys.argv[1:]))
"""


def verify_at(address: str) -> int:
    """What a replay that somebody brings is answered with."""
    asked = urllib.request.Request(f"{address}/api/replays/verify", b"{}", {"Content-Type": "application/json"})
    try:
        return int(urllib.request.urlopen(asked, timeout=PATIENCE).status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_sockets_are_told_to_go_elsewhere_and_it_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    async def scenario() -> None:
        with serving(tmp_path / "akili.db", program=("-c", VERIFYING)) as served:
            async with Client(served.address, "Ada") as ada:
                verifying = asyncio.create_task(asyncio.to_thread(verify_at, served.address))
                assert served.process.stdout is not None
                assert await asyncio.to_thread(served.process.stdout.readline) == "at it\n"
                code = (await ada.post("/api/tables", {"game": "ubongo_fun_size", "seats": 2}))["code"]
                where = f"ws://127.0.0.1:{served.port}/socket"
                headers = {"Cookie": ada.cookie or ""}
                async with connect(where, additional_headers=headers) as seated, connect(where) as silent:
                    await seated.send(json.dumps({"type": "hello", "table": code}))
                    assert json.loads(await seated.recv())["type"] == "welcome"
                    served.process.send_signal(number)
                    for line in (seated, silent):
                        assert (await rest_of(line))[-1] == {"type": "closing", "reason": "server.moving"}
                        assert (line.close_code, line.close_reason) == (1012, "server.moving")
                assert await verifying == 503  # nobody waits for that
            out, err = await asyncio.to_thread(served.process.communicate, timeout=PATIENCE)
            assert (served.process.returncode, out, err) == (0, "Stopped.\n", "")

    asyncio.run(scenario())


SLOW = """
import asyncio, sys
from akili.cli.main import main
from akili.server.adapters.sqlite import SqliteStore
quickly = SqliteStore.append
async def slowly(*given):
    await asyncio.sleep(0.1)
    await quickly(*given)
SqliteStore.append = slowly
sys.exit(main(sys.argv[1:]))
"""


def test_commands_under_way_are_answered_before_the_farewell_and_are_stored(tmp_path: Path) -> None:
    async def scenario() -> dict[str, int]:
        with serving(tmp_path / "akili.db", program=("-c", SLOW)) as served:
            async with Client(served.address, "Ada") as ada:
                table = await ada.create("ubongo_fun_size", 2, {"limit": 3600})
                await table.seat_bot(1, "easy")
                await table.start()
                await table.until(lambda: table.last is not None)
                assert table.last is not None
                tile, match = steps(table.last.view)[0], table.last.match
                where, headers = f"ws://127.0.0.1:{served.port}/socket", {"Cookie": ada.cookie or ""}
                async with connect(where, additional_headers=headers) as line:
                    await line.send(json.dumps({"type": "hello", "table": table.code}))
                    assert json.loads(await line.recv())["type"] == "welcome"
                    lay = {"type": "lay_tile", "tile": tile.tile, "cells": tile.cells}
                    take = {"type": "take_tile", "tile": TakeTile(tile.tile).tile}
                    served.process.send_signal(signal.SIGSTOP)  # so it reads what comes before it sees the signal
                    for number in range(20):
                        command = take if number % 2 else lay
                        await line.send(
                            json.dumps({"type": "command", "id": f"c{number}", "match": match, "command": command})
                        )
                        if number == LAST_BEFORE:
                            served.process.send_signal(signal.SIGTERM)
                            served.process.send_signal(signal.SIGCONT)
                    heard = await rest_of(line)
                await table.close()
            assert heard[-1]["type"] == "closing"
            assert await asyncio.to_thread(served.process.wait, PATIENCE) == 0
            return {message["id"]: message["version"] for message in heard if message["type"] == "accepted"}

    accepted = asyncio.run(scenario())
    assert {f"c{number}" for number in range(LAST_BEFORE + 1)} <= accepted.keys()
    with closing(sqlite3.connect(tmp_path / "akili.db")) as kept:
        stored = dict(kept.execute("SELECT cause, MAX(version) FROM events WHERE cause IS NOT NULL GROUP BY cause"))
    assert {f"0:{name}": version for name, version in accepted.items()}.items() <= stored.items()


PATIENT = f"""
import sys
from akili.cli.main import main
from akili.server.door import requests
requests.LAST_GRACE = {PATIENCE}
sys.exit(main(sys.argv[1:]))
"""


def test_who_has_just_come_in_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "akili.db", program=("-c", PATIENT)) as served:
        where = ("127.0.0.1", served.port)
        with socket.create_connection(where, timeout=PATIENCE) as asking, socket.create_connection(where) as silent:
            assert ready_at(served.address)[0] == 200  # so both are in
            served.process.terminate()
            until_nobody_is_let_in(where)
            asking.sendall(b"GET /health/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            told = b"".join(iter(lambda: asking.recv(4096), b""))
            assert told.startswith(b"HTTP/1.1 200 ")
            silent.close()
        assert served.process.wait(PATIENCE) == 0


def until_nobody_is_let_in(where: tuple[str, int]) -> None:
    with suppress(ConnectionError):
        while True:
            socket.create_connection(where, timeout=PATIENCE).close()


def test_the_client_comes_back_by_itself_to_whatever_answers(tmp_path: Path) -> None:
    async def scenario() -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with serving(tmp_path / "akili.db", f"--port={port}") as first:
            async with Client(first.address, "Ada") as ada:
                table = await ada.create("ubongo_fun_size", 2)
                first.process.terminate()
                assert await asyncio.to_thread(first.process.wait, PATIENCE) == 0
                with serving(tmp_path / "akili.db", f"--port={port}") as second:
                    async with asyncio.timeout(PATIENCE):
                        await table.until(lambda: table.connections == 2)
                        await table.seat_bot(1, "easy")
                    second.process.terminate()
                    assert await asyncio.to_thread(second.process.wait, PATIENCE) == 0

    asyncio.run(scenario())


def ready_at(address: str) -> tuple[int, dict[str, Any]]:
    try:
        with urllib.request.urlopen(f"{address}/health/ready", timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_while_it_drains_it_serves_but_is_not_ready_and_the_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with serving(tmp_path / "akili.db", "--drain-seconds=600") as served:
        assert ready_at(served.address)[0] == 200
        served.process.terminate()
        deadline = time.monotonic() + PATIENCE
        while (found := ready_at(served.address))[0] == 200:
            assert time.monotonic() < deadline
        assert found == (503, found[1])
        assert found[1]["stage"] == "draining"
        with urllib.request.urlopen(f"{served.address}/api/house", timeout=PATIENCE) as answer:
            assert answer.status == 200
        served.process.terminate()
        assert served.process.wait(PATIENCE) == -signal.SIGTERM


STUCK = """
import asyncio, sys
from akili.cli.main import main
from akili.server.tables.hall import Hall
async def never(self): await asyncio.Event().wait()
Hall.close = never
sys.exit(main(sys.argv[1:]))
"""


def test_an_end_that_takes_too_long_is_cut_short(tmp_path: Path) -> None:
    with serving(tmp_path / "akili.db", "--stop-seconds=1", program=("-c", STUCK)) as served:
        served.process.terminate()
        _, err = served.process.communicate(timeout=PATIENCE)
        assert served.process.returncode == 1
        assert "couldn't end in time" in err
