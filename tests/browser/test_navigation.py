"""On a desktop every page has the same ways to the others; a running match has none of them."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import looks_on
from tests.browser.visits import SCENES

WAYS = ("Play", "Records", "Rules")
PAGES = ("/", "/fun-size", "/solo", "/watch", "/records", "/rules", "/learn", "/settings", "/no/such/page", "/t/NOSUCH")


def test_the_same_ways_on_every_page(visit: Visit, company: Company) -> None:
    lobby, replay = SCENES["lobby"](company), SCENES["replay"](company)
    page = visit().page
    for path in (*PAGES, lobby.path, replay.path):
        page.goto(path)
        for way in WAYS:
            expect(
                page.get_by_role("navigation", name="More pages").get_by_role("link", name=way, exact=True), path
            ).to_be_visible()


def test_a_race_has_no_ways_out_of_it(visit: Visit, company: Company) -> None:
    race = SCENES["race"](company)
    assert race.guest is not None
    page = looks_on(visit(), race.guest, race.path).page
    page.get_by_role("application").wait_for()
    expect(page.get_by_role("link", name="Records", exact=True)).to_have_count(0)
