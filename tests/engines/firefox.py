"""The distribution's own Firefox, driven by Playwright over WebDriver BiDi."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright, sync_playwright
from tests.engines.visitor import KEEP_MISHAPS, Motion, Visit, Visitor, Window

PATCH = Path(__file__).with_name("bidi_patch.cjs")
PATIENCE = 60_000  # ms


class Firefox:
    name = "Firefox"
    packages = ("firefox-esr",)

    def is_there(self) -> bool:
        return _program() is not None

    @contextmanager
    def running(self) -> Iterator[Visit]:
        os.environ["NODE_OPTIONS"] = f"--require {PATCH}"  # for Playwright's driver, which is a child of ours
        with sync_playwright() as playwright:
            yield lambda window: _visit(playwright, window)


@contextmanager
def _visit(playwright: Playwright, window: Window) -> Iterator[Visitor]:
    preferences: dict[str, str | float | bool] = {
        "layout.css.prefers-color-scheme.content-override": 0 if window.dark else 1,
        "ui.prefersReducedMotion": 1,
    }
    browser = playwright.firefox.launch(
        channel="moz-firefox", executable_path=_program(), firefox_user_prefs=preferences
    )
    try:
        page = browser.new_page(viewport={"width": window.width, "height": window.height}, locale=window.language)
        page.set_default_timeout(PATIENCE)
        page.add_init_script(KEEP_MISHAPS)
        yield PlaywrightVisitor(page)
    finally:
        browser.close()


class PlaywrightVisitor:
    def __init__(self, page: Page) -> None:
        self._page = page

    def come_as(self, address: str, cookie: str) -> None:
        name, _, value = cookie.partition("=")
        self._page.context.add_cookies([{"name": name, "value": value, "url": address}])

    def open(self, url: str) -> None:
        self._page.goto(url)

    def run(self, function: str, *arguments: Any) -> Any:
        return self._page.evaluate(f"given => ({function})(...given)", list(arguments))

    def mouse(self, motion: Motion, x: float, y: float) -> None:
        self._page.mouse.move(x, y)
        if motion == "down":
            self._page.mouse.down()
        elif motion == "up":
            self._page.mouse.up()

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def photograph(self, path: Path) -> None:
        """Playwright tries to style the page for it, which our policy refuses: no mishap of ours."""
        before = self.run("() => window.mishaps.length")
        self._page.screenshot(path=path)
        self.run("(before) => { window.mishaps.length = before; }", before)


def _program() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")
