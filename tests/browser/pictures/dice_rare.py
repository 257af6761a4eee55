"""Ubongo dice: what is seldom seen. An open hint, shapes that fit nowhere, a long wait, the last area."""

from __future__ import annotations

from tests.browser.dice_company import play_until_nothing_fits
from tests.browser.dice_sheet import all_see_the_same, draw, grab_all, play_roll, play_until, roll, until, view_of
from tests.browser.pictures.dice import at_mat, friends
from tests.browser.pictures.race import NAMES
from tests.browser.studio import Shots, Studio

WORKING = 180_000  # ms: the tables of best play may have to be made first


def dice_hint(studio: Studio) -> Shots:
    (ola,) = friends(studio, NAMES[:1])
    page = at_mat(studio, ola)
    roll([ola])
    page.locator("[data-die]").first.wait_for()
    hint = page.locator("[data-hint]")
    hint.click()
    yield "dice-hint-warning", page
    hint.click()
    page.locator(".isAdvised").first.wait_for(timeout=WORKING)
    yield "dice-hint-grab", page
    for die in page.locator("[data-die].isAdvised").all():
        die.click()
    until(ola, lambda view: view.phase == "drawing")
    yield "dice-hint-draw", page


def dice_nothing_fits(studio: Studio) -> Shots:
    (ola,) = friends(studio, NAMES[:1])
    page = at_mat(studio, ola)
    play_until_nothing_fits(ola)
    yield "dice-nothing-fits", page


def dice_wait(studio: Studio) -> Shots:
    """The first one is done with the area; the others take their time."""
    guests = ola, *others = friends(studio, NAMES[:3])
    page = at_mat(studio, ola)
    while view_of(ola).seats[0].plays:
        roll(guests)
        grab_all(guests)
        draw(ola)
        for guest in others:
            draw(guest, 0)
        all_see_the_same(guests)
        until(ola, lambda view: view.phase == "rolling")
    roll(guests)
    yield "dice-wait-grab", page
    grab_all(guests)
    yield "dice-wait-draw", page


def dice_last_area(studio: Studio) -> Shots:
    guests = ola, *_ = friends(studio)
    play_until(guests, len(view_of(ola).areas) - 1)
    page = at_mat(studio, ola)
    play_roll(guests)
    if view_of(ola).phase != "over":
        roll(guests)
        yield "dice-last-grab", page
        grab_all(guests)
        yield "dice-last-draw", page
