"""Shimo's tutorial lets the hand do each thing once: by mouse, by finger, by keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.browser.person import Person

from akili.ubongo.race.model import LayTile

AREA = ("####",) * 4  # as the page has it: one card, three tiles
YELLOW = LayTile("1", ((0, 0), (0, 1), (0, 2)), ((0, 0), (0, 2)))
RED = LayTile("4", ((2, 2), (2, 3), (3, 2), (3, 3)), ((2, 3), (3, 2)))
SKY = LayTile("8", ((1, 1), (1, 2), (2, 0), (2, 1), (3, 1)), ((1, 2), (3, 1)))


def start(person: Person) -> tuple[Page, Hands]:
    person.page.goto("/shimo/learn")
    return person.page, Hands(person.page, AREA, "ubongo_shimo")


def is_at(page: Page, step: int) -> None:
    expect(page.get_by_role("img", name=f"Step {step} of 5")).to_be_visible()


def crossed_eyes(page: Page) -> Locator:
    return page.locator("svg.area .hidden > g")


def lights(page: Page) -> Locator:
    return page.locator("svg.area .lights.live .light")


def is_learned(page: Page) -> None:
    expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()
    expect(lights(page)).to_have_count(6)
    expect(crossed_eyes(page)).to_have_count(0)


def test_by_mouse(visit: Visit) -> None:
    page, hands = start(visit())
    is_at(page, 1)
    hands.drag(YELLOW.tile, ((3, 0), (3, 1), (3, 2)), ((3, 0), (3, 2)))  # only one hole is over a white field
    expect(lights(page)).to_have_count(1)
    is_at(page, 1)
    hands.move((3, 0), YELLOW.cells)
    expect(lights(page)).to_have_count(2)
    is_at(page, 2)
    hands.click(RED.tile)
    is_at(page, 3)
    hands.double_click(SKY.tile)
    is_at(page, 4)
    expect(lights(page)).to_have_count(0)  # yellow has slipped
    for piece in (RED, SKY):
        hands.drag(piece.tile, piece.cells, piece.holes)
    is_at(page, 5)
    expect(crossed_eyes(page)).to_have_count(1)
    hands.move((0, 2), YELLOW.cells)
    is_learned(page)
    page.get_by_role("button", name="Now for real").click()
    page.wait_for_url("**/t/*")


def test_by_finger(visit: Visit) -> None:
    person = visit(phone=True)
    page, hands = start(person)
    touch = page.context.new_cdp_session(page)
    is_at(page, 1)
    hands.drag_by_finger(YELLOW.tile, YELLOW.cells, touch, YELLOW.holes)
    is_at(page, 2)
    hands.tap(RED.tile)
    is_at(page, 3)
    hands.double_tap(SKY.tile)
    is_at(page, 4)
    for piece in (RED, SKY):
        hands.drag_by_finger(piece.tile, piece.cells, touch, piece.holes)
    is_at(page, 5)
    expect(crossed_eyes(page)).to_have_count(1)
    assert person.overflow() == (0, 0)
    hands.move_by_finger((0, 2), YELLOW.cells, touch)
    is_learned(page)


def test_by_keys(visit: Visit) -> None:
    page, hands = start(visit())
    is_at(page, 1)
    hands.lay_by_keys(YELLOW.tile, YELLOW.cells, YELLOW.holes)
    is_at(page, 2)
    hands.turn(RED.tile, RED.cells, RED.holes)  # R, once
    is_at(page, 3)
    hands.turn(SKY.tile, SKY.cells, SKY.holes)  # F, once
    is_at(page, 4)
    for piece in (RED, SKY):
        hands.lay_by_keys(piece.tile, piece.cells, piece.holes)
    is_at(page, 5)
    expect(page.get_by_role("heading", name=re.compile("Enter"))).to_be_visible()
    hands.slot(YELLOW.tile).press("ArrowLeft")
    page.keyboard.press("Enter")
    is_learned(page)
    page.get_by_role("button", name="Once more").click()
    is_at(page, 1)
