"""Ubongo dice: its table before the match, its tutorial, a match looked at again with what it cost, and records."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.dice_sheet import play_to_the_end
from tests.browser.hands import Hands
from tests.browser.pictures.dice import DICE, friends
from tests.browser.pictures.race import NAMES
from tests.browser.races import Cells
from tests.browser.studio import Shots, Studio

from akili.games.ubongo_dice.model import Colour

LESSON = ("####", "####", "####", ".###")  # the area of the tutorial
Shape = tuple[Colour, Cells]
LESSON_ROLLS: tuple[tuple[tuple[str, str], dict[Colour, str], tuple[Shape, ...]], ...] = (
    (
        ("2", "6"),
        {"black": "P5", "white": "L4"},
        (
            ("black", ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0))),
            ("white", ((0, 2), (0, 3), (1, 3), (2, 3))),
        ),
    ),
    (("1", "5"), {"black": "Y5", "white": "I2"}, (("white", ((3, 2), (3, 3))),)),
    (("3", "4"), {"black": "S4", "white": "I1"}, (("black", ((1, 2), (2, 1), (2, 2), (3, 1))),)),
)  # the keys of the dice, what they show, and what is drawn


def dice_lobby(studio: Studio) -> Shots:
    ola, zsofi, lukasz = (studio.company.guest(name) for name in NAMES[:3])
    code = ola.open_table(4, game=DICE, sheet="Kraków 7", by_heads=True)
    yield "dice-lobby-new", studio.visit(f"/t/{code}", ola).page
    zsofi.join(code)
    lukasz.join(code)
    ola.seat_bots("medium")
    yield "dice-lobby-host", studio.visit(f"/t/{code}", ola).page
    yield "dice-lobby-seated", studio.visit(f"/t/{code}", zsofi).page


def dice_learn(studio: Studio) -> Shots:
    page = studio.visit("/dice/learn").page
    for number, (keys, faces, shapes) in enumerate(LESSON_ROLLS, 1):
        yield f"dice-learn-{number}-roll", page
        roll = page.locator(".rolling button")
        studio.tap(roll)
        yield f"dice-learn-{number}-grab", page
        for key in keys:
            page.locator(f"[data-die='{key}']").click()
        yield f"dice-learn-{number}-draw", page
        hands = Hands.for_dice(page, LESSON, faces)
        for colour, cells in shapes:
            hands.lay_by_keys(colour, cells)
        if number < len(LESSON_ROLLS):
            page.locator(".actions .button").click()
    page.wait_for_timeout(1000)
    yield "dice-learn-wait", page
    page.locator(".scored .button").click()
    yield "dice-learn-done", page


def to_the_middle(page: Page) -> None:
    """Some way into the second area."""
    page.get_by_role("slider").focus()
    page.keyboard.press("PageUp")
    for _ in range(9):
        page.keyboard.press("ArrowRight")


def dice_replay(studio: Studio) -> Shots:
    guests = friends(studio, NAMES[:3])
    play_to_the_end(guests)
    page = studio.visit(f"/replay/{guests[0].match}").page
    to_the_middle(page)
    yield "dice-replay", page
    page.keyboard.press("End")
    yield "dice-replay-over", page


def dice_record(studio: Studio) -> Shots:
    guests = (ola,) = friends(studio, NAMES[:1])
    play_to_the_end(guests)
    page = studio.visit(f"/replay/{ola.match}").page
    to_the_middle(page)
    yield "dice-replay-alone", page
    yield "dice-solo-mine", studio.visit("/dice/solo", ola).page
    yield "dice-records-mine", studio.visit("/dice/records", ola).page
