"""A phone and a finger: a round; nothing scrolls, and the tile floats above the finger."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.tables import be_guest, make_table, open_table

ALONE = {"solo": {"type": "by_count", "cards": 5}}  # nobody hurries


def test_a_round_by_finger(visit: Visit) -> None:
    person, other = visit(phone=True, moving=True), visit()
    page = person.page
    code = make_table(person, seats=2, options={"countdown": 1})
    be_guest(other, "Bea")  # who is away and isn't waited for
    assert other.page.request.post(f"/api/tables/{code}/join").ok
    assert page.request.post(f"/api/tables/{code}/start").ok
    page.goto(f"/t/{code}")
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
    person.until_read("You were first!")
    assert person.overflow()[0] == 0


def test_a_tile_that_does_not_fit_goes_home_and_says_why(visit: Visit) -> None:
    person = visit(phone=True)
    open_table(person, seats=1, options=ALONE)
    person.until("racing", 1)
    first, second, *_ = person.solution()
    touch = person.page.context.new_cdp_session(person.page)
    hands = person.hands()
    hands.drag_by_finger(first.tile, first.cells, touch)
    person.until_it_lies(first.tile)
    (row, column), (top, left) = first.cells[0], second.cells[0]  # on top of each other, whatever the shapes
    hands.drag_by_finger(second.tile, tuple((r + row - top, c + column - left) for r, c in second.cells), touch)
    person.until_read("can’t lie there")
    assert not person.lies(second.tile)


def test_the_tile_that_is_grabbed_on_the_card_is_the_one_that_lies_there(visit: Visit) -> None:
    person = visit(phone=True)
    open_table(person, seats=1, options=ALONE)
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
