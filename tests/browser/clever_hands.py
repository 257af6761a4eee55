"""Clever Cubed by hand: somebody at a browser rolls, chooses dice and boxes, and confirms, as a person would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import cast

from playwright.sync_api import Locator
from tests.browser.person import Person

from akili.bots.clever_cubed.greedy import choose
from akili.games.clever_cubed.model import (
    DICE,
    Blue,
    Bonus,
    Brown,
    Command,
    Done,
    Extra,
    Mark,
    Pass,
    Pink,
    Reroll,
    Roll,
    SeatView,
    Turquoise,
    Use,
    View,
    Yellow,
)

AREAS = {"y": "yellow", "t": "turquoise", "b": "blue", "n": "brown", "p": "pink", "w": "white", "k": "any"}


def view_of(person: Person) -> View:
    """What the page shows."""
    person.page.wait_for_timeout(0)  # frames that have come to the page arrive here
    person.wait_until(lambda: person.view is not None)
    view = cast("object", person.view)
    assert isinstance(view, View)
    return view


def own_of(person: Person) -> SeatView:
    return own_in(view_of(person))


def own_in(view: View) -> SeatView:
    assert view.you is not None
    return view.seats[view.you]


def until(person: Person, condition: Callable[[View], bool]) -> View:
    person.wait_until(lambda: condition(view_of(person)))
    return view_of(person)


def turns(*people: Person) -> Iterator[tuple[Person, View]]:
    """Whoever has something to do, and what they see, until the match is over; bots and time do the rest."""
    while True:
        seen = [view_of(person) for person in people]
        if seen[0].phase == "over":
            return
        acting = next(((person, view) for person, view in zip(people, seen, strict=True) if view.legal), None)
        if acting is not None:
            yield acting
        else:
            people[0].wait_until(lambda: any(has_news(view_of(person)) for person in people))


def has_news(view: View) -> bool:
    return view.phase == "over" or bool(view.legal)


def play(person: Person, condition: Callable[[View], bool]) -> None:
    """What seems best, move by move, until it is so or the match is over."""
    for _, view in turns(person):
        if condition(view):
            return
        move(person, choose(view), view)


def move(person: Person, command: Command, seen: View | None = None) -> None:
    """One command with finger or mouse, until what was seen to be done has changed."""
    before = to_do(seen or view_of(person))
    try:
        person.keep_trying(partial(tap, person, command), until=lambda: to_do(view_of(person)) != before)
    except AssertionError as error:
        raise AssertionError(f"{command} can't be done; {own_of(person)}") from error


def to_do(view: View) -> tuple[object, ...]:
    return view.you, view.phase, view.round, view.active, view.roll, view.dice, view.legal, own_in(view).sheet


def tap(person: Person, command: Command) -> None:
    page = person.page
    page.keyboard.press("Escape")  # nothing is chosen yet
    match command:
        case Roll() | Done():
            main_button(person).click()
        case Pass():
            page.locator("[data-does='decline']").click()
        case Reroll():
            page.locator("[data-action='R']").click()
            main_button(person).click()
        case Use() | Extra() | Bonus():
            pencil(person, command)
            main_button(person).click()


def main_button(person: Person) -> Locator:
    return person.page.locator("[data-main]")


def pencil(person: Person, command: Use | Extra | Bonus) -> None:
    """All but the confirmation."""
    page, area = person.page, _area_of(command.mark)
    if isinstance(command, Bonus):
        _turn_to(person, command)
    else:
        _take_die(person, command)
    if (keys := page.locator(f"[data-area-keys] button[data-colour='{area}']")).count():
        keys.click()
    if isinstance(command, Bonus) and isinstance(command.mark, Blue | Pink):
        _press_number(person, command.mark)
    for box in boxes(command.mark, own_of(person)):
        _cross(person, box, area)


def _take_die(person: Person, command: Use | Extra) -> None:
    page = person.page
    if command.joker:
        page.locator("[data-action='J']").click()
        number_key(person, command.joker.number).click()
    page.locator(f"[data-die='{AREAS[command.die]}']").first.click()


def _turn_to(person: Person, command: Bonus) -> None:
    """Of several that wait, the one that is meant comes first."""
    chain = person.page.locator("[data-bonus]")
    for _ in set(own_of(person).waiting):
        if chain.get_attribute("data-bonus") == command.bonus:
            return
        person.page.locator("[data-does='next-bonus']").click()


def _press_number(person: Person, mark: Blue | Pink) -> None:
    """The number that is chosen; in blue the white die is added to it."""
    white = view_of(person).dice[DICE.index("w")].face or 0
    number = mark.number - white if isinstance(mark, Blue) else mark.number
    key = number_key(person, number)
    if key.count() and key.get_attribute("aria-pressed") != "true":
        key.click()


def number_key(person: Person, number: int) -> Locator:
    keys = person.page.locator("[data-number-keys] button")
    return keys.filter(has=person.page.get_by_text(str(number), exact=True))


def _cross(person: Person, box: str, area: str) -> None:
    place = person.page.locator(f"[data-pick='{box}']")
    if not place.count() and (tile := person.page.locator(f"[data-tiles] button[data-colour='{area}']")).count():
        tile.click()
    if place.get_attribute("aria-pressed") != "true":
        place.click()


def boxes(mark: Mark, own: SeatView) -> list[str]:
    """As the page names them."""
    match mark:
        case Yellow(row=row, column=column):
            return [f"yellow-{row}-{column}"]
        case Turquoise(column=column, rows=rows):
            return [f"turquoise-{row}-{column}" for row in rows]
        case Blue(side=side):
            written = own.sheet.blue_left if side == "left" else own.sheet.blue_right
            return [f"blue-{side}-{len(written) + 1}"]
        case Brown(field=field):
            return [f"brown-{field}"]
        case Pink(way=way):
            return [f"pink-{len(own.sheet.pink) + 1}-{way}"]


def _area_of(mark: Mark) -> str:
    return type(mark).__name__.lower()
