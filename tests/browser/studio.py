"""Where the scenes are played: a server, a browser of one size and language, and company."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Locator,
    Page,
    ViewportSize,
    WebSocketRoute,
)
from tests.browser.company import Company, Guest
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import EXACTLY, Hands, Off, lift, middle
from tests.browser.line import Line
from tests.browser.person import Person
from tests.browser.races import Cells

Shot = tuple[str, Page]
Shots = Iterator[Shot]  # a scene: the names of its pictures, each at the moment when it can be taken
STEP = 1000  # ms in which what was done can be seen, and the tutorial goes on
LANDSCAPE: ViewportSize = {"width": 640, "height": 360}
TABLET: ViewportSize = {"width": 768, "height": 1024}
LAPTOP: ViewportSize = {"width": 1024, "height": 768}
IsMoment = Callable[[dict[str, Any]], bool]  # by a view as it is told
PATTERNS = "localStorage.setItem('akili.settings', '{\"patterns\": true}')"


class Studio:
    def __init__(self, browser: Browser, company: Company, line: Line, *, phone: bool, language: str) -> None:
        self.company, self.line, self.phone, self.language = company, line, phone, language
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._finger: CDPSession

    def visit(
        self,
        path: str,
        guest: Guest | None = None,
        *,
        by_line: bool = False,
        patterns: bool = False,
        size: ViewportSize | None = None,
        still_at: IsMoment | None = None,
        script: str = "",
    ) -> Person:
        """Somebody opens a page; ``by_line``: over the line that can be cut; ``still_at``: it is told nothing later."""
        address = self.line.address if by_line else self.company.address
        context = self._browser.new_context(
            base_url=address,
            viewport=size or (PHONE if self.phone else DESKTOP),
            has_touch=self.phone,
            is_mobile=self.phone,
            device_scale_factor=2 if self.phone else 1,
            locale=self.language,
            color_scheme="light",
        )
        context.set_default_timeout(15_000)
        self._contexts.append(context)
        if guest is not None:
            name, _, value = guest.cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": address}])
        if patterns:
            context.add_init_script(PATTERNS)
        if script:
            context.add_init_script(script)
        if still_at is not None:
            context.route_web_socket("**", _stopping(still_at))
        person = Person(context.new_page())
        person.page.goto(path, wait_until="networkidle")
        return person

    def tap(self, place: Locator, times: int = 1) -> None:
        """Several times: quickly, as one who means it."""
        if self.phone:
            x, y = middle(place)
            for _ in range(times):
                place.page.touchscreen.tap(x, y)
        else:
            place.click(click_count=times)
        place.page.wait_for_timeout(STEP)

    def hold(self, page: Page, hands: Hands, tile: str, cells: Cells, off: Off = EXACTLY, holes: Cells = ()) -> None:
        """As people hold a tile: by finger on a phone, else by mouse."""
        if self.phone:
            self._finger = page.context.new_cdp_session(page)
            hands.hold_by_finger(tile, cells, self._finger, off, holes)
        else:
            hands.hold(tile, cells, off, holes)

    def let_go(self, page: Page) -> None:
        if self.phone:
            lift(self._finger)
        else:
            page.mouse.up()
        page.wait_for_timeout(STEP)

    def clear(self) -> None:
        """After a scene everybody goes."""
        while self._contexts:
            self._contexts.pop().close()


def _stopping(is_moment: IsMoment) -> Callable[[WebSocketRoute], None]:
    """What is told goes through until the moment has come; then only that the line is alive."""

    def carry(socket: WebSocketRoute) -> None:
        is_still = False

        def tell(payload: str | bytes) -> None:
            nonlocal is_still
            message = json.loads(payload)
            is_update = message["type"] == "update"
            if not (is_still and is_update):
                socket.send(payload)
            is_still = is_still or (is_update and is_moment(message["view"]))

        socket.connect_to_server().on_message(tell)

    return carry
