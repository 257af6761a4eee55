"""Tables that a test needs, made by the same requests that a page makes."""

from __future__ import annotations

from typing import Any

from tests.browser.person import Person

GAME = "ubongo_fun_size"


def be_guest(person: Person, name: str) -> None:
    answer = person.page.request.post("/api/guest", data={"name": name, "colour": "blue"})
    assert answer.ok, answer.text()


def make_table(person: Person, name: str = "Ola", **wishes: Any) -> str:
    """A new table with this person as its host; the code."""
    be_guest(person, name)
    answer = person.page.request.post("/api/tables", data={"game": GAME, **wishes})
    assert answer.ok, answer.text()
    return str(answer.json()["code"])


def open_table(person: Person, name: str = "Ola", **wishes: Any) -> str:
    """A match that is on at once, with the person's page at it."""
    code = make_table(person, name, start=True, **wishes)
    person.page.goto(f"/t/{code}")
    return code
