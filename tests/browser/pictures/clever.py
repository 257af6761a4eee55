"""Clever Cubed around its turns: its pages, its table before the match, the end, a match looked at again."""

from __future__ import annotations

from tests.browser.clever_lesson import walk
from tests.browser.clever_table import CLEVER, friends, play_to_the_end
from tests.browser.pictures.race import NAMES
from tests.browser.pictures.tables import LONG_NAMES
from tests.browser.studio import Shots, Studio


def clever_pages(studio: Studio) -> Shots:
    for page in ("", "/solo", "/rules"):
        yield f"clever{page.replace('/', '-') or '-start'}", studio.visit(f"/clever-cubed{page}").page


def clever_lobby(studio: Studio) -> Shots:
    ola, zsofi, lukasz = (studio.company.guest(name) for name in NAMES[:3])
    code = ola.open_table(4, game=CLEVER, turn_seconds=45, hints=True)
    zsofi.join(code)
    lukasz.join(code)
    ola.seat_bots("master")
    yield "clever-lobby-host", studio.visit(f"/t/{code}", ola).page
    yield "clever-lobby-seated", studio.visit(f"/t/{code}", zsofi).page


def clever_end(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES)
    play_to_the_end(guests)
    page = studio.visit(f"/t/{guests[0].table.code}", guests[0]).page
    yield "clever-end", page


def clever_end_long_names(studio: Studio) -> Shots:
    guests = friends(studio.company, *LONG_NAMES)
    play_to_the_end(guests)
    yield "clever-end-long-names", studio.visit(f"/t/{guests[1].table.code}", guests[1]).page


def clever_alone(studio: Studio) -> Shots:
    guests = (ola,) = friends(studio.company, *NAMES[:1])
    play_to_the_end(guests)
    yield "clever-end-alone", studio.visit(f"/t/{ola.table.code}", ola).page
    yield "clever-records", studio.visit("/clever-cubed/records", ola).page


def clever_replay(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES[:3])
    play_to_the_end(guests)
    page = studio.visit(f"/replay/{guests[0].match}").page
    page.get_by_role("slider").focus()
    for key in ("End", "Home", "PageUp"):  # at its end the film stands still
        page.keyboard.press(key)
    page.keyboard.press("PageUp")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    yield "clever-replay", page
    page.keyboard.press("End")
    yield "clever-replay-over", page


def clever_learn(studio: Studio) -> Shots:
    page = studio.visit("/clever-cubed/learn").page
    for step in walk(page):
        yield f"clever-learn-{step}", page
    yield "clever-learn-end", page
