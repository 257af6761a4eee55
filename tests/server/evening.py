"""A server in memory on a clock that the test turns: guests who ask over HTTP, sockets, and lives after a kill."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import httpx
from msgspec.structs import replace
from tests.server.peer import Peer
from tests.server.running import ROOMY

from akili.engine.steps import AnyGame
from akili.games.registry import GAMES
from akili.server.adapters.memory import MemoryStore
from akili.server.app import create_app
from akili.server.matches.clock import ManualClock
from akili.server.settings import Settings

TALKATIVE = replace(ROOMY, messages_per_second=1e9, message_burst=1_000_000_000)


class Evening:
    """``async with evening() as it``; ``killed`` goes on with another server on the same store."""

    def __init__(self, games: Mapping[str, AnyGame], store: MemoryStore) -> None:
        self.store, self.clock = store, ManualClock(1_000_000)
        self._games = games
        self._stop = asyncio.Event()
        self._lives: list[asyncio.Task[None]] = []
        self.boot()

    def boot(self) -> None:
        """A server, beside the dead ones, which hear no more of anything."""
        self.app: Any = create_app(Settings(limits=TALKATIVE), games=self._games, store=self.store, clock=self.clock)
        self._lives.append(asyncio.ensure_future(self._live(self.app)))

    async def killed(self) -> None:
        """The server dies in the middle of everything, and another one is started."""
        self.clock._alarms.clear()  # nothing that was to happen in the dead one happens
        self.boot()
        await settled()

    async def close(self) -> None:
        """Let all servers go."""
        self._stop.set()
        await asyncio.gather(*self._lives)

    async def guest(self, name: str) -> str:
        """The cookie of somebody new."""
        answer = await self._request("POST", "/api/guest", "", {"name": name, "colour": "red"})
        return answer.headers["set-cookie"].partition(";")[0]

    async def post(self, who: str, path: str, body: Any = None) -> Any:
        """Do; a refusal is its reason."""
        answer = await self._request("POST", path, who, body)
        await settled()
        return answer.json() if answer.status_code < 300 else answer.json()["reason"]

    async def put(self, who: str, path: str, body: Any) -> Any:
        """Change; a refusal is its reason."""
        answer = await self._request("PUT", path, who, body)
        await settled()
        return answer.json() if answer.status_code < 300 else answer.json()["reason"]

    async def get(self, path: str) -> Any:
        """Ask."""
        return (await self._request("GET", path, "", None)).json()

    async def socket(self, who: str, code: str) -> Peer:
        """Somebody comes to a table."""
        peer = Peer(self.app, who)
        peer.say(type="hello", table=code)
        await settled()
        return peer

    async def gone(self, *peers: Peer) -> None:
        """Sockets are closed."""
        for peer in peers:
            peer.hang_up()
        await settled()

    async def wait(self, seconds: float) -> None:
        """Time passes."""
        self.clock.turn(round(1000 * seconds))
        await settled()

    async def log(self, match: str) -> list[tuple[str, str | None]]:
        """The events' text and causes."""
        loaded = await self.store.load(match)
        assert loaded is not None
        return [(bytes(stored.event).decode(), stored.cause) for stored in loaded[1]]

    async def _live(self, app: Any) -> None:
        async with app.lifespan():
            await self._stop.wait()

    async def _request(self, method: str, path: str, cookie: str, body: Any) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://akili") as web:
            return await web.request(method, path, json=body, headers={"Cookie": cookie})


@asynccontextmanager
async def evening(games: Mapping[str, AnyGame] = GAMES, store: MemoryStore | None = None) -> AsyncIterator[Evening]:
    """A server for as long as the ``with`` lasts."""
    it = Evening(games, store or MemoryStore())
    await settled()
    try:
        yield it
    finally:
        await it.close()


async def settled() -> None:
    """All that can happen at this time has happened."""
    for _ in range(60):
        await asyncio.sleep(0)
