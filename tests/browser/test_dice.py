"""Ubongo dice by hand: two people to the end of a match, one against bots, one alone, one by keys."""

from __future__ import annotations

from itertools import product

from playwright.sync_api import Locator, expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.dice_hands import (
    be_done,
    die_on_mat,
    draw,
    grab,
    hands,
    key_of,
    lacks,
    own_of,
    roll,
    roll_button,
    until,
    until_phase,
    view_of,
)
from tests.browser.dice_sheet import to_draw, wanted
from tests.browser.person import Person
from tests.browser.tables import be_guest, make_table, open_table

from akili.bots.ubongo_dice.values import greedy

AREAS_FOR_TWO = 5


def shown(person: Person, text: str) -> Locator:
    return person.page.get_by_text(text).locator("visible=true").first


People = tuple[Person, Person]
Look = tuple[int, str]  # whose screen, and which phase it showed


def test_two_people_play_a_whole_match(visit: Visit) -> None:
    ola, bea = visit(), visit(phone=True, language="pl-PL")
    ola.page.goto("/dice")
    ola.page.get_by_role("button", name="With friends").click()
    ola.page.wait_for_url("**/t/*")
    ola.page.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    bea.page.goto(ola.page.url)
    bea.page.locator("footer").get_by_role("button", name="Usiądź").click()
    expect(ola.page.get_by_text("Everybody is here.")).to_be_visible()
    ola.page.get_by_role("button", name="Start", exact=True).click()
    until_phase(ola, "rolling")
    looked_at = set[Look]()
    while view_of(ola).phase != "over":
        play_roll((ola, bea), looked_at, by_keys=view_of(ola).area > 0)
    assert looked_at == set(product((0, 1), ("rolling", "grabbing", "drawing")))
    for person in (ola, bea):
        view = until_phase(person, "over")
        assert len(view.areas) == AREAS_FOR_TWO
        assert all(field.points is not None for seat in view.seats for field in seat.sheet)
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(str(max(s.points for s in view.seats)))
        assert violations(person.page) == []
        assert person.overflow()[0] == 0
    ola.page.get_by_role("link", name="Watch again").click()
    ola.page.wait_for_url("**/replay/*")
    expect(ola.page.get_by_role("slider")).to_be_visible()


def play_roll(people: People, looked_at: set[Look], *, by_keys: bool) -> None:
    ola, bea = people
    look(people, "rolling", looked_at)
    roll(*people)
    rolls = view_of(ola).rolls
    for person in people:
        until(person, lambda view: view.phase != "landing")
    look(people, "grabbing", looked_at)
    grab(ola, by_keys=by_keys)
    grab(bea)
    for person in people:
        until(person, lambda view: view.phase != "grabbing")
    look(people, "drawing", looked_at)
    for person in people:
        draw(person, by_keys=by_keys)
    for person in people:
        until(person, lambda view: view.phase in ("rolling", "over") or view.rolls > rolls)


def look(people: People, phase: str, looked_at: set[Look]) -> None:
    """axe looks at each phase once, on both screens; where the match went on meanwhile, the next roll has to do."""
    for number, person in enumerate(people):
        if (number, phase) in looked_at or view_of(person).phase != phase:
            continue
        found, overflow = violations(person.page), person.overflow()
        if view_of(person).phase == phase:
            looked_at.add((number, phase))
            assert (found, overflow) == ([], (0, 0)), phase


def test_one_plays_against_bots_until_an_area_is_scored(visit: Visit) -> None:
    person = visit(phone=True, language="hu-HU", moving=True)
    page = person.page
    open_table(person, game="ubongo_dice", seats=3, bots=["master", "easy"], options={"roller": 0})
    until_phase(person, "rolling", "grabbing", "drawing")
    while view_of(person).area == 0:
        one_roll(person)
    first = view_of(person).seats
    assert sorted(seat.sheet[0].points or 0 for seat in first) != [0, 0, 0]
    assert all(seat.sheet[0].points is not None for seat in first)
    expect(page.get_by_role("list", name="Területek").get_by_role("listitem").first).to_contain_text("1. terület:")
    assert violations(page) == []
    assert person.overflow() == (0, 0)


