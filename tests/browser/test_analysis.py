"""A finished match taken apart beside its replay: mistakes that lead to their moment, in every game and language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.kept_matches import ANALYSED, keep
from tests.browser.looking import is_sound
from tests.browser.person import Person
from tests.server.running import running

WORKING = 120_000  # ms: tables of best play may have to be made first
TITLES = {"en-GB": "Analysis", "pl-PL": "Analiza", "hu-HU": "Elemzés"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    store = tmp_path_factory.mktemp("kept") / "akili.db"
    for match, (game, bots, options) in ANALYSED.items():
        keep(store, match, game, bots, options)
    with running(store) as address:
        yield address


def opened(person: Person, address: str, match: str, title: str) -> Page:
    page = person.page
    page.goto(f"{address}/replay/{match}", wait_until="networkidle")
    page.get_by_role("button", name=title, exact=True).click()
    expect(page.locator("figure svg path")).to_be_visible(timeout=WORKING)
    return page


@pytest.mark.parametrize("match", ANALYSED)
def test_a_mistake_leads_to_its_moment(visit: Visit, address: str, match: str) -> None:
    person = visit()
    page = opened(person, address, match, "Analysis")
    panel = page.get_by_role("region", name="Analysis")
    mistakes = panel.get_by_role("listitem").get_by_role("button")
    time = page.get_by_role("slider", name="Time in the match")
    assert 1 <= mistakes.count() <= 4
    mistakes.first.click()
    there = float(time.input_value())
    assert there > 0
    assert mistakes.first.text_content()
    chapter = mistakes.first.locator("b").first.inner_text().split()[-1]
    expect(page.locator("[data-chapter][aria-current]")).to_have_text(chapter)
    if mistakes.count() > 1:
        mistakes.nth(1).click()
        assert float(time.input_value()) != there
    panel.get_by_text("As a table").click()
    assert panel.get_by_role("row").count() > 3
    is_sound(person)


@pytest.mark.parametrize("language", TITLES)
@pytest.mark.parametrize("match", ["alone", "classic", "dice"])
def test_on_a_phone_it_lies_over_the_film_and_goes_for_a_mistake(
    visit: Visit, address: str, match: str, language: str
) -> None:
    person = visit(phone=True, language=language, dark=language == "hu-HU")
    page = opened(person, address, match, TITLES[language])
    sheet = page.get_by_role("dialog", name=TITLES[language])
    expect(sheet).to_be_visible()
    assert person.overflow() == (0, 0)
    is_sound(person)
    sheet.get_by_role("listitem").get_by_role("button").first.click()
    expect(sheet).to_have_count(0)
    assert float(page.get_by_role("slider").input_value()) > 0


def test_every_seat_has_its_own(visit: Visit, address: str) -> None:
    page = opened(visit(), address, "company", "Analysis")
    panel = page.get_by_role("region", name="Analysis")
    before = panel.locator("dl").inner_text()
    panel.get_by_role("group", name="Whose match").get_by_role("button").nth(1).click()
    expect(panel.locator("dl")).not_to_have_text(before)


def test_a_film_without_an_analysis_says_so(visit: Visit, address: str) -> None:
    page = visit().page
    page.route("**/api/replays/*/analysis", lambda route: route.fulfill(status=404, json={"reason": "advice.none"}))
    page.goto(f"{address}/replay/alone", wait_until="networkidle")
    page.get_by_role("button", name="Analysis", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("There is no analysis of this match.")
