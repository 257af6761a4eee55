"""A server that is renewed in the middle of a race: the page follows it, and nobody sees a page of failure."""

from __future__ import annotations

import asyncio
import threading

from playwright.sync_api import expect
from tests.browser.company import Company
from tests.browser.conftest import Visit
from tests.browser.looking import looks_on
from tests.server.server_process import Server


def test_the_page_stays_with_its_match_when_the_server_is_renewed(
    visit: Visit, company: Company, server: Server
) -> None:
    ola, _ = company.friends("Ola", "Zsófi")
    ola.start()
    person = looks_on(visit(phone=True), ola, "/")
    person.page.get_by_role("link", name="Back to it").click()
    board = person.page.get_by_role("application")
    expect(board).to_be_visible()
    sockets: list[str] = []
    person.page.on("websocket", lambda socket: sockets.append(socket.url))
    # in a thread: Playwright's own loop runs in this one
    renewing = threading.Thread(target=lambda: asyncio.run(server.stop_and_restart()))
    renewing.start()
    while renewing.is_alive():
        person.page.wait_for_timeout(50)
        assert board.is_visible()
    expect(person.page.get_by_text("Reconnecting")).to_have_count(0)
    assert sockets
    person.mishaps.clear()  # what the browser says of a port that nobody listens at
