"""People at a table of Ubongo dice without a browser, and browsers that look on."""

from __future__ import annotations

from typing import Any

from tests.browser.axe import violations
from tests.browser.company import Company, Guest
from tests.browser.dice_sheet import until
from tests.browser.person import Person

DICE = "ubongo_dice"


def friends(company: Company, *names: str, **options: Any) -> list[Guest]:
    """At a table, with a match that is on."""
    host, *others = guests = [company.guest(name) for name in names]
    code = host.open_table(len(names), game=DICE, **options)
    for guest in others:
        guest.join(code)
    host.start()
    for guest in guests:
        until(guest, lambda view: view.phase == "rolling")
    return guests


def looks_on(person: Person, guest: Guest, path: str | None = None) -> Person:
    """The browser of a guest: at their table, or elsewhere."""
    name, _, value = guest.cookie.partition("=")
    person.page.context.add_cookies([{"name": name, "value": value, "url": guest.address}])
    person.page.goto(path or f"/t/{guest.table.code}", wait_until="load")
    return person


def is_sound(person: Person) -> None:
    """Nothing sticks out, no key is without words, nobody is shut out."""
    assert person.overflow()[0] == 0
    assert "dice-" not in person.words()
    assert violations(person.page) == []
