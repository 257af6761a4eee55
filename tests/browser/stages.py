"""Matches of every game, quickly played, with a moment for looking at each of their stages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.browser import clever_table, dice_sheet, gem_board
from tests.browser.company import Guest, play_round
from tests.browser.pictures import shimo
from tests.browser.pictures.classic import LANES
from tests.browser.pictures.classic_results import play_greedily, play_rounds
from tests.browser.pictures.clever_turns import play_until_own
from tests.browser.pictures.results import ROUNDS, played

from akili.ubongo.race.model import GoOn

CARDS = 5

Stages = Iterator[str]  # after each of them it goes on; whoever looks may take their time
REST = "rest"  # what comes now is played to the end, and there is nothing to be looked at before


def fun_size(guests: list[Guest]) -> Stages:
    yield from _race(guests, ROUNDS)


def shimo_race(guests: list[Guest]) -> Stages:
    yield from _race(guests, shimo.ROUNDS)


def _race(guests: list[Guest], rounds: int) -> Stages:
    guests[1].lay(2)
    yield "race"
    guests[0].solve()
    yield "countdown"
    play_round([], guests[1:])
    guests[0].until(lambda view: view.phase == "between")
    yield "round result"
    _go_on(guests)
    yield REST
    played(guests, rounds - 1)


def classic(guests: list[Guest]) -> Stages:
    host, *others = guests
    gem_board.until_stage(host, "pawns")
    yield "pawns"
    gem_board.place(guests, LANES[: len(guests)])
    yield "roll"
    gem_board.roll(guests)
    others[0].lay(1)
    yield "race"
    gem_board.solve(host)
    yield "gems"
    gem_board.take(host)
    play_round([], others)
    gem_board.until_stage(host, "rest")
    yield "round result"
    _go_on(guests)
    yield REST
    play_rounds(guests, 1)


def dice(guests: list[Guest]) -> Stages:
    dice_sheet.until(guests[0], lambda _: True)
    yield "roll"
    dice_sheet.roll(guests)
    yield "grab"
    dice_sheet.grab(guests[0], 1)
    yield "one of two"
    dice_sheet.grab_all(guests)
    dice_sheet.until(guests[0], lambda view: view.phase == "drawing")
    yield "drawing"
    for guest in guests:
        dice_sheet.draw(guest)
    yield "drawn"
    yield REST
    dice_sheet.play_to_the_end(guests)


def clever(guests: list[Guest]) -> Stages:
    for stage in ("roll", "use", "pick", "bonus"):
        play_until_own(guests, lambda view, own: view.round > 1 and own.stage == stage)  # noqa: B023
        yield stage
    yield REST
    clever_table.play_to_the_end(guests)


def _go_on(guests: list[Guest]) -> None:
    """If time hasn't gone on before them."""
    for guest in guests:
        guest.attempt(GoOn())


STAGES: Mapping[str, Callable[[list[Guest]], Stages]] = {
    "ubongo_fun_size": fun_size,
    "ubongo_shimo": shimo_race,
    "ubongo_classic": classic,
    "ubongo_dice": dice,
    "clever_cubed": clever,
}


def race_alone(guest: Guest) -> Stages:
    for number in range(1, CARDS + 1):
        guest.until(lambda view: view.round == number)  # noqa: B023
        if number == 1:
            yield "race"
            yield REST
        guest.solve()
    guest.until(lambda view: view.phase == "over")


def classic_alone(guest: Guest) -> Stages:
    gem_board.place([guest], LANES[:1])
    yield "roll"
    play_greedily([guest], 0, rest=False)
    gem_board.until_stage(guest, "rest")
    yield "round result"
    _go_on([guest])
    yield REST
    play_rounds([guest], 1)


def dice_alone(guest: Guest) -> Stages:
    dice_sheet.roll([guest])
    yield "grab"
    dice_sheet.grab(guest)
    yield "drawing"
    dice_sheet.draw(guest)
    yield REST
    dice_sheet.play_to_the_end([guest])


def clever_alone(guest: Guest) -> Stages:
    play_until_own([guest], lambda _, own: own.stage == "use")
    yield "use"
    yield REST
    clever_table.play_to_the_end([guest])


STAGES_ALONE: Mapping[str, Callable[[Guest], Stages]] = {
    "ubongo_fun_size": race_alone,
    "ubongo_shimo": race_alone,
    "ubongo_classic": classic_alone,
    "ubongo_dice": dice_alone,
    "clever_cubed": clever_alone,
}

# so that nothing moves on by itself while it is looked at
UNHURRIED: Mapping[str, Mapping[str, Any]] = {
    "ubongo_fun_size": {"countdown": 120, "waits": True},
    "ubongo_dice": {"grab_limit": 600, "draw_limit": 600},
    "ubongo_classic": {"hourglass": 180},
    "ubongo_shimo": {"play_off": False},
}
ALONE: Mapping[str, Mapping[str, Any]] = {
    "ubongo_fun_size": {"solo": {"type": "by_count", "cards": CARDS}},
    "ubongo_shimo": {"solo": {"type": "by_count", "cards": CARDS}},
}
