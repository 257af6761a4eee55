"""Every page and phase there is, each as a way to get there; what has to be played for it, company plays quickly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tests.browser.company import Company, Guest, play_round
from tests.browser.pictures.results import played

SHIMO = "ubongo_shimo"
CLASSIC = "ubongo_classic"
CLEVER = "clever_cubed"
CARDS = 5
ALONE = {"type": "by_count", "cards": CARDS}


@dataclass(frozen=True)
class Place:
    """An address, and as whom it is visited."""

    path: str
    guest: Guest | None = None


Scene = Callable[[Company], Place]


def _at(path: str) -> Scene:
    return lambda _: Place(path)


def _table(guest: Guest) -> Place:
    return Place(f"/t/{guest.table.code}", guest)


def _lobby(company: Company) -> Place:
    host = company.guest("Ola")
    host.open_table(4)
    host.seat_bots("easy")
    return _table(host)


def _race(company: Company) -> Place:
    host, *others = company.friends("Ola", "Zsófi", "Łukasz", "Ernő")
    host.start()
    host.lay(1)
    others[0].lay(2)
    return _table(host)


def _countdown(company: Company) -> Place:
    host, _ = company.friends("Ola", "Zsófi", countdown=120)
    host.start()
    host.solve()
    return _table(host)


def _round_result(company: Company) -> Place:
    host, other = company.friends("Ola", "Zsófi")
    host.start()
    play_round([host], [other])
    return _table(host)


def _final_result(company: Company) -> Place:
    host, other = company.friends("Ola", "Zsófi")
    host.start()
    played([host, other])
    return _table(host)


def _alone(company: Company, game: str = "ubongo_fun_size", cards: int = 0) -> Guest:
    """With so many cards solved."""
    (guest,) = company.friends("Ola", game=game, solo=ALONE)
    guest.start()
    for number in range(1, cards + 1):
        guest.until(lambda view: view.round == number)  # noqa: B023
        guest.solve()
    guest.until(lambda view: view.phase == "over" or view.round > cards)
    return guest


def _solo(company: Company) -> Place:
    return _table(_alone(company))


def _solo_result(company: Company) -> Place:
    return _table(_alone(company, cards=CARDS))


def _replay(company: Company) -> Place:
    return Place(f"/replay/{_alone(company, cards=CARDS).match}")


def _shimo_replay(company: Company) -> Place:
    return Place(f"/replay/{_alone(company, SHIMO, CARDS).match}")


def _shimo_lobby(company: Company) -> Place:
    host = company.guest("Ola")
    host.open_table(4, game=SHIMO, levels=[3, 1])
    host.seat_bots("easy")
    return _table(host)


def _shimo_race(company: Company) -> Place:
    """At the highest level there are most tiles and most white fields."""
    host, *_ = company.friends("Ola", "Zsófi", "Łukasz", "Ernő", game=SHIMO, levels=[4, 4, 4, 4])
    host.start()
    host.lay(1)
    return _table(host)


def _shimo_countdown(company: Company) -> Place:
    host, _ = company.friends("Ola", "Zsófi", game=SHIMO)
    host.start()
    host.solve()
    return _table(host)


def _shimo_round_result(company: Company) -> Place:
    host, other = company.friends("Ola", "Zsófi", game=SHIMO)
    host.start()
    play_round([host], [other])
    return _table(host)


def _classic_lobby(company: Company) -> Place:
    host = company.guest("Ola")
    host.open_table(4, game=CLASSIC, sides=[4])
    host.seat_bots("easy")
    return _table(host)


def _clever_lobby(company: Company) -> Place:
    host = company.guest("Ola")
    host.open_table(4, game=CLEVER)
    host.seat_bots("easy")
    return _table(host)


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
    "menu": _solo,
    "shimo": _at("/shimo"),
    "shimo solo set-up": _at("/shimo/solo"),
    "shimo rules": _at("/shimo/rules"),
    "shimo learn": _at("/shimo/learn"),
    "shimo lobby": _shimo_lobby,
    "shimo race": _shimo_race,
    "shimo countdown": _shimo_countdown,
    "shimo round result": _shimo_round_result,
    "shimo replay": _shimo_replay,
    "classic": _at("/classic"),
    "classic solo set-up": _at("/classic/solo"),
    "classic rules": _at("/classic/rules"),
    "classic learn": _at("/classic/learn"),
    "classic records": _at("/classic/records"),
    "classic lobby": _classic_lobby,
    "dice": _at("/dice"),
    "dice solo set-up": _at("/dice/solo"),
    "dice rules": _at("/dice/rules"),
    "dice learn": _at("/dice/learn"),
    "clever": _at("/clever-cubed"),
    "clever solo set-up": _at("/clever-cubed/solo"),
    "clever rules": _at("/clever-cubed/rules"),
    "clever learn": _at("/clever-cubed/learn"),
    "clever lobby": _clever_lobby,
}
PASSING = {"countdown", "round result", "shimo countdown", "shimo round result"}  # set up anew for every visitor
