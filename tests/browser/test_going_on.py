"""After a round: Enter goes on, as the large button does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser import gem_board
from tests.browser.company import Company, Guest, play_round
from tests.browser.conftest import Visit
from tests.browser.looking import is_sound, looks_on
from tests.browser.person import Person
from tests.browser.stages import UNHURRIED

from akili.ubongo.race.model import RaceView

GAMES = ("ubongo_fun_size", "ubongo_shimo", "ubongo_classic")


@pytest.mark.parametrize("game", GAMES)
def test_enter_goes_on_after_a_round(visit: Visit, company: Company, game: str) -> None:
    person, bea = after_a_round(visit, company, game)
    person.page.keyboard.press("Enter")
    bea.until(waits_for_the_other)


@pytest.mark.parametrize("game", GAMES)
def test_also_after_the_round_was_watched_again(visit: Visit, company: Company, game: str) -> None:
    person, bea = after_a_round(visit, company, game)
    again = person.page.get_by_role("dialog")
    person.page.get_by_role("button", name="Watch again").click()
    expect(again.locator(".stage").get_by_role("button")).to_have_count(2)
    is_sound(person)
    again.get_by_role("button", name="Close").click()
    expect(again).to_have_count(0)
    person.page.keyboard.press("Enter")
    bea.until(waits_for_the_other)
    expect(again).to_have_count(0)


def after_a_round(visit: Visit, company: Company, game: str) -> tuple[Person, Guest]:
    """Somebody at a browser, and whoever has solved."""
    guests = ola, bea = company.friends("Ola", "Bea", game=game, **UNHURRIED.get(game, {}))
    person = looks_on(visit(), ola)  # who sees a round from its beginning can watch it again
    ola.start()
    if game == "ubongo_classic":
        gem_board.place(guests, (2, 3))
        gem_board.roll(guests)
    for guest in guests:
        guest.until(lambda view: view.phase == "racing")
    expect(person.page.get_by_role("application")).to_be_visible()
    if game == "ubongo_classic":
        gem_board.solve(bea)
        gem_board.take(bea)
        play_round([], [ola])
    else:
        play_round([bea], [ola])
    expect(person.page.get_by_role("button", name="Next round")).to_be_visible()
    return person, bea


def waits_for_the_other(view: RaceView) -> bool:
    return view.phase == "between" and view.seats[0].is_ready
