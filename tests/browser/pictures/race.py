"""A round that runs."""

from __future__ import annotations

import time

from tests.browser.company import Guest, play_round
from tests.browser.person import Person
from tests.browser.pictures.tables import LONG_NAMES, seated
from tests.browser.races import steps
from tests.browser.studio import Shots, Studio

NAMES = ("Ola", "Zsófi", "Łukasz", "Ernő")
PACE = 1.7  # seconds between two tiles, so that the log looks as in life
ACROSS = (0.0, -1.0)  # where other tiles lie already
BESIDE = (0.25, 0.35)  # so that the ghost is seen under the tile


def third_round(studio: Studio) -> list[Guest]:
    """Four friends with something to show."""
    guests = ola, zsofi, lukasz, erno = seated(studio, NAMES)
    ola.start()
    play_round([zsofi, ola, lukasz], [erno])
    for guest in guests:
        guest.go_on()
    play_round([ola, zsofi, erno], [lukasz])
    for guest in guests:
        guest.go_on()
    return list(guests)


def at_card(studio: Studio, guest: Guest, *, patterns: bool = False) -> Person:
    person = studio.visit(f"/t/{guest.table.code}", guest, patterns=patterns)
    person.page.get_by_role("application").wait_for()
    return person


def lay_in_turn(*layings: tuple[Guest, int]) -> None:
    """So many tiles lie before each guest in the end; with a little time between them."""
    for guest, count in layings:
        time.sleep(PACE)
        guest.lay(count)


def race(studio: Studio) -> Shots:
    ola, zsofi, lukasz, erno = third_round(studio)
    person = at_card(studio, ola)
    yield "race-start", person.page
    lay_in_turn((zsofi, 1), (ola, 1), (erno, 1), (lukasz, 1), (zsofi, 2), (ola, 2), (erno, 2))
    yield "race-middle", person.page
    *_, last = steps(ola.view)
    studio.hold(person.page, person.hands(), last.tile, last.cells, BESIDE)
    yield "race-held", person.page
    studio.clear()
    person = at_card(studio, ola)
    studio.hold(person.page, person.hands(), last.tile, last.cells, ACROSS)
    yield "race-misfit", person.page


def race_long_names(studio: Studio) -> Shots:
    ola, *others = seated(studio, LONG_NAMES)
    ola.start()
    others[0].lay(2)
    yield "race-long-names", at_card(studio, ola).page


def race_side_b(studio: Studio) -> Shots:
    ola = studio.company.guest("Ola")
    ola.open_table(2, side="B")
    ola.seat_bots("easy")
    ola.start()
    ola.lay(2)
    yield "race-side-b", at_card(studio, ola).page


def race_patterns(studio: Studio) -> Shots:
    ola, zsofi, *_ = third_round(studio)
    ola.lay(2)
    zsofi.lay(2)
    yield "race-patterns", at_card(studio, ola, patterns=True).page


def vote(studio: Studio) -> Shots:
    ola, zsofi, lukasz, _ = third_round(studio)
    zsofi.give_up()
    lukasz.give_up()
    page = at_card(studio, ola).page
    yield "race-vote", page


def menu(studio: Studio) -> Shots:
    ola, *_ = third_round(studio)
    page = at_card(studio, ola).page
    page.locator("header button, .head button").last.click()
    page.locator("dialog[open]").wait_for()
    yield "menu", page


def countdown(studio: Studio) -> Shots:
    ola, zsofi, lukasz, erno = third_round(studio)
    person = at_card(studio, ola)
    lay_in_turn((zsofi, 1), (lukasz, 1), (ola, 1), (erno, 1), (zsofi, 2), (lukasz, 2), (ola, 2), (zsofi, 3))
    person.page.wait_for_timeout(3000)
    yield "countdown", person.page
    ola.solve()
    yield "countdown-solved", person.page


def last_seconds(studio: Studio) -> Shots:
    ola = studio.company.guest("Ola")
    ola.open_table(2, countdown=8)
    zsofi = studio.company.guest("Zsófi")
    zsofi.join(ola.table.code)
    ola.start()
    person = at_card(studio, ola)
    ola.lay(1)
    zsofi.solve()
    person.page.wait_for_timeout(3000)
    yield "countdown-last-seconds", person.page


def spectator(studio: Studio) -> Shots:
    ola, zsofi, *_ = third_round(studio)
    ola.lay(1)
    zsofi.lay(2)
    page = studio.visit(f"/t/{ola.table.code}").page
    yield "spectator", page
    zsofi.solve()
    yield "spectator-countdown", page
