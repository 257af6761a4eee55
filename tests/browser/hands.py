"""What a person's hands do on a card: find out how a tile has to lie, and lay it with mouse, finger or keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Self

from playwright.sync_api import CDPSession, FloatRect, Locator, Page, TimeoutError
from tests.browser.races import DICE, TILES, Cells, Form

from akili.games.ubongo_dice.model import Colour
from akili.polyomino import Cell

Point = tuple[float, float]  # of the page, in pixels
Off = tuple[float, float]  # right and down, in cells
EXACTLY = (0.0, 0.0)
KEYS = "rf"


def as_in_hand(cells: Cells, holes: Cells) -> Form:
    """The tile alone: from the top left corner, in reading order."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)

    def moved(part: Cells) -> Cells:
        return tuple(sorted((row - top, column - left) for row, column in part))

    return moved(cells), moved(holes)


def after(key: str, form: Form) -> Form:
    """R turns clockwise, F flips left and right; the holes go where the cells go."""
    cells, holes = (tuple((c, -r) if key == "r" else (r, -c) for r, c in part) for part in form)
    return as_in_hand(cells, holes)


def keys_to(form: Form, wanted: Form) -> str:
    """The fewest of R and F that make one form of a tile into another."""
    ways = {form: ""}
    for here in (queue := [form]):
        if here == wanted:
            return ways[here]
        for key in KEYS:
            there = after(key, here)
            if there not in ways:
                ways[there] = ways[here] + key
                queue.append(there)
    raise AssertionError(f"{wanted} is no form of {form}")


def arrows_to(cells: Cells, rows: int, columns: int) -> Iterator[str]:
    """From wherever a tile is on a card of this size: against the edge, for from there the way is known."""
    along_rows, along_columns = ([cell[axis] for cell in cells] for axis in (0, 1))
    for back, forth, along, size in (
        ("ArrowUp", "ArrowDown", along_rows, rows),
        ("ArrowLeft", "ArrowRight", along_columns, columns),
    ):
        room = size - 1 - max(along) + min(along)
        yield from (*[back] * max(room, 1), *[forth] * min(along))


