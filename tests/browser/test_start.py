"""What enables the start of a match stands where a phone's host sees it without scrolling."""

from __future__ import annotations

import pytest
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import looks_on
from tests.browser.measuring import LANGUAGES, arrive

from akili.games.registry import GAMES

IS_IN_SIGHT = """button => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(hit);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_ways_to_a_full_table_are_above_the_fold(visit: Visit, company: Company, game: str) -> None:
    host = company.guest("Ola")
    code = host.open_table(4, game=game)
    company.guest("Zsófi").join(code)
    page = looks_on(visit(phone=True), host).page
    for language in LANGUAGES:
        arrive(page, f"/t/{code}", language)
        fill, fewer, start = (page.locator("footer .button").nth(index) for index in range(3))
        assert start.is_disabled()
        for button in (fill, fewer, start):
            assert button.evaluate(IS_IN_SIGHT), (language, button.inner_text())
    fewer.click()
    page.wait_for_function("() => document.querySelectorAll('footer .button').length === 1")
    assert page.locator("footer .button").is_enabled()


@pytest.mark.parametrize(
    ("game", "option"), [("classic", "deck"), ("fun-size", "deck"), ("shimo", "deck"), ("dice", "sheet")]
)
def test_printed_pages_lead_to_a_table_with_the_same_puzzles(visit: Visit, game: str, option: str) -> None:
    page = visit(phone=True).page
    arrive(page, f"/{game}?deck=7%20%26%20%C5%91sz", "en")
    page.get_by_text("The puzzles of the printed pages: 7 & ősz").wait_for()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="With friends").click()
    assert (asked.value.post_data_json or {})["options"] == {option: "7 & ősz"}
    page.wait_for_url("**/t/*")
