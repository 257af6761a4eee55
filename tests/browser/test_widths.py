"""Every page at five widths in three languages: nothing scrolls sideways, leaves its place, crosses or is cut."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from tests.browser import clever_table
from tests.browser.company import Company, Guest
from tests.browser.conftest import Visit
from tests.browser.live_page import LivePage
from tests.browser.looking import looks_on
from tests.browser.measuring import LANGUAGES, arrive, flaws, flaws_at_all_sizes
from tests.browser.pictures.tables import LONG_NAMES
from tests.browser.stages import ALONE, REST, STAGES, STAGES_ALONE, UNHURRIED

PAGES_OF_A_GAME = ("", "/solo", "/rules", "/learn", "/records")
PAGES = {
    "house": ("/", "/watch", "/settings", "/solo", "/no/such/page", "/t/NOSUCH", "/replay/nosuch"),
    **{
        game: tuple(f"/{game}{page}" for page in PAGES_OF_A_GAME)
        for game in ("fun-size", "shimo", "classic", "dice", "clever-cubed")
    },
}


@pytest.mark.parametrize("pages", PAGES.values(), ids=PAGES)
def test_the_pages_around_a_table(visit: Visit, pages: Sequence[str]) -> None:
    page = visit().page
    found = [flaw for path in pages for flaw in flaws(page, path)]
    assert not found, "\n".join(found)


def test_tables_that_are_listed(visit: Visit, company: Company) -> None:
    _, host, other, *_ = (company.guest(name) for name in LONG_NAMES)
    host.open_table(4, game="clever_cubed", listed=True)
    host.seat_bots("medium", "champion")
    other.open_table(4, game="ubongo_shimo", listed=True)
    other.seat_bots("master", "master", "master")
    other.start()
    page, found = visit().page, []
    for language in LANGUAGES:
        arrive(page, "/watch", language)
        page.locator("main li").nth(1).wait_for()
        found += list(flaws_at_all_sizes(page, language))
    assert not found, "\n".join(found)


def test_a_replay_of_one_of_four_sheets(visit: Visit, company: Company) -> None:
    guests = clever_table.friends(company, *LONG_NAMES)
    clever_table.play_to_the_end(guests)
    page = visit(phone=True).page
    page.goto(f"/replay/{guests[0].match}", wait_until="networkidle")
    page.locator(".stage li button").first.click()
    page.locator(".seats button").first.wait_for()
    found = list(flaws_at_all_sizes(page, "en"))
    assert not found, "\n".join(found)


# with names and counts that need most room
WISHES: dict[str, dict[str, Any]] = {"ubongo_shimo": {"levels": [3, 3, 4, 4]}}


def opened(visit: Visit, guest: Guest) -> dict[str, LivePage]:
    """A guest's table in every language at once: nothing has to be loaded again while the match goes by."""
    return {language: LivePage(visit(language=language), guest) for language in LANGUAGES}


def flaws_now(pages: Mapping[str, LivePage], stage: str) -> Iterator[str]:
    for language, live in pages.items():
        if stage == REST:
            live.leave()
            continue
        live.catch_up()
        yield from (f"{stage} {flaw}" for flaw in flaws_at_all_sizes(live.page, language))


@pytest.mark.parametrize("game", STAGES)
def test_a_table_from_the_lobby_to_the_replay(visit: Visit, company: Company, game: str) -> None:
    wishes = {**UNHURRIED.get(game, {}), **WISHES.get(game, {})}
    host, other, *_ = guests = company.friends(*LONG_NAMES, game=game, **wishes)
    pages = opened(visit, host)
    found = [*flaws_now(pages, "lobby"), *flaws(looks_on(visit(), other).page, f"/t/{host.table.code}")]
    host.start()
    for stage in STAGES[game](guests):
        found += flaws_now(pages, stage)
    found += flaws_now(pages, "over")
    found += flaws(visit().page, f"/replay/{host.match}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", STAGES_ALONE)
def test_a_match_alone(visit: Visit, company: Company, game: str) -> None:
    (ola,) = company.friends("Ola", game=game, **ALONE.get(game, {}))
    pages = opened(visit, ola)
    ola.start()
    found = [flaw for stage in STAGES_ALONE[game](ola) for flaw in flaws_now(pages, stage)]
    found += flaws_now(pages, "over")
    assert not found, "\n".join(found)
