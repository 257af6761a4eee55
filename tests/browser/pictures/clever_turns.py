"""Clever Cubed while it is played: every step of a turn, chains, keys, picks, waiting, spectators."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.browser.clever_hands import pencil
from tests.browser.clever_table import friends, play_until, until, view_of
from tests.browser.company import Guest
from tests.browser.pictures.race import NAMES
from tests.browser.pictures.tables import LONG_NAMES
from tests.browser.studio import Shots, Studio

from akili.bots.clever_cubed.greedy import choose
from akili.games.clever_cubed.model import Bonus, Extra, Roll, SeatView, Use, View

LATE = 3  # a round in which sheets have something on them


def play_until_own(guests: Sequence[Guest], is_so: Callable[[View, SeatView], bool]) -> View:
    """Until it is so for the first of them, who is told apart by what they may do."""
    first = guests[0]

    def holds(view: View) -> bool:
        return view.you is not None and is_so(view, view.seats[view.you])

    play_until(guests, holds)
    return view_of(first)


def clever_turn(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES)
    ola = guests[0]
    play_until_own(guests, lambda view, own: view.round == LATE and own.stage == "roll")
    person = studio.visit(f"/t/{ola.table.code}", ola)
    yield "clever-roll", person.page
    ola.do(Roll())
    until(ola, lambda view: bool(view.legal))
    yield "clever-use", person.page
    legal = [each for each in view_of(ola).legal if isinstance(each, Use) and not each.joker]
    for name, dice in (("coloured", "ytbnp"), ("white", "w")):
        use = next((each for each in legal if each.die in dice), None)
        if use is not None:
            person.page.keyboard.press("Escape")
            pencil(person, use)
            yield f"clever-pencilled-{name}", person.page
    spectator = studio.visit(f"/t/{ola.table.code}")
    yield "clever-watched", spectator.page


def clever_chain(studio: Studio) -> Shots:
    (ola,) = guests = friends(studio.company, *NAMES[:1])
    play_until_own(guests, lambda view, own: own.stage == "bonus" and view.round > 1)
    person = studio.visit(f"/t/{ola.table.code}", ola)
    yield "clever-chain", person.page
    command = choose(view_of(ola))
    if isinstance(command, Bonus):
        pencil(person, command)
        yield "clever-chain-pencilled", person.page


def clever_joker(studio: Studio) -> Shots:
    (ola,) = guests = friends(studio.company, *NAMES[:1])
    play_until(guests, lambda view: any(isinstance(each, Use) and each.joker for each in view.legal))
    person = studio.visit(f"/t/{ola.table.code}", ola)
    pencil(person, next(each for each in view_of(ola).legal if isinstance(each, Use) and each.joker))
    yield "clever-joker", person.page


def clever_extra(studio: Studio) -> Shots:
    (ola,) = guests = friends(studio.company, *NAMES[:1])
    play_until(guests, lambda view: any(isinstance(each, Extra) for each in view.legal))
    person = studio.visit(f"/t/{ola.table.code}", ola)
    yield "clever-extra", person.page


def clever_pick(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES[:3])
    ola = guests[0]
    play_until_own(guests, lambda view, own: view.round == LATE and own.stage == "pick")
    person = studio.visit(f"/t/{ola.table.code}", ola, patterns=True)
    yield "clever-pick-patterns", person.page
    pencil(person, next(each for each in view_of(ola).legal if isinstance(each, Use)))
    yield "clever-pick-pencilled", person.page
    ola.attempt(choose(view_of(ola)))
    play_until(guests[:1], lambda view: not view.legal)
    yield "clever-wait", person.page


def clever_long_names(studio: Studio) -> Shots:
    guests = friends(studio.company, *LONG_NAMES)
    play_until_own(guests, lambda view, own: view.round == LATE and own.stage == "use")
    yield "clever-long-names", studio.visit(f"/t/{guests[0].table.code}", guests[0]).page


def clever_hint(studio: Studio) -> Shots:
    (ola,) = guests = friends(studio.company, *NAMES[:1])
    play_until_own(guests, lambda view, own: view.round == LATE and own.stage == "use")
    person = studio.visit(f"/t/{ola.table.code}", ola)
    for _ in range(2):  # the first time it is said what it costs
        person.page.locator("[data-does='hint']").first.click()
    person.page.wait_for_timeout(2500)
    yield "clever-hint", person.page
