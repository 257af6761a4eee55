"""The server answers to its own names only: a foreign name that leads here is somebody's trick (DNS rebinding)."""

import asyncio
import json
from collections.abc import Sequence

import httpx
import pytest
from tests.server.running import running
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from akili.server.door.hosts import is_known, names_of
from akili.server.settings import Settings

OWN = Settings(
    hosts=("Games.example",), origins=("https://play.example:8443",), addresses=("http://pad.example.org:8017",)
)
FOREIGN = "evil.example"


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost",
        "LOCALHOST:8000",
        "akili.localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fe80::1]",
        "kitchen",
        "kitchen:8017",
        "kitchen.local:8017",
        "kitchen.lan",
        "games.example",
        "GAMES.example.:443",
        "play.example",
        "play.example:8443",
        "pad.example.org:8017",
    ],
)
def test_known(host: str) -> None:
    assert is_known(host, names_of(OWN))


@pytest.mark.parametrize(
    "host",
    [
        FOREIGN,
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "evil.example@localhost",
        "localhost:8000@evil.example",
        "games.example.evil.example",
        "sub.games.example",
        "localhost/evil",
        "[::1",
        "[evil.example]",
        "local host",
        "fritz.box",
    ],
)
def test_foreign(host: str) -> None:
    assert not is_known(host, names_of(OWN))


def test_any_name_if_it_is_said() -> None:
    assert is_known(FOREIGN, names_of(Settings(hosts=("*",))))


def statuses(address: str, host: str, paths: Sequence[str]) -> list[int]:
    with httpx.Client(base_url=address, headers={"Host": host}) as web:
        return [web.get(path).status_code for path in paths]


def test_a_foreign_name_gets_nothing() -> None:
    paths = ("/", "/api/house", "/api/none", "/no/such/page")
    with running(None) as address:
        assert statuses(address, FOREIGN, paths) == [421] * len(paths)
        assert 421 not in statuses(address, "localhost", paths)
        with httpx.Client(base_url=address, headers={"Host": FOREIGN, "Origin": f"http://{FOREIGN}"}) as web:
            answer = web.post("/api/guest", json={"name": "Ada", "colour": "red"})
        assert (answer.status_code, answer.json()) == (421, {"reason": "host.foreign", "details": {"host": FOREIGN}})
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_foreign_name_gets_no_socket_and_is_told() -> None:
    async def story(address: str) -> None:
        port = address.rpartition(":")[2]
        uri = f"ws://{FOREIGN}:{port}/socket"
        async with connect(uri, host="127.0.0.1", port=int(port), proxy=None) as socket:
            assert json.loads(await socket.recv()) == {"type": "closing", "reason": "host.foreign"}
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert (socket.close_code, socket.close_reason) == (1008, "host.foreign")

    with running(None) as address:
        asyncio.run(story(address))
