"""After a round: Enter goes on, as the large button does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.company import Company, play_round
from tests.browser.conftest import Visit
from tests.browser.looking import looks_on

from akili.ubongo.race.model import RaceView


@pytest.mark.parametrize("game", ["ubongo_fun_size", "ubongo_shimo"])
def test_enter_goes_on_after_a_round(visit: Visit, company: Company, game: str) -> None:
    guests = ola, bea = company.friends("Ola", "Bea", game=game)
    ola.start()
    for guest in guests:
        guest.until(lambda view: view.phase == "racing")
    person = looks_on(visit(), ola)
    play_round([bea], [ola])
    expect(person.page.get_by_role("button", name="Next round")).to_be_visible()
    person.page.keyboard.press("Enter")
    bea.until(waits_for_the_other)


def waits_for_the_other(view: RaceView) -> bool:
    return view.phase == "between" and view.seats[0].is_ready
