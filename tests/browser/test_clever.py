"""Clever Cubed by hand: against bots at their own pace, by keys alone, what can't be done, spectators, hints."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.clever_hands import main_button, move, own_of, pencil, play, tap, until, view_of
from tests.browser.clever_table import CLEVER, friends
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import is_sound, looks_on

from akili.games.clever_cubed.model import DICE, Roll, Use

TURQUOISE = DICE.index("t")


def test_a_round_against_bots_that_take_their_time(visit: Visit, company: Company) -> None:
    guest = company.guest("Ola")
    guest.open_table(4, game=CLEVER)
    guest.seat_bots("easy", "medium", "hard")
    guest.start()
    person = looks_on(visit(phone=True, language="hu-HU", moving=True), guest)
    play(person, lambda view: view.round == 2)
    assert own_of(person).points.total > 0
    is_sound(person)
    assert person.overflow() == (0, 0)


def test_a_turn_by_keys_alone(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    person = looks_on(visit(), guest)
    page = person.page
    person.keep_trying(lambda: page.keyboard.press("r"), until=lambda: view_of(person).roll == 1)
    page.keyboard.press("2")  # turquoise: five boxes to choose from
    expect(page.locator("[data-pick]")).to_have_count(5)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(main_button(person)).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    until(person, lambda view: view.dice[TURQUOISE].place == 1)
    page.keyboard.press("u")
    until(person, lambda view: view.dice[TURQUOISE].place == 0)


def test_what_cannot_be_done_says_why(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    person = looks_on(visit(phone=True), guest)
    move(person, Roll())
    person.page.locator("[data-action='J']").click(force=True)
    person.until_read("You don’t have that number joker.")
    usable = next(each for each in view_of(person).legal if isinstance(each, Use))
    pencil(person, usable)
    before = own_of(person).sheet
    tap_undo = person.page.locator("[data-does='undo']")
    tap_undo.click()
    assert own_of(person).sheet == before
    assert violations(person.page) == []
    tap(person, usable)
    until(person, lambda view: view.seats[0].sheet != before)


def test_spectators_see_everything_and_press_nothing(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    guest.do(Roll())
    person = visit()
    person.page.goto(f"/t/{guest.table.code}")
    until(person, lambda view: view.phase == "choosing")
    expect(person.page.locator("[data-die]").first).to_be_visible()
    expect(main_button(person)).to_have_count(0)
    expect(person.page.locator("[data-pick]")).to_have_count(0)
    is_sound(person)


def test_a_hint_is_chosen_and_confirmed(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    person = looks_on(visit(), guest)
    move(person, Roll())
    hint = person.page.locator("[data-does='hint']")
    hint.click()
    person.until_read("With a hint this match counts for no record. Tap again for one.")
    assert view_of(person).hints == 0
    hint.click()
    best = person.page.get_by_role("region", name="The best moves")
    expect(best.get_by_role("listitem").first).to_be_visible()
    is_sound(person)
    before = own_of(person).sheet
    best.get_by_role("button").nth(1).click()
    person.keep_trying(main_button(person).click, until=lambda: own_of(person).sheet != before)
    assert view_of(person).hints == 1
