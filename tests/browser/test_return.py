"""A running match is found again from every page, and a race isn't left unasked."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.clever_table import CLEVER
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import is_sound, looks_on
from tests.browser.person import Person
from tests.browser.tables import make_table, open_table

PAGES = ("/", "/fun-size", "/solo", "/records", "/rules", "/learn", "/settings", "/watch", "/no/such/page", "/t/NOSUCH")
BACK = {"en": "Back to it", "pl": "Wróć do gry", "hu": "Vissza a játékba"}


def way_back(person: Person, language: str = "en") -> Locator:
    return person.page.get_by_role("link", name=BACK[language])


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("pl", True), ("hu", True)])
def test_every_page_leads_back_to_a_match_that_is_on(
    visit: Visit, company: Company, language: str, *, phone: bool
) -> None:
    ola, _ = company.friends("Ola", "Zsófi")
    ola.start()
    person = visit(phone=phone, language=language)
    for path in PAGES:
        looks_on(person, ola, path)
        expect(way_back(person, language)).to_contain_text("Ubongo Fun-Size")
        expect(way_back(person, language)).to_contain_text("Zsófi")
        expect(way_back(person, language)).not_to_contain_text("Ola")
        assert person.overflow()[0] == 0
    is_sound(person)
    looks_on(person, ola, "/")
    way_back(person, language).click()
    expect(person.page.get_by_role("application")).to_be_visible()
    expect(way_back(person, language)).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False])
@pytest.mark.parametrize("game", ["ubongo_fun_size", CLEVER])
def test_who_watches_another_table_is_led_back_too(visit: Visit, company: Company, game: str, *, phone: bool) -> None:
    ola, _ = company.friends("Ola", "Zsófi")
    ola.start()
    ada, _ = company.friends("Ada", "Ernő", game=game)
    ada.start()
    person = looks_on(visit(phone=phone), ola, f"/t/{ada.table.code}")
    expect(way_back(person)).to_contain_text("Zsófi")
    expect(person.page.get_by_role("button", name="Menu")).to_be_visible()
    assert person.overflow() == (0, 0)
    way_back(person).click()
    expect(person.page.get_by_role("application")).to_be_visible()
    expect(way_back(person)).to_have_count(0)


def test_the_way_back_goes_when_the_match_is_over(visit: Visit, company: Company) -> None:
    (ola,) = company.friends("Ola", solo={"type": "by_count", "cards": 5})
    ola.start()
    person = looks_on(visit(), ola, "/rules")
    expect(way_back(person)).to_contain_text("on your own")
    for number in range(1, 6):
        ola.until(lambda view: view.round == number)  # noqa: B023
        ola.solve()
    expect(way_back(person)).to_have_count(0)


def test_a_stranger_and_a_lobby_see_none(visit: Visit, company: Company) -> None:
    ola, _ = company.friends("Ola", "Zsófi")
    ola.start()
    stranger = visit()
    make_table(stranger, seats=2)
    stranger.page.goto("/", wait_until="networkidle")
    expect(way_back(stranger)).to_have_count(0)


def at_a_race(person: Person, before: str | None = "/rules") -> str:
    """Come there from a page of ours, or straight by a link; a touch makes it a page that somebody uses."""
    if before is not None:
        person.page.goto(before, wait_until="networkidle")
    code = make_table(person, start=True, seats=2, bots=["easy"], options={"countdown": 120})
    if before is None:
        person.page.goto(f"/t/{code}")
    else:
        way_back(person).click()
    expect(person.page.get_by_role("application")).to_be_visible()
    person.page.mouse.click(5, 5)
    return code


def question(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Leave the table?")


def test_back_asks_before_it_leaves_a_race(visit: Visit) -> None:
    person = visit()
    code = at_a_race(person)
    first, *_ = person.solution()
    person.hands().lay_by_keys(first.tile, first.cells)
    person.until_it_lies(first.tile)
    person.page.evaluate("() => { window.unloaded = false; }")
    for _ in range(2):
        person.page.evaluate("() => history.back()")
        expect(question(person)).to_be_visible()
        question(person).get_by_role("button", name="Stay").click()
        expect(question(person)).to_have_count(0)
        expect(person.page).to_have_url(re.compile(f"/t/{code}$", re.IGNORECASE))
        assert person.lies(first.tile)
    assert person.page.evaluate("() => window.unloaded") is False
    person.page.evaluate("() => history.back()")
    question(person).get_by_role("button", name="Leave").click()
    expect(person.page).to_have_url(re.compile("/rules$"))
    way_back(person).click()
    person.wait_until(lambda: person.lies(first.tile))


def test_back_asks_where_the_race_was_opened_by_a_link(visit: Visit) -> None:
    person = visit(phone=True)
    person.page.goto("about:blank")
    at_a_race(person, None)
    person.reload()
    expect(person.page.get_by_role("application")).to_be_visible()
    person.page.evaluate("() => history.back()")
    expect(question(person)).to_be_visible()
    is_sound(person)
    question(person).get_by_role("button", name="Leave").click()
    expect(way_back(person)).to_be_visible()
    expect(person.page).to_have_url(re.compile("/$"))


def test_a_link_in_the_page_asks_too(visit: Visit) -> None:
    person = visit()
    at_a_race(person)
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("link", name="Home page").click()
    expect(question(person)).to_be_visible()
    question(person).get_by_role("button", name="Leave").click()
    expect(person.page).to_have_url(re.compile("/$"))


def test_no_question_for_spectators_nor_where_nobody_hurries(visit: Visit, company: Company) -> None:
    ola, _ = company.friends("Ola", "Zsófi")
    ola.start()
    spectator, player = visit(), visit()
    spectator.page.goto("/settings", wait_until="networkidle")
    spectator.page.goto(f"/t/{ola.table.code}", wait_until="networkidle")
    spectator.until("racing", 1)
    leaves_by_home(spectator)
    open_table(player, game=CLEVER, seats=2, bots=["easy"])
    leaves_by_home(player)


def leaves_by_home(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("link", name="Home page").click()
    expect(person.page).to_have_url(re.compile("/$"))


def test_no_question_after_the_end(visit: Visit, company: Company) -> None:
    (ola,) = company.friends("Ola", solo={"type": "by_count", "cards": 5})
    ola.start()
    person = looks_on(visit(), ola)
    expect(person.page.get_by_role("application")).to_be_visible()
    for number in range(1, 6):
        ola.until(lambda view: view.round == number)  # noqa: B023
        ola.solve()
    expect(person.page.get_by_role("application")).to_have_count(0)
    person.page.evaluate("() => history.back()")
    expect(person.page.get_by_role("heading", name=re.compile("Beat|Akili")).first).to_be_visible()
