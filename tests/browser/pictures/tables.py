"""A table before the match, and what can go wrong at one."""

from __future__ import annotations

from typing import Any

from tests.browser.company import Guest
from tests.browser.studio import Shots, Studio

LONG_NAMES = ("Ola", "Bartłomiej Brzęczyszczyk", "Szentgyörgyi Boldizsárné", "Maximilian von und zu W.")


def seated(studio: Studio, names: tuple[str, ...], **wishes: Any) -> list[Guest]:
    """A table that waits only for its host to start."""
    return studio.company.friends(*names, **wishes)


def lobby(studio: Studio) -> Shots:
    ola = studio.company.guest("Ola")
    code = ola.open_table(4)
    yield "lobby-new", studio.visit(f"/t/{code}", ola).page
    ola.seat_bots("medium")
    studio.company.guest("Zsófi").join(code)
    yield "lobby-host", studio.visit(f"/t/{code}", ola).page
    yield "lobby-visitor", studio.visit(f"/t/{code}", studio.company.guest("Ernő")).page
    lukasz = studio.company.guest("Łukasz")
    lukasz.join(code)
    yield "lobby-ready", studio.visit(f"/t/{code}", ola).page
    yield "lobby-seated", studio.visit(f"/t/{code}", lukasz).page
    yield "lobby-full", studio.visit(f"/t/{code}", studio.company.guest("Ernő")).page


def lobby_long_names(studio: Studio) -> Shots:
    ola, *_ = seated(studio, LONG_NAMES)
    yield "lobby-long-names", studio.visit(f"/t/{ola.table.code}", ola).page


def lost(studio: Studio) -> Shots:
    ola, zsofi = seated(studio, ("Ola", "Zsófi"))
    page = studio.visit(f"/t/{ola.table.code}", ola, by_line=True).page
    studio.line.cut()
    page.wait_for_timeout(1500)
    yield "lobby-lost", page
    studio.line.mend()
    ola.start()
    ola.lay(1)
    zsofi.lay(2)
    page.get_by_role("application").wait_for()
    studio.line.cut()
    page.wait_for_timeout(1500)
    yield "race-lost", page
    studio.line.mend()
