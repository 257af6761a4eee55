"""A finished match once more: all seats at once, as slow as one likes, and any round."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.company import Company, play_round
from tests.browser.conftest import Visit
from tests.browser.looking import is_sound, looks_on
from tests.browser.pictures.results import played

ROUNDS = {"en": "Rounds", "hu": "Fordulók"}
TITLES = {"en": "Round 5 of 8", "hu": "Forduló: 5/8"}
ALL = {"en": "All players", "hu": "Minden játékos"}


def boards(page: Page) -> int:
    return page.locator(".stage").get_by_role("button").count()


def test_all_seats_are_seen_at_once_in_any_round(visit: Visit, company: Company) -> None:
    guests = company.friends("Ola", "Zsófi", "Łukasz", "Ernő")
    guests[0].start()
    played(guests)
    for language, person in (("en", visit()), ("hu", visit(phone=True, language="hu-HU", dark=True))):
        page = person.page
        page.goto(f"/replay/{guests[0].match}", wait_until="networkidle")
        expect(page.locator(".stage").get_by_role("button")).to_have_count(4)
        rounds = page.get_by_role("group", name=ROUNDS[language]).get_by_role("button")
        expect(rounds).to_have_count(8)
        rounds.nth(4).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
        expect(rounds.nth(4)).to_have_attribute("aria-current", "step")
        assert person.overflow() == (0, 0)
        is_sound(person)
        page.locator(".stage").get_by_role("button").nth(2).click()
        expect(page.locator(".seats").get_by_role("button").nth(2)).to_have_attribute("aria-pressed", "true")
        assert boards(page) == 0
        is_sound(person)
        page.get_by_role("button", name=ALL[language]).click()
        expect(page.locator(".stage").get_by_role("button")).to_have_count(4)


def test_it_runs_at_half_its_speed(visit: Visit, company: Company) -> None:
    guests = company.friends("Ola", "Zsófi")
    guests[0].start()
    played(guests)
    page = visit(phone=True).page
    page.goto(f"/replay/{guests[0].match}", wait_until="networkidle")
    half = page.get_by_role("group", name="Speed").get_by_role("button", name="½×")
    half.click()
    expect(half).to_have_attribute("aria-pressed", "true")


def test_between_rounds_the_round_is_watched_again_from_all_seats(visit: Visit, company: Company) -> None:
    guests = company.friends("Ola", "Zsófi", "Ernő")
    person = looks_on(visit(phone=True, dark=True), guests[2])
    guests[0].start()
    person.until("racing", 1)
    expect(person.page.get_by_role("application")).to_be_visible()
    play_round(guests[:2], guests[2:])
    page = person.page
    again = page.get_by_role("dialog")
    page.get_by_role("button", name="Watch again").click()
    expect(again.locator(".stage").get_by_role("button")).to_have_count(3)
    expect(again.get_by_role("heading", level=1)).to_have_text("Round 1 of 8")
    is_sound(person)
    again.get_by_role("button", name="Close").click()
    expect(again).to_have_count(0)
    page.get_by_role("button", name="Watch again").click()
    expect(again).to_be_visible()
    for guest in guests:
        guest.go_on()
    person.until("racing", 2)
    expect(again).to_have_count(0)
    expect(page.get_by_role("application")).to_be_visible()
