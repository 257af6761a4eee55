"""The hand in a real chromium at a quarter of its speed: the first lift, later ones, drops, what is done on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.company import Company, Guest
from tests.browser.conftest import CHROMIUM, DESKTOP, PHONE
from tests.browser.hands import Hands, middle
from tests.browser.races import steps
from tests.browser.screenshots import ARGUMENTS
from tests.server.server_process import Server

from akili.server.client_files import FOLDER
from akili.ubongo.race.model import TakeTile
from bench.hand.dragging import Pointer, drag, over
from bench.hand.races import RACES
from bench.hand.trace import CATEGORIES, Trace
from bench.table import Part

WATCHING = Path(__file__).with_name("watching.js")
THROTTLE = 4
SETTLING = 2500  # ms from a race that can be seen to the first touch: somebody looks at the card first
Say = Callable[[str], None]
TITLE = "The hand in the browser"


@dataclass
class Felt:
    """ms of the main thread."""

    first_lifts: list[float] = field(default_factory=list)
    lifts: list[float] = field(default_factory=list)
    drops: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)
    long_tasks: list[float] = field(default_factory=list)

    def take(self, trace: Trace) -> None:
        first, *later = trace.busy("lift")
        self.first_lifts.append(first)
        self.lifts += later
        self.drops += trace.busy("drop")
        self.frames += [task for span in trace.spans if span.name == "way" for task in trace.during(span) if task > 1]
        self.long_tasks.append(trace.long_tasks(("lift", "way", "drop")))


def hand(visits: int, say: Say) -> Part:
    """Each race on a phone and a desktop, loaded so many times."""
    if CHROMIUM is None or not (FOLDER / "index.html").exists():
        return Part(TITLE, "Left out: it needs chromium, and the client built by `make client`.", ["", "ms"], [])
    rows = [["*an empty page's frame*", "", "", "", _high(_empty_frames(visits)), ""]]
    for name, race in RACES.items():
        for phone in (True, False):
            felt = Felt()
            with _server() as server, _browser() as browser, Company(f"http://127.0.0.1:{server.port}") as company:
                ola = race.begun(company)
                for number in range(visits):
                    say(f"{name}, {'phone' if phone else 'desktop'}: visit {number + 1} of {visits}")
                    felt.take(_visit(browser, race.game, ola, phone=phone))
            rows.append([f"{name}, {'phone' if phone else 'desktop'}", *_told(felt)])
    return Part(
        TITLE,
        f"Chromium at a quarter of its speed, {visits} visits each; phones of 360 × 640 with a finger, desktops of "
        "1280 × 800 with a mouse. Milliseconds of processor time of the page's main thread without its waits for what "
        "draws (slowed down, who waits counts as busy), for on a shared machine the clock tells of others: from the "
        "input to the end of the frame that shows it for lifts and drops (median, worst in brackets), per task on the "
        "way (p95, worst in brackets). In each visit a tile is lifted as the first thing after the load and let go at "
        "home, turned, lifted again and laid. The empty page is from the same run.",
        ["", "first lift", "later lifts", "drops", "on the way", "tasks > 50 ms"],
        rows,
        [f"until “Play now” can be seen a first visit keeps the main thread busy for {_of(_first_visits(visits))} ms"],
    )


def _told(felt: Felt) -> list[str]:
    long_tasks = f"{median(felt.long_tasks):.0f}"
    return [_of(felt.first_lifts), _of(felt.lifts), _of(felt.drops), _high(felt.frames), long_tasks]


def _of(values: list[float]) -> str:
    return f"{median(values):.0f} ({max(values):.0f})"


def _high(values: list[float]) -> str:
    return f"{quantiles(values, n=20)[-1]:.0f} ({max(values):.0f})"


@contextmanager
def _server() -> Iterator[Server]:
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "akili.db")
        asyncio.run(server.until_it_answers())
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def _page(browser: Browser, *, phone: bool, base: str | None = None) -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(
        base_url=base,
        viewport=PHONE if phone else DESKTOP,
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
    )
    page = context.new_page()
    page.add_init_script(path=WATCHING)
    yield context, page
    context.close()


def _visit(browser: Browser, game: str, ola: Guest, *, phone: bool) -> Trace:
    """From a load to a tile that lies, and the tile taken back for the next visit."""
    with _page(browser, phone=phone, base=ola.address) as (context, page):
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        name, _, value = ola.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": ola.address}])
        page.goto(f"/t/{ola.table.code}", wait_until="networkidle")
        page.get_by_role("application").wait_for()
        page.wait_for_timeout(SETTLING)
        pointer = Pointer(page, session if phone else None)
        step, card = steps(ola.view)[0], ola.view.seats[0].card
        assert card is not None
        hands = Hands(page, card.area, game)
        slot = hands.slot(step.tile)
        browser.start_tracing(page=page, categories=list(CATEGORIES))
        drag(page, pointer, slot, middle(slot))
        hands.turn(step.tile, step.cells, step.holes)
        drag(page, pointer, slot, over(page, pointer, step.cells, max(map(len, card.area))))
        trace = Trace(browser.stop_tracing())
    ola.until(lambda view: step.tile in [laid.tile for laid in view.seats[0].board])
    ola.do(TakeTile(step.tile))
    return trace


def _first_visits(visits: int) -> list[float]:
    """From an address that is typed to the button that begins a match."""
    busy = []
    with _server() as server, _browser() as browser:
        for _ in range(visits):
            with _page(browser, phone=True, base=f"http://127.0.0.1:{server.port}") as (context, page):
                context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
                browser.start_tracing(page=page, categories=list(CATEGORIES))
                page.goto("/", wait_until="commit")
                page.get_by_role("button", name="Play now").first.wait_for()
                busy.append(sum(task.busy for task in Trace(browser.stop_tracing()).tasks))
    return busy


def _empty_frames(visits: int) -> list[float]:
    """The work of a frame in which nothing happens."""
    with _browser() as browser, _page(browser, phone=True) as (context, page):
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        page.goto("data:text/html,<p>nothing")
        browser.start_tracing(page=page, categories=list(CATEGORIES))
        page.evaluate(
            "n => new Promise(done => requestAnimationFrame(function next(at) {"
            "performance.mark('frame'); n-- ? requestAnimationFrame(next) : done() }))",
            visits * 10,
        )
        trace = Trace(browser.stop_tracing())
    return [task.busy for task in trace.tasks if task.busy > 0.5]
