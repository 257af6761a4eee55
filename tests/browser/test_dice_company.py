"""Ubongo dice in company: the perfect bot, dice in turn, a hand that came too late, spectators; and rare states."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.axe import violations
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.dice_company import DICE, friends, play_until_nothing_fits
from tests.browser.dice_sheet import (
    draw,
    grab,
    grab_all,
    own_of,
    play_to_the_end,
    roll,
    take,
    until,
    view_of,
)
from tests.browser.looking import is_sound, looks_on

from akili.games.ubongo_dice.model import Die

WORKING = 180_000  # ms: the tables of best play may have to be made first
BLACK = Die("black", 0)


def title_of(page: Page) -> Any:
    return expect(page.get_by_role("heading", level=1))


def test_the_perfect_bot_is_chosen_where_the_game_has_it(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/dice")
    page.get_by_role("group", name="Opponents").get_by_role("button", name="1").click()
    page.get_by_role("group", name="Opponent 1").get_by_role("button", name="Perfect").click()
    for path in ("/shimo", "/dice"):
        page.goto(path)
        chosen = page.get_by_role("group", name="Opponent 1").get_by_role("button", pressed=True)
        expect(chosen).to_have_text("Perfect" if path == "/dice" else "Master")
    page.get_by_role("button", name="Roll the dice").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_title("Perfect, 0 points")).to_be_visible()


def test_a_lobby_seats_the_perfect_bot(visit: Visit, company: Company) -> None:
    host = company.guest("Ola")
    host.open_table(2, game=DICE)
    page = looks_on(visit(), host).page
    page.get_by_role("button", name="Bot", exact=True).click()
    page.get_by_role("combobox").select_option("Perfect")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="Perfect").last).to_be_visible()


def test_dice_are_taken_in_turn_where_that_was_agreed(visit: Visit, company: Company) -> None:
    guests = ola, bea, _ = friends(company, "Ola", "Bea", "Cili", turn_order=True, roller=0)
    page = looks_on(visit(phone=True), bea).page
    roll(guests)
    title_of(page).to_have_text("Ola takes dice")
    die = page.locator("[data-die='1']")
    expect(die).to_have_attribute("aria-disabled", "true")
    die.click(force=True)
    expect(page.get_by_role("status").filter(has_text="Ola takes dice")).to_be_visible()
    assert own_of(bea)[1].black is None
    grab(ola)
    title_of(page).to_have_text("Your turn: take one of each")
    for colour in ("Black", "White"):
        page.get_by_role("group", name="Dice").get_by_role("button", name=f"{colour} die", disabled=False).first.click()
    title_of(page).to_have_text("Draw your shapes")  # Cili's came by themselves


class HeldLine:
    """What the server tells a page is held back until it is let go."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            if self.is_held:
                self._held.append((route, message))
            else:
                route.send(message)

        route.connect_to_server().on_message(told)

    def let_go(self) -> None:
        self.is_held = False
        while self._held:
            route, message = self._held.pop(0)
            route.send(message)


def test_a_die_that_somebody_else_was_faster_at(visit: Visit, company: Company) -> None:
    guests = ola, bea, _ = friends(company, "Ola", "Bea", "Cili", roller=0)
    person = visit()
    line = HeldLine(person.page)
    page = looks_on(person, ola).page
    roll(guests)
    title_of(page).to_have_text("Grab one of each")
    line.is_held = True
    take(bea, BLACK)
    die = page.locator("[data-die='1']")
    die.click()
    expect(die.locator(".dent")).to_contain_text("O")  # the hand is there already
    line.let_go()
    person.until_read("Bea was faster.")
    expect(die.locator(".dent")).to_contain_text("B")
    expect(die).to_have_accessible_name(re.compile("taken by Bea$"))
    page.locator("[data-die='2']").click()
    assert until(ola, lambda view: view.seats[0].black is not None).dice[1].owner == 0


def test_shapes_that_fit_nowhere_pass_by_themselves(visit: Visit, company: Company) -> None:
    (ola,) = friends(company, "Ola")
    person = looks_on(visit(phone=True), ola)
    page = person.page
    title_of(page).to_be_visible()
    play_until_nothing_fits(ola)
    person.until_read("Nothing fits")
    until(ola, lambda view: view.phase == "rolling")
    expect(page.get_by_role("button", name="Roll", exact=True)).to_be_visible()


def test_a_spectator_sees_a_match_to_its_end(visit: Visit, company: Company) -> None:
    guests = ola, bea = friends(company, "Ola", "Bea")
    person = visit(phone=True)
    page = person.page
    page.goto(f"/t/{ola.table.code}")
    roll(guests)
    title_of(page).to_have_text("Everybody grabs")
    expect(page.locator("[data-die]:not([aria-disabled])")).to_have_count(0)
    grab_all(guests)
    expect(page.locator("[data-die][aria-label*='taken by Bea']")).to_have_count(2)
    title_of(page).to_have_text("Everybody draws")
    looked = page.get_by_role("group", name="Whose sheet is shown").get_by_role("button", name="Bea")
    looked.click()
    expect(looked).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("application")).to_have_count(0)
    is_sound(person)
    for guest in guests:
        draw(guest)
    play_to_the_end(guests)
    title_of(page).to_contain_text(str(max(seat.points for seat in view_of(bea).seats)))
    is_sound(person)


def test_an_open_hint_shuts_nobody_out(visit: Visit, company: Company) -> None:
    (ola,) = friends(company, "Ola")
    person = looks_on(visit(dark=True), ola)
    page = person.page
    roll([ola])
    for _ in range(2):  # the first time it is said what it costs
        page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text("Best: black with").first).to_be_visible(timeout=WORKING)
    assert violations(page) == []
    for die in page.locator("[data-die].isAdvised").all():
        die.click()
    expect(page.get_by_text("Best: ").first).not_to_contain_text("black with")
    is_sound(person)
