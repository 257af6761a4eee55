"""Ubongo around the match: its table, rules, results, replay and record. Matches are played by others, quickly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect
from tests.browser.company import Company, Guest
from tests.browser.conftest import Visit
from tests.browser.gem_board import move, place, play_round, roll, solve, take, view_of
from tests.browser.looking import is_sound, looks_on
from tests.browser.person import Person
from tests.browser.pictures.classic_results import play_greedily, play_match
from tests.browser.races import as_classic
from tests.browser.tie_break import plan_of

from akili.games.ubongo_classic.model import ROUNDS, Options

CLASSIC = "ubongo_classic"
SAND = 180  # seconds: machines are shared


def friends(company: Company, *names: str, **options: Any) -> list[Guest]:
    return company.friends(*names, game=CLASSIC, **{"starter": 0, "hourglass": SAND, **options})


def test_the_host_chooses_and_a_guest_picks_a_side(visit: Visit) -> None:
    ola, bea = visit(), visit(phone=True, language="hu-HU")
    ola.page.goto("/classic")
    ola.page.get_by_role("button", name="With friends").click()
    ola.page.wait_for_url("**/t/*")
    ola.page.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    bea.page.goto(ola.page.url)
    bea.page.locator("footer").get_by_role("button", name="Leülök").click()
    expect(ola.page.get_by_text("Everybody is here.")).to_be_visible()
    ola.page.get_by_role("group", name="Tiles per card", exact=True).get_by_role("button", name="4 tiles").click()
    ola.page.get_by_role("group", name="Hourglass").get_by_role("button", name="90 s").click()
    ola.page.get_by_role("group", name="Rolls first").get_by_role("button").nth(2).click()
    ola.page.get_by_role("switch", name="Gems by themselves").click()
    agreed = bea.page.locator("dl, ul").filter(has_text="Homokóra").last
    expect(agreed).to_contain_text("4 lapka")
    expect(agreed).to_contain_text("90 mp")
    own = bea.page.locator("li.you").get_by_role("group")
    expect(own.get_by_role("button", pressed=True)).to_have_accessible_name("4 lapka")
    own.get_by_role("button", name="3 lapka").click()
    other = ola.page.locator("li:not(.you)").get_by_role("group")
    expect(other.get_by_role("button", pressed=True)).to_have_accessible_name("3 tiles")
    is_sound(ola)
    is_sound(bea)
    ola.page.get_by_role("button", name="Start", exact=True).click()
    ola.until("between", 0)
    options = as_told(ola)
    assert (options.tiles, options.sides, options.hourglass) == (4, (None, 3), 90)
    assert (options.auto_take, options.starter) == (True, 1)


def as_told(person: Person) -> Options:
    return as_classic(person.now()).options


def test_a_round_is_told_and_goes_on(visit: Visit, company: Company) -> None:
    guests = ola, zsofi = friends(company, "Ola", "Zsófi", tiles=4)
    ola.start()
    place(guests, (1, 4))
    roll(guests)
    zsofi.lay(1)
    solve(ola)
    move(ola, 2)
    take(ola)
    person = looks_on(visit(phone=True), ola)  # before, for the pause is short
    zsofi.give_up()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("You were first!")
    rows = person.page.locator("ol > li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("1 lane")
    expect(rows.last).to_contain_text("1 of 4 tiles")
    expect(rows.last).to_contain_text("no gems")
    expect(person.page.get_by_text("You lead with")).to_be_visible()
    is_sound(person)
    zsofi.go_on()
    person.until_read("Ready: Zsófi")
    person.go_on("Next round")
    ola.until(lambda view: as_classic(view).stage in ("roll", None))


def test_who_would_give_up_can_be_read_in_the_dark(visit: Visit, company: Company) -> None:
    guests = ola, bea = friends(company, "Ola", "Bea")
    ola.start()
    place(guests, (1, 2))
    roll(guests)
    bea.give_up()
    for phone in (False, True):
        person = looks_on(visit(phone=phone, dark=True), ola)
        expect(person.page.get_by_role("button", name="Agree")).to_be_visible()
        is_sound(person)


def test_the_second_colour_decides(visit: Visit, company: Company) -> None:
    guests = ola, zsofi = friends(company, "Ola", "Zsófi")
    ola.start()
    place(guests, (1, 4))
    play_as_planned(guests, (1, 4))
    assert view_of(ola).decided_by == 1
    person = looks_on(visit(dark=True), ola)
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_have_text("You win!")
    expect(page.get_by_text("The second colour decides").first).to_be_visible()
    expect(page.get_by_role("heading", name="How the tie was broken")).to_be_visible()
    expect(page.locator(".deciding")).to_have_count(1)
    is_sound(person)
    other = looks_on(visit(phone=True, language="pl-PL"), zsofi)
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("Ola")
    is_sound(other)
    page.get_by_role("link", name="Watch again").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Ola wins with")).to_be_visible()


def play_as_planned(guests: Sequence[Guest], pawns: Sequence[int]) -> None:
    plan = plan_of(view_of(guests[0]).lanes, pawns)
    for number, lanes in enumerate(plan, 1):
        play_round(guests, list(zip(guests, lanes, strict=True)), rest=number < ROUNDS)
    for guest in guests:
        guest.until(lambda view: view.phase == "over")


def test_a_match_is_watched_again(visit: Visit, company: Company) -> None:
    guests = friends(company, "Ola", "Zsófi", "Łukasz", "Ernő", tiles=4)
    play_match(guests)
    for person in (visit(), visit(phone=True, language="hu-HU", dark=True)):
        page = person.page
        page.goto(f"/replay/{guests[0].match}", wait_until="networkidle")
        slider = page.get_by_role("slider")
        slider.focus()
        for _ in range(3):
            page.keyboard.press("PageUp")
        for _ in range(12):
            page.keyboard.press("ArrowRight")
        all_seats = page.locator(".stage").get_by_role("button")
        expect(all_seats).to_have_count(4)
        is_sound(person)
        all_seats.nth(2).click()
        seats = page.locator(".seats").get_by_role("button")
        expect(seats).to_have_count(4)
        expect(seats.nth(2)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".stage .gems")).to_be_visible()
        is_sound(person)
        slider.focus()
        page.keyboard.press("End")
        expect(page.locator(".stage h2")).to_be_visible()


def test_a_match_alone_is_a_record(visit: Visit, company: Company) -> None:
    (ola,) = friends(company, "Ola", hourglass=60)  # as the page for playing alone has it
    ola.start()
    place([ola], (2,))
    for number in range(1, ROUNDS + 1):
        play_greedily([ola], 0, rest=number < ROUNDS)
    ola.until(lambda view: view.phase == "over")
    counts = sorted(view_of(ola).seats[0].gems, reverse=True)
    person = looks_on(visit(phone=True), ola)
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("of one colour")
    expect(person.page.get_by_text("Your best so far!")).to_be_visible()
    is_sound(person)
    written = " · ".join(str(count) for count in counts if count)
    for path in ("/classic/solo", "/classic/records"):
        looks_on(person, ola, path)
        person.page.get_by_role("button", name="3 tiles").click()
        expect(person.page.get_by_text(written).first).to_be_visible()
        is_sound(person)
