"""A hand that takes a tile from its slot, wanders over the card and lets go: with a mouse, or with a finger."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from playwright.sync_api import CDPSession, Locator, Page
from tests.browser.hands import Point, middle
from tests.browser.races import Cells

FLOAT = 40  # px that a piece stays above a finger
STEPS = 30  # moves on the way
BEAT = 16  # ms between two moves, as a screen of 60 Hz has them


class Pointer:
    """The one thing that a mouse and a finger do alike: go down, move, go up."""

    def __init__(self, page: Page, touch: CDPSession | None) -> None:
        self._page, self._touch = page, touch
        self.float = 0 if touch is None else FLOAT

    def down(self, x: float, y: float) -> None:
        if self._touch is None:
            self._page.mouse.move(x, y)
            self._page.mouse.down()
        else:
            self._finger("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        if self._touch is None:
            self._page.mouse.move(x, y)
        else:
            self._finger("touchMove", x, y)

    def up(self) -> None:
        if self._touch is None:
            self._page.mouse.up()
        else:
            self._touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _finger(self, kind: str, x: float, y: float) -> None:
        assert self._touch is not None
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def drag(page: Page, pointer: Pointer, slot: Locator, end: Point) -> None:
    """From the middle of the tile in its slot, in a circle over the card, to the end."""
    start = middle(slot.locator("svg"))
    around = middle(page.locator("svg.area"))
    pointer.down(*start)
    page.wait_for_timeout(4 * BEAT)
    for x, y in way(start, around, end):
        pointer.move(x, y)
        page.wait_for_timeout(BEAT)
    page.wait_for_timeout(4 * BEAT)
    pointer.up()
    page.wait_for_timeout(25 * BEAT)  # what flies has arrived


def way(start: Point, around: Point, end: Point) -> Iterator[Point]:
    """The places where the pointer is told of."""
    yield start[0], start[1] - 14
    radius = 60
    circle = [
        (around[0] + radius * cos(2 * pi * part / STEPS), around[1] + radius * sin(2 * pi * part / STEPS))
        for part in range(STEPS)
    ]
    yield from circle
    yield end


def over(page: Page, pointer: Pointer, cells: Cells, columns: int) -> Point:
    """Where a pointer has to be so that the tile that it holds by the middle lies on these cells."""
    area = page.locator("svg.area").bounding_box()
    assert area is not None
    px = area["width"] / columns
    rows, places = [row for row, _ in cells], [column for _, column in cells]
    x = area["x"] + (min(places) + max(places) + 1) / 2 * px
    if pointer.float:
        return x, area["y"] + (max(rows) + 1) * px + pointer.float
    return x, area["y"] + (min(rows) + max(rows) + 1) / 2 * px
