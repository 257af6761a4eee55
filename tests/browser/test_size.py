"""How much a first visit loads, counted as the network does."""

from __future__ import annotations

from playwright.sync_api import Response
from tests.browser.conftest import Visit

JAVASCRIPT = 60_000
EVERYTHING = 250_000


def test_the_first_visit_loads_little(visit: Visit) -> None:
    for language in ("en", "pl", "hu"):
        person = visit(phone=True, language=language)
        responses: list[Response] = []
        person.page.on("response", responses.append)
        person.page.goto("/", wait_until="networkidle")
        sizes = {
            response.url: response.request.sizes()["responseBodySize"]
            for response in responses
            if "/api/" not in response.url
        }
        scripts = sum(size for url, size in sizes.items() if url.endswith(".js"))
        assert scripts > 0
        assert scripts <= JAVASCRIPT
        assert sum(sizes.values()) <= EVERYTHING
