"""Ubongo Shimo: what a round, a match and a game alone came to, and looking at it again."""

from __future__ import annotations

import time

from tests.browser.company import play_round
from tests.browser.pictures.race import NAMES, at_card
from tests.browser.pictures.results import played
from tests.browser.pictures.shimo import LEVELS, ROUNDS, SHIMO, fifth_round
from tests.browser.pictures.tables import seated
from tests.browser.studio import Shots, Studio


def shimo_result(studio: Studio) -> Shots:
    ola, zsofi, lukasz, erno = fifth_round(studio)
    page = at_card(studio, ola).page
    time.sleep(3)
    ola.solve()
    time.sleep(2)
    play_round([zsofi], [lukasz, erno])
    yield "shimo-result", page


def shimo_final(studio: Studio) -> Shots:
    guests = seated(studio, NAMES, game=SHIMO, levels=LEVELS)
    guests[0].start()
    page = at_card(studio, guests[0]).page
    played(guests, ROUNDS)
    page.wait_for_timeout(1500)
    yield "shimo-final", page
    replay = studio.visit(f"/replay/{guests[0].match}").page
    yield "shimo-replay", replay
    replay.locator("[role=slider], input[type=range]").first.focus()
    replay.keyboard.press("End")
    yield "shimo-replay-end", replay


def shimo_solo(studio: Studio) -> Shots:
    ola = studio.company.guest("Ola")
    ola.open_table(1, game=SHIMO, solo={"type": "by_count", "cards": 5}, levels=[2])
    ola.start()
    page = at_card(studio, ola).page
    ola.solve()
    time.sleep(2)
    ola.lay(1)
    yield "shimo-solo-race", page
    for _ in range(4):
        time.sleep(1)
        ola.solve()
    page.wait_for_timeout(1000)
    yield "shimo-solo-result", page
