"""The pages around a match."""

from __future__ import annotations

from tests.browser.hands import Hands
from tests.browser.pictures.tables import LONG_NAMES
from tests.browser.studio import Shots, Studio

LESSON = (".####", "#####", ".####")  # the card of the tutorial, and how its tiles fill it
RED = ((1, 0), (1, 1), (2, 1), (2, 2), (2, 3))
LIME = ((0, 3), (0, 4), (1, 4), (2, 4))
TEAL = ((0, 1), (0, 2), (1, 2), (1, 3))


def home(studio: Studio) -> Shots:
    yield "home", studio.visit("/", studio.company.guest("Ola")).page
    yield "fun-size", studio.visit("/fun-size", studio.company.guest("Ola")).page
    yield "solo-setup", studio.visit("/solo").page


def watch(studio: Studio) -> Shots:
    yield "watch-empty", studio.visit("/watch").page
    zsofi, lukasz = studio.company.guest("Zsófi"), studio.company.guest("Łukasz")
    zsofi.open_table(4, listed=True)
    zsofi.seat_bots("easy", "hard")
    lukasz.open_table(2, listed=True, side="B")
    lukasz.seat_bots("medium")
    lukasz.start()
    yield "watch", studio.visit("/watch").page
    host = studio.company.guest(LONG_NAMES[1])
    host.open_table(4, game="clever_cubed", listed=True)
    host.seat_bots("medium", "champion")
    yield "watch-long-names", studio.visit("/watch").page


def records(studio: Studio) -> Shots:
    yield "records-empty", studio.visit("/records").page
    for name in ("Zsófi", "Łukasz", "Bartłomiej Wspaniały", "Ola"):
        guest = studio.company.guest(name)
        guest.open_table(1, solo={"type": "by_count", "cards": 5})
        guest.start()
        for _ in range(5):
            guest.solve()
    page = studio.visit("/records", guest).page
    page.locator(".rows [aria-pressed]").nth(1).click()  # by cards
    yield "records", page


def settings(studio: Studio) -> Shots:
    yield "settings", studio.visit("/settings", studio.company.guest("Ola")).page
    yield "settings-patterns", studio.visit("/settings", patterns=True).page


def rules(studio: Studio) -> Shots:
    yield "rules", studio.visit("/rules").page


def learn(studio: Studio) -> Shots:
    page = studio.visit("/learn").page
    hands = Hands(page, LESSON)
    yield "learn-1-lay", page
    studio.hold(page, hands, "N5", RED)
    studio.let_go(page)
    yield "learn-2-turn", page
    studio.tap(hands.slot("L4"))
    yield "learn-3-flip", page
    studio.tap(hands.slot("S4"), times=2)
    yield "learn-4-back", page
    studio.tap(page.locator(".buttons .button").last)
    yield "learn-5-fill", page
    hands.knows("L4", LIME)
    hands.knows("S4", TEAL)
    for tile, cells in (("N5", RED), ("L4", LIME), ("S4", TEAL)):
        hands.lay_by_keys(tile, cells)
    yield "learn-6-done", page


def nowhere(studio: Studio) -> Shots:
    yield "not-found", studio.visit("/no/such/page").page
    yield "no-such-table", studio.visit("/t/ZZZZZZ").page
    yield "no-such-replay", studio.visit("/replay/none").page
