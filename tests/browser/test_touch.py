"""A phone and a finger: a round against a bot; nothing scrolls, and the tile floats above the finger."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.tables import open_table


def test_a_round_by_finger(visit: Visit) -> None:
    person = visit(phone=True, moving=True)
    page = person.page
    open_table(person, seats=2, bots=["easy"], options={"countdown": 1})
    person.until("racing", 1)
    touch = page.context.new_cdp_session(page)
    hands = person.hands()
    steps = person.solution()
    for step in steps:
        hands.drag_by_finger(step.tile, step.cells, touch)
        if step is not steps[-1]:
            person.until_it_lies(step.tile)
            assert person.overflow() == (0, 0)
            assert page.evaluate("() => window.scrollY") == 0
    person.until("between", 1)
    expect(page.get_by_role("heading", name="You were first!")).to_be_visible()
    assert person.overflow()[0] == 0


def test_a_tile_that_does_not_fit_goes_home_and_says_why(visit: Visit) -> None:
    person = visit(phone=True)
    open_table(person, seats=2, bots=["easy"])
    person.until("racing", 1)
    first, second, *_ = person.solution()
    touch = person.page.context.new_cdp_session(person.page)
    hands = person.hands()
    hands.drag_by_finger(first.tile, first.cells, touch)
    person.until_it_lies(first.tile)
    top, left = min(row for row, _ in second.cells), min(column for _, column in second.cells)
    there, over = min(row for row, _ in first.cells) - top, min(column for _, column in first.cells) - left
    hands.drag_by_finger(second.tile, tuple((row + there, column + over) for row, column in second.cells), touch)
    expect(person.page.get_by_role("status").filter(has_text="can't lie there")).to_be_visible()
    assert not person.lies(second.tile)


def test_the_tile_that_is_grabbed_on_the_card_is_the_one_that_lies_there(visit: Visit) -> None:
    person = visit(phone=True)
    open_table(person, seats=2, bots=["easy"])
    person.until("racing", 1)
    hands = person.hands()
    laid = person.solution()[:-1]
    for step in laid:
        hands.drag(step.tile, step.cells)
        person.until_it_lies(step.tile)
    for tile, cell in ((step.tile, cell) for step in laid for cell in step.cells):
        hands.grab(cell)
        expect(hands.slot(tile)).to_have_accessible_name(re.compile("in your hand$"))
        hands.put_back()
