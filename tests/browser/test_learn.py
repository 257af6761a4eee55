"""The tutorial lets the hand do each thing once."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hands import Hands

from akili.ubongo.race.model import LayTile

AREA = (".####", "#####", ".####")  # as the page has it: one card, four tiles, one of them left over
RED = LayTile("N5", ((1, 0), (1, 1), (2, 1), (2, 2), (2, 3)))
LIME = LayTile("L4", ((0, 3), (0, 4), (1, 4), (2, 4)))
TEAL = LayTile("S4", ((0, 1), (0, 2), (1, 2), (1, 3)))


def test_the_tutorial_from_the_first_tile_to_ubongo(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn")
    hands = Hands(page, AREA)

    def is_at(step: int) -> None:
        expect(page.get_by_role("img", name=f"Step {step} of 5")).to_be_visible()

    is_at(1)
    hands.drag(RED.tile, RED.cells)
    is_at(2)
    hands.click(LIME.tile)
    is_at(3)
    hands.double_click(TEAL.tile)
    is_at(4)
    page.get_by_role("button", name="Take back").click()
    is_at(5)
    for piece in (RED, LIME, TEAL):
        hands.drag(piece.tile, piece.cells)
    expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()
    page.get_by_role("button", name="Now for real").click()
    page.wait_for_url("**/t/*")
