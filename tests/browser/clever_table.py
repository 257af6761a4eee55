"""Guests without a browser at a table of Clever Cubed: they take what counts most, as fast as they can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.company import Company, Guest

from akili.bots.clever_cubed.greedy import choose
from akili.games.clever_cubed.model import View

CLEVER = "clever_cubed"


def friends(company: Company, *names: str, **options: Any) -> list[Guest]:
    """At a table, with a match that is on."""
    guests = company.friends(*names, game=CLEVER, **options)
    guests[0].start()
    for guest in guests:
        until(guest, lambda _: True)
    return guests


def view_of(guest: Guest) -> View:
    assert guest.table.last is not None
    view = guest.table.last.view
    assert isinstance(view, View)
    return view


def until(guest: Guest, condition: Callable[[View], bool]) -> View:
    guest.wait_until(lambda: condition(view_of(guest)))
    return view_of(guest)


def all_see_the_same(guests: Sequence[Guest]) -> None:
    """What one of them knows, all have been told."""
    newest = max(guest.version for guest in guests)
    for guest in guests:
        guest.wait_until(lambda guest=guest: guest.version >= newest)  # type: ignore[misc]


def play_until(guests: Sequence[Guest], condition: Callable[[View], bool]) -> None:
    """Everybody does what seems best, until it is so or the match is over. A roll that fits nowhere passes itself."""
    for guest in guests:
        until(guest, lambda _: True)
    while not (condition(view_of(guests[0])) or view_of(guests[0]).phase == "over"):
        acting = next((guest for guest in guests if view_of(guest).legal), None)
        if acting is None:
            until(guests[0], lambda view: bool(view.to_act) and not view.nothing_fits)
        else:
            acting.attempt(choose(view_of(acting)))
        all_see_the_same(guests)


def play_to_the_end(guests: Sequence[Guest]) -> None:
    play_until(guests, lambda _: False)
