"""Clever Cubed from the first roll to the last box, by hand: alone with all that can happen, two people, against a bot,
two people on one device."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clever_hands import move, own_in, own_of, turns, until, view_of
from tests.browser.clever_story import Looks, Story
from tests.browser.clever_table import CLEVER, friends
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import is_sound, looks_on
from tests.browser.person import Person
from tests.browser.sharing import passed_on
from tests.server.server_process import Server

from akili.bots.clever_cubed.greedy import choose
from akili.games.clever_cubed.model import Use

SEED = "seed-397"  # whoever takes what counts most has everything in one game alone: see SEEN_ALONE
SEEN_ALONE = {"a joker", "an extra die", "a re-roll", "a fallback pick", "a chain of three", "taken back"}
STEP_TAKEN_BACK = 2
PACE = 0.1  # at their own, bots alone would take more than a minute


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Here the dice always fall in the same way, and bots don't take their time."""
    running = Server(tmp_path_factory.mktemp("seeded") / "akili.db", SEED, PACE)
    asyncio.run(running.until_it_answers())
    yield running
    running.stop()


def test_a_whole_game_alone_with_all_that_can_happen(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    person = looks_on(visit(phone=True), guest)
    story = Story()
    for _, view in turns(person):
        command = choose(view)
        story.goes_on(view, command)
        if story.chain == 3 and "a chain of three" not in story.seen:
            come_back_in_the_middle_of_a_chain(person)
            story.seen.add("a chain of three")
        move(person, command, view)
        if story.steps == STEP_TAKEN_BACK:
            take_back(person)
            story.seen.add("taken back")
    assert story.seen >= SEEN_ALONE
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(str(own_of(person).points.total))
    is_sound(person)


def test_two_people_play_a_whole_match_by_hand(visit: Visit, company: Company) -> None:
    guests = friends(company, "Ola", "Bea")
    ola, bea = looks_on(visit(), guests[0]), looks_on(visit(phone=True, language="pl-PL", dark=True), guests[1])
    looks, seen = Looks(ola, bea), set[str]()
    for person, view in turns(ola, bea):
        looks.at(view)
        if person is bea and own_in(view).waiting and "a reload" not in seen:
            come_back_in_the_middle_of_a_chain(bea)
            seen.add("a reload")
        command = choose(view)
        move(person, command, view)
        if person is ola and isinstance(command, Use) and "taken back" not in seen:
            take_back(ola)
            seen.add("taken back")
    assert seen == {"a reload", "taken back"}
    assert looks.stages >= {"roll", "use", "pick", "bonus", "extra"}
    assert points_of(ola) == points_of(bea)
    ends_well(ola)
    ends_well(bea)


def test_one_person_plays_a_whole_match_against_bots(visit: Visit, company: Company) -> None:
    guest = company.guest("Ola")
    guest.open_table(2, game=CLEVER)
    guest.seat_bots("easy")
    guest.start()
    person = looks_on(visit(phone=True, language="hu-HU", moving=True), guest)
    looks = Looks(person)
    for _, view in turns(person):
        looks.at(view)
        move(person, choose(view), view)
    assert looks.stages >= {"roll", "use", "pick", "bonus"}
    assert min(points_of(person)) > 0
    ends_well(person)


def test_people_on_one_device_play_a_whole_match(visit: Visit, company: Company) -> None:
    names = ["Ola", "Zsófi"]
    person = looks_on(visit(phone=True, dark=True), company.guest(names[0]), "/clever-cubed")
    page = person.page
    sit_down_together(page, names[1])
    looks, has_taken_back = Looks(person), False
    for _, view in turns(person):
        assert view.you is not None
        expect(page.locator("[data-step]")).to_contain_text(names[view.you])
        expect(page.locator("[data-tiles]")).to_have_attribute("aria-label", names[view.you])
        looks.at(view)
        command = choose(view)
        move(person, command, view)
        if not has_taken_back and isinstance(command, Use) and view_of(person).you != view.you:
            take_back_what_was_handed_on(person, view.you, names[view.you])
            has_taken_back = True
    assert has_taken_back
    assert looks.stages >= {"roll", "use", "pick", "bonus"}
    for name in names:
        expect(page.locator("thead")).to_contain_text(name)
    ends_well(person)
    assert f"{max(points_of(person))} points" in passed_on(page)  # whoever played last


def sit_down_together(page: Page, other: str) -> None:
    """At a table of their own on this device."""
    page.get_by_role("button", name="On this device").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Change this name").click()
    page.get_by_role("textbox", name="Your name").fill(other)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=f"Change this name: {other}")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()


def come_back_in_the_middle_of_a_chain(person: Person) -> None:
    waiting = own_of(person).waiting
    assert waiting
    links = person.page.locator("[data-bonus]")
    shown = links.inner_text()
    person.reload()
    assert own_of(person).waiting == waiting
    expect(links).to_have_text(shown, use_inner_text=True)  # what is done too
    expect(person.page.locator("[data-step]").first).to_be_visible()
    is_sound(person)


def take_back(person: Person) -> None:
    """A cross that was made is gone again."""
    seat, marked = view_of(person).you, own_of(person).sheet
    assert seat is not None
    undo = person.page.locator("[data-does='undo']")
    person.keep_trying(undo.click, until=lambda: view_of(person).seats[seat].sheet != marked)


def take_back_what_was_handed_on(person: Person, seat: int, name: str) -> None:
    """The device is with the next one already: their neighbour asks for it once more."""
    person.page.get_by_role("list", name="The others").get_by_role("button", name=name).click()
    until(person, lambda view: view.you == seat and view.can_take_back)
    is_sound(person)
    take_back(person)


def points_of(person: Person) -> list[int]:
    return [seat.points.total for seat in view_of(person).seats]


def ends_well(person: Person) -> None:
    """The page says who won and has the points of all."""
    points, page = points_of(person), person.page
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(max(points)))
    for total in points:
        expect(page.locator("tfoot")).to_contain_text(str(total))
    is_sound(person)
