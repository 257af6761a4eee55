"""Somebody at a browser: what his page was told, and hands that do what a person's would."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

from akili.games.ubongo_fun_size.model import View

EXPECTED = ("ERR_", "WebSocket", "status of 4")  # a line that a test cut, a refusal that a test wanted


class Person:
    """A page, the newest view it was sent, and everything that went wrong on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view: View | None = None
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
        if message["type"] == "update":
            self.view = msgspec.convert(message["view"], View)
            self.match = message["match"]

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
