"""The board doesn't move under a hand, whatever happens around it while a tile is held."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect
from tests.browser import dice_hands, dice_sheet
from tests.browser.company import Company, Guest
from tests.browser.conftest import PHONE, Visit
from tests.browser.gem_board import place, roll
from tests.browser.hands import lift
from tests.browser.line import Line
from tests.browser.looking import looks_on
from tests.browser.person import Person
from tests.browser.studio import TABLET

FUN_SIZE, SHIMO, CLASSIC, DICE = "ubongo_fun_size", "ubongo_shimo", "ubongo_classic", "ubongo_dice"
SMALL: ViewportSize = {"width": 320, "height": 568}
SCREENS = ((PHONE, "en-GB"), (SMALL, "hu-HU"))  # where there is least room, words are longest
LONG = 120  # seconds: machines are shared
OPTIONS = {FUN_SIZE: {"countdown": LONG}, SHIMO: {}, CLASSIC: {"starter": 0, "hourglass": LONG}}

Event = Callable[[Page, Guest, Line], None]


def somebody_calls(page: Page, friend: Guest, _: Line) -> None:
    friend.solve()
    expect(page.get_by_text("Ubongo!", exact=True)).to_be_visible()


def a_vote_opens(page: Page, friend: Guest, _: Line) -> None:
    friend.give_up()
    expect(page.locator(".notes .note")).to_be_visible()


def the_line_is_lost(page: Page, _: Guest, line: Line) -> None:
    line.cut()
    expect(page.get_by_text(re.compile("Nothing is lost|biztonságban van|Semmi sem vész el"))).to_be_visible()


def somebody_solves(page: Page, friend: Guest, _: Line) -> None:
    """Where that starts no countdown."""
    friend.solve()
    expect(page.locator(".head ul")).to_contain_text("0:")


RACES = [
    *((game, event) for game in (FUN_SIZE, SHIMO) for event in (somebody_calls, a_vote_opens, the_line_is_lost)),
    *((CLASSIC, event) for event in (somebody_solves, a_vote_opens, the_line_is_lost)),
]


@pytest.mark.parametrize(("size", "language"), SCREENS, ids=["phone", "small"])
@pytest.mark.parametrize(("game", "event"), RACES)
def test_a_tile_held_over_its_place_is_laid_there(
    visit: Visit, company: Company, line: Line, game: str, event: Event, size: ViewportSize, language: str
) -> None:
    person = visit(phone=True, language=language, base=line.address)
    page = person.page
    page.set_viewport_size(size)
    friend = racing(person, company, game)
    step = person.solution()[0]
    touch = page.context.new_cdp_session(page)
    person.hands().hold_by_finger(step.tile, step.cells, touch, holes=step.holes)
    before = board(page)
    event(page, friend, line)
    assert board(page) == before
    lift(touch)
    line.mend()
    person.until_it_lies(step.tile)
    assert set(laid(person)[step.tile]) == set(step.cells)


@pytest.mark.parametrize("game", [SHIMO, CLASSIC])
def test_a_screen_of_another_size_is_laid_out_anew_around_a_held_tile(
    visit: Visit, company: Company, game: str
) -> None:
    person = visit(phone=True)
    page = person.page
    racing(person, company, game)
    step = person.solution()[0]
    touch = page.context.new_cdp_session(page)
    person.hands().hold_by_finger(step.tile, step.cells, touch, holes=step.holes)
    page.set_viewport_size(TABLET)
    tray, actions = page.locator(".tray").first, page.locator(".actions").first
    expect(actions).to_be_in_viewport()
    person.wait_until(lambda: edges(actions)[1] > TABLET["height"] - 40)
    assert edges(tray)[1] <= edges(actions)[0]
    lift(touch)
    person.until_it_lies(step.tile)
    assert set(laid(person)[step.tile]) == set(step.cells)


@pytest.mark.parametrize(("size", "language"), SCREENS, ids=["phone", "small"])
@pytest.mark.parametrize("is_lost", [False, True], ids=["somebody_draws", "the_line_is_lost"])
def test_a_shape_held_over_its_place_is_drawn_there(
    visit: Visit, company: Company, line: Line, size: ViewportSize, language: str, *, is_lost: bool
) -> None:
    person = visit(phone=True, language=language, base=line.address)
    page = person.page
    page.set_viewport_size(size)
    guests = ola, bea, _ = company.friends("Ola", "Bea", "Ada", game=DICE, grab_limit=LONG, draw_limit=LONG)
    ola.start()
    dice_sheet.roll(guests)
    dice_sheet.grab_all(guests)
    looks_on(person, ola)
    view = dice_hands.until_phase(person, "drawing")
    assert view.you is not None
    colour, cells = next(iter(dice_sheet.to_draw(view, view.you).items()))
    touch = page.context.new_cdp_session(page)
    dice_hands.hands(person).hold_by_finger(colour, cells, touch)
    before = board(page)
    if is_lost:
        the_line_is_lost(page, bea, line)
    else:
        dice_sheet.draw(bea)
        dice_hands.until(person, lambda view: view.seats[1].is_confirmed)
    assert board(page) == before
    lift(touch)
    line.mend()
    person.wait_until(lambda: dice_hands.is_drawn(dice_hands.view_of(person), colour))


def racing(person: Person, company: Company, game: str) -> Guest:
    """With two friends; the first of them does what a test needs."""
    guests = ola, bea, _ = company.friends("Ola", "Bea", "Ada", game=game, **OPTIONS[game])
    ola.start()
    if game == CLASSIC:
        place(guests, (2, 3, 1))
        roll(guests)
    looks_on(person, ola, f"/t/{ola.table.code}")
    person.until("racing", 1)
    expect(person.page.get_by_role("application")).to_be_visible()
    return bea


def board(page: Page) -> FloatRect:
    box = page.locator("svg.area").bounding_box()
    assert box is not None
    return box


def edges(part: Locator) -> tuple[float, float]:
    """The upper and the lower one."""
    box = part.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def laid(person: Person) -> dict[str, tuple[tuple[int, int], ...]]:
    view = person.now()
    assert view.you is not None
    return {tile.tile: tile.cells for tile in view.seats[view.you].board}
