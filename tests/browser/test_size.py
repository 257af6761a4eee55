"""How much a first visit loads, counted as the network does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response
from tests.browser.clever_table import CLEVER, friends, play_to_the_end
from tests.browser.company import Company
from tests.browser.conftest import Visit

JAVASCRIPT = 60_000
EVERYTHING = 250_000
REQUESTS = 18
LANGUAGES = ("en-GB", "pl-PL", "hu-HU")


def loaded(page: Page, go: Callable[[Page], object]) -> dict[str, int]:
    """Bytes as they came over the line on the way, by address."""
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    page.on("response", note)
    go(page)
    page.wait_for_load_state("networkidle")
    ours = [response for response in responses if "/api/" not in response.url]
    return {response.url: response.request.sizes()["responseBodySize"] for response in ours}


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_the_first_visit_loads_little(visit: Visit, language: str) -> None:
    sizes = loaded(visit(phone=True, language=language).page, lambda page: page.goto("/", wait_until="networkidle"))
    scripts = sum(size for url, size in sizes.items() if url.endswith(".js"))
    assert 0 < scripts <= JAVASCRIPT
    assert sum(sizes.values()) <= EVERYTHING
    assert len(sizes) <= REQUESTS


def is_little(visit: Visit, language: str, path: str, shown: str = "h1") -> None:
    """Of somebody who comes to this page first."""

    def come(page: Page) -> None:
        page.goto(path)
        page.locator(shown).first.wait_for()

    sizes = loaded(visit(phone=True, language=language).page, come)
    assert 0 < sum(sizes.values()) <= EVERYTHING, sizes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["", "/solo", "/records", "/rules", "/learn"])
def test_the_first_visit_of_the_largest_game_is_no_more(visit: Visit, page: str, language: str) -> None:
    is_little(visit, language, f"/clever-cubed{page}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_is_coming_to_a_table_by_a_link(visit: Visit, company: Company, language: str) -> None:
    is_little(visit, language, f"/t/{company.guest('Ola').open_table(2, game=CLEVER)}")
    host, _ = friends(company, "Ola", "Ada")
    is_little(visit, language, f"/t/{host.table.code}", shown="[data-tiles]")


def test_nor_is_coming_when_all_is_over(visit: Visit, company: Company) -> None:
    guests, alone = friends(company, "Ola", "Ada"), friends(company, "Bea")
    play_to_the_end(guests)
    play_to_the_end(alone)
    for language in LANGUAGES:
        is_little(visit, language, f"/t/{guests[0].table.code}")
        is_little(visit, language, f"/t/{alone[0].table.code}")
        is_little(visit, language, f"/replay/{guests[0].match}")
