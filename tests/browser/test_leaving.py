"""Those who leave: a bot for who is away, from the menu; somebody sent away by the host, in the lobby."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import is_sound, looks_on
from tests.browser.tables import make_table


def test_a_bot_plays_for_who_is_away_until_they_are_back(visit: Visit, company: Company) -> None:
    guests = company.friends("Ola", "Bea")
    guests[0].start()
    ola = looks_on(visit(phone=True), guests[0])
    guests[1].go_home()
    ola.wait_until(lambda: ola.view is not None and list(ola.view.away) == [1])
    ola.page.get_by_role("button", name="Menu").click()
    menu = ola.page.get_by_role("dialog")
    expect(menu.get_by_text("Bea is away.")).to_be_visible()
    menu.get_by_role("button", name="Let a bot play").click()
    expect(menu.get_by_text("A bot plays for Bea.")).to_be_visible()
    is_sound(ola)
    ola.wait_until(lambda: ola.view is not None and not ola.view.away)


def test_the_host_sends_somebody_away(visit: Visit) -> None:
    host, friend = visit(phone=True), visit()
    code = make_table(host, "Ola", seats=2)
    make_table(friend, "Zsófi", seats=2)
    assert friend.page.request.post(f"/api/tables/{code}/join").ok
    host.page.goto(f"/t/{code}")
    host.page.get_by_role("button", name="Send away: Zsófi").click()
    is_sound(host)
    host.page.get_by_role("button", name="Send away", exact=True).click()
    expect(host.page.get_by_text("Zsófi")).to_have_count(0)
    assert friend.page.request.post(f"/api/tables/{code}/join").status == 403
