"""A reload while the server is away: a page of ours that says so, and goes on by itself."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.line import Line
from tests.browser.looking import is_sound
from tests.browser.person import Person

IS_READY = "() => navigator.serviceWorker.ready.then(() => true)"


def been_there(person: Person, path: str = "/rules") -> None:
    person.page.goto(path, wait_until="networkidle")
    assert person.page.evaluate(IS_READY)


def test_a_reload_shows_our_page_and_goes_on_when_the_server_does(visit: Visit, line: Line) -> None:
    person = visit(phone=True, language="hu-HU", dark=True, base=line.address)
    been_there(person)
    rules = person.page.get_by_role("heading", level=1).inner_text()
    line.cut()
    person.page.reload()
    expect(person.page.get_by_role("heading", name="A szerver nem érhető el")).to_be_visible()
    assert person.page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    is_sound(person)
    line.mend()
    expect(person.page.get_by_role("heading", level=1, name=rules)).to_be_visible()


def test_the_language_and_the_colours_are_those_that_were_chosen(visit: Visit, line: Line) -> None:
    person = visit(base=line.address)
    been_there(person, "/")
    person.page.get_by_role("button", name="PL, Polski").click()
    person.page.get_by_role("button", name="Ciemne kolory").click()
    line.cut()
    person.page.goto("/settings")
    expect(person.page.get_by_role("heading", name="Serwer nie odpowiada")).to_be_visible()
    assert person.page.evaluate("() => document.documentElement.dataset.theme") == "dark"


def test_only_that_page_is_kept(visit: Visit, line: Line) -> None:
    """So that nobody ever gets code of yesterday."""
    person = visit(base=line.address)
    been_there(person)
    person.page.reload(wait_until="networkidle")
    kept = person.page.evaluate(
        """async () => {
            const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const requests = await Promise.all(caches_.map((cache) => cache.keys()));
            return requests.flat().map(({ url }) => new URL(url).pathname).sort();
        }"""
    )
    assert kept == ["/away.css", "/away.html", "/away.js"]
