"""How much one person does, in however many tabs and by whichever door: counted together, refused quietly."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import httpx
from msgspec.structs import replace
from tests.server.peer import Peer
from tests.server.running import ROOMY
from tests.server.toy_game import ToyGame

from akili.server.app import create_app
from akili.server.settings import Settings

BURST = 20
LIMITS = replace(ROOMY, doings_per_second=0.001, doing_burst=BURST)
TABLE = {"game": "toy", "seats": 1, "options": {"goal": 1_000_000, "limit": None}, "start": True}


def app_and_browser(limits: Any = LIMITS) -> tuple[Any, httpx.AsyncClient]:
    app: Any = create_app(Settings(limits=limits), games={"toy": ToyGame()})
    transport = httpx.ASGITransport(app, client=("10.0.0.1", 1))
    return app, httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")


async def guest(web: httpx.AsyncClient) -> str:
    answer = await web.post("/api/guest", json={"name": "Ada", "colour": "red"})
    return str(answer.headers["set-cookie"]).partition(";")[0]


async def verdicts(peers: list[Peer], number: int) -> Counter[str]:
    """What became of so many commands: the reason, or nothing."""

    def told() -> list[dict[str, Any]]:
        return [each for peer in peers for each in peer.messages if each["type"] in ("accepted", "refused")]

    async with asyncio.timeout(20):
        while len(told()) < number:
            await asyncio.sleep(0.001)
    return Counter(each.get("reason", "") for each in told())


async def sit_down(app: Any, cookie: str, code: str, tabs: int) -> list[Peer]:
    peers = [Peer(app, cookie) for _ in range(tabs)]
    for peer in peers:
        peer.say(type="hello", table=code)
    async with asyncio.timeout(20):
        while not all(peer.last("update") for peer in peers):
            await asyncio.sleep(0.001)
    return peers


def test_commands_of_all_tabs_and_tables_count_together_and_nobody_is_cut_off() -> None:
    async def test() -> None:
        app, web = app_and_browser()
        async with web:
            cookie = await guest(web)
            tables = [(await web.post("/api/tables", json=TABLE)).json() for _ in range(2)]
            tabs = [(table, await sit_down(app, cookie, table["code"], 3)) for table in tables]
            for table, peers in tabs:
                for number, peer in enumerate(peers):
                    for each in range(10):
                        name, add = f"{number}-{each}", {"type": "add", "number": 1}
                        peer.say(type="command", id=name, match=table["match"], command=add)
            everybody = [peer for _, peers in tabs for peer in peers]
            told = await verdicts(everybody, 60)
            assert told == {"": BURST - 2, "limit.requests": 60 - BURST + 2}  # two tables were opened
            assert not any(peer.last("closing") for peer in everybody)
            for peer in everybody:
                peer.hang_up()

    asyncio.run(test())


def test_leaving_and_coming_over_http_count_too() -> None:
    async def test() -> None:
        _, web = app_and_browser()
        async with web:
            await guest(web)
            code = (await web.post("/api/tables", json=TABLE)).json()["code"]
            words = ["leave", "join"] * BURST
            codes = [(await web.post(f"/api/tables/{code}/{word}")).status_code for word in words]
            assert codes == [200] * (BURST - 1) + [429] * (BURST + 1)

    asyncio.run(test())


def test_one_person_doesnt_use_up_what_another_may_do() -> None:
    async def test() -> None:
        _, web = app_and_browser()
        async with web:
            for _ in range(3):
                web.cookies.clear()
                await guest(web)
                codes = [(await web.post("/api/tables", json=TABLE)).status_code for _ in range(BURST + 1)]
                assert codes == [201] * BURST + [429]

    asyncio.run(test())


def test_to_look_costs_nothing() -> None:
    async def test() -> None:
        _, web = app_and_browser()
        async with web:
            await guest(web)
            code = (await web.post("/api/tables", json=TABLE)).json()["code"]
            assert {(await web.get(f"/api/tables/{code}")).status_code for _ in range(3 * BURST)} == {200}

    asyncio.run(test())
