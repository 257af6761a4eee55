"""What every engine has to play: a lobby, a round by mouse, one by keys and through a tunnel, the menu, a replay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.browser.company import Company, Guest
from tests.browser.line import Line
from tests.browser.races import steps
from tests.browser.visits import SCENES
from tests.engines.page import Card, Page
from tests.engines.visitor import Visit, Window

from akili.ubongo.race.model import LayTile

DESKTOP = Window()
PHONE = Window(width=360, height=640, dark=True)
SAFE = "Nothing is lost."
LEVEL = "() => getComputedStyle(document.querySelector('select')).appearance"
RING = "() => getComputedStyle(document.activeElement).outlineStyle"
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


@dataclass(frozen=True)
class Stage:
    """Where it is played: others, a line that can be cut, and a folder for pictures."""

    visit: Visit
    company: Company
    line: Line
    pictures: Path

    @contextmanager
    def page(self, window: Window, path: str, guest: Guest) -> Iterator[Page]:
        """A page at this path; when it is left, nothing may have gone wrong on it."""
        with self.visit(window) as visitor:
            visitor.come_as(self.line.address, guest.cookie)
            visitor.open(self.line.address + path)
            page = Page(visitor)
            yield page
            assert (mishaps := page.mishaps()) == [], mishaps

    def photograph(self, page: Page, name: str) -> None:
        self.pictures.mkdir(parents=True, exist_ok=True)
        page.visitor.photograph(self.pictures / f"{name}.png")


def tell(stage: Stage) -> Iterator[str]:
    """Scene by scene, each told when it has been played."""
    ola, bea = stage.company.guest("Ola"), stage.company.guest("Bea")
    code = ola.open_table(2, countdown=120)  # machines are slow
    with stage.page(DESKTOP, f"/t/{code}", ola) as page:
        _meet(stage, page, bea, code)
        yield "lobby"
        _round_by_mouse(stage, page, ola, bea)
        yield "a round by mouse"
        _round_by_keys(stage, page, ola, bea)
        yield "a round by keys, through a tunnel"
    yield from _on_a_phone(stage)
    with stage.page(DESKTOP, SCENES["replay"](stage.company).path, ola) as page:
        _watch_again(stage, page)
        yield "replay"


def _meet(stage: Stage, page: Page, bea: Guest, code: str) -> None:
    page.click("button", "Bot")
    page.box("select")
    assert page.visitor.run(LEVEL) == "none", "the engine draws the level of a bot by itself"
    stage.photograph(page, "lobby")
    page.click("button", "Send this bot away")
    page.box("button", "Bot")
    bea.join(code)
    page.until_read("Everybody is here.")
    page.click("button", "Start")


def _round_by_mouse(stage: Stage, page: Page, ola: Guest, bea: Guest) -> None:
    card, steps = _card(page, ola, 1)
    card.hold(steps[0].tile, steps[0].cells)
    stage.photograph(page, "held")
    page.visitor.press("Escape")
    page.visitor.mouse("up", 1, 1)
    _open_the_menu(stage, page)
    for step in steps:
        card.lay_by_mouse(step.tile, step.cells)
        _until_it_lies(ola, step)
    bea.give_up()
    page.box("button", "Next round")
    stage.photograph(page, "result")
    page.click("button", "Next round")
    bea.go_on()


def _open_the_menu(stage: Stage, page: Page) -> None:
    page.click("button", "Menu")
    page.box("dialog button", "Close")
    assert page.visitor.run(RING) == "none", "a ring after a mouse"
    stage.photograph(page, "menu")
    page.visitor.press("Escape")
    page.until(lambda: not page.visitor.run("() => document.querySelector('dialog')"), "without the menu")


def _round_by_keys(stage: Stage, page: Page, ola: Guest, bea: Guest) -> None:
    card, (first, *others) = _card(page, ola, 2)
    stage.line.cut()
    page.until_read(SAFE)
    card.lay_by_keys(first.tile, first.cells)
    stage.photograph(page, "tunnel")
    stage.line.mend()
    page.until_gone(SAFE)
    _until_it_lies(ola, first)
    for step in others:
        card.lay_by_keys(step.tile, step.cells)
        _until_it_lies(ola, step)
    bea.give_up()
    page.box("button", "Next round")


def _on_a_phone(stage: Stage) -> Iterator[str]:
    for name in ("lobby", "race"):
        place = SCENES[name](stage.company)
        assert place.guest is not None
        with stage.page(PHONE, place.path, place.guest) as page:
            page.box("select" if name == "lobby" else "svg.area")
            assert page.visitor.run(OVERFLOW) <= 0, "wider than the window"
            stage.photograph(page, f"phone-{name}")
        yield f"{name} on a phone"


def _watch_again(stage: Stage, page: Page) -> None:
    """Company was quick, so the film is short."""
    page.until_read("Card 1 of 5")
    page.click("button", "Next card")
    page.until_read("Card 2 of 5")
    stage.photograph(page, "replay")
    page.click("button", "Play")
    page.until_read("The match is over")


def _card(page: Page, guest: Guest, number: int) -> tuple[Card, tuple[LayTile, ...]]:
    """The card of this round and what fills it, once the page shows it."""
    view = guest.until(lambda view: view.phase == "racing" and view.round == number)
    assert view.you is not None
    card = view.seats[view.you].card
    assert card is not None
    page.box("svg.area")
    return Card(page, card.area), steps(view)


def _until_it_lies(guest: Guest, step: LayTile) -> None:
    """Until the server has told so; the last one ends the race."""
    guest.until(lambda view: view.you is not None and step.tile in [laid.tile for laid in view.seats[view.you].board])
