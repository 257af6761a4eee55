"""What is said in passing covers neither the time nor what is to be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect
from tests.browser.company import Company, Guest
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.gem_board import place, roll
from tests.browser.looking import looks_on

NAMES = ("Ola", "Bea", "Ada")
WIDE = 900
LYING: ViewportSize = {"width": 640, "height": 360}
SIZES = {"phone": PHONE, "lying": LYING, "desktop": DESKTOP}
LONG = 120  # seconds: machines are shared
RACES = ("ubongo_fun_size", "ubongo_shimo", "ubongo_classic")
GAMES = (*RACES, "ubongo_dice", "clever_cubed")
BAR = "header:has([aria-label='Menu'])"
PARTS = "header .middle > *, header .tools"  # of a wide bar: the name of the game may be covered for a while
LONGEST = "Wielkomiłosława Zsófia isn't here any more, so you are the host now."
SAY = """(toasts, text) => {
    const [, scope] = toasts.classList;  // what the component's rules are bound to
    toasts.innerHTML = `<button class="toast plain ${scope}"><span>${text}</span></button>`;
}"""
RIVALS = "[data-gem-page] > ul > li"  # those who take gems beside you
HINT = "[data-hint], [data-does=hint]"  # which is to be tapped again once it has said what it costs
NEEDED = f"svg.area, .banner, [role=timer], [data-tile], [data-die], .button, .actions button, .note button, {RIVALS}"


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_it_covers_nothing_that_is_needed(visit: Visit, company: Company, game: str, size: ViewportSize) -> None:
    page, _ = playing(visit, company, game, size=size)
    expect(page.locator(BAR)).to_be_visible()
    covers_nothing(page)


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
@pytest.mark.parametrize("game", RACES)
def test_also_above_a_vote(visit: Visit, company: Company, game: str, size: ViewportSize) -> None:
    page, friend = playing(visit, company, game, size=size)
    friend.give_up()
    expect(page.locator(".note button")).to_be_visible()
    covers_nothing(page)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", RACES[:2])
def test_also_beside_a_countdown(visit: Visit, company: Company, game: str, size: ViewportSize) -> None:
    page, friend = playing(visit, company, game, size=size)
    friend.solve()
    expect(page.locator(".banner")).to_be_visible()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()  # also where the banner covers the bar
    covers_nothing(page)


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_also_above_the_gems(visit: Visit, company: Company, size: ViewportSize) -> None:
    page, _ = playing(visit, company, "ubongo_classic", size=size, solved=True)
    expect(page.locator(RIVALS)).to_have_count(2)
    covers_nothing(page)


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
@pytest.mark.parametrize("game", ["ubongo_dice", "clever_cubed"])
def test_also_above_hints(visit: Visit, company: Company, game: str, size: ViewportSize) -> None:
    ola = company.guest("Ola")
    ola.open_table(1, game=game)
    ola.start()
    page = looks_on(visit(phone=True), ola).page
    page.set_viewport_size(size)
    expect(page.locator(HINT)).to_be_visible()
    covers_nothing(page, f"{NEEDED}, {HINT}")


def playing(
    visit: Visit, company: Company, game: str, *, size: ViewportSize, solved: bool = False
) -> tuple[Page, Guest]:
    """A match that is on, as somebody with two friends sees it."""
    options = {"countdown": LONG} if game == "ubongo_fun_size" else {}
    guests = ola, friend, _ = company.friends(*NAMES, game=game, **options)
    ola.start()
    if game == "ubongo_classic":
        place(guests, (2, 3, 1))
        roll(guests)
    if solved:
        ola.solve()
    page = looks_on(visit(phone=size != DESKTOP), ola).page
    page.set_viewport_size(size)
    return page, friend


def covers_nothing(page: Page, needed_things: str = NEEDED) -> None:
    assert page.viewport_size is not None
    page.locator(".toasts").evaluate(SAY, LONGEST)
    bar = BAR if page.viewport_size["width"] < WIDE else PARTS
    said, needed = _boxes(page.locator(".toast")), _boxes(page.locator(f"{bar}, {needed_things}"))
    assert len(said) == 1
    assert len(needed) > 1
    covered = [box for box in needed if _overlap(said[0], box)]
    assert covered == [], (said, covered)


def _boxes(places: Locator) -> list[FloatRect]:
    """Of those that can be seen, all at one moment."""
    boxes: list[FloatRect] = places.evaluate_all(
        """(elements) => elements.map(e => e.getBoundingClientRect()).filter(({ width, height }) => width && height)
            .map(({ x, y, width, height }) => ({ x, y, width, height }))"""
    )
    return boxes


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
