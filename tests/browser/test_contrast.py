"""Every control can be told from what is around it, three to one: in both themes, and in the system's own colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page
from tests.browser.company import Company
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.live_page import LivePage
from tests.browser.looking import looks_on
from tests.browser.stages import REST, STAGES, UNHURRIED
from tests.browser.visits import SCENES

LEAST = 3
MEASURE = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
CONTROLS = (
    # a die is told by its pips, which are dark or white, a box to pick by its ring, which is drawn below the button
    "button:not([role=switch], .segments button, [data-die], [data-pick]),"
    " .track, .segments, input:not([type=range]), select, a.button"
)
MARKS = "[data-tile], .pips i, .dots i, .steps i"
GAMES = ("fun-size", "shimo", "classic", "dice", "clever-cubed")
PAGES = (
    "/",
    "/watch",
    "/settings",
    "/solo",
    "/records",
    *(f"/{game}{end}" for game in GAMES for end in ("", "/learn", "/solo", "/records", "/rules")),
)
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
IS_PAINTED = "theme => document.documentElement.dataset.theme === theme"


def faint(page: Page, selector: str) -> list[str]:
    """What is seen badly, and how badly."""
    measured = page.evaluate(MEASURE, [picture_of(page), selector])
    assert measured, "nothing to measure"
    return [f"{name}: {ratio:.2f}" for name, ratio in measured if ratio < LEAST]


def picture_of(page: Page) -> str:
    """Every pixel of the window, packed quickly: that takes less than half of the time of ``page.screenshot()``."""
    clip = {"x": 0, "y": 0, **(page.viewport_size or DESKTOP), "scale": page.evaluate("devicePixelRatio")}
    devtools = page.context.new_cdp_session(page)
    taken = devtools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True, "clip": clip})
    devtools.detach()
    return str(taken["data"])


def faint_in_both_themes(page: Page, selector: str = CONTROLS) -> Iterator[str]:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(IS_PAINTED, arg=theme)
        yield from (f"{theme} {one}" for one in faint(page, selector))


def go(visit: Visit, company: Company, scene: str, *, phone: bool, dark: bool) -> Page:
    place = SCENES[scene](company)
    person = visit(phone=phone, dark=dark)
    if place.guest is not None:
        return looks_on(person, place.guest, place.path).page
    person.page.goto(place.path, wait_until="networkidle")
    return person.page


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
def test_every_control_of_the_pages_stands_out(visit: Visit, phone: bool) -> None:
    """To the end of the page: what is below the fold, too."""
    page, size = visit(phone=phone).page, PHONE if phone else DESKTOP
    found = []
    for path in PAGES:
        page.set_viewport_size(size)
        page.goto(path, wait_until="networkidle")
        whole = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": size["width"], "height": whole})
        found += [f"{path} {one}" for one in faint_in_both_themes(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", STAGES)
def test_every_control_of_a_match_stands_out(visit: Visit, company: Company, game: str) -> None:
    host, *_ = guests = company.friends("Ola", "Zsófi", "Łukasz", "Ernő", game=game, **UNHURRIED.get(game, {}))
    pages = [LivePage(visit(phone=phone), host) for phone in (True, False)]
    found = faint_now(pages, "lobby")
    host.start()
    for stage in STAGES[game](guests):
        found += faint_now(pages, stage)
    found += faint_now(pages, "over")
    for live in pages:
        live.page.goto(f"/replay/{host.match}", wait_until="networkidle")
    found += faint_now(pages, "replay")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
def test_the_ring_of_a_box_to_pick_stands_out_on_both_sides(visit: Visit, theme: Literal["light", "dark"]) -> None:
    page = visit(dark=theme == "dark").page
    page.goto("/clever-cubed/learn", wait_until="networkidle")
    ring, *sides = page.evaluate(COLOURS_OF_A_RING)
    assert all(ratio(ring, side) >= LEAST for side in sides), (ring, sides)


COLOURS_OF_A_RING = """() => {
    const paper = document.querySelector("svg [data-box]");
    const pen = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
    return ["--sheet-lit-ink", "--sheet-lit", "--sheet-box", "--sheet-grey"].map((name) => {
        pen.fillStyle = getComputedStyle(paper).getPropertyValue(name);
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
}"""


def ratio(one: Sequence[int], other: Sequence[int]) -> float:
    dark, light = sorted(luminance(colour) + 0.05 for colour in (one, other))
    return light / dark


def luminance(colour: Sequence[int]) -> float:
    red, green, blue = ((part / 255 + 0.055) ** 2.4 / 1.055**2.4 if part > 10 else part / 3294 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def faint_now(pages: Sequence[LivePage], stage: str) -> list[str]:
    if stage == REST:
        for live in pages:
            live.leave()
        return []
    return [f"{stage} {one}" for live in pages for one in faint_live(live)]


def faint_live(live: LivePage) -> list[str]:
    """Once more, if the match went on between the picture and the measuring."""
    live.catch_up()
    before, width = live.told, (live.page.viewport_size or DESKTOP)["width"]
    found = [f"{width} {one}" for one in faint_in_both_themes(live.page)]
    if width == PHONE["width"]:
        found += [f"{width} {one}" for one in faint_in_the_systems_colours(live.page)]
    return found if live.told == before else faint_live(live)


def faint_in_the_systems_colours(page: Page) -> Iterator[str]:
    """Of those who chose two for everything, here the darker ones; tiles, slots and pips as well."""
    page.emulate_media(forced_colors="active")
    yield from (f"the system's {one}" for one in faint(page, f"{CONTROLS}, {MARKS}"))
    page.emulate_media(forced_colors="none")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("scene", ["race", "learn", "solo"])
def test_slots_and_pips_are_seen_in_the_systems_colours(visit: Visit, company: Company, scene: str, dark: bool) -> None:
    page = go(visit, company, scene, phone=True, dark=dark)
    page.emulate_media(forced_colors="active")
    found = faint(page, f"{CONTROLS}, {MARKS}")
    assert not found, "\n".join(found)
