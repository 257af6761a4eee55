"""What no proper client does: refused or closed with a reason, and nobody else notices."""

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.hostile.mutations import mutated
from msgspec.structs import replace
from tests.server.peer import Peer
from tests.server.running import ROOMY, running
from tests.server.solving import play, steps
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from akili.client import Client
from akili.server.app import create_app
from akili.server.settings import Settings
from akili.ubongo.race.model import TakeTile

GAME = "ubongo_fun_size"
BY_COUNT = {"solo": {"type": "by_count", "cards": 5}}
FRAMES = 20_000
ANY_NUMBER = replace(
    ROOMY,
    messages_per_second=1e9,
    message_burst=1_000_000_000,
    mistakes=1_000_000_000,
    frames_per_second=1e9,
    frame_burst=1e9,
    socket_bytes_per_second=1e9,
)


@contextmanager
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.INFO):
        yield
    failures = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert [record.getMessage() for record in failures] == []


def socket_of(client: Client, **headers: str) -> connect:
    return connect(
        client.address.replace("http", "ws") + "/socket",
        additional_headers={"Cookie": client.cookie or ""} | headers,
        compression=None,
    )


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def closing(socket: ClientConnection) -> tuple[str, int | None]:
    """The reason in the last message, and the code of the close."""
    reason = ""
    try:
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            reason = message["reason"] if message["type"] == "closing" else reason
    except ConnectionClosed:
        return reason, socket.close_code


def test_twenty_thousand_broken_frames_break_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random("frames")

    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 1, BY_COUNT)
            await table.start()
            update = await anext(table.updates())
            first = steps(update.view)[0]
            lay = {"type": "lay_tile", "tile": first.tile, "cells": first.cells}
            frames = [
                json.dumps({"type": "hello", "table": table.code, "match": update.match, "version": 3}),
                json.dumps({"type": "command", "id": "a", "match": update.match, "command": lay}),
                json.dumps({"type": "command", "id": "b", "match": update.match, "command": {"type": "go_on"}}),
                json.dumps({"type": "pong", "nonce": 7}),
            ]
            async with socket_of(ada) as socket:
                await say(socket, type="hello", table=table.code)
                drain = asyncio.create_task(_drain(socket))
                for _ in range(FRAMES):
                    await socket.send(mutated(chance, chance.choice(frames)))
                await say(socket, type="pong", nonce=-1)
                counts = await asyncio.wait_for(drain, 60)
            assert counts["refused"] > FRAMES / 2
            if table.last is not None and table.last.view.seats[0].board:
                await table.send(TakeTile(first.tile))
            await play(table)  # the match goes on as if nothing had been

    with nothing_fails(caplog), running(tmp_path / "akili.db", ANY_NUMBER) as address:
        asyncio.run(story(address))


async def _drain(socket: ClientConnection) -> dict[str, int]:
    counts: dict[str, int] = {}
    while True:
        message = json.loads(await socket.recv())
        counts[message["type"]] = counts.get(message["type"], 0) + 1
        if message["type"] == "refused" and counts["refused"] + counts.get("accepted", 0) >= FRAMES + 1:
            return counts


def test_a_flood_closes_its_socket_and_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def flood(client: Client, code: str) -> tuple[str, int | None]:
        async with socket_of(client) as socket:
            await say(socket, type="hello", table=code)
            frame = json.dumps({"type": "pong", "nonce": 1})
            try:
                for _ in range(10_000):
                    await socket.send(frame)
            except ConnectionClosed:
                pass
            return await closing(socket)

    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
            table = await ada.create(GAME, 1, BY_COUNT)
            other = await bo.create(GAME, 1, BY_COUNT)
            await table.start()
            flooding = asyncio.create_task(flood(bo, other.code))
            await play(table)
            assert await flooding in {("limit.rate", 1008), ("limit.mistakes", 1008)}

    with nothing_fails(caplog), running(tmp_path / "akili.db", replace(ROOMY, mistakes=1_000_000)) as address:
        asyncio.run(story(address))
    assert "closed: limit.rate" in caplog.text