class Hands:
    """One pair, for one card: a new card has its tiles as they lie in the box."""

    def __init__(self, page: Page, area: Iterable[str], game: str = "ubongo_fun_size") -> None:
        self._page = page
        area = tuple(area)
        self._rows, self._columns = len(area), max(map(len, area))
        self._forms = {tile: as_in_hand(*form) for tile, form in TILES[game].items()}

    @classmethod
    def for_dice(cls, page: Page, area: Iterable[str], faces: Mapping[Colour, str]) -> Self:
        """For the shapes of dice: the pieces are called by the colours of their dice."""
        hands = cls(page, area)
        hands._forms = {colour: as_in_hand(DICE[colour, face], ()) for colour, face in faces.items()}
        return hands

    def slot(self, tile: str) -> Locator:
        return self._page.get_by_role("application").locator(f"[data-tile='{tile}']")

    def turn(self, tile: str, cells: Cells, holes: Cells = ()) -> None:
        """Turn and flip the tile in the tray until it can lie on the cells, with its holes where they should be."""
        wanted = as_in_hand(cells, holes)
        self.slot(tile).focus()
        for key in keys_to(self._forms[tile], wanted):
            self._page.keyboard.press(key)
        self._forms[tile] = wanted

    def click(self, tile: str) -> None:
        """A click turns it."""
        self.slot(tile).click()
        self._did(tile, "r")

    def double_click(self, tile: str) -> None:
        """Two clicks flip it."""
        self.slot(tile).dblclick()
        self._did(tile, "f")

    def tap(self, tile: str) -> None:
        """A finger turns it."""
        self.slot(tile).tap()
        self._did(tile, "r")

    def double_tap(self, tile: str) -> None:
        """Two taps flip it: at once, for nobody waits between them."""
        x, y = middle(self.slot(tile))
        self._page.touchscreen.tap(x, y)
        self._page.touchscreen.tap(x, y)
        self._did(tile, "f")

    def _did(self, tile: str, key: str) -> None:
        self._forms[tile] = after(key, self._forms[tile])

    def knows(self, tile: str, cells: Cells) -> None:
        """It was turned by other means and lies in the tray as on these cells."""
        self._forms[tile] = as_in_hand(cells, ())

    def drag(self, tile: str, cells: Cells, holes: Cells = ()) -> None:
        """With the mouse, from the tray to the card."""
        self.hold(tile, cells, holes=holes)
        self._page.mouse.up()

    def hold(self, tile: str, cells: Cells, off: Off = EXACTLY, holes: Cells = ()) -> None:
        """With the mouse: above the cells, or so many of them beside, and not let go."""
        self._take_aim(tile, cells, holes)
        mouse = self._page.mouse
        x, y = middle(self.slot(tile).locator("svg"))
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 3, y - 12, steps=3)
        try:
            dx, dy = self._way(cells, off)
        except TimeoutError:  # it isn't in the hand, for the time was up: the mouse is free for what comes
            mouse.up()
            raise
        mouse.move(x + 3 + dx, y - 12 + dy, steps=4)

    def drag_by_finger(self, tile: str, cells: Cells, touch: CDPSession, holes: Cells = ()) -> None:
        """With a finger: the tile floats above it."""
        self.hold_by_finger(tile, cells, touch, holes=holes)
        lift(touch)

    def hold_by_finger(self, tile: str, cells: Cells, touch: CDPSession, off: Off = EXACTLY, holes: Cells = ()) -> None:
        """With a finger, and not let go."""
        self._take_aim(tile, cells, holes)
        self._reach(middle(self.slot(tile).locator("svg")), cells, touch, off)

    def _reach(self, start: Point, cells: Cells, touch: CDPSession, off: Off = EXACTLY) -> None:
        x, y = start
        _touch(touch, "touchStart", x, y)
        _touch(touch, "touchMove", x, y - 16)
        dx, dy = self._way(cells, off)
        for part in (0.3, 0.7, 1):
            _touch(touch, "touchMove", x + dx * part, y - 16 + dy * part)
        dx2, dy2 = self._way(cells, off)  # near the edge of the screen it floats less
        _touch(touch, "touchMove", x + dx + dx2, y - 16 + dy + dy2)

    def _take_aim(self, tile: str, cells: Cells, holes: Cells) -> None:
        """From now on no key is used: nothing shall look as if one had been."""
        self.turn(tile, cells, holes)
        self.slot(tile).blur()

    def lay_by_keys(self, tile: str, cells: Cells, holes: Cells = ()) -> None:
        """Without any pointer: arrows to the cells, Enter."""
        self.turn(tile, cells, holes)
        for key in (*arrows_to(cells, self._rows, self._columns), "Enter"):
            self._page.keyboard.press(key)

    def grab(self, cell: Cell) -> Point:
        """With the mouse: what lies on this cell of the card, lifted a little."""
        x, y = self._middle_of(cell)
        self._page.mouse.move(x, y)
        self._page.mouse.down()
        self._page.mouse.move(x + 6, y + 6, steps=2)
        return x + 6, y + 6

    def move(self, cell: Cell, cells: Cells) -> None:
        """With the mouse: what lies on this cell of the card goes to these cells."""
        x, y = self.grab(cell)
        dx, dy = self._way(cells)
        self._page.mouse.move(x + dx, y + dy, steps=4)
        self._page.mouse.up()

    def move_by_finger(self, cell: Cell, cells: Cells, touch: CDPSession) -> None:
        """With a finger, the same."""
        self._reach(self._middle_of(cell), cells, touch)
        lift(touch)

    def _middle_of(self, cell: Cell) -> Point:
        area = _box(self._page.locator("svg.area"))
        px = area["width"] / self._columns
        return area["x"] + (cell[1] + 0.5) * px, area["y"] + (cell[0] + 0.5) * px

    def put_back(self) -> None:
        """What is held goes to where it was."""
        self._page.keyboard.press("Escape")
        self._page.mouse.up()

    def _way(self, cells: Cells, off: Off = EXACTLY) -> tuple[float, float]:
        """From where the held tile is to where it shall lie, in pixels."""
        area = _box(self._page.locator("svg.area"))
        held = _at_rest(self._page.locator(".held svg"))
        px = area["width"] / self._columns
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        return area["x"] + (left + off[0]) * px - held["x"], area["y"] + (top + off[1]) * px - held["y"]


def lift(touch: CDPSession) -> None:
    """The finger goes."""
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _at_rest(place: Locator) -> FloatRect:
    """Where it is when it has been lifted to its full size."""
    before: FloatRect | None = None
    while (now := _box(place)) != before:
        before = now
        place.page.wait_for_timeout(60)
    return now


def _box(place: Locator) -> FloatRect:
    """Where it is, once it can be seen."""
    place.wait_for()
    box = place.bounding_box()
    return _box(place) if box is None else box


def middle(place: Locator) -> Point:
    box = _box(place)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _touch(touch: CDPSession, kind: str, x: float, y: float) -> None:
    touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
