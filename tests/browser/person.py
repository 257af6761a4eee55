"""Somebody at a browser: what their page was told, and hands that do what a person's would."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import ConsoleMessage, Locator, Page, Request, WebSocket
from tests.browser.hands import Hands
from tests.browser.memory import REMEMBER, WAS_READ
from tests.browser.races import Cells, steps
from tests.browser.trying import IsSo, keep_trying, wait_until

from akili.games.registry import GAMES
from akili.ubongo.race.model import LayTile, RaceSeatView, RaceView

RUNNING = ("racing", "countdown")
EXPECTED = ("ERR_", "WebSocket", "status of 4")  # a line that a test cut, a refusal that a test wanted


Lay = Callable[[str, Cells, Cells], None]


class Person:
    """A page, the newest view it was sent, where its match has been, and everything that went wrong on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.game = ""
        self.view: RaceView | None = None
        self.match: str | None = None
        self._been_at = set[tuple[str, str, int]]()  # match, phase and round
        self.mishaps: list[str] = []
        page.add_init_script(REMEMBER)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.mishaps.append(f"thrown: {error}"))
        page.on("request", self._asked)
        page.on("websocket", self._connected)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in EXPECTED):
            self.mishaps.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        host = urlsplit(request.url).hostname
        if host not in ("127.0.0.1", None) and not request.url.startswith(("data:", "blob:")):
            self.mishaps.append(f"another host: {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._told)

    def _told(self, payload: str | bytes) -> None:
        message: dict[str, Any] = json.loads(payload)
        if message["type"] == "table":
            self.game = message["table"]["game"]
        if message["type"] == "update":
            self.view = msgspec.convert(message["view"], GAMES[self.game].view_type)
            self.match = message["match"]
            if isinstance(self.view, RaceView):
                self._been_at.add((message["match"], self.view.phase, self.view.round))

    def now(self) -> RaceView:
        """What the page shows: the newest view that reached it."""
        self.page.wait_for_timeout(20)  # lets frames that are under way arrive here
        self.wait_until(lambda: self.view is not None)
        assert self.view is not None
        return self.view

    def reload(self) -> None:
        """What was seen before counts no more."""
        self.view = None
        self.page.reload()

    def wait_until(self, is_so: IsSo) -> None:
        wait_until(self.page, is_so, told=lambda: f"it never came, but {self.view}")

    def keep_trying(self, act: Callable[[], object], until: IsSo) -> None:
        """See there."""
        keep_trying(self.page, act, until)

    def until(self, phase: str, round_: int) -> None:
        """Wait until the match is there, or was."""
        self.wait_until(lambda: (self.match, phase, round_) in self._been_at)

    def is_at(self, *phases: str) -> bool:
        return self.now().phase in phases

    def go_on(self, button: str | Locator) -> None:
        """Ready for what comes next, with this button; the pause may be over sooner."""
        waiting = _pause(self.now())
        button = self.page.get_by_role("button", name=button) if isinstance(button, str) else button

        def is_done() -> bool:
            view = self.now()
            return _own(view).is_ready or _pause(view) != waiting

        self.keep_trying(button.click, until=is_done)

    def give_up(self, name: str) -> None:
        """With the button of this name."""

        def is_done() -> bool:
            view = self.now()
            return _own(view).gives_up or view.phase not in RUNNING

        self.keep_trying(self.page.get_by_role("button", name=name).click, until=is_done)

    def solution(self) -> tuple[LayTile, ...]:
        """What fills the card that lies before them."""
        return steps(self.now())

    def hands(self) -> Hands:
        """Hands for the card that lies before them."""
        card = _own(self.now()).card
        assert card is not None
        return Hands(self.page, card.area, self.game)

    def lies(self, tile: str) -> bool:
        """Whether the server knows of this tile on their card."""
        return _lies(self.now(), tile)

    def until_it_lies(self, tile: str) -> None:
        """Wait until the server has told so."""
        self.wait_until(lambda: self.lies(tile))

    def solve_by_dragging(self) -> None:
        """What is still missing on the card, with the mouse."""
        self._solve(self.hands().drag)

    def solve_by_keys(self) -> None:
        """The same without a pointer."""
        self._solve(self.hands().lay_by_keys)

    def _solve(self, lay: Lay) -> None:
        """Tile by tile, as long as there is time for this card."""
        round_ = self.now().round

        def is_done(tile: str) -> bool:
            view = self.now()
            return _lies(view, tile) or view.round != round_ or view.phase not in RUNNING

        for step in self.solution():
            self.keep_trying(partial(lay, step.tile, step.cells, step.holes), until=partial(is_done, step.tile))

    def until_read(self, words: str) -> None:
        """Wait until this can be read, or could since the page was loaded."""
        self.page.wait_for_function(WAS_READ, arg=words)

    def words(self) -> str:
        """All that can be read on the page, names for screen readers included."""
        text: str = self.page.evaluate(
            """() => [document.title, document.body.innerText,
                ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
                    e => ['aria-label', 'title', 'placeholder'].map(a => e.getAttribute(a) ?? ''))].join('\\n')"""
        )
        return text

    def overflow(self) -> tuple[int, int]:
        """By how many pixels the page is wider and higher than its window."""
        wide, high = self.page.evaluate(
            """() => { const d = document.documentElement;
                return [d.scrollWidth - d.clientWidth, d.scrollHeight - d.clientHeight]; }"""
        )
        return wide, high


def _own(view: RaceView) -> RaceSeatView:
    assert view.you is not None
    seat = view.seats[view.you]
    assert isinstance(seat, RaceSeatView)
    return seat


def _lies(view: RaceView, tile: str) -> bool:
    return tile in [laid.tile for laid in _own(view).board]


def _pause(view: RaceView) -> tuple[object, ...]:
    """Which one of them it is."""
    return view.phase, view.round, getattr(view, "stage", None)
