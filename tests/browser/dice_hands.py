"""Ubongo dice by hand: somebody at a browser rolls, grabs and draws as a person would."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from playwright.sync_api import Locator
from tests.browser.dice_sheet import to_draw, wanted
from tests.browser.hands import Hands
from tests.browser.person import Person

from akili.games.ubongo_dice.model import COLOURS, DieView, SeatView, View

ROLL = {"en": "Roll", "pl": "Rzucam", "hu": "Dobok"}


def view_of(person: Person) -> View:
    """What the page shows."""
    person.page.wait_for_timeout(20)  # lets frames that are under way arrive here
    view = cast("object", person.view)
    assert isinstance(view, View)
    return view


def own_of(person: Person) -> SeatView:
    view = view_of(person)
    assert view.you is not None
    return view.seats[view.you]


def until(person: Person, condition: Callable[[View], bool]) -> View:
    for _ in range(1200):
        if person.view is not None and condition(view_of(person)):
            return view_of(person)
        person.page.wait_for_timeout(30)
    raise AssertionError(f"it never came, but {person.view}")


def until_phase(person: Person, *phases: str) -> View:
    return until(person, lambda view: view.phase in phases)


def key_of(die: DieView, view: View) -> int:
    """Black dice have the first number keys, white ones the next."""
    return die.die.number + 1 + (len(view.dice) // 2 if die.die.colour == "white" else 0)


def die_on_mat(person: Person, key: int) -> Locator:
    return person.page.locator(f"[data-die='{key}']")


def lacks(person: Person) -> list[str]:
    own = own_of(person)
    return [colour for colour in COLOURS if {"black": own.black, "white": own.white}[colour] is None]


def grab(person: Person, *, by_keys: bool = False, count: int = 2) -> None:
    """The best of those left; until each has its owner."""
    until_phase(person, "grabbing", "drawing")
    for _ in range(count):
        view = view_of(person)
        missing = lacks(person)
        if view.phase != "grabbing" or view.you is None or not missing:
            return
        key = key_of(wanted(view, view.you)[0], view)
        if by_keys:
            person.page.keyboard.press(str(key))
        else:
            die_on_mat(person, key).click()
        until(person, lambda view: view.phase != "grabbing" or len(lacks(person)) < len(missing))  # noqa: B023


def hands(person: Person) -> Hands:
    view, own = view_of(person), own_of(person)
    faces = {colour: face for colour in COLOURS if (face := {"black": own.black, "white": own.white}[colour])}
    return Hands.for_dice(person.page, view.areas[view.area], faces)


def draw(person: Person, *, by_keys: bool = False) -> None:
    """The best there is, then done; a full area and shapes that fit nowhere are confirmed by themselves."""
    view = until_phase(person, "drawing")
    assert view.you is not None
    own = own_of(person)
    if not own.plays or own.is_confirmed:
        return
    skilled = hands(person)
    for colour, cells in to_draw(view, view.you).items():
        if by_keys:
            skilled.lay_by_keys(colour, cells)
        else:
            skilled.drag(colour, cells)
        until(person, lambda view: is_drawn(view, colour, view.rolls))  # noqa: B023
    be_done(person, by_keys=by_keys)


def is_drawn(view: View, colour: str, roll: int) -> bool:
    """In this area, or it has been scored already."""
    assert view.you is not None
    drawn = view.seats[view.you].sheet[view.area].drawn
    return view.phase != "drawing" or any(each.colour == colour and each.roll == roll for each in drawn)


def be_done(person: Person, *, by_keys: bool = False) -> None:
    own = own_of(person)
    if view_of(person).phase != "drawing" or not own.plays or own.is_confirmed or own.fits_nowhere:
        return
    button = person.page.locator("[data-done] button")
    if by_keys:
        button.focus()
        person.page.keyboard.press("Enter")
    else:
        button.click()
    until(person, lambda view: view.phase != "drawing" or own_of(person).is_confirmed)


def roll(person: Person, language: str = "en") -> None:
    """If it is theirs."""
    view = until_phase(person, "rolling")
    if view.roller == view.you:
        person.page.get_by_role("button", name=ROLL[language], exact=True).click()
    until_phase(person, "landing", "grabbing", "drawing")
