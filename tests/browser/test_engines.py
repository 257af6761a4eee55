"""What other engines do, done to Chromium: nothing on the pages may depend on one of them."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.tables import make_table, open_table

OUTLINE = "element => getComputedStyle(element).outlineStyle"
EDGE = """element => [
    getComputedStyle(element).borderTopStyle, getComputedStyle(element).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
]"""


def test_script_moves_the_focus_without_a_ring_after_a_mouse(visit: Visit) -> None:
    """WebKit finds a focus visible that a script sets after a click; a key brings the ring."""
    person = visit()
    page = person.page
    open_table(person, seats=1, options={"solo": {"type": "by_count", "cards": 5}})
    page.get_by_role("button", name="Menu").click()
    close = page.get_by_role("dialog").get_by_role("button", name="Close")
    expect(close).to_be_focused()
    make_visible(page, close)
    assert close.evaluate(OUTLINE) == "none"
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(close).to_be_focused()
    assert close.evaluate(OUTLINE) == "solid"


def test_a_field_that_is_clicked_keeps_its_ring(visit: Visit) -> None:
    person = visit()
    code = make_table(person, seats=2)
    person.page.goto(f"/t/{code}")
    person.page.get_by_role("button", name="Change your name").click()
    field = person.page.get_by_role("textbox")
    field.click()
    assert field.evaluate(OUTLINE) == "solid"


def test_the_level_of_a_bot_is_drawn_by_us(visit: Visit) -> None:
    """What an engine draws by itself is a white box in WebKit, in either theme."""
    for dark in (False, True):
        person = visit(dark=dark)
        code = make_table(person, seats=2, bots=["easy"])
        person.page.goto(f"/t/{code}")
        select = person.page.get_by_role("combobox")
        expect(select).to_have_css("appearance", "none")
        expect(select).to_have_css("background-color", "rgba(0, 0, 0, 0)")
        expect(select.locator("xpath=following-sibling::*[local-name() = 'svg']")).to_be_visible()


def test_the_level_of_a_bot_has_an_edge_in_forced_colours(visit: Visit) -> None:
    person = visit()
    person.page.emulate_media(forced_colors="active")
    code = make_table(person, seats=2, bots=["easy"])
    person.page.goto(f"/t/{code}")
    select = person.page.get_by_role("combobox")
    style, edge, ground = select.evaluate(EDGE)
    assert style == "solid"
    assert edge != ground


def make_visible(page: Page, element: Locator) -> None:
    """As if the engine found the focus on it worth showing."""
    devtools: CDPSession = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    element.evaluate("element => element.dataset.forced = ''")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    node = devtools.send("DOM.querySelector", {"nodeId": root, "selector": "[data-forced]"})["nodeId"]
    devtools.send("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": ["focus", "focus-visible"]})
