"""Ubongo dice by hand: somebody at a browser rolls, grabs and draws as a person would."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import cast

from playwright.sync_api import Locator
from tests.browser.dice_sheet import to_draw, wanted
from tests.browser.hands import Hands
from tests.browser.person import Person

from akili.games.ubongo_dice.model import COLOURS, DieView, SeatView, View

ROLL = "^(Roll|Rzucam|Dobok)$"  # in whatever language


def view_of(person: Person) -> View:
    """What the page shows."""
    person.page.wait_for_timeout(20)  # lets frames that are under way arrive here
    view = cast("object", person.view)
    assert isinstance(view, View)
    return view


def own_of(person: Person) -> SeatView:
    return own_in(view_of(person))


def own_in(view: View) -> SeatView:
    assert view.you is not None
    return view.seats[view.you]


def until(person: Person, condition: Callable[[View], bool]) -> View:
    """What it was when it was so."""
    seen: list[View] = []

    def is_so() -> bool:
        if person.view is not None and condition(view := view_of(person)):
            seen.append(view)
        return bool(seen)

    person.wait_until(is_so)
    return seen[0]


def until_phase(person: Person, *phases: str) -> View:
    return until(person, lambda view: view.phase in phases)


def key_of(die: DieView, view: View) -> int:
    """Black dice have the first number keys, white ones the next."""
    return die.die.number + 1 + (len(view.dice) // 2 if die.die.colour == "white" else 0)


def die_on_mat(person: Person, key: int) -> Locator:
    return person.page.locator(f"[data-die='{key}']")


def lacks(person: Person) -> list[str]:
    return lacked(view_of(person))


def lacked(view: View) -> list[str]:
    own = own_in(view)
    return [colour for colour in COLOURS if {"black": own.black, "white": own.white}[colour] is None]


def grab(person: Person, *, by_keys: bool = False, count: int = 2) -> None:
    """The best of those left, so many or until each has its owner: others grab too, and the last comes by itself."""
    enough = len(lacked(until_phase(person, "grabbing", "drawing"))) - count

    def reach() -> None:
        view = view_of(person)
        if view.you is None or not (dice := wanted(view, view.you)):
            return
        key = key_of(dice[0], view)
        if by_keys:
            person.page.keyboard.press(str(key))
        else:
            die_on_mat(person, key).click()

    def is_done(missing: list[str]) -> bool:
        view = view_of(person)
        return not is_to_grab(view) or lacked(view) != missing

    while is_to_grab(view := view_of(person)) and len(lacked(view)) > enough:
        person.keep_trying(reach, until=partial(is_done, lacked(view)))


def is_to_grab(view: View) -> bool:
    return view.phase == "grabbing" and own_in(view).plays and bool(lacked(view))


def hands(person: Person) -> Hands:
    view = view_of(person)
    own = own_in(view)
    faces = {colour: face for colour in COLOURS if (face := {"black": own.black, "white": own.white}[colour])}
    return Hands.for_dice(person.page, view.areas[view.area], faces)


def draw(person: Person, *, by_keys: bool = False) -> None:
    """The best there is, then done; a full area and shapes that fit nowhere are confirmed by themselves."""
    view = until_phase(person, "drawing", "rolling", "over")
    if not is_to_draw(view):
        return
    assert view.you is not None
    skilled = hands(person)
    lay = skilled.lay_by_keys if by_keys else skilled.drag

    def is_done(colour: str) -> bool:
        view = view_of(person)
        return not is_to_draw(view) or is_drawn(view, colour)

    for colour, cells in to_draw(view, view.you).items():
        person.keep_trying(partial(lay, colour, cells), until=partial(is_done, colour))
    be_done(person, by_keys=by_keys)


def is_to_draw(view: View) -> bool:
    own = own_in(view)
    return view.phase == "drawing" and own.plays and not own.is_confirmed


def is_drawn(view: View, colour: str) -> bool:
    """In this roll."""
    drawn = own_in(view).sheet[view.area].drawn
    return any((each.colour, each.roll) == (colour, view.rolls) for each in drawn)


def be_done(person: Person, *, by_keys: bool = False) -> None:
    button = person.page.locator("[data-done] button")

    def press() -> None:
        if own_of(person).fits_nowhere:
            return  # there is nothing to press: it is confirmed by itself
        if by_keys:
            button.press("Enter")
        else:
            button.click()

    person.keep_trying(press, until=lambda: not is_to_draw(view_of(person)))


def roll(*people: Person) -> None:
    """Whoever is to; dice that nobody rolls roll by themselves."""
    for person in people:
        if is_to_roll(until(person, lambda _: True)):
            person.keep_trying(roll_button(person).click, until=lambda: not is_to_roll(view_of(person)))  # noqa: B023
    for person in people:
        until(person, lambda view: view.phase != "rolling")


def is_to_roll(view: View) -> bool:
    return view.phase == "rolling" and view.roller == view.you


def roll_button(person: Person) -> Locator:
    return person.page.get_by_role("button", name=re.compile(ROLL))
