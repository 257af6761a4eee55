"""A whole match of Ubongo dice: a person, a bot of the server, one that joined from a shell, and a spectator."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.dice_player import play
from tests.server.running import running

from akili.bots.bot import Bot, make_bot
from akili.bots.plan import Planned
from akili.cli.main import main
from akili.client import Client, Table, Update
from akili.games.ubongo_dice.model import DrawingConfirmed, RollScored, View
from akili.server.tables import bots

PATIENCE = 150  # seconds, so that what hangs is told
BROUGHT = """
from tests.server.test_dice_watched import hurried

def Quick(seat, seed):
    return hurried("medium", "ubongo_dice", seat, seed)
"""


class Hurried:
    """A bot without its pauses."""

    ponders = True

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def plan(self, view: Any, now: int) -> Planned | None:
        planned = self._bot.plan(view, now)
        return planned and planned._replace(at=now)


def hurried(*which: Any) -> Hurried:
    return Hurried(make_bot(*which))


async def watched(table: Table) -> list[Update]:
    return [update async for update in table.updates()]


def join(address: str, code: str) -> int:
    return main(["join", code, "--bot", "mine.py:Quick", "--server", address])


def test_bots_play_a_match_that_is_watched_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(BROUGHT)
    monkeypatch.setattr(bots, "make_bot", hurried)

    async def story(address: str) -> list[Update]:
        async with Client(address, "Ada") as ada, Client(address, "Eve") as eve:
            table = await ada.create("ubongo_dice", 3, {"areas": 5})
            await table.seat_bot(1, "master")
            joined = asyncio.create_task(asyncio.to_thread(join, address, table.code))
            await table.until(lambda: joined.done() or None not in table.info["seats"])
            spectator = await eve.watch(table.code)
            await table.start()
            _, updates, code = await asyncio.gather(play(table), watched(spectator), joined)
            assert code == 0
            return updates

    with running(None) as address:
        check(asyncio.run(asyncio.wait_for(story(address), PATIENCE)))
    assert "Quick" in capsys.readouterr().out


def check(updates: list[Update]) -> None:
    """Every area was scored before their eyes, everybody drew, and how it ended is told."""
    last = updates[-1]
    assert isinstance(last.view, View)
    assert last.view.you is None
    assert last.outcome is not None
    notices = [notice for update in updates for notice in update.notices]
    assert sum(isinstance(notice, RollScored) for notice in notices) == last.view.rolls
    assert {notice.seat for notice in notices if isinstance(notice, DrawingConfirmed)} == {0, 1, 2}
    for seat in last.view.seats:
        assert all(field.points for field in seat.sheet)
        assert sum(field.points or 0 for field in seat.sheet) == seat.points
