"""Ubongo dice around the match: its table, rules, tutorial, hint, replay and record. Matches are played by others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.dice_company import DICE, friends
from tests.browser.dice_sheet import draw, grab, play_to_the_end, roll, until, view_of
from tests.browser.hands import Hands
from tests.browser.looking import is_sound, looks_on
from tests.browser.pictures.dice_results import LESSON, LESSON_ROLLS

from akili.games.ubongo_dice.model import Options

WORKING = 180_000  # ms: the tables of best play may have to be made first
STEPS = 6


def test_the_host_chooses_and_a_guest_reads_it(visit: Visit, company: Company) -> None:
    host, guest = company.guest("Ola"), company.guest("Bea")
    guest.join(host.open_table(2, game=DICE))
    ola, bea = looks_on(visit(), host), looks_on(visit(phone=True, language="hu-HU"), guest)
    for group, choice in (
        ("Areas", "Six"),
        ("The grab", "In turn"),
        ("Points", "By head count"),
        ("Rolls first", "Bea"),
        ("Time to grab", "No limit"),
        ("Time to draw", "300 s"),
        ("Sheet", "By name"),
    ):
        row = ola.page.get_by_role("group", name=group, exact=True)
        row.get_by_role("button", name=choice, exact=True).click()
        expect(row.get_by_role("button", name=choice, exact=True)).to_have_attribute("aria-pressed", "true")
    name = ola.page.get_by_role("textbox", name="Name of the sheet")
    name.fill("Kraków 7")
    name.press("Enter")
    agreed = bea.page.locator("dl, ul").filter(has_text="Kockavétel").last
    for value in ("Hat", "Sorban", "Fejenként", "Bea", "Nincs", "300 mp", "Kraków 7"):
        expect(agreed).to_contain_text(value)
    is_sound(ola)
    is_sound(bea)
    ola.page.get_by_role("group", name="Sheet", exact=True).get_by_role("button", name="The usual one").click()
    expect(agreed).not_to_contain_text("Kraków 7")
    ola.page.get_by_role("button", name="Start", exact=True).click()
    assert until(host, lambda _: True).options == Options(
        areas=6, by_heads=True, turn_order=True, roller=1, grab_limit=None, draw_limit=300
    )


def test_a_match_against_bots_takes_turns_if_that_is_chosen(visit: Visit) -> None:
    page = visit().page
    page.goto("/dice")
    page.get_by_role("group", name="The grab").get_by_role("button", name="In turn").click()
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as told:
        page.get_by_role("button", name="Roll the dice").click()
    table = told.value.post_data_json
    assert table is not None
    assert table["options"]["turn_order"] is True
    page.wait_for_url("**/t/*")


def is_at(page: Page, step: int) -> None:
    expect(page.get_by_role("img", name=f"Step {step} of {STEPS}")).to_be_visible()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_tutorial_by_hand(visit: Visit, by: str) -> None:
    person = visit()
    page = person.page
    page.goto("/dice/learn")
    for number, (keys, faces, shapes) in enumerate(LESSON_ROLLS):
        is_at(page, (1, 4, 5)[number])
        button = page.get_by_role("button", name="Roll", exact=True)
        if by == "keys":
            button.press("Enter")
        else:
            button.click()
        for key in keys:
            if by == "keys":
                page.keyboard.press(key)
            else:
                page.locator(f"[data-die='{key}']").click()
        is_at(page, (3, 4, 5)[number])
        assert violations(page) == []
        hands = Hands.for_dice(page, LESSON, faces)
        for colour, cells in shapes:
            if by == "keys":
                hands.lay_by_keys(colour, cells)
            else:
                hands.turn(colour, cells)
                hands.drag(colour, cells)
        if number < len(LESSON_ROLLS) - 1:  # a full area is done by itself
            page.get_by_role("button", name="Done").click()
    is_at(page, STEPS)
    is_sound(person)
    page.get_by_role("button", name="I see").click()
    expect(page.get_by_role("heading", name="Ubongo!")).to_be_visible()


def test_a_die_that_isnt_marked_is_not_the_one(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/dice/learn")
    page.get_by_role("button", name="Roll", exact=True).click()
    page.locator("[data-die='3']").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("for now take the marked ones")
    is_at(page, 2)


def test_a_match_is_watched_again_with_what_it_cost(visit: Visit, company: Company) -> None:
    guests = friends(company, "Ola", "Zsófi")
    play_to_the_end(guests)
    for person in (visit(), visit(phone=True, language="hu-HU", dark=True)):
        page = person.page
        page.goto(f"/replay/{guests[0].match}", wait_until="load")
        all_seats = page.locator(".stage").get_by_role("button")
        expect(all_seats).to_have_count(2)
        is_sound(person)
        all_seats.first.click()
        costs = page.locator(".costs")
        expect(costs.locator("p")).not_to_contain_text("…", timeout=WORKING)
        slider = page.get_by_role("slider")
        slider.focus()
        page.keyboard.press("PageUp")
        page.keyboard.press("PageUp")
        seats = page.locator(".seats").get_by_role("button")
        expect(seats).to_have_count(2)
        seats.nth(1).click()
        expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
        is_sound(person)
        slider.focus()
        page.keyboard.press("End")
        rolls = sum(field.rolls for field in view_of(guests[1]).seats[1].sheet)
        expect(costs).to_contain_text(str(rolls))
        assert costs.locator("rect:not(.grab)").count() == rolls
        expect(page.locator(".stage h2")).to_be_visible()


def test_a_match_alone_is_a_record_against_par(visit: Visit, company: Company) -> None:
    (ola,) = friends(company, "Ola")
    play_to_the_end([ola])
    rolls = view_of(ola).rolls
    person = looks_on(visit(phone=True), ola)
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(str(rolls))
    expect(person.page.get_by_text("Par 23.7 ·").first).to_be_visible()
    expect(person.page.get_by_text("Your best so far!")).to_be_visible()
    is_sound(person)
    for path in ("/dice/solo", "/dice/records"):
        looks_on(person, ola, path)
        expect(person.page.get_by_text(f"{rolls} rolls").first).to_be_visible()
        is_sound(person)


def test_a_hint_shows_best_play_and_costs_the_record(visit: Visit, company: Company) -> None:
    (ola,) = friends(company, "Ola")
    person = looks_on(visit(phone=True), ola)
    page = person.page
    roll([ola])
    hint = page.get_by_role("button", name="Hint", exact=True)
    hint.click()
    person.until_read("counts for no record")
    assert view_of(ola).hints == 0  # only warned
    hint.click()
    expect(page.get_by_text("Best: black with").first).to_be_visible(timeout=WORKING)
    until(ola, lambda view: view.hints == 1)
    is_sound(person)
    grab(ola)
    draw(ola)
    play_to_the_end([ola])
    expect(page.get_by_text("Par 23.7 ·").first).to_be_visible()
    expect(page.get_by_text("Your best so far!")).to_have_count(0)
