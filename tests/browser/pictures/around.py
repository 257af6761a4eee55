"""Around a match: the way back to it, leaving it, a round once more, an analysis, a server that is away."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.kept_matches import ANALYSED, keep
from tests.browser.pictures.race import NAMES, at_card
from tests.browser.pictures.tables import LONG_NAMES, seated
from tests.browser.stages import STAGES, UNHURRIED
from tests.browser.studio import Shots, Studio
from tests.server.running import running

from akili.locales import words

RACES = ("ubongo_fun_size", "ubongo_shimo", "ubongo_classic")
IS_READY = "() => navigator.serviceWorker.ready.then(() => true)"


def way_back(studio: Studio) -> Shots:
    ola, *_ = seated(studio, LONG_NAMES)
    ola.start()
    for name, path in (("home", "/"), ("rules", "/shimo/rules"), ("lobby", "/watch")):
        yield f"way-back-{name}", studio.visit(path, ola).page
    zsofi, _ = seated(studio, NAMES[1:3])
    zsofi.start()
    page = studio.visit(f"/t/{zsofi.table.code}", ola).page
    page.get_by_role("application").wait_for()
    yield "way-back-watching", page


def leaving(studio: Studio) -> Shots:
    ola, _ = seated(studio, NAMES[:2], countdown=120)
    ola.start()
    page = at_card(studio, ola).page
    page.mouse.click(5, 5)
    page.locator("header button, .head button").last.click()
    page.locator("dialog[open] a[href='/']").click()
    page.locator("dialog[open] .pair").wait_for(state="detached")
    yield "leaving", page


def away(studio: Studio) -> Shots:
    page = studio.visit("/rules", by_line=True).page
    page.evaluate(IS_READY)
    studio.line.cut()
    page.reload()
    yield "server-away", page
    studio.line.mend()


def watched_again(studio: Studio) -> Shots:
    for game in RACES:
        guests = seated(studio, NAMES, game=game, **UNHURRIED[game])
        page = studio.visit(f"/t/{guests[0].table.code}", guests[0]).page
        guests[0].start()
        for stage in STAGES[game](guests):
            if stage == "race":
                page.get_by_role("application").wait_for()
            if stage == "round result":
                break
        page.locator("footer .ways button").first.click()
        page.locator("dialog[open] .stage").wait_for()
        yield f"watched-again-{game}", page


def analysis(studio: Studio) -> Shots:
    title = words(studio.language)("analysis-title")
    with TemporaryDirectory() as folder:
        store = Path(folder) / "akili.db"
        for match, (game, bots, options) in ANALYSED.items():
            keep(store, match, game, bots, options)
        with running(store) as address:
            for match in ANALYSED:
                page = studio.visit(f"{address}/replay/{match}").page
                page.get_by_role("button", name=title, exact=True).click()
                page.locator("figure svg path").first.wait_for(timeout=120_000)
                yield f"analysis-{match}", page
            studio.clear()


def system_colours(studio: Studio) -> Shots:
    """Every game from its lobby to its end, in the colours of those who chose theirs for everything."""
    for path in ("/", "/settings", "/shimo/learn", "/dice/solo"):
        page = studio.visit(path).page
        page.emulate_media(forced_colors="active")
        yield f"system-colours{path.replace('/', '-')}", page
    for game, stages in STAGES.items():
        guests = seated(studio, NAMES, game=game, **UNHURRIED.get(game, {}))
        page = studio.visit(f"/t/{guests[0].table.code}", guests[0]).page
        page.emulate_media(forced_colors="active")
        yield f"system-colours-{game}-lobby", page
        guests[0].start()
        for stage in chain(stages(guests), ["over"]):
            yield f"system-colours-{game}-{stage.replace(' ', '-')}", page
