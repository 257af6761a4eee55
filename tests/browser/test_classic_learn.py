"""Ubongo's tutorial lets the hand do each thing once, on the card and on the gem board: by mouse, finger and keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.browser.person import Person
from tests.browser.pictures.classic_results import BLUE, LESSON, MAGENTA, TEAL


def start(person: Person) -> tuple[Page, Hands]:
    person.page.goto("/classic/learn")
    return person.page, Hands(person.page, LESSON, "ubongo_classic")


def is_at(page: Page, step: int) -> None:
    expect(page.get_by_role("img", name=f"Step {step} of 9")).to_be_visible()


def go_to(page: Page, lane: int) -> None:
    page.locator(f"button[data-lane='{lane - 1}']").click()


def take(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Take")).click()


def is_learned(page: Page) -> None:
    expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()
    expect(page.get_by_text("The second colour decides: 5 beats 4. You win!").first).to_be_visible()


def test_by_mouse(visit: Visit) -> None:
    page, hands = start(visit())
    is_at(page, 1)
    hands.drag("L5", MAGENTA)
    is_at(page, 2)
    hands.click("V3")
    is_at(page, 3)
    hands.double_click("S4")
    is_at(page, 4)
    for tile, cells in (("V3", TEAL), ("S4", BLUE)):
        hands.drag(tile, cells)
    is_at(page, 5)
    assert violations(page) == []
    expect(page.locator("button[data-lane='5']")).to_be_disabled()  # out of reach
    go_to(page, 3)
    is_at(page, 5)
    go_to(page, 4)
    is_at(page, 6)
    take(page)
    is_at(page, 7)
    take(page)
    is_at(page, 8)
    expect(page.get_by_role("heading", name=re.compile("Zsófi was faster"))).to_be_visible()
    go_to(page, 3)
    take(page)
    is_at(page, 9)
    go_to(page, 1)
    take(page)
    expect(page.get_by_role("heading", name=re.compile("wouldn’t be enough"))).to_be_visible()
    go_to(page, 3)
    take(page)
    is_learned(page)
    page.get_by_role("button", name="Now for real").click()
    page.wait_for_url("**/t/*")


def test_by_finger(visit: Visit) -> None:
    person = visit(phone=True)
    page, hands = start(person)
    touch = page.context.new_cdp_session(page)
    hands.drag_by_finger("L5", MAGENTA, touch)
    is_at(page, 2)
    hands.tap("V3")
    is_at(page, 3)
    hands.double_tap("S4")
    is_at(page, 4)
    for tile, cells in (("V3", TEAL), ("S4", BLUE)):
        hands.drag_by_finger(tile, cells, touch)
    is_at(page, 5)
    assert person.overflow() == (0, 0)
    for lane, step in ((4, 6), (None, 7), (None, 8), (None, 9), (3, 9)):
        if lane is None:
            page.get_by_role("button", name=re.compile("^Take")).tap()
        else:
            page.locator(f"button[data-lane='{lane - 1}']").tap()
        is_at(page, step)
    page.get_by_role("button", name=re.compile("^Take")).tap()
    is_learned(page)
    assert person.overflow()[0] == 0


def test_by_keys(visit: Visit) -> None:
    page, hands = start(visit())
    hands.lay_by_keys("L5", MAGENTA)
    is_at(page, 2)
    hands.turn("V3", TEAL)
    is_at(page, 3)
    hands.turn("S4", BLUE)
    is_at(page, 4)
    for tile, cells in (("V3", TEAL), ("S4", BLUE)):
        hands.lay_by_keys(tile, cells)
    is_at(page, 5)
    for key, step in (("4", 6), ("Enter", 7), ("Enter", 8), ("Enter", 9), ("3", 9)):
        page.keyboard.press(key)
        is_at(page, step)
    page.keyboard.press("Enter")
    is_learned(page)
    page.get_by_role("button", name="Once more").click()
    is_at(page, 1)
