"""Somebody without a seat sees everything and can touch nothing."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.tables import open_table


def test_a_spectator_sees_the_boards_live(visit: Visit) -> None:
    player, spectator = visit(), visit(phone=True)
    code = open_table(player, seats=2, bots=["easy"], options={"countdown": 120})
    player.until("racing", 1)
    spectator.page.goto(f"/t/{code}")
    spectator.until("racing", 1)
    expect(spectator.page.get_by_text("Ola")).to_be_visible()
    expect(spectator.page.get_by_role("application")).to_have_count(0)
    first, *_ = player.solution()
    player.hands().drag(first.tile, first.cells)
    player.until_it_lies(first.tile)
    expect(spectator.page.get_by_text("1 of 3").first).to_be_visible()
    assert spectator.now().you is None
    assert spectator.overflow()[0] == 0
