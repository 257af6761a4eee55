"""Codes can't be guessed: both doors count what an address gets wrong."""

import asyncio
import json

import httpx
from msgspec.structs import replace
from tests.server.running import ROOMY, running
from websockets.asyncio.client import connect

GAME = "ubongo_fun_size"
FEW = replace(ROOMY, unknown_codes=4, unknown_codes_per_second=0.0001)


async def hello(address: str, code: str, cookie: str = "") -> str:
    """The reason that a socket is closed with, or the type of what it is told."""
    headers = {"Cookie": cookie} if cookie else {}
    async with connect(address.replace("http", "ws") + "/socket", additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "table": code}))
        told = json.loads(await socket.recv())
        return str(told.get("reason", told["type"]))


def test_both_doors_count_together() -> None:
    async def story(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as web:
            await web.post("/api/guest", json={"name": "Ada", "colour": "red"})
            code = (await web.post("/api/tables", json={"game": GAME, "seats": 2})).json()["code"]
            for _ in range(10):
                assert (await web.get(f"/api/tables/{code}")).status_code == 200
                assert await hello(address, code) == "welcome"
            assert (await web.get("/api/tables/aaaaaaaa")).json()["reason"] == "table.unknown"
            assert (await web.post("/api/tables/aaaaaaab/join")).json()["reason"] == "table.unknown"
            assert [await hello(address, f"aaaaaaa{number}") for number in "234"] == [
                "table.unknown",
                "table.unknown",
                "limit.codes",
            ]
            assert (await web.get("/api/tables/aaaaaaaa")).json()["reason"] == "limit.codes"
            stranger = httpx.AsyncClient(base_url=address)
            assert (await stranger.get(f"/api/tables/{code}")).json()["reason"] == "limit.codes"
            assert await hello(address, code) == "limit.codes"
            await stranger.aclose()
            own = f"akili_guest={web.cookies['akili_guest']}"
            assert await hello(address, code, own) == "welcome"  # who has a seat there doesn't guess
            assert (await web.get(f"/api/tables/{code}")).status_code == 200

    with running(None, FEW) as address:
        asyncio.run(story(address))