def one_roll(person: Person) -> None:
    """Whatever is to be done until the next roll is due."""
    roll(person)
    rolls = view_of(person).rolls
    grab(person)
    draw(person)
    until(person, lambda view: view.phase in ("rolling", "over") or view.rolls > rolls)


def test_one_plays_alone_for_a_record(visit: Visit) -> None:
    person = visit()
    page = person.page
    page.goto("/dice/solo")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    until_phase(person, "rolling")
    while view_of(person).phase != "over":
        one_roll(person)
    rolls = view_of(person).rolls
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(str(rolls))
    expect(heading).to_contain_text("rolls for 6 areas")
    expect(shown(person, "Your best so far!")).to_be_visible()
    row = page.get_by_role("row", name="Total").get_by_role("cell")
    expect(row.first).to_have_text(str(rolls))
    assert violations(page) == []
    page.goto("/dice/records")
    expect(shown(person, f"{rolls} rolls")).to_be_visible()


def test_a_roll_is_played_by_keys_alone(visit: Visit) -> None:
    person = visit()
    page = person.page
    open_table(person, game="ubongo_dice", seats=1)
    until_phase(person, "rolling")
    roll_button(person).press("Enter")
    until_phase(person, "grabbing")
    assert focused(person) is not None, "the button has gone, but the focus hasn't"
    view = view_of(person)
    black, white = wanted(view, 0)
    page.keyboard.press(str(key_of(white, view)))
    until(person, lambda _: lacks(person) == ["black"])
    expect(die_on_mat(person, 3)).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_test_id("announcer")).to_contain_text("Your white die")
    page.keyboard.press(str(key_of(black, view)))
    until_phase(person, "drawing")
    assert focused(person) is not None
    draw(person, by_keys=True)
    assert until_phase(person, "rolling").rolls == 1
    assert focused(person) == "Roll"


def focused(person: Person) -> str | None:
    """What the keyboard is at; None where it is nowhere."""
    script = "() => document.activeElement === document.body ? null : document.activeElement.innerText.trim()"
    found: str | None = person.page.evaluate(script)
    return found


def test_places_are_tried_while_others_grab_and_drawn_once_all_have(visit: Visit) -> None:
    ola, bea = visit(), visit()
    code = make_table(ola, game="ubongo_dice", seats=2, options={"roller": 0, "grab_limit": None, "draw_limit": None})
    be_guest(bea, "Bea")
    assert bea.page.request.post(f"/api/tables/{code}/join").ok
    assert ola.page.request.post(f"/api/tables/{code}/start").ok
    for person in (ola, bea):
        person.page.goto(f"/t/{code}")
    roll(ola)
    grab(ola, count=1)
    missing = lacks(ola)
    assert until(bea, lambda _: lacks(bea) == missing).phase == "grabbing"  # the last one of a colour came by itself
    (colour, cells), *_ = to_draw(view_of(ola), 0, greedy).items()
    hands(ola).drag(colour, cells)
    expect(shown(ola, "You may try places now")).to_be_visible()
    assert own_of(ola).sheet[0].drawn == ()  # tried, and nobody has been told
    assert view_of(bea).phase == "grabbing"
    grab(bea)
    assert until_phase(ola, "drawing").rolls == 1
    until(ola, lambda view: [drawn.cells for drawn in view.seats[0].sheet[0].drawn] == [cells])
    be_done(ola)
    expect(shown(ola, "Waiting for Bea")).to_be_visible()


def test_a_hint_is_had_alone_and_costs_the_record(visit: Visit) -> None:
    person = visit(phone=True)
    page = person.page
    open_table(person, game="ubongo_dice", seats=1)
    roll(person)
    until_phase(person, "grabbing")
    asked = page.get_by_role("button", name="Hint", exact=True)
    asked.click()
    person.until_read("counts for no record")
    assert view_of(person).hints == 0
    asked.click()
    expect(shown(person, "Best: black with")).to_be_visible()
    assert until(person, lambda view: view.hints == 1).phase == "grabbing"
    assert violations(page) == []
    for die in page.locator("[data-die].isAdvised").all():
        die.click()
    until_phase(person, "drawing")
    expect(shown(person, "Best: draw")).to_be_visible()
