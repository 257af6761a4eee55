"""Every page at five widths in three languages: nothing scrolls sideways, leaves its place, crosses or is cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import looks_on
from tests.browser.measuring import flaws
from tests.browser.pictures.tables import LONG_NAMES
from tests.browser.stages import STAGES, first_round
from tests.browser.visits import ALONE, CARDS

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


# so that nothing moves on by itself while it is measured
OPTIONS: dict[str, dict[str, Any]] = {
    "ubongo_dice": {"grab_limit": 600, "draw_limit": 600},
    "ubongo_classic": {"hourglass": 180},
    "ubongo_shimo": {"levels": [3, 3, 4, 4]},  # with names and counts that need most room
}


@pytest.mark.parametrize("game", STAGES)
def test_a_table_from_the_lobby_to_the_replay(visit: Visit, company: Company, game: str) -> None:
    host, other, *_ = guests = company.friends(*LONG_NAMES, game=game, **OPTIONS.get(game, {}))
    path = f"/t/{host.table.code}"
    page = looks_on(visit(), host).page
    found = [*flaws(page, path), *flaws(looks_on(visit(), other).page, path)]
    host.start()
    for stage in STAGES[game](guests):
        found += [f"{stage}: {flaw}" for flaw in flaws(page, path)]
    found += [f"over: {flaw}" for flaw in flaws(page, path)]
    found += flaws(page, f"/replay/{host.match}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["ubongo_fun_size", "ubongo_shimo"])
def test_what_a_round_came_to(visit: Visit, company: Company, game: str) -> None:
    host, *_ = guests = company.friends(*LONG_NAMES, game=game)
    host.start()
    first_round(guests)
    found = [*flaws(looks_on(visit(), host).page, f"/t/{host.table.code}")]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["ubongo_fun_size", "ubongo_shimo"])
def test_a_match_alone(visit: Visit, company: Company, game: str) -> None:
    (ola,) = company.friends("Ola", game=game, solo=ALONE)
    ola.start()
    page = looks_on(visit(), ola).page
    path = f"/t/{ola.table.code}"
    found = [*flaws(page, path)]
    for number in range(CARDS):
        ola.until(lambda view: view.round == number + 1)  # noqa: B023
        ola.solve()
    found += flaws(page, path)
    assert not found, "\n".join(found)
