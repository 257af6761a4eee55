"""Looking at a page: as one of the company, and at what no page may have."""

from __future__ import annotations

import re

from tests.browser.axe import violations
from tests.browser.company import Guest
from tests.browser.person import Person

from akili.locales import texts

AREAS = "|".join(texts("en"))
KEY = re.compile(rf"\b(?:{AREAS})-[a-z]+(?:-[a-z]+)*\b|\{{ ?\$")  # a key, or a place for a value, shown as it is


def looks_on(person: Person, guest: Guest, path: str | None = None) -> Person:
    """The browser of a guest: at their table, or elsewhere."""
    name, _, value = guest.cookie.partition("=")
    person.page.context.add_cookies([{"name": name, "value": value, "url": guest.address}])
    person.page.goto(path or f"/t/{guest.table.code}", wait_until="networkidle")
    return person


def is_sound(person: Person) -> None:
    """Nothing sticks out at the sides, no key is without words, nobody is shut out."""
    assert person.overflow()[0] == 0
    assert KEY.findall(person.words()) == []
    assert violations(person.page) == []
