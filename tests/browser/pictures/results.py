"""What a round, a match and a game alone came to, and looking at it again."""

from __future__ import annotations

import time

from tests.browser.company import Guest, play_round
from tests.browser.pictures.race import NAMES, at_card, third_round
from tests.browser.pictures.tables import LONG_NAMES, seated
from tests.browser.studio import Shots, Studio

ROUNDS = 8


def played(guests: list[Guest], rounds: int = ROUNDS) -> None:
    """A whole match; each is first now and then."""
    for turn in range(rounds):
        shift = turn * turn % len(guests)
        *solvers, other = guests[shift:] + guests[:shift]
        play_round(solvers, [other])
        if turn < rounds - 1:
            for guest in guests:
                guest.go_on()


def result(studio: Studio) -> Shots:
    ola, zsofi, lukasz, erno = third_round(studio)
    page = at_card(studio, ola).page
    for guest in (zsofi, ola, lukasz):
        time.sleep(4)
        guest.solve()
    play_round([], [erno])
    yield "result", page
    zsofi.go_on()
    erno.go_on()
    yield "result-waiting", page


def result_long_names(studio: Studio) -> Shots:
    ola, *others = seated(studio, LONG_NAMES)
    ola.start()
    page = at_card(studio, ola).page
    play_round(others[:2], [ola, others[2]])
    yield "result-long-names", page


def final(studio: Studio) -> Shots:
    guests = seated(studio, NAMES)
    guests[0].start()
    page = at_card(studio, guests[0]).page
    played(guests)
    page.wait_for_timeout(1500)
    yield "final", page
    replay = studio.visit(f"/replay/{guests[0].match}").page
    yield "replay", replay
    replay.locator("[role=slider], input[type=range]").first.focus()
    replay.keyboard.press("End")
    yield "replay-end", replay


def final_long_names(studio: Studio) -> Shots:
    guests = seated(studio, LONG_NAMES[:3])
    guests[0].start()
    played(guests)
    yield "final-long-names", studio.visit(f"/t/{guests[0].table.code}", guests[0]).page


def solo(studio: Studio) -> Shots:
    ola = studio.company.guest("Ola")
    ola.open_table(1, solo={"type": "by_count", "cards": 5})
    ola.start()
    page = at_card(studio, ola).page
    ola.solve()
    time.sleep(2)
    ola.lay(1)
    yield "solo-race", page
    for _ in range(4):
        time.sleep(1)
        ola.solve()
    page.wait_for_timeout(1000)
    yield "solo-result", page


def solo_by_time(studio: Studio) -> Shots:
    ola = studio.company.guest("Ola")
    ola.open_table(1, solo={"type": "by_time", "minutes": 5})
    ola.start()
    ola.lay(1)
    yield "solo-race-by-time", at_card(studio, ola).page
