"""People at a table of Ubongo dice without a browser, and browsers that look on."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.browser.axe import violations
from tests.browser.company import Company, Guest
from tests.browser.dice_sheet import draw, drawing, grab, own_of, roll, take, until, view_of
from tests.browser.person import Person

from akili.bots.ubongo_dice.values import greedy
from akili.games.ubongo_dice.model import Die

DICE = "ubongo_dice"


def friends(company: Company, *names: str, **options: Any) -> list[Guest]:
    """At a table, with a match that is on."""
    host, *others = guests = [company.guest(name) for name in names]
    code = host.open_table(len(names), game=DICE, **options)
    for guest in others:
        guest.join(code)
    host.start()
    for guest in guests:
        until(guest, lambda _: True)
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


def play_until_nothing_fits(guest: Guest) -> None:
    """Alone, and greedily: then little is left, and mostly there are dice that don't fit there."""
    while not own_of(guest)[1].fits_nowhere:
        assert view_of(guest).phase != "over"
        if view_of(guest).phase == "drawing":
            draw(guest, valuing=greedy)
            until(guest, lambda view: view.phase in ("rolling", "over"))
        roll([guest])
        for die in useless_pair(guest):
            take(guest, die)
        grab(guest)
        until(guest, lambda view: view.phase == "drawing")


def useless_pair(guest: Guest) -> tuple[Die, ...]:
    """Two dice that fit nowhere, if there are such: greed draws whatever fits."""
    view, (seat, _) = view_of(guest), own_of(guest)
    black, white = ([die for die in view.dice if die.die.colour == colour] for colour in ("black", "white"))
    for one, other in product(black, white):
        if not drawing(view, seat, one.face, other.face, greedy)[1]:
            return one.die, other.die
    return ()
