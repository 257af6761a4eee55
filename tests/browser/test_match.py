"""Two people, two browsers, a whole match by hand; through a reload and a tunnel."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.line import Line
from tests.browser.person import Person

ROUNDS = 8
BY_MOUSE = 4  # of them, the others by keys


def test_two_people_play_a_whole_match(visit: Visit, line: Line) -> None:
    ola, bea = visit(), visit(base=line.address, language="hu-HU")
    code = meet(ola, bea)
    ola.page.get_by_role("button", name="Start").click()
    for number in range(1, ROUNDS + 1):
        ola.until("racing", number)
        bea.until("racing", number)
        if number == 2:
            lay_one_and_reload(ola)
        if number == 3:
            lay_one_in_a_tunnel(bea, line)
        for person in (ola, bea):
            if number <= BY_MOUSE:
                person.solve_by_dragging()
            else:
                person.solve_by_keys()
        if number < ROUNDS:
            ola.until("between", number)
            ola.go_on("Next round")
            bea.go_on("Következő forduló")
    for person in (ola, bea):
        person.until("over", ROUNDS)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ola.page.get_by_role("heading", level=1)).to_contain_text(re.compile("win", re.IGNORECASE))
    expect(ola.page.get_by_role("link", name="Watch again")).to_have_attribute("href", f"/replay/{ola.match}")
    rematch(ola, bea, code)


def meet(host: Person, guest: Person) -> str:
    host.page.goto("/")
    host.page.get_by_role("button", name="With friends").click()
    host.page.wait_for_url("**/t/*")
    code = host.page.url.rpartition("/")[2]
    host.page.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    host.page.get_by_role("group", name="Countdown").get_by_role("button", name="60 s").click()  # machines are slow
    guest.page.goto(f"/t/{code}")
    guest.page.locator("footer").get_by_role("button", name="Leülök").click()
    expect(host.page.get_by_text("Everybody is here.")).to_be_visible()
    return code


def lay_one_and_reload(person: Person) -> None:
    first, *_ = person.solution()
    person.hands().drag(first.tile, first.cells)
    person.until_it_lies(first.tile)
    person.reload()
    person.until_it_lies(first.tile)


def lay_one_in_a_tunnel(person: Person, line: Line) -> None:
    first, *_ = person.solution()
    hands = person.hands()
    line.cut()
    expect(person.page.get_by_text("A kártyád biztonságban van", exact=False)).to_be_visible()
    hands.drag(first.tile, first.cells)
    assert not person.lies(first.tile)
    line.mend()
    person.until_it_lies(first.tile)


def rematch(host: Person, guest: Person, code: str) -> None:
    host.page.get_by_role("button", name="Rematch").click()
    expect(host.page.get_by_role("button", name="Start")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Start")).to_have_count(0)
    assert guest.page.url.endswith(code)
