"""A whole match of Ubongo dice with bots that don't dawdle, told to a spectator from the first roll to the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.dice_player import play
from tests.server.running import running

from akili.bots.bot import Bot, make_bot
from akili.bots.plan import Planned
from akili.client import Client, Table, Update
from akili.games.ubongo_dice.model import DrawingConfirmed, RollScored, View
from akili.server.tables import bots

PATIENCE = 150  # seconds, so that what hangs is told
AREAS = 5


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


def test_bots_play_a_match_that_is_watched_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make_bot", hurried)

    async def story(address: str) -> list[Update]:
        async with Client(address, "Ada") as ada, Client(address, "Eve") as eve:
            table = await ada.create("ubongo_dice", 3, {"areas": AREAS})
            await table.seat_bot(1, "master")
            await table.seat_bot(2, "medium")
            spectator = await eve.watch(table.code)
            await table.start()
            return (await asyncio.gather(play(table), watched(spectator)))[1]

    with running(None) as address:
        check(asyncio.run(asyncio.wait_for(story(address), PATIENCE)))


def check(updates: list[Update]) -> None:
    """Every area was scored before their eyes, each bot drew by itself, and the ranks are told."""
    last = updates[-1]
    assert isinstance(last.view, View)
    assert last.view.you is None
    assert last.outcome is not None
    notices = [notice for update in updates for notice in update.notices]
    scored = [notice for notice in notices if isinstance(notice, RollScored)]
    assert len(scored) == last.view.rolls
    points = [sum(field.points or 0 for field in seat.sheet) for seat in last.view.seats]
    assert points == [seat.points for seat in last.view.seats]
    assert all(field.points for seat in last.view.seats for field in seat.sheet)
    assert {notice.seat for notice in notices if isinstance(notice, DrawingConfirmed)} == {0, 1, 2}
