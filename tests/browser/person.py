"""Somebody at a browser: what their page was told, and hands that do what a person's would."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket
from tests.browser.hands import Hands
from tests.browser.races import steps

from akili.games.registry import GAMES
from akili.ubongo.race.model import LayTile, RaceView

EXPECTED = ("ERR_", "WebSocket", "status of 4")  # a line that a test cut, a refusal that a test wanted


class Person:
    """A page, the newest view it was sent, and everything that went wrong on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.game = ""
        self.view: RaceView | None = None
        self.match: str | None = None
        self.mishaps: list[str] = []
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

    def now(self) -> RaceView:
        """What the page shows: the newest view that reached it."""
        self.page.wait_for_timeout(20)  # lets frames that are under way arrive here
        assert self.view is not None
        return self.view

    def until(self, phase: str, round_: int) -> None:
        """Wait until the match is there."""
        for _ in range(1800):
            view = self.view
            if view is not None and (view.phase, view.round) == (phase, round_):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{phase} of round {round_} never came, but {self.view}")

    def solution(self) -> tuple[LayTile, ...]:
        """What fills the card that lies before them."""
        return steps(self.now())

    def hands(self) -> Hands:
        """Hands for the card that lies before them."""
        view = self.now()
        assert view.you is not None
        card = view.seats[view.you].card
        assert card is not None
        return Hands(self.page, card.area, self.game)

    def lies(self, tile: str) -> bool:
        """Whether the server knows of this tile on their card."""
        view = self.now()
        assert view.you is not None
        return tile in [laid.tile for laid in view.seats[view.you].board]

    def until_it_lies(self, tile: str) -> None:
        """Wait until the server has told so."""
        for _ in range(800):
            if self.lies(tile):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{tile} doesn't lie")

    def solve_by_dragging(self) -> None:
        """What is still missing on the card, with the mouse."""
        hands = self.hands()
        for step in self.solution():
            if not self.lies(step.tile):
                hands.drag(step.tile, step.cells, step.holes)

    def solve_by_keys(self) -> None:
        """The whole card, without a pointer."""
        hands = self.hands()
        for step in self.solution():
            hands.lay_by_keys(step.tile, step.cells, step.holes)

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
