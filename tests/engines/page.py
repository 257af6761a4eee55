"""A page as the story needs it, whatever engine shows it: waits for states, clicks on words, lays tiles."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

from tests.browser.hands import arrows_to, as_in_hand, keys_to
from tests.browser.races import TILES, Cells
from tests.engines.visitor import Visitor

PATIENCE = 60  # seconds
LOOK = 0.05
Box = dict[str, float]

# The box of the first thing that is seen, fits the selector and has these words, and can be hit there.
BOX = """(selector, words) => {
    const named = (e) => `${e.getAttribute('aria-label') ?? ''} ${e.textContent}`.includes(words);
    const found = [...document.querySelectorAll(selector)].find((e) => e.checkVisibility() && named(e));
    if (!found || found.disabled) return null;
    found.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x, y, width, height };
}"""
FOCUS = """() => {
    const { activeElement } = document;
    return { tile: activeElement.dataset.tile, ring: getComputedStyle(activeElement).outlineStyle };
}"""
TABS = 60
IS_PAST = """(tile) => {
    const position = document.querySelector(`[data-tile='${tile}']`).compareDocumentPosition(document.activeElement);
    return Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
READ = "(words) => document.body.innerText.includes(words)"


class Page:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def until(self, is_so: Callable[[], Any], told: str) -> Any:
        """What it answers, once it is something."""
        end = time.monotonic() + PATIENCE
        while not (answer := is_so()):
            assert time.monotonic() < end, f"it never came: {told}; {self.visitor.run('() => document.body.innerText')}"
            time.sleep(LOOK)
        return answer

    def box(self, selector: str, words: str = "") -> Box:
        found: Box = self.until(lambda: self.visitor.run(BOX, selector, words), f"{selector} {words}")
        return found

    def until_read(self, words: str) -> None:
        self.until(lambda: self.visitor.run(READ, words), words)

    def until_gone(self, words: str) -> None:
        self.until(lambda: not self.visitor.run(READ, words), f"without {words}")

    def click(self, selector: str, words: str = "") -> None:
        x, y = middle(self.box(selector, words))
        for motion in ("move", "down", "up"):
            self.visitor.mouse(motion, x, y)

    def mishaps(self) -> list[str]:
        told: list[str] = self.visitor.run("() => window.mishaps")
        return told


class Card:
    """Hands for one card of Fun-Size: its tiles lie in the tray as they lie in the box."""

    def __init__(self, page: Page, area: Iterable[str]) -> None:
        self._page, self._visitor = page, page.visitor
        area = tuple(area)
        self._rows, self._columns = len(area), max(map(len, area))
        self._forms = {tile: as_in_hand(*form) for tile, form in TILES["ubongo_fun_size"].items()}

    def turn(self, tile: str, cells: Cells) -> None:
        """By keys alone, until it can lie on the cells."""
        self._reach(tile)
        wanted = as_in_hand(cells, ())
        for key in keys_to(self._forms[tile], wanted):
            self._visitor.press(key)
        self._forms[tile] = wanted

    def _reach(self, tile: str) -> None:
        """As often as a person would press Tab, and more; back where it was passed, for at a page's end the focus
        leaves it for the browser's own buttons, and Firefox 153 without a window doesn't come back from there."""
        self._page.box(f"[data-tile='{tile}']")
        for _ in range(TABS):
            if self._visitor.run(FOCUS) == {"tile": tile, "ring": "solid"}:
                return
            self._visitor.press("Shift+Tab" if self._visitor.run(IS_PAST, tile) else "Tab")
        raise AssertionError(f"Tab never comes to {tile}, or its focus isn't seen")

    def lay_by_keys(self, tile: str, cells: Cells) -> None:
        self.turn(tile, cells)
        for key in (*arrows_to(cells, self._rows, self._columns), "Enter"):
            self._visitor.press(key)

    def lay_by_mouse(self, tile: str, cells: Cells) -> None:
        self.hold(tile, cells)
        self._visitor.mouse("up", *self._at)

    def hold(self, tile: str, cells: Cells) -> None:
        """Above the cells, and not let go."""
        self.turn(tile, cells)
        x, y = middle(self._page.box(f"[data-tile='{tile}'] svg"))
        self._visitor.mouse("down", x, y)
        self._visitor.mouse("move", x + 3, y - 12)
        area, held = self._page.box("svg.area"), self._page.box(".held svg")
        px = area["width"] / self._columns
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        self._at = x + 3 + area["x"] + left * px - held["x"], y - 12 + area["y"] + top * px - held["y"]
        self._visitor.mouse("move", *self._at)


def middle(box: Box) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
