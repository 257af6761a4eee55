"""Alone, with the keyboard and nothing else: a whole game, its record, and the match watched again."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit

CARDS = 5
FOCUSED = """() => {
    const here = document.activeElement;
    return here?.matches('a, button, input') ? here.getAttribute('aria-label') ?? here.innerText : '';
}"""


def test_a_game_alone_by_keyboard_with_its_record_and_replay(visit: Visit) -> None:
    person = visit()
    page = person.page
    page.goto("/solo", wait_until="networkidle")
    press(page, "By cards")
    press(page, "5 cards")
    press(page, "Start")
    page.wait_for_url("**/t/*")
    for number in range(1, CARDS + 1):
        person.until("racing", number)
        person.solve_by_keys()
    person.until("over", CARDS)
    expect(page.get_by_text("Your best so far!")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Card 5")).to_be_visible()

    page.goto("/records", wait_until="networkidle")  # which remembers what was played
    expect(page.get_by_role("button", name="By cards")).to_have_attribute("aria-pressed", "true")
    press(page, "Watch")
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider")
    end = slider.get_attribute("max")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(end))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    press(page, "Play")
    expect(slider).not_to_have_value("0")


def press(page: Page, name: str) -> None:
    """Go there with Tab, as who has no mouse must, and press it."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name.lower() in str(page.evaluate(FOCUSED)).lower():
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name} can't be reached with Tab")
