"""Bots at a table: they play their seats, and go on after a restart."""

import asyncio
from contextlib import suppress
from pathlib import Path

from tests.server.running import running

from akili.client import Client, Refused
from akili.games.ubongo_classic.model import GemsTaken, PawnPlaced, PlacePawn, RollDie, View
from akili.ubongo.race.model import GoOn, TileLaid

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


def test_at_classic_they_place_their_pawns_and_take_gems() -> None:
    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada, asyncio.timeout(90):
            table = await ada.create("ubongo_classic", 3, {"starter": 0, "hourglass": 180})
            await table.seat_bot(1, "master")
            await table.seat_bot(2, "master")
            await table.start()
            placed: list[PawnPlaced] = []
            known = 0
            async for update in table.updates():
                placed += [notice for notice in update.notices if isinstance(notice, PawnPlaced)]
                if update.version >= known and (command := _ada_does(update.view)):
                    with suppress(Refused):  # time does it too
                        known = await table.send(command)
                if any(isinstance(notice, GemsTaken) for notice in update.notices):
                    break
            assert {(each.seat, each.chosen) for each in placed} == {(0, True), (1, True), (2, True)}

    with running(None) as address:
        asyncio.run(story(address))


def _ada_does(view: View) -> object:
    """What it takes that the round begins."""
    own = view.seats[0]
    match view.stage:
        case "pawns" if own.pawn is None:
            return PlacePawn(3)
        case "pawns" if not own.is_ready:
            return GoOn()
        case "roll":
            return RollDie()
        case _:
            return None
