"""Pictures of every page in every phase, five widths, light and dark: ``python -m tests.browser.screenshots``."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Container, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, get_args

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright
from tests.browser.company import Company
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE
from tests.browser.line import Line
from tests.browser.measuring import LANGUAGES, SIZES
from tests.browser.pictures import (
    around,
    classic,
    classic_results,
    clever,
    clever_rare,
    clever_turns,
    dice,
    dice_rare,
    dice_results,
    pages,
    race,
    results,
    shimo,
    shimo_results,
    tables,
)
from tests.browser.studio import Studio
from tests.server.server_process import Server

from akili.server.client_files import FOLDER

ARGUMENTS = ["--no-sandbox"] if os.geteuid() == 0 else []
PICTURES = Path(__file__).parents[2] / "screenshots"
SCENES = {
    scene.__name__: scene
    for scene in (
        *(pages.home, pages.watch, pages.records, pages.settings, pages.rules, pages.learn, pages.nowhere),
        *(tables.lobby, tables.lobby_long_names, tables.lost),
        *(race.race, race.race_long_names, race.race_side_b, race.race_patterns, race.vote, race.menu),
        *(race.countdown, race.last_seconds, race.spectator),
        *(results.result, results.result_long_names, results.final, results.final_long_names),
        *(results.solo, results.solo_by_time),
        *(shimo.shimo_pages, shimo.shimo_lobby, shimo.shimo_race, shimo.shimo_hidden, shimo.shimo_long_names),
        *(shimo.shimo_countdown, shimo.shimo_hourglass, shimo.shimo_spectator, shimo.shimo_play_off),
        *(classic.classic_pawns, classic.classic_roll, classic.classic_race, classic.classic_three_tiles),
        *(classic.classic_second, classic.classic_gems, classic.classic_long_names, classic.classic_alone),
        *(classic_results.classic_pages, classic_results.classic_lobby, classic_results.classic_result),
        *(classic_results.classic_final, classic_results.classic_long_results, classic_results.classic_solo),
        classic_results.classic_learn,
        *(dice.dice_pages, dice.dice_roll, dice.dice_grab, dice.dice_draw, dice.dice_two, dice.dice_long_names),
        *(dice.dice_final, dice.dice_alone),
        *(dice_results.dice_lobby, dice_results.dice_learn, dice_results.dice_replay, dice_results.dice_record),
        *(clever.clever_pages, clever.clever_lobby, clever.clever_end, clever.clever_end_long_names),
        *(clever.clever_alone, clever.clever_replay, clever.clever_learn),
        *(clever_turns.clever_turn, clever_turns.clever_chain, clever_turns.clever_joker, clever_turns.clever_extra),
        *(clever_turns.clever_pick, clever_turns.clever_long_names, clever_turns.clever_hint),
        *(clever_rare.clever_nothing_fits, clever_rare.clever_tumble, clever_rare.clever_device),
        *(clever_rare.clever_wait, clever_rare.clever_spectator, clever_rare.clever_clock),
        *(clever_rare.clever_screens, clever_rare.clever_patterns, clever_rare.clever_menu),
        *(clever_rare.clever_fox, clever_rare.clever_pink, clever_rare.clever_sheet_of_another),
        *(dice_rare.dice_hint, dice_rare.dice_nothing_fits, dice_rare.dice_wait, dice_rare.dice_last_area),
        *(shimo_results.shimo_result, shimo_results.shimo_final, shimo_results.shimo_solo),
        *(around.way_back, around.leaving, around.away, around.watched_again, around.analysis, around.system_colours),
    )
}


Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = get_args(Theme)


@dataclass(frozen=True)
class Wishes:
    scenes: Sequence[str]
    language: str
    widths: Container[int]
    themes: Sequence[Theme]


PATIENCE = 120_000  # ms for a picture: machines are shared
SETTLING = 700  # ms until what flies or fades has arrived


def sizes_of(page: Page, widths: Container[int]) -> list[ViewportSize]:
    """Of its kind of machine, the one it was opened with last; a page opened in a size of its own keeps that."""
    own = page.viewport_size
    assert own is not None
    if own not in (PHONE, DESKTOP):
        return [own]
    alike = [size for size in SIZES if size != own and is_hand_held(size) == (own == PHONE)]
    return [size for size in (*alike, own) if size["width"] in widths]


def is_hand_held(size: ViewportSize) -> bool:
    return size["height"] > size["width"]


def photograph(page: Page, name: str, folder: Path, wishes: Wishes) -> None:
    page.wait_for_timeout(SETTLING)
    opened = page.viewport_size or PHONE
    for size in sizes_of(page, wishes.widths):
        page.set_viewport_size(size)
        for theme in wishes.themes:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(150)
            page.screenshot(path=folder / str(size["width"]) / f"{name}-{theme}.png", full_page=True, timeout=PATIENCE)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(opened)


def play_scenes(browser: Browser, server: Server, wishes: Wishes, *, phone: bool) -> list[str]:
    """What couldn't be photographed, and why: the other scenes are taken all the same."""
    failed: list[str] = []
    language, folder = wishes.language, PICTURES / wishes.language
    for name in wishes.scenes:
        kind = "phone" if phone else "desktop"
        # company of its own for each scene, which goes with it: an address may open only so many sockets
        with Company(f"http://127.0.0.1:{server.port}") as company, Line(server.port) as line:
            studio = Studio(browser, company, line, phone=phone, language=language)
            try:
                for shot, page in SCENES[name](studio):
                    photograph(page, shot, folder, wishes)
                    sys.stdout.write(f"{language} {kind} {shot}\n")
            except (Error, AssertionError, TimeoutError) as error:
                reason = str(error).partition("\n")[0]
                failed.append(f"{language} {kind} {name}: {type(error).__name__}: {reason}")
                line.mend()  # whatever the scene left behind
            studio.clear()
    return failed


def photograph_all(wishes: Wishes, *, phone: bool) -> list[str]:
    """With a server of its own, which knows nobody yet."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "akili.db")
        asyncio.run(server.until_it_answers())
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
                failed = play_scenes(browser, server, wishes, phone=phone)
                browser.close()
                return failed
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", choices=SCENES, metavar="NAME", help=", ".join(SCENES))
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--width", action="append", type=int, choices=[size["width"] for size in SIZES])
    parser.add_argument("--theme", action="append", choices=THEMES)
    arguments = parser.parse_args()
    widths = arguments.width or [size["width"] for size in SIZES]
    wishes = Wishes(arguments.only or list(SCENES), arguments.language, widths, arguments.theme or THEMES)
    assert CHROMIUM is not None, "there is no chromium on this machine"
    assert (FOLDER / "index.html").exists(), "the client isn't built: make client"
    failed: list[str] = []
    for phone in (True, False):
        if any(is_hand_held(size) == phone for size in SIZES if size["width"] in widths):
            failed += photograph_all(wishes, phone=phone)
    if failed:
        sys.exit("Not photographed:\n" + "\n".join(failed))


if __name__ == "__main__":
    main()
