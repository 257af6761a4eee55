"""Matches of every game, quickly played, with a moment for looking at each of their stages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tests.browser import clever_table, dice_sheet, gem_board
from tests.browser.company import Guest, play_round
from tests.browser.pictures import shimo
from tests.browser.pictures.classic import LANES
from tests.browser.pictures.classic_results import play_rounds
from tests.browser.pictures.results import played

Stages = Iterator[str]  # after each of them it goes on; whoever looks may take their time


def fun_size(guests: list[Guest]) -> Stages:
    guests[1].lay(2)
    yield "race"
    played(guests)


def shimo_race(guests: list[Guest]) -> Stages:
    guests[1].lay(2)
    yield "race"
    played(guests, shimo.ROUNDS)


def classic(guests: list[Guest]) -> Stages:
    gem_board.until_stage(guests[0], "pawns")
    yield "pawns"
    gem_board.place(guests, LANES)
    yield "roll"
    play_rounds(guests)


def dice(guests: list[Guest]) -> Stages:
    dice_sheet.until(guests[0], lambda _: True)
    yield "roll"
    dice_sheet.roll(guests)
    dice_sheet.grab_all(guests)
    dice_sheet.until(guests[0], lambda view: view.phase == "drawing")
    yield "drawing"
    for guest in guests:
        dice_sheet.draw(guest)
    dice_sheet.play_to_the_end(guests)


def clever(guests: list[Guest]) -> Stages:
    clever_table.play_until(guests, lambda view: view.round > 1)
    yield "turn"
    clever_table.play_to_the_end(guests)


STAGES: Mapping[str, Callable[[list[Guest]], Stages]] = {
    "ubongo_fun_size": fun_size,
    "ubongo_shimo": shimo_race,
    "ubongo_classic": classic,
    "ubongo_dice": dice,
    "clever_cubed": clever,
}


def first_round(guests: list[Guest]) -> None:
    """Of a race: after it, its result is there for a while."""
    play_round(guests[:3], guests[3:])
