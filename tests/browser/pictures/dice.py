"""Ubongo dice: rolling, the grab, drawing, what a roll came to, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page
from tests.browser.company import Guest
from tests.browser.dice_sheet import (
    all_see_the_same,
    draw,
    grab,
    grab_all,
    own_of,
    play_roll,
    play_to_the_end,
    play_until,
    roll,
    to_draw,
    until,
    view_of,
    wanted,
)
from tests.browser.hands import Hands
from tests.browser.pictures.race import BESIDE, NAMES
from tests.browser.pictures.tables import LONG_NAMES, seated
from tests.browser.studio import Shots, Studio

from akili.bots.ubongo_dice.values import greedy
from akili.games.ubongo_dice.model import COLOURS

DICE = "ubongo_dice"
SLOW = 600  # seconds: a scene takes its time


def friends(studio: Studio, names: Sequence[str] = NAMES, **wishes: object) -> list[Guest]:
    """At a table where the first of them rolls first, with a match that is on."""
    wishes = {"roller": 0, "grab_limit": SLOW, "draw_limit": SLOW, **wishes}
    guests = seated(studio, tuple(names), game=DICE, **wishes)
    guests[0].start()
    for guest in guests:
        until(guest, lambda view: view.phase == "rolling")
    return guests


def at_mat(studio: Studio, guest: Guest, *, patterns: bool = False) -> Page:
    page = studio.visit(f"/t/{guest.table.code}", guest, patterns=patterns).page
    page.locator("h1").first.wait_for()
    return page


def hands(guest: Guest, page: Page) -> Hands:
    view = view_of(guest)
    _, own = own_of(guest)
    faces = {colour: face for colour in COLOURS if (face := {"black": own.black, "white": own.white}[colour])}
    return Hands.for_dice(page, view.areas[view.area], faces)


def dice_roll(studio: Studio) -> Shots:
    guests = ola, zsofi, *_ = friends(studio)
    page, other = at_mat(studio, ola), at_mat(studio, zsofi)
    yield "dice-roll", page
    yield "dice-roll-other", other
    while view_of(ola).area == 0:
        play_roll(guests)
    page.wait_for_timeout(300)
    yield "dice-scored", page


def dice_grab(studio: Studio) -> Shots:
    guests = ola, zsofi, lukasz, _ = friends(studio)
    play_until(guests, 2)
    play_roll(guests)
    page = at_mat(studio, ola)
    roll(guests)
    yield "dice-grab", page
    grab(zsofi)
    all_see_the_same(guests)
    grab(lukasz, 1)
    all_see_the_same(guests)
    yield "dice-grab-some", page
    die = wanted(view_of(ola), own_of(ola)[0])[0]
    number = die.die.number + 1 + (len(view_of(ola).dice) // 2 if die.die.colour == "white" else 0)
    studio.tap(page.locator(f"[data-die='{number}']"))
    yield "dice-grab-one", page
    seat, _ = own_of(ola)
    for colour, cells in to_draw(view_of(ola), seat, greedy).items():
        studio.hold(page, hands(ola, page), colour, cells, BESIDE)
        yield "dice-grab-try", page
        studio.let_go(page)
        yield "dice-grab-tried", page
    yield "dice-grab-watched", studio.visit(f"/t/{ola.table.code}").page


def dice_draw(studio: Studio) -> Shots:
    guests = ola, zsofi, lukasz, erno = friends(studio)
    play_until(guests, 2)
    play_roll(guests)
    page = at_mat(studio, ola)
    roll(guests)
    grab_all(guests)
    until(ola, lambda view: view.phase == "drawing")
    yield "dice-draw", page
    draw(ola, 1, confirm=False, valuing=greedy)
    draw(zsofi)
    rest = list(to_draw(view_of(ola), own_of(ola)[0], greedy).items())[1:]
    for colour, cells in rest:
        studio.hold(page, hands(ola, page), colour, cells, BESIDE)
        yield "dice-draw-held", page
        studio.let_go(page)
    yield "dice-drawn", page
    draw(ola, valuing=greedy)
    yield "dice-draw-waiting", page
    yield "dice-draw-watched", studio.visit(f"/t/{ola.table.code}").page
    for guest in (lukasz, erno):
        draw(guest)
    yield "dice-after", page


def dice_two(studio: Studio) -> Shots:
    guests = ola, _ = friends(studio, NAMES[:2])
    play_until(guests, 1)
    page = at_mat(studio, ola, patterns=True)
    roll(guests)
    yield "dice-two-grab", page
    grab_all(guests)
    draw(ola, 1, confirm=False)
    yield "dice-two-draw", page


def dice_long_names(studio: Studio) -> Shots:
    guests = ola, *others = friends(studio, LONG_NAMES)
    play_roll(guests)
    page = at_mat(studio, ola)
    roll(guests)
    grab(others[0])
    yield "dice-long-names-grab", page
    grab_all(guests)
    yield "dice-long-names-draw", page
    for guest in guests:
        draw(guest)
    play_to_the_end(guests)
    page.wait_for_timeout(800)
    yield "dice-long-names-final", page


def dice_final(studio: Studio) -> Shots:
    guests = friends(studio)
    page = at_mat(studio, guests[0])
    play_to_the_end(guests)
    page.wait_for_timeout(1200)
    yield "dice-final", page
    replay = studio.visit(f"/replay/{guests[0].match}").page
    replay.locator("[role=slider], input[type=range]").first.focus()
    replay.keyboard.press("End")
    yield "dice-replay-end", replay


def dice_alone(studio: Studio) -> Shots:
    guests = (ola,) = friends(studio, NAMES[:1])
    page = at_mat(studio, ola)
    yield "dice-alone-roll", page
    play_until(guests, 1)
    roll(guests)
    yield "dice-alone-grab", page
    grab(ola)
    draw(ola, 1, confirm=False)
    yield "dice-alone-draw", page
    draw(ola)
    play_to_the_end(guests)
    page.wait_for_timeout(1200)
    yield "dice-alone-result", page


def dice_pages(studio: Studio) -> Shots:
    for path in ("dice", "dice/solo", "dice/rules"):
        yield path.replace("/", "-"), studio.visit(f"/{path}").page
