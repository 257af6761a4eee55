"""Every page and phase there is, each as a way to get there.

What a scene gives back is an address where somebody else sees the same, or None where everybody has to go there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.browser.person import Person
from tests.browser.tables import make_table, open_table

Scene = Callable[[Person], str | None]
SHIMO = "ubongo_shimo"
CLASSIC = "ubongo_classic"
QUICK = {"countdown": 1, "limit": 30}


def _at(path: str) -> Scene:
    def go(person: Person) -> str:
        person.page.goto(path, wait_until="networkidle")
        return path

    return go


def _lobby(person: Person) -> None:
    code = make_table(person, seats=4, bots=["easy"])
    person.page.goto(f"/t/{code}")


def _race(person: Person) -> None:
    open_table(person, seats=4, bots=["easy", "easy", "easy"], options={"countdown": 120})
    person.until("racing", 1)
    first, *_ = person.solution()
    person.hands().lay_by_keys(first.tile, first.cells)
    person.until_it_lies(first.tile)


def _countdown(person: Person) -> None:
    open_table(person, seats=2, bots=["easy"], options={"countdown": 60})
    person.until("racing", 1)
    person.solve_by_keys()
    person.until("countdown", 1)


def _round_result(person: Person) -> None:
    open_table(person, seats=2, bots=["easy"], options=QUICK)
    person.until("racing", 1)
    person.solve_by_keys()
    person.until("between", 1)


def _final_result(person: Person) -> str:
    open_table(person, seats=2, bots=["easy"], options=QUICK)
    for number in range(1, 9):
        person.until("racing", number)
        person.solve_by_keys()
        if number < 8:
            person.until("between", number)
            person.go_on(person.page.locator("footer button, .actions button, button.main").last)
    person.until("over", 8)
    return person.page.url


def _solo(person: Person) -> None:
    open_table(person, seats=1, options={"solo": {"type": "by_count", "cards": 5}})
    person.until("racing", 1)


def _solo_result(person: Person) -> str:
    open_table(person, seats=1, options={"solo": {"type": "by_count", "cards": 5}})
    for number in range(1, 6):
        person.until("racing", number)
        person.solve_by_keys()
    person.until("over", 5)
    return person.page.url


def _replay(person: Person) -> str:
    _solo_result(person)
    person.page.goto(f"/replay/{person.match}", wait_until="networkidle")
    return person.page.url


def _menu(person: Person) -> None:
    _solo(person)
    person.page.locator("header button, .head button").last.click()


def _shimo_lobby(person: Person) -> None:
    code = make_table(person, game=SHIMO, seats=4, bots=["easy"], options={"levels": [3, 1]})
    person.page.goto(f"/t/{code}")


def _shimo_race(person: Person) -> None:
    """At the highest level there are most tiles and most white fields."""
    open_table(person, game=SHIMO, seats=4, bots=["easy", "easy", "easy"], options={"levels": [4, 4, 4, 4]})
    person.until("racing", 1)
    first, *_ = person.solution()
    person.hands().lay_by_keys(first.tile, first.cells, first.holes)
    person.until_it_lies(first.tile)


def _shimo_countdown(person: Person) -> None:
    open_table(person, game=SHIMO, seats=2, bots=["easy"])
    person.until("racing", 1)
    person.solve_by_keys()
    person.until("countdown", 1)


def _shimo_round_result(person: Person) -> None:
    open_table(person, game=SHIMO, seats=2, bots=["master"])
    person.until("racing", 1)
    person.solve_by_keys()
    person.until("between", 1)


def _shimo_replay(person: Person) -> str:
    open_table(person, game=SHIMO, seats=1, options={"solo": {"type": "by_count", "cards": 5}})
    for number in range(1, 6):
        person.until("racing", number)
        person.solve_by_keys()
    person.until("over", 5)
    person.page.goto(f"/replay/{person.match}", wait_until="networkidle")
    return person.page.url


def _classic_lobby(person: Person) -> None:
    code = make_table(person, game=CLASSIC, seats=4, bots=["easy"], options={"sides": [4]})
    person.page.goto(f"/t/{code}")


SCENES: Mapping[str, Scene] = {
    "home": _at("/"),
    "fun-size": _at("/fun-size"),
    "solo set-up": _at("/solo"),
    "watch": _at("/watch"),
    "records": _at("/records"),
    "rules": _at("/rules"),
    "learn": _at("/learn"),
    "settings": _at("/settings"),
    "nowhere": _at("/no/such/page"),
    "no such table": _at("/t/NOSUCH"),
    "no such match": _at("/replay/nosuch"),
    "lobby": _lobby,
    "race": _race,
    "countdown": _countdown,
    "round result": _round_result,
    "final result": _final_result,
    "solo": _solo,
    "solo result": _solo_result,
    "replay": _replay,
    "menu": _menu,
    "shimo": _at("/shimo"),
    "shimo solo set-up": _at("/shimo/solo"),
    "shimo lobby": _shimo_lobby,
    "shimo race": _shimo_race,
    "shimo countdown": _shimo_countdown,
    "shimo round result": _shimo_round_result,
    "shimo replay": _shimo_replay,
    "classic": _at("/classic"),
    "classic solo set-up": _at("/classic/solo"),
    "classic records": _at("/classic/records"),
    "classic lobby": _classic_lobby,
}
