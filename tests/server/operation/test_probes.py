"""The questions of machines, asked of a real server: alive, ready, and its figures where they are asked for."""

import asyncio
import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.server.operation.prometheus_text import read
from tests.server.operation.serving import serving
from tests.server.running import ROOMY, running
from tests.server.solving import steps

from akili.client import Client, Problem, Refused, Table
from akili.server.adapters.memory import MemoryStore
from akili.server.operation.operation import KEY, KIND
from akili.server.settings import Limits
from akili.ubongo.race.model import LayTile


def ask(address: str, path: str, method: str = "GET", **headers: str) -> tuple[int, str, str]:
    """Status, media type and body."""
    request = urllib.request.Request(f"{address}{path}", headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.headers["content-type"], answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers["content-type"], error.read().decode()


def test_a_server_is_alive_and_ready_and_says_so_in_words() -> None:
    with running(None) as address:
        status, kind, body = ask(address, "/health/live")
        assert (status, kind) == (200, "application/json")
        assert json.loads(body)["alive"] is True
        status, kind, body = ask(address, "/health/ready")
        assert (status, kind) == (200, "application/json")
        answer = json.loads(body)
        assert answer == {
            "ready": True,
            "stage": "serving",
            "store": "writable",
            "bus": "none",
            "disk": "enough",
            "words": "Ready.",
        }
        assert ask(address, "/health/ready", "HEAD")[::2] == (200, "")
        assert ask(address, "/health/ready", "POST")[0] in (404, 405)
        assert ask(address, "/health/elsewhere")[0] == 404


def test_the_store_is_really_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[tuple[str, str]] = []
    put = MemoryStore.put

    async def noted(self: MemoryStore, kind: str, key: str, *rest: Any) -> Any:
        written.append((kind, key))
        return await put(self, kind, key, *rest)

    monkeypatch.setattr(MemoryStore, "put", noted)
    with running(None) as address:
        assert ask(address, "/health/ready")[0] == 200
        assert written == [(KIND, KEY)]

        async def fails(*_: Any) -> None:
            raise OSError("no")

        monkeypatch.setattr(MemoryStore, "put", fails)
        deadline = time.monotonic() + 60
        while ask(address, "/health/ready")[0] == 200:  # for a second it is as it was
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert json.loads(ask(address, "/health/ready")[2])["store"] == "unwritable"


def test_people_who_ask_too_much_take_nothing_from_machines() -> None:
    with running(
        None, Limits(answers_per_second=0.001, answer_burst=1, requests_per_second=0.001, request_burst=1)
    ) as at:
        ask(at, "/api/house")
        assert ask(at, "/api/house")[0] == 429
        assert ask(at, "/health/ready")[0] == 200
        assert ask(at, "/health/live")[0] == 200


def test_figures_are_not_for_the_public_unless_asked() -> None:
    with running(None) as address:
        assert ask(address, "/metrics")[0] == 404
    with running(None, has_public_metrics=True) as address:
        status, kind, body = ask(address, "/metrics")
        assert (status, kind) == (200, "text/plain; version=0.0.4; charset=utf-8")
        assert read(body)["akili_ready"].samples["", ()] == 1


async def _some_play(address: str) -> int:
    """The commands that were accepted; two are refused, and so is one request."""
    async with Client(address, "Ada") as ada:
        table: Table = await ada.create("ubongo_fun_size", 2, {"limit": 3600})
        await table.seat_bot(1, "easy")
        await table.start()
        await table.until(lambda: table.last is not None)
        assert table.last is not None
        tiles = steps(table.last.view)[:2]
        for tile in tiles:
            await table.send(tile)
        for _ in range(2):
            with pytest.raises(Refused):
                await table.send(LayTile("nothing", tiles[0].cells))
        with pytest.raises(Problem):
            await table.start()
        return len(tiles)


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with running(tmp_path / "akili.db", ROOMY, has_public_metrics=True) as address:
        before = read(ask(address, "/metrics")[2])
        assert before["akili_commands_total"].samples == {}
        accepted = asyncio.run(_some_play(address))
        figures = read(ask(address, "/metrics")[2])
    assert figures["akili_commands_total"].samples == {("", (("game", "ubongo_fun_size"),)): accepted}
    assert figures["akili_command_seconds"].samples["_count", ()] == accepted
    refusals = {dict(labels)["reason"]: count for (_, labels), count in figures["akili_refusals_total"].samples.items()}
    assert refusals["table.playing"] == 1
    assert sum(refusals.values()) == 3
    assert figures["akili_tables"].samples["", ()] == 1
    assert figures["akili_matches"].samples == {("", (("game", "ubongo_fun_size"),)): 1}
    assert figures["akili_store_commit_seconds"].samples["_count", ()] >= accepted
    assert figures["akili_store_write_seconds"].samples["_count", ()] >= accepted
    assert figures["akili_disk_free_bytes"].samples["", ()] > 0


def test_sockets_are_counted_and_connections_that_are_refused() -> None:
    async def scenario(address: str) -> float:
        async with Client(address, "Ada") as ada:
            await ada.create("ubongo_fun_size", 2)
            text = await asyncio.to_thread(ask, address, "/metrics")
            return read(text[2])["akili_sockets"].samples["", ()]

    with running(None, has_public_metrics=True) as address:
        assert asyncio.run(scenario(address)) == 1
    with running(None, Limits(sockets=1, sockets_per_address=1), has_public_metrics=True) as address:

        async def twice() -> None:
            async with Client(address, "Ada") as ada:
                await ada.create("ubongo_fun_size", 2)
                with pytest.raises(Exception, match=r"limit\.sockets"):
                    await ada.create("ubongo_fun_size", 2)

        asyncio.run(twice())
        refusals = read(ask(address, "/metrics")[2])["akili_refusals_total"].samples
        assert refusals == {("", (("reason", "limit.sockets"),)): 1}


def test_machines_have_a_place_of_their_own(tmp_path: Path) -> None:
    with subprocess.Popen(["true"]):  # a process id that is gone: a port of our own, as others may run beside us
        place = f"127.0.0.1:{20_000 + os.getpid() % 10_000}"
    with serving(tmp_path / "akili.db", f"--metrics={place}") as served:
        figures = read(ask(f"http://{place}", "/metrics")[2])
        assert figures["akili_ready"].samples["", ()] == 1
        assert figures["process_resident_memory_bytes"].samples["", ()] > 10_000_000
        assert ask(f"http://{place}", "/health/ready")[0] == 200
        assert ask(f"http://{place}", "/api/house")[0] == 404
        assert ask(served.address, "/metrics")[0] == 404
        served.process.terminate()
        assert served.process.wait(60) == 0
