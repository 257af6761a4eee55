"""How much a first visit loads, counted as the network does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response
from tests.browser.clever_table import friends
from tests.browser.company import Company
from tests.browser.conftest import Visit

JAVASCRIPT = 60_000
EVERYTHING = 250_000


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


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "hu-HU"])
def test_the_first_visit_of_the_largest_game_is_no_more(visit: Visit, language: str) -> None:
    sizes = loaded(visit(phone=True, language=language).page, lambda page: page.goto("/clever-cubed"))
    assert 0 < sum(sizes.values()) <= EVERYTHING


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "hu-HU"])
def test_nor_is_coming_to_a_match_by_a_link(visit: Visit, company: Company, language: str) -> None:
    host, _ = friends(company, "Ola", "Ada")

    def come(page: Page) -> None:
        page.goto(f"/t/{host.table.code}")
        page.locator("[data-tiles]").wait_for()

    sizes = loaded(visit(phone=True, language=language).page, come)
    assert 0 < sum(sizes.values()) <= EVERYTHING
