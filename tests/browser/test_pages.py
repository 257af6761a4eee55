"""Every page and phase: in three languages without a word missing, wide enough for a phone, open to everyone."""

from __future__ import annotations

import pytest
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import is_sound, looks_on
from tests.browser.person import Person
from tests.browser.visits import PASSING, SCENES, Place

NO_SCROLLING = {
    *("race", "countdown", "solo", "learn", "replay", "home"),
    *("shimo race", "shimo countdown", "shimo replay", "shimo learn", "clever learn"),
}


@pytest.mark.parametrize("name", SCENES)
def test_in_every_language_and_theme(visit: Visit, company: Company, name: str) -> None:
    """A phone in Polish, a phone in Hungarian in the dark, a desktop in English in the dark."""
    seen, place = set(), None
    for phone, language, dark in ((True, "pl-PL", False), (True, "hu-HU", True), (False, "en-GB", True)):
        person = visit(phone=phone, language=language, dark=dark)
        if place is None or name in PASSING:
            place = SCENES[name](company)
        arrive(person, place)
        if name == "menu":
            person.page.locator("header button, .head button").last.click()
        assert person.page.evaluate("() => document.documentElement.lang") == language[:2]
        assert person.overflow()[1] == 0 or name not in NO_SCROLLING, language
        for more in person.page.locator("details").all():
            more.locator("summary").click()
        is_sound(person)
        seen.add(person.words())
    assert len(seen) == 3


def arrive(person: Person, place: Place) -> None:
    if place.guest is None:
        person.page.goto(place.path, wait_until="networkidle")
    else:
        looks_on(person, place.guest, place.path)
    person.page.wait_for_function("() => document.body.innerText.trim() !== ''")
