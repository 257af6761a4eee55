"""Pieces that are loaded when they are asked for, and don't come: nothing is thrown, and there is a way on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.clever_table import friends, play_to_the_end
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import looks_on
from tests.browser.visits import SCENES

AWAY = "The server can’t be reached"


def lose(page: Page, pieces: str = "*.js") -> None:
    page.route(f"**/assets/{pieces}", lambda route: route.abort())


def is_tried_again(page: Page, pieces: str = "*.js") -> None:
    page.unroute(f"**/assets/{pieces}")
    page.get_by_role("button", name="Try again").click()


def test_a_page_offers_to_try_again(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings", wait_until="networkidle")
    lose(page)
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
    is_tried_again(page)
    expect(page.get_by_role("heading", name="A round, eight times")).to_be_visible()


def test_bots_without_faces_have_letters(visit: Visit, company: Company) -> None:
    lobby = SCENES["lobby"](company)
    assert lobby.guest is not None
    person = visit()
    lose(person.page, "BotFace*")
    page = looks_on(person, lobby.guest, lobby.path).page
    expect(page.locator("li .badge").nth(1)).to_have_text(re.compile(r"^\s*\w\s*$"))  # the first is Ola's own
    expect(page.locator(".badge svg")).to_have_count(0)


def test_a_language_that_does_not_come_leaves_the_one_before(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings", wait_until="networkidle")
    lose(page, "pl-*")
    page.get_by_role("button", name="Polski").first.click()
    expect(page.get_by_text(f"{AWAY}.")).to_be_visible()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="A round, eight times")).to_be_visible()


def test_a_visit_without_words_begins_again(visit: Visit) -> None:
    page = visit().page
    page.route("**/assets/en-*", lambda route: route.abort(), times=1)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_film_without_its_stage_offers_to_try_again(visit: Visit, company: Company) -> None:
    host, _ = guests = friends(company, "Ola", "Ada")
    play_to_the_end(guests)
    page = visit().page
    lose(page, "later-*")
    page.goto(f"/replay/{host.match}")
    expect(page.get_by_text(AWAY)).to_be_visible()
    is_tried_again(page, "later-*")
    expect(page.get_by_text(AWAY)).to_have_count(0)
