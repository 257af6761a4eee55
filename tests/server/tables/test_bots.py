"""Bots at a table: they play their seats, and go on after a restart."""

import asyncio
from pathlib import Path

from tests.server.running import running

from akili.client import Client
from akili.ubongo.race.model import TileLaid

GAME = "ubongo_fun_size"


def test_bots_lay_tiles_and_go_on_after_a_restart(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str | None, str]:
        async with Client(address, "Ada") as ada:
            table = await ada.create(GAME, 3)
            await table.seat_bot(1, "master")
            await table.seat_bot(2, "easy")
            await table.start()
            await a_bot_lays(table.updates())
            return ada.cookie, table.code

    async def go_on(address: str, cookie: str | None, code: str) -> None:
        async with Client(address, "Ada", cookie=cookie) as ada:
            table = await ada.watch(code)
            await a_bot_lays(table.updates())

    async def a_bot_lays(updates: object) -> None:
        async with asyncio.timeout(60):
            async for update in updates:  # type: ignore[attr-defined]
                if any(isinstance(notice, TileLaid) and notice.seat > 0 for notice in update.notices):
                    return

    with running(tmp_path / "akili.db") as address:
        cookie, code = asyncio.run(begin(address))
    with running(tmp_path / "akili.db") as address:
        asyncio.run(go_on(address, cookie, code))
