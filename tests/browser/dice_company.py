"""People at a table of Ubongo dice without a browser."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.browser.company import Company, Guest
from tests.browser.dice_sheet import draw, drawing, grab, own_of, roll, take, until, view_of

from akili.bots.ubongo_dice.values import greedy
from akili.games.ubongo_dice.model import Die

DICE = "ubongo_dice"


def friends(company: Company, *names: str, **options: Any) -> list[Guest]:
    """At a table, with a match that is on."""
    guests = company.friends(*names, game=DICE, **options)
    guests[0].start()
    for guest in guests:
        until(guest, lambda _: True)
    return guests


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
