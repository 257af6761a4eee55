"""Who opens a socket while the store is away is put off, by a close that every client comes back after."""

import asyncio
import json
import logging
from typing import Any

import pytest
from tests.server.running import running
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from akili.client import Client
from akili.server.adapters.memory import MemoryStore
from akili.server.ports import StoreUnavailable

TRY_AGAIN_LATER = 1013
PATIENCE = 60  # seconds, so that what hangs is told


class Moody(MemoryStore):
    """Reads nothing while it is away."""

    def __init__(self) -> None:
        super().__init__()
        self.is_away = False

    async def get(self, kind: str, key: str) -> Any:
        return await super().get(kind, key) if self._is_here() else None

    async def load(self, match: str, since: int = 0) -> Any:
        return await super().load(match, since) if self._is_here() else None

    def _is_here(self) -> bool:
        if self.is_away:
            raise StoreUnavailable("away")
        return True


async def answer_to(address: str, cookie: str, code: str) -> tuple[list[str], int | None, str | None]:
    """What a socket hears, and how it is closed."""
    heard: list[str] = []
    where = address.replace("http", "ws") + "/socket"
    async with asyncio.timeout(PATIENCE), connect(where, additional_headers={"Cookie": cookie}) as line:
        try:
            await line.send(json.dumps({"type": "hello", "table": code}))
            while True:
                heard.append(json.loads(await line.recv())["type"])
        except ConnectionClosed:
            return heard, line.close_code, line.close_reason


@pytest.mark.parametrize("is_known", [False, True])
def test_new_sockets_are_put_off_without_a_fault(caplog: pytest.LogCaptureFixture, *, is_known: bool) -> None:
    """Before it is known who they are, or where the match isn't in memory."""
    store = Moody()

    async def begun(address: str) -> tuple[str, str]:
        async with Client(address, "Ada") as ada:
            table = await ada.create("ubongo_fun_size", 2, {"limit": 3600})
            await table.seat_bot(1, "easy")
            await table.start()
            return ada.cookie or "", table.code

    with running(None, parts={"store": store}) as address:
        cookie, code = asyncio.run(begun(address))
    store.is_away = is_known  # so the match isn't brought back
    with running(None, parts={"store": store}) as address:
        if is_known:
            store.is_away = False
            asyncio.run(known(address, cookie))
        store.is_away = True
        caplog.clear()
        whose = cookie if is_known else "akili_guest=abcdefgh"
        assert asyncio.run(answer_to(address, whose, code)) == ([], TRY_AGAIN_LATER, "server.unavailable")
        assert [record for record in caplog.records if record.exc_info] == []
        assert [record.name for record in caplog.records if record.levelno == logging.WARNING] == ["akili.socket"]


async def known(address: str, cookie: str) -> None:
    """The server has the guest in memory from here on."""
    async with Client(address, "Ada", cookie=cookie):
        pass
