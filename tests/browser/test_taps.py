"""A tap on anything does something or looks disabled: all that looks tappable in every room, tapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.live_page import NOWHERE
from tests.browser.looking import looks_on
from tests.browser.stages import REST, STAGES, UNHURRIED
from tests.browser.visits import SCENES

TAPPING = Path(__file__).with_name("tapping.js").read_text(encoding="utf-8")
MOST = 25  # taps on a page: a sheet of boxes needn't be tapped through


def idle(page: Page) -> Iterator[str]:
    """Whatever on this page looks as if a tap did something, and isn't so."""
    page.evaluate(TAPPING)
    yield from page.evaluate("taps.flaws()")
    page.evaluate("taps.isolate()")
    here = page.url
    for _ in range(MOST):
        found = page.evaluate("taps.next()")
        if found is None:
            return
        page.touchscreen.tap(found["x"], found["y"])
        if page.url != here:
            return
        if not page.evaluate("taps.after()") and not after_a_pause(page, found):
            yield f"does nothing: {found['name']}"
        if page.locator("dialog[open]").count():
            yield from page.evaluate("taps.flaws()")
            page.keyboard.press("Escape")


def after_a_pause(page: Page, found: dict[str, float]) -> bool:
    """Whether it does something once it can't be the second half of a double tap any more."""
    page.wait_for_timeout(800)
    page.touchscreen.tap(found["x"], found["y"])
    return bool(page.evaluate("taps.after()"))


def found_on(page: Page, paths: Sequence[str]) -> list[str]:
    found = []
    for path in paths:
        page.goto(path, wait_until="networkidle")
        found += [f"{path}: {flaw}" for flaw in idle(page)]
    return found


HOUSE = ("/", "/watch", "/settings", "/solo", "/records", "/rules", "/no/such/page", "/t/NOSUCH", "/replay/nosuch")
GAMES = ("fun-size", "shimo", "classic", "dice", "clever-cubed")


def test_the_pages_of_the_house(visit: Visit) -> None:
    found = found_on(visit(phone=True).page, HOUSE)
    assert not found, "\n".join(found)


def test_the_pages_of_the_games(visit: Visit) -> None:
    paths = [f"/{game}" for game in GAMES] + [f"/{game}/learn" for game in GAMES]
    found = found_on(visit(phone=True).page, paths)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", STAGES)
def test_a_table_from_the_lobby_to_the_end(visit: Visit, company: Company, game: str) -> None:
    host, other = guests = company.friends("Ola", "Zsófi", game=game, **UNHURRIED.get(game, {}))
    person = visit(phone=True)
    found = [f"lobby: {flaw}" for flaw in idle(looks_on(person, host).page)]
    found += [f"lobby of another: {flaw}" for flaw in idle(looks_on(visit(phone=True), other).page)]
    host.start()
    for stage in chain(STAGES[game](guests), ["over"]):
        if stage == REST:
            person.page.goto(NOWHERE)
        else:
            found += [f"{stage}: {flaw}" for flaw in idle(looks_on(person, host).page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scene", ["solo", "solo result", "replay"])
def test_what_comes_after(visit: Visit, company: Company, scene: str) -> None:
    place = SCENES[scene](company)
    person = visit(phone=True)
    page = looks_on(person, place.guest, place.path).page if place.guest else person.page
    found = list(idle(page)) if place.guest else found_on(page, [place.path])
    assert not found, "\n".join(found)