def test_each_kind_of_misuse_closes_with_its_reason(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = replace(ROOMY, hello_seconds=0.5, mistakes=2, sockets_per_address=3)

    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            code = (await ada.post("/api/tables", {"game": GAME, "seats": 2}))["code"]
            async with socket_of(ada) as silent:
                assert await closing(silent) == ("hello.late", 1008)
            async with socket_of(ada) as big:
                await big.send("x" * 20_000)
                assert await closing(big) == ("limit.size", 1009)
            async with socket_of(ada) as huge:
                await huge.send("x" * 200_000)
                assert (await closing(huge))[1] == 1009
            async with socket_of(ada) as clumsy:
                await say(clumsy, type="pong", nonce=1)
                await say(clumsy, type="hello", table=code)
                for message in ("{", "[]", '{"type":"dance"}'):
                    await clumsy.send(message)
                assert await closing(clumsy) == ("limit.mistakes", 1008)
            async with socket_of(ada) as one, socket_of(ada) as _two, socket_of(ada) as _three:
                async with socket_of(ada) as fourth:
                    assert await closing(fourth) == ("limit.sockets", 1008)
                await say(one, type="hello", table=code)
            async with socket_of(ada, Origin="http://evil.example") as foreign:
                assert await closing(foreign) == ("origin.foreign", 1008)
            async with socket_of(ada, Origin=address) as own:
                await say(own, type="hello", table=code)
                assert json.loads(await own.recv())["type"] == "welcome"

    with nothing_fails(caplog), running(tmp_path / "akili.db", limits) as address:
        asyncio.run(story(address))
    assert "refused: origin.foreign" in caplog.text
    assert "refused: limit.sockets" in caplog.text


def test_who_takes_nothing_is_dropped(caplog: pytest.LogCaptureFixture) -> None:
    app = create_app(Settings(limits=replace(ROOMY, send_seconds=0.05)))

    async def story() -> None:
        async with app.lifespan():
            peer = Peer(app, takes=2)
            peer.say(type="hello", table=await _some_table(app))
            await asyncio.wait_for(peer.task, 60)

    with nothing_fails(caplog):
        asyncio.run(story())
    assert "10.0.0.1 dropped: it takes nothing" in caplog.text


async def _some_table(app: Any) -> str:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://akili") as web:
        await web.post("/api/guest", json={"name": "Ada", "colour": "red"})
        return str((await web.post("/api/tables", json={"game": GAME, "seats": 2})).json()["code"])


def test_http_has_its_gates_too(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = replace(ROOMY, guests_per_address=2, tables_per_address=1, replay_bytes=5000)
    with (
        nothing_fails(caplog),
        running(tmp_path / "akili.db", limits) as address,
        httpx.Client(base_url=address) as web,
    ):
        guest = {"name": "Ada", "colour": "red"}
        assert web.post("/api/guest", json=guest, headers={"Origin": "http://evil.example"}).status_code == 403
        answer = web.post("/api/guest", json=guest, headers={"Origin": address})
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "SameSite=lax" in answer.headers["set-cookie"]
        token = web.cookies["akili_guest"]
        assert web.post("/api/guest", json=guest | {"name": "Bo"}).json() == answer.json() | {"name": "Bo"}
        web.cookies.clear()
        assert web.post("/api/guest", json=guest).status_code == 200
        web.cookies.clear()
        assert web.post("/api/guest", json=guest).json()["reason"] == "limit.guests"
        assert web.post("/api/tables", json={"game": GAME, "seats": 2}).status_code == 401
        cookie = {"Cookie": f"akili_guest={token}"}
        made = [web.post("/api/tables", json={"game": GAME, "seats": 2}, headers=cookie) for _ in range(2)]
        assert [each.status_code for each in made] == [201, 429]
        assert web.post("/api/guest", content=b'{"name": "\xff\xfe", "colour": "red"}').status_code == 400
        assert web.post("/api/guest", content=b"[" * 4000).status_code == 400
        assert web.post("/api/replays/verify", content=b"x" * 6000).status_code == 413
        for path in ("/", "/api/me", "/api/tables/none", "/api/house", "/api/schema/openapi.json"):
            headers = web.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
        with pytest.raises(KeyError):
            answer.headers["server"]
        assert token not in caplog.text
        assert token.encode() not in (tmp_path / "akili.db-wal").read_bytes() + (tmp_path / "akili.db").read_bytes()


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    limits = replace(ROOMY, requests_per_second=0.001, request_burst=5)
    with running(tmp_path / "akili.db", limits) as address, httpx.Client(base_url=address) as web:
        codes = [web.get("/api/house").status_code for _ in range(7)]
    assert codes == [200] * 5 + [429] * 2
