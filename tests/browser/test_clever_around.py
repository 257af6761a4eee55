"""Clever Cubed around the match: its table, one device for several, the tutorial, the end, replay and record."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clever_lesson import MOMENTS, walk
from tests.browser.clever_table import CLEVER, friends, play_to_the_end, play_until, until, view_of
from tests.browser.company import Company
from tests.browser.conftest import DESKTOP, Visit
from tests.browser.looking import is_sound, looks_on
from tests.browser.sharing import passed_on

from akili.games.clever_cubed.model import Options

CHAPTERS = 6


def test_the_host_chooses_and_a_guest_reads_it(visit: Visit, company: Company) -> None:
    host, guest = company.guest("Ola"), company.guest("Bea")
    guest.join(host.open_table(2, game=CLEVER))
    ola, bea = looks_on(visit(), host), looks_on(visit(phone=True, language="hu-HU"), guest)
    for group, choice in (
        ("Time for a turn", "120 s"),
        ("Half a die in pink", "Rounded up"),
        ("A blue ?", "Any fitting number"),
        ("Bot for absent players", "Steady"),
    ):
        button = ola.page.get_by_role("group", name=group, exact=True).get_by_role("button", name=choice, exact=True)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    for switch, now in (("Hints", "true"), ("A 7 beside a 7 in blue", "false")):
        row = ola.page.get_by_role("switch", name=switch)
        row.click()
        expect(row).to_have_attribute("aria-checked", now)
    agreed = bea.page.locator("dl")
    for value in ("120 mp", "Felfelé kerekítve", "Bármi, ami elfér"):
        expect(agreed).to_contain_text(value)
    is_sound(ola)
    is_sound(bea)
    ola.page.get_by_role("button", name="Start", exact=True).click()
    assert until(host, lambda _: True).options == Options(
        pink_rounding="up", seven_after_seven=False, blue_bonus="free", turn_seconds=120, hints=True
    )


def test_several_people_share_a_device(visit: Visit) -> None:
    person = visit(phone=True)
    page = person.page
    page.goto("/clever-cubed")
    page.get_by_role("button", name="On this device").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Change this name").click()
    page.get_by_role("textbox", name="Your name").fill("Zsófi")
    page.keyboard.press("Enter")
    expect(page.get_by_text("on the same device")).to_be_visible()
    is_sound(person)
    page.get_by_role("button", name="Start", exact=True).click()
    main = page.locator("[data-main]")
    main.click()  # whoever is first rolls
    expect(page.get_by_text("Zsófi").first).to_be_visible()
    expect(main).to_have_attribute("aria-disabled", "true")


def test_on_a_phone_the_log_is_in_the_menu_and_foxes_beside_the_total(visit: Visit, company: Company) -> None:
    guests = friends(company, "Ola", "Zsófi")
    person = looks_on(visit(phone=True), guests[0])
    play_until(guests, lambda view: view.roll == 1)
    page = person.page
    page.get_by_role("button", name="foxes, each worth as much as the lowest area").wait_for()
    for _ in range(2):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Log").click()
        expect(page.get_by_role("dialog", name="Log").get_by_role("listitem").first).to_contain_text("rolled")
        is_sound(person)
        page.reload()


@pytest.mark.parametrize("phone", [True, False])
def test_the_tutorial_by_hand(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    page = person.page
    page.goto("/clever-cubed/learn")
    for number, step in enumerate(walk(page)):
        if number % 4 == 0:
            is_sound(person)
        if step == "fox":
            expect(page.get_by_role("img", name=f"Step {CHAPTERS} of {CHAPTERS}")).to_be_visible()
    expect(page.get_by_role("heading", name="Clever!")).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    page.keyboard.press("2")  # turquoise, which isn't asked for
    page.locator("[data-pick]").first.click()
    page.locator("[data-main]").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("but for now")
    assert len(MOMENTS) > CHAPTERS


def test_the_block_is_filled_while_one_looks_on_and_can_be_skipped(visit: Visit, company: Company) -> None:
    guests = friends(company, "Ola", "Zsófi")
    person = looks_on(visit(moving=True), guests[0])
    page = person.page
    play_to_the_end(guests)
    page.get_by_role("button", name="Show all").click()
    best = view_of(guests[0]).ranking[0][0]
    total = view_of(guests[0]).seats[best].points.total
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(total))
    expect(page.get_by_role("table", name="Points by area").locator("tfoot")).to_contain_text(str(total))
    page.get_by_role("button", name="Open the sheet: Zsófi").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    for other in (visit(phone=True, language="pl-PL"), visit(phone=True, language="hu-HU", dark=True), visit()):
        is_sound(looks_on(other, guests[1]))  # who comes later finds it filled
    assert f"/replay/{guests[0].match}" in passed_on(page)


def to_round(page: Page, number: int) -> None:
    page.get_by_role("slider").focus()
    for key in ("Home", *["PageUp"] * (number - 1)):
        page.keyboard.press(key)


def test_a_match_is_watched_again(visit: Visit, company: Company) -> None:
    guests = friends(company, "Ola", "Zsófi")
    play_to_the_end(guests)
    for person in (visit(), visit(phone=True, language="hu-HU", dark=True), visit(phone=True, language="pl-PL")):
        page = person.page
        page.goto(f"/replay/{guests[0].match}", wait_until="load")
        to_round(page, 3)
        expect(page.get_by_role("heading", level=1)).to_contain_text("3")
        is_phone = (page.viewport_size or DESKTOP) != DESKTOP
        sheets = page.locator(".stage li").get_by_role("button")
        seats = page.locator(".seats").get_by_role("button")
        if is_phone:  # all sheets in little first
            expect(sheets).to_have_count(2)
            expect(seats).to_have_count(0)
            assert person.overflow() == (0, 0)
            is_sound(person)
            sheets.first.click()
            expect(sheets).to_have_count(0)
        seats.nth(1).click()
        expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
        assert person.overflow() == (0, 0)
        is_sound(person)
        if is_phone:
            page.get_by_role("button", name=re.compile("^(Wszyscy gracze|Minden játékos)$")).click()
            expect(sheets).to_have_count(2)
        page.get_by_role("slider").focus()
        page.keyboard.press("End")
        total = max(seat.points.total for seat in view_of(guests[0]).seats)
        expect(page.locator(".stage h2")).to_contain_text(str(total))


def test_a_match_alone_has_a_grade_and_is_a_record_without_hints(visit: Visit, company: Company) -> None:
    (ola,) = friends(company, "Ola")
    play_to_the_end([ola])
    total = view_of(ola).seats[0].points.total
    person = looks_on(visit(phone=True), ola)
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(total))
    expect(page.get_by_text(f"grade {view_of(ola).grade} of 10")).to_be_visible()
    expect(page.get_by_text("Your best so far!")).to_be_visible()
    is_sound(person)
    looks_on(person, ola, "/clever-cubed/records")
    expect(page.get_by_text(f"{total} points").first).to_be_visible()
    (helped,) = friends(company, "Zsófi")
    other = looks_on(visit(), helped)
    assert other.page.request.post(f"/api/matches/{helped.match}/hint").ok
    until(helped, lambda view: view.hints == 1)
    play_to_the_end([helped])
    expect(other.page.get_by_text("Hints: 1. No record.")).to_be_visible()
    expect(other.page.get_by_text("Your best so far!")).to_have_count(0)
    is_sound(other)
