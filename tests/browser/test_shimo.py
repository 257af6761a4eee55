"""Ubongo Shimo by hand: two people to the end of a play-off, one against a bot, one alone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.axe import violations
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import looks_on
from tests.browser.person import Person
from tests.browser.races import as_shimo

ROUNDS = 9
PLAY_OFF = ROUNDS + 1
CARDS = 5
NEXT = {"en": "Next round", "hu": "Következő forduló"}


def test_two_people_play_a_whole_match_and_its_play_off(visit: Visit) -> None:
    """Each is first once for each colour, and three rounds are given up: so they are tied."""
    ola, bea = visit(), visit(phone=True, language="hu-HU")
    meet(ola, bea)
    ola.page.get_by_role("button", name="Start", exact=True).click()
    for number in range(1, ROUNDS + 1):
        ola.until("racing", number)
        bea.until("racing", number)
        play_round(ola, bea, number)
        ola.until("between", number)
        if number < ROUNDS:
            ola.go_on(NEXT["en"])
            bea.go_on(NEXT["hu"])
    assert [(seat.points, seat.cards_won, seat.gems) for seat in as_shimo(ola.now()).seats] == [(12, 6, (1, 1, 1))] * 2
    ola.until_read("A play-off decides.")
    ola.go_on("To the play-off")
    bea.go_on("Jöhet a rájátszás")
    play_off(ola, bea)


def meet(host: Person, guest: Person) -> None:
    """From the game's page to the table; each picks a level, and the host may pick any."""
    host.page.goto("/shimo")
    host.page.get_by_role("button", name="With friends").click()
    host.page.wait_for_url("**/t/*")
    host.page.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    guest.page.goto(host.page.url)
    guest.page.locator("footer").get_by_role("button", name="Leülök").click()
    expect(host.page.get_by_text("Everybody is here.")).to_be_visible()
    mine, others = levels(guest)
    assert [others.get_by_role("button").nth(key).is_disabled() for key in range(4)] == [True] * 4
    mine.get_by_role("button").nth(2).click()
    expect(levels(host)[1].get_by_role("button", pressed=True)).to_have_accessible_name("Level 3, Hard: 5 tiles")
    levels(host)[1].get_by_role("button").nth(0).click()
    levels(host)[0].get_by_role("button").nth(1).click()
    expect(levels(guest)[0].get_by_role("button", pressed=True)).to_have_accessible_name("1. szint, Könnyű: 3 lapka")
    expect(host.page.get_by_text("Medium")).to_be_visible()
    assert violations(guest.page) == []


def levels(person: Person) -> tuple[Locator, Locator]:
    """The keys of one's own seat, and those of the other's."""
    rows = person.page.locator("li")
    return rows.and_(person.page.locator(".you")).get_by_role("group"), rows.and_(
        person.page.locator(":not(.you)")
    ).get_by_role("group")


def shown(person: Person, text: str) -> Locator:
    """Where it can be read; a page may have it twice, for phones and for desks."""
    return person.page.get_by_text(text).locator("visible=true").first


def play_round(ola: Person, bea: Person, number: int) -> None:
    first, second = ((ola, bea), (bea, ola))[number % 3 - 1] if number % 3 else (None, None)
    if first is None or second is None:
        ola.give_up("Give up")
        bea.give_up("Én is")
        return
    if number == 1:
        lay_one_and_reload(ola)
    solve(first, by_hand=number < 3)
    first.until("countdown", number)
    expect(second.page.get_by_text("Ubongo!", exact=True)).to_be_visible()
    solve(second, by_hand=number < 3)


def solve(person: Person, *, by_hand: bool) -> None:
    if by_hand:
        person.solve_by_dragging()
    else:
        person.solve_by_keys()


def lay_one_and_reload(person: Person) -> None:
    """What lies there lies there, with its holes; two white fields are seen through them."""
    first, *_ = person.solution()
    person.hands().drag(first.tile, first.cells, first.holes)
    person.until_it_lies(first.tile)
    expect(person.page.get_by_text("2 of 8 white fields seen", exact=True)).to_be_visible()
    person.reload()
    person.until_it_lies(first.tile)
    expect(person.page.get_by_text("2 of 8 white fields seen", exact=True)).to_be_visible()


def play_off(ola: Person, bea: Person) -> None:
    ola.until("racing", PLAY_OFF)
    expect(shown(ola, "The first to solve wins the match.")).to_be_visible()
    assert violations(ola.page) == []
    bea.until("racing", PLAY_OFF)
    bea.solve_by_keys()
    for person in (ola, bea):
        person.until("over", PLAY_OFF)
    expect(bea.page.get_by_role("heading", level=1)).to_have_text("Te nyertél!")
    expect(shown(ola, "The play-off decided.")).to_be_visible()
    assert bea.overflow()[0] == 0
    ola.page.get_by_role("link", name="Watch again").click()
    ola.page.wait_for_url("**/replay/*")
    ola.page.get_by_role("slider").focus()
    ola.page.keyboard.press("End")
    expect(ola.page.get_by_text("Play-off").first).to_be_visible()


def test_one_plays_a_whole_match_against_a_bot(visit: Visit, company: Company) -> None:
    """The first and the last round by hand; quick hands solve the cards between them."""
    ola = company.guest("Ola")
    person = looks_on(visit(), ola, "/shimo")
    page = person.page
    page.get_by_role("group", name="Opponents").get_by_role("button", name="1").click()
    page.get_by_role("group", name="Opponent 1").get_by_role("button", name="Master").click()
    page.get_by_role("group", name="Everybody’s level").get_by_role("button").first.click()
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_url("**/t/*")
    ola.watch(page.url.rpartition("/")[2])
    for number in range(1, ROUNDS + 1):
        person.until("racing", number)
        if number in (1, ROUNDS):
            person.solve_by_keys()
        else:
            ola.solve()
        if number < ROUNDS:
            person.until("between", number)
            person.go_on(NEXT["en"])
    person.until("over", ROUNDS)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    me, bot = as_shimo(person.now()).seats
    assert (me.level, bot.level) == (1, 1)
    assert me.cards_won >= ROUNDS  # all of mine; the bot may have been first now and then


def test_one_plays_alone_by_count_and_sees_it_again(visit: Visit) -> None:
    person = visit(phone=True, language="pl-PL")
    page = person.page
    page.goto("/shimo/solo")
    page.get_by_role("group", name="Poziom").get_by_role("button").nth(1).click()
    page.get_by_role("button", name="Na liczbę kart").click()
    page.get_by_role("button", name="5 kart").click()
    page.get_by_role("button", name="Zaczynam").click()
    page.wait_for_url("**/t/*")
    for number in range(1, CARDS + 1):
        person.until("racing", number)
        person.solve_by_keys()
    person.until("over", CARDS)
    assert as_shimo(person.now()).seats[0].level == 2
    expect(page.get_by_text("Twój najlepszy wynik!")).to_be_visible()
    assert person.overflow()[0] == 0
    page.goto("/shimo/records")
    expect(page.get_by_role("group", name="Poziom").get_by_role("button", pressed=True)).to_have_accessible_name(
        "Poziom 2, Średni: 4 klocki"
    )
    expect(page.get_by_role("listitem").first).to_be_visible()
