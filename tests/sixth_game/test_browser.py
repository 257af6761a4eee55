"""The sixth game in the browser: a build that was told of its folder has a card, pages and tables for it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from scripts.node import install_packages, run_npm
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE
from tests.server.running import running

ROOT = Path(__file__).parents[2]
TAKE, WAITING = re.compile("(Take|Weź) 3"), "is choosing"
GAME = Path(__file__).parent / "browser" / "pebbles"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client with one game more, built beside the one of the house."""
    folder = tmp_path_factory.mktemp("client")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AKILI_MORE_GAMES", str(GAME))
        install_packages(ROOT / "web")
        run_npm(ROOT / "web", "run", "build", "--", "--outDir", str(folder), "--emptyOutDir")
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield launched
        launched.close()


def visit(browser: Browser, address: str, language: str = "en-GB", *, phone: bool = False) -> Page:
    size = PHONE if phone else DESKTOP
    return browser.new_context(base_url=address, locale=language, viewport=size).new_page()


def test_its_addresses_are_known(client: Path) -> None:
    routes = json.loads((client / "routes.json").read_text(encoding="utf-8"))
    assert {"/pebbles", "/pebbles/rules", "/fun-size/rules"} <= set(routes)
    assert "/pebbles/solo" not in routes


def test_it_stands_on_the_shelf_and_beside_the_others(client: Path, browser: Browser) -> None:
    with running(None, client=str(client)) as address:
        page = visit(browser, address, "hu-HU", phone=True)
        page.goto("/")
        page.get_by_role("link", name="Pebbles").click()
        expect(page.get_by_role("heading", name="Pebbles")).to_be_visible()
        page.get_by_role("link", name="Szabályok").click()
        expect(page.get_by_role("heading", name="Így játsszuk a Pebblest")).to_be_visible()
        page.get_by_role("button", name="Fun-Size").click()
        page.wait_for_url("**/fun-size/rules")
        expect(page.get_by_role("heading", name="Ubongo Fun-Size")).to_be_visible()
        page.goto("/rules")  # which remembers the game looked at last
        expect(page.get_by_role("button", name="Fun-Size")).to_have_attribute("aria-pressed", "true")
        page.goto("/solo")  # where only one game has such a page, there is nothing to choose
        expect(page.get_by_role("button", name="Pebbles")).to_have_count(0)


def test_two_people_play_it_and_watch_it_again(client: Path, browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "house.db", client=str(client)) as address:
        ada, bo = visit(browser, address), visit(browser, address, "pl-PL", phone=True)
        ada.goto("/pebbles")
        ada.get_by_role("button", name="With friends").click()
        ada.wait_for_url("**/t/*")
        bo.goto(ada.url)
        bo.locator("footer").get_by_role("button").click()
        ada.get_by_role("button", name="Start").click()
        play(ada, bo)
        for page in (ada, bo):
            expect(page.get_by_role("heading", level=1)).to_contain_text(":")  # who took the last pebble
        ada.get_by_role("link", name="Watch again").click()
        ada.get_by_role("slider").press("End")
        expect(ada.get_by_role("heading", name="0 pebbles are left")).to_be_visible()
        expect(ada.get_by_role("list")).to_contain_text("took 3")


def test_a_client_that_was_not_told_of_it_says_so(browser: Browser) -> None:
    with running(None) as address:
        page = visit(browser, address)
        assert page.request.post("/api/guest", data={"name": "Ola", "colour": "blue"}).ok
        made = page.request.post("/api/tables", data={"game": "pebbles", "seats": 2})
        page.goto(f"/t/{made.json()['code']}")
        expect(page.get_by_role("heading", name="Not in the browser yet")).to_be_visible()


def play(*pages: Page) -> None:
    """In turn they take three, until the heap of twelve is gone; chance says who begins."""
    first, second = (page.get_by_role("button", name=TAKE) for page in pages)
    expect(first.or_(pages[0].get_by_text(WAITING))).to_be_visible()
    order = [first, second] if first.count() else [second, first]
    for take in order * 2:
        take.click()
        expect(take).to_have_count(0)
