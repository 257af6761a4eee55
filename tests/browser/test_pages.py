"""Every page and phase: in three languages without a word missing, wide enough for a phone, open to everyone."""

from __future__ import annotations

import re

import pytest
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.visits import SCENES

from akili.locales import texts

AREAS = "|".join(texts("en"))
KEY = re.compile(rf"\b(?:{AREAS})-[a-z]+(?:-[a-z]+)*\b|\{{ ?\$")  # a key, or a place for a value, shown as it is
NO_SCROLLING = {"race", "countdown", "solo", "learn", "replay", "home", "shimo race", "shimo countdown", "shimo replay"}


@pytest.mark.parametrize("name", SCENES)
def test_in_every_language_and_theme(visit: Visit, name: str) -> None:
    """A phone in Polish, a phone in Hungarian in the dark, a desktop in English in the dark."""
    seen, address = set(), None
    for phone, language, dark in ((True, "pl-PL", False), (True, "hu-HU", True), (False, "en-GB", True)):
        person = visit(phone=phone, language=language, dark=dark)
        if address is None:
            address = SCENES[name](person)
        else:
            person.page.goto(address, wait_until="networkidle")
        person.page.wait_for_function("() => document.body.innerText.trim() !== ''")
        person.page.wait_for_timeout(300)
        assert person.page.evaluate("() => document.documentElement.lang") == language[:2]
        words = person.words()
        assert KEY.findall(words) == []
        seen.add(words)
        wide, high = person.overflow()
        assert wide == 0, language
        assert high == 0 or name not in NO_SCROLLING, language
        assert violations(person.page) == [], language
    assert len(seen) == 3
