"""When the server can't be reached: the page stays, says so, and goes on by itself without a reload."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.line import Line
from tests.browser.tables import make_table, open_table


def test_the_race_goes_on_after_the_network_comes_back(visit: Visit, line: Line) -> None:
    person = visit(phone=True, base=line.address)
    open_table(person, seats=2, bots=["easy"], options={"countdown": 120})  # time enough, even if the bot is first
    expect(person.page.get_by_role("application")).to_be_visible()
    person.page.evaluate("() => { window.unloaded = false; }")
    line.cut()
    expect(person.page.get_by_text("Nothing is lost.")).to_be_visible()
    expect(person.page.get_by_role("application")).to_be_visible()
    line.mend()
    expect(person.page.get_by_text("Nothing is lost.")).to_be_hidden()
    first, *_ = person.solution()
    person.hands().lay_by_keys(first.tile, first.cells)
    person.until_it_lies(first.tile)
    assert person.page.evaluate("() => window.unloaded") is False


def test_a_game_that_was_not_loaded_yet_comes_when_the_network_does(visit: Visit, line: Line) -> None:
    person = visit(phone=True, base=line.address)
    person.page.route("**/ubongo_fun_size-*.js", lambda route: route.abort())
    open_table(person, seats=2, bots=["easy"])
    expect(person.page.get_by_role("heading", name="can’t be reached")).to_be_visible()
    line.cut()
    expect(person.page.get_by_text("Nothing is lost.")).to_be_visible()
    person.page.unroute("**/ubongo_fun_size-*.js")
    line.mend()
    expect(person.page.get_by_role("application")).to_be_visible()


def test_a_full_table_says_so_and_offers_to_watch_and_the_line_is_told_of_below(visit: Visit, line: Line) -> None:
    host, friend, late = visit(), visit(), visit(phone=True, base=line.address)
    code = make_table(host, seats=2)
    make_table(friend, "Zsófi", seats=2)
    assert friend.page.request.post(f"/api/tables/{code}/join").ok
    late.page.goto(f"/t/{code}")
    expect(late.page.get_by_role("heading", name="The table is full")).to_be_visible()
    assert friend.page.request.post(f"/api/tables/{code}/leave").ok
    expect(late.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    hint, lost = late.page.get_by_text("You can play"), late.page.get_by_text("Reconnecting…")
    expect(hint).to_be_visible()
    line.cut()
    expect(lost).to_be_visible()
    expect(hint).to_be_hidden()
    title = late.page.get_by_role("heading", level=1).evaluate("e => e.getBoundingClientRect().bottom")
    assert title < lost.evaluate("e => e.getBoundingClientRect().top")  # covers nothing
    line.mend()
    expect(lost).to_be_hidden()
    expect(hint).to_be_visible()


def test_a_page_that_was_open_still_works_offline(visit: Visit, line: Line) -> None:
    person = visit(base=line.address)
    person.page.goto("/", wait_until="networkidle")
    line.cut()
    person.page.get_by_role("button", name="Play now").click()
    person.until_read("can’t be reached")
    line.mend()
    person.page.get_by_role("button", name="Play now").click()
    person.until("racing", 1)
