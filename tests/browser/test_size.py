"""How much a first visit loads, counted as the network does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response
from tests.browser.conftest import Visit

JAVASCRIPT = 60_000
EVERYTHING = 250_000


def loaded(page: Page) -> dict[str, int]:
    """Bytes as they came over the line, by address."""
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    page.on("response", note)
    page.goto("/", wait_until="networkidle")
    ours = [response for response in responses if "/api/" not in response.url]
    return {response.url: response.request.sizes()["responseBodySize"] for response in ours}


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_the_first_visit_loads_little(visit: Visit, language: str) -> None:
    sizes = loaded(visit(phone=True, language=language).page)
    scripts = sum(size for url, size in sizes.items() if url.endswith(".js"))
    assert 0 < scripts <= JAVASCRIPT
    assert sum(sizes.values()) <= EVERYTHING
