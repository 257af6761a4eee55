"""Every control can be told from what is around it, three to one: in both themes, and in the system's own colours."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import looks_on
from tests.browser.visits import SCENES

LEAST = 3
MEASURE = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
CONTROLS = "button:not([role=switch], .segments button), .track, .segments, input:not([type=range]), select, a.button"
MARKS = "[data-tile], .pips i, .dots i, .steps i"
PAGES = ("home", "fun-size", "settings", "records", "learn", "lobby", "race", "round result", "replay", "clever lobby")


def faint(page: Page, selector: str) -> list[str]:
    """What is seen badly, and how badly."""
    picture = base64.b64encode(page.screenshot()).decode()
    measured = page.evaluate(MEASURE, [picture, selector])
    assert measured, "nothing to measure"
    return [f"{name}: {ratio:.2f}" for name, ratio in measured if ratio < LEAST]


def go(visit: Visit, company: Company, scene: str, *, phone: bool, dark: bool) -> Page:
    place = SCENES[scene](company)
    person = visit(phone=phone, dark=dark)
    if place.guest is not None:
        return looks_on(person, place.guest, place.path).page
    person.page.goto(place.path, wait_until="networkidle")
    return person.page


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("scene", PAGES)
def test_every_control_stands_out(visit: Visit, company: Company, scene: str, dark: bool) -> None:
    found = [
        f"{'phone' if phone else 'desktop'}: {one}"
        for phone in (True, False)
        for one in faint(go(visit, company, scene, phone=phone, dark=dark), CONTROLS)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("scene", ["race", "learn", "solo"])
def test_slots_and_pips_are_seen_in_the_systems_colours(visit: Visit, company: Company, scene: str, dark: bool) -> None:
    page = go(visit, company, scene, phone=True, dark=dark)
    page.emulate_media(forced_colors="active")
    found = faint(page, f"{CONTROLS}, {MARKS}")
    assert not found, "\n".join(found)
