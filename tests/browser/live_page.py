"""A page of a table that stays open while a match goes by: it knows what it was told, and waits until that is shown."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket
from tests.browser.company import Guest
from tests.browser.looking import looks_on
from tests.browser.person import Person
from tests.browser.trying import wait_until

NOWHERE = "about:blank"
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class LivePage:
    """As a guest sees it."""

    def __init__(self, person: Person, guest: Guest) -> None:
        self.page: Page = person.page
        self._person, self._guest = person, guest
        self.told = 0  # the version it shows
        self.page.on("websocket", self._listen)
        looks_on(person, guest)

    def leave(self) -> None:
        """Until it is to catch up again."""
        self.page.goto(NOWHERE)
        self.told = 0

    def catch_up(self) -> None:
        """Until everything that the guest has seen is on the page."""
        if self.page.url == NOWHERE:
            looks_on(self._person, self._guest)
        seen = self._guest.version
        wait_until(self.page, lambda: self.told >= seen, lambda: f"told {self.told} of {seen}")
        self.page.evaluate(DRAWN)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "update":
            self.told = message["version"]
