"""Clever Cubed: what is seldom or shortly seen. Nothing fits, dice tumble, time is short, one device, other screens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tests.browser.clever_hands import pencil, play
from tests.browser.clever_hands import view_of as shown_to
from tests.browser.clever_table import CLEVER, all_see_the_same, friends, play_until, until, view_of
from tests.browser.company import Guest
from tests.browser.person import Person
from tests.browser.pictures.clever_turns import LATE, play_until_own
from tests.browser.pictures.race import NAMES
from tests.browser.studio import LANDSCAPE, LAPTOP, TABLET, Shots, Studio
from tests.browser.tables import open_table

from akili.bots.clever_cubed.greedy import choose
from akili.games.clever_cubed.model import Bonus, Command, Pink, Reroll, Roll, SeatView, Use, View

MATCHES = 12  # in one of which something that happens to most of them will happen
LITTLE_TIME = "0:07"
SHORTEST_TURN = 30  # seconds
LONG_TUMBLE = """
    const later = window.setTimeout.bind(window);
    window.setTimeout = (act, ms, ...more) => later(act, ms === 700 ? 60_000 : ms, ...more);
"""  # dice tumble for a minute


def clever_nothing_fits(studio: Studio) -> Shots:
    for name, seat in (("own", 0), ("of-another", 1)):
        person = _until_nothing_fits(studio, seat)
        person.page.wait_for_timeout(1500)  # the dice have come to rest
        yield f"clever-nothing-fits-{name}", person.page
        studio.clear()


def _until_nothing_fits(studio: Studio, whose: int) -> Person:
    """The first of three sees it happen to a seat, and is told of nothing more."""
    for _ in range(MATCHES):
        guests = friends(studio.company, *NAMES[:3])
        found = False

        def is_it(view: dict[str, Any]) -> bool:
            return bool(view.get("nothing_fits")) and view["active"] == whose

        person = studio.visit(f"/t/{guests[0].table.code}", guests[0], still_at=is_it)
        while view_of(guests[0]).phase != "over" and not found:
            _play_carelessly(guests)
            found = view_of(guests[0]).nothing_fits and view_of(guests[0]).active == whose
        if found:
            return person
        studio.clear()
    raise AssertionError("something always fitted")


def _play_carelessly(guests: Sequence[Guest]) -> None:
    """A step of somebody who keeps few dice and few re-rolls; or it goes on by itself."""
    acting = next((guest for guest in guests if view_of(guest).legal), None)
    if acting is None:
        until(guests[0], lambda view: bool(view.to_act) and not view.nothing_fits)
    else:
        acting.attempt(_careless(view_of(acting)))
    all_see_the_same(guests)


def _careless(view: View) -> Command:
    if Reroll() in view.legal:
        return Reroll()
    uses = [each for each in view.legal if isinstance(each, Use)]
    drops = {die.die: len(die.drops) for die in view.dice}
    if view.phase == "choosing" and uses:
        return max(uses, key=lambda use: drops[use.die])
    return choose(view)


def clever_tumble(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES[:3])
    ola = guests[0]
    play_until_own(guests, lambda view, own: view.round == LATE - 1 and own.stage == "roll")
    person = studio.visit(f"/t/{ola.table.code}", ola, script=LONG_TUMBLE)
    ola.do(Roll())
    yield "clever-tumble", person.page


def clever_device(studio: Studio) -> Shots:
    """Three people with one phone: the page says whose turn it is."""
    person = studio.visit("/")
    open_table(person, NAMES[0], game=CLEVER, seats=3, companions=list(NAMES[1:3]))
    shown_to(person)
    yield "clever-device-roll", person.page
    play(person, lambda view: bool(view.legal) and view.phase == "choosing")
    yield "clever-device-use", person.page
    play(person, lambda view: bool(view.legal) and view.phase == "finishing")
    yield "clever-device-pick", person.page


def clever_wait(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES)
    ola = guests[0]
    play_until_own(guests, lambda view, own: view.round == LATE - 1 and own.stage == "roll")
    person = studio.visit(f"/t/{ola.table.code}", ola)
    play_until_own(guests, lambda view, own: view.active == view.you and own.stage is None and len(view.to_act) > 1)
    yield "clever-wait-for-picks", person.page
    play_until(guests, lambda view: view.active != view.you and view.phase == "choosing" and not view.nothing_fits)
    yield "clever-wait-for-a-die", person.page


def clever_spectator(studio: Studio) -> Shots:
    for seats in (2, 4):
        guests = friends(studio.company, *NAMES[:seats])
        play_until(guests, lambda view: view.round == LATE - 1 and view.phase == "finishing" and len(view.to_act) > 0)
        person = studio.visit(f"/t/{guests[0].table.code}")
        yield f"clever-spectator-{seats}-pick", person.page
        play_until(guests, lambda view: view.phase == "choosing" and view.roll > 1 and not view.nothing_fits)
        yield f"clever-spectator-{seats}-use", person.page
    person.page.locator("ul button[aria-pressed='false']").last.click()
    yield "clever-spectator-sheet", person.page


def clever_clock(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES[:2], turn_seconds=SHORTEST_TURN)
    ola = guests[0]
    play_until_own(guests, lambda _, own: own.stage == "roll")
    person = studio.visit(f"/t/{ola.table.code}", ola)
    ola.do(Roll())
    yield "clever-clock", person.page
    person.page.get_by_role("timer").get_by_text(LITTLE_TIME).wait_for(timeout=1000 * SHORTEST_TURN)
    yield "clever-clock-short", person.page


def clever_screens(studio: Studio) -> Shots:
    """A turn on a phone that lies, on a tablet, and on a laptop."""
    guests = friends(studio.company, *NAMES[:3])
    ola = guests[0]
    play_until_own(guests, _may_use)
    sizes = {"landscape": LANDSCAPE, "tablet": TABLET} if studio.phone else {"laptop": LAPTOP}
    for name, size in sizes.items():
        person = studio.visit(f"/t/{ola.table.code}", ola, size=size)
        yield f"clever-{name}-use", person.page
        pencil(person, _first_use(view_of(ola)))
        yield f"clever-{name}-pencilled", person.page
    play_until_own(guests, lambda _, own: own.stage == "pick")
    for name, size in sizes.items():
        person = studio.visit(f"/t/{ola.table.code}", ola, size=size)
        yield f"clever-{name}-pick", person.page
    play_until_own(guests, lambda _, own: own.stage == "bonus")
    for name, size in sizes.items():
        yield f"clever-{name}-bonus", studio.visit(f"/t/{ola.table.code}", ola, size=size).page


def _may_use(view: View, own: SeatView) -> bool:
    """In a later roll of a later round."""
    return (
        view.round >= LATE
        and own.stage == "use"
        and view.roll > 1
        and any(isinstance(each, Use) for each in view.legal)
    )


def _first_use(view: View) -> Use:
    """Without a joker, if there is one."""
    return min((each for each in view.legal if isinstance(each, Use)), key=lambda use: use.joker is not None)


def clever_patterns(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES[:3])
    ola = guests[0]
    play_until_own(guests, _may_use)
    person = studio.visit(f"/t/{ola.table.code}", ola, patterns=True)
    pencil(person, _first_use(view_of(ola)))
    yield "clever-use-patterns", person.page


def clever_menu(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES[:3])
    ola = guests[0]
    person = studio.visit(f"/t/{ola.table.code}", ola)
    play_until_own(guests, lambda view, own: view.round == LATE - 1 and own.stage == "use")
    buttons = person.page.locator("header button")
    (buttons.first if studio.phone else buttons.last).click()
    person.page.locator("dialog[open]").wait_for()
    yield "clever-menu", person.page
    if studio.phone:  # elsewhere the log is always seen
        person.page.locator("dialog[open] .buttons > button").first.click()
        yield "clever-log", person.page


def clever_fox(studio: Studio) -> Shots:
    for _ in range(MATCHES):
        (ola,) = guests = friends(studio.company, *NAMES[:1])
        play_until_own(guests, lambda view, own: own.points.foxes > 0 and own.stage == "use" and view.roll > 1)
        if view_of(ola).phase != "over":
            yield "clever-fox", studio.visit(f"/t/{ola.table.code}", ola).page
            return


def clever_pink(studio: Studio) -> Shots:
    """Both ways to fill a field of pink: by a die in hand, by one of the platter, by a bonus."""
    guests = friends(studio.company, *NAMES[:3])
    ola = guests[0]
    for stage in ("use", "pick", "bonus"):
        play_until_own(guests, partial(_may_fill_pink, stage))
        move = _pink(view_of(ola))
        if move is None:
            return
        person = studio.visit(f"/t/{ola.table.code}", ola)
        pencil(person, move)
        yield f"clever-pink-{stage}", person.page
        studio.clear()


def _may_fill_pink(stage: str, view: View, own: SeatView) -> bool:
    return own.stage == stage and _pink(view) is not None


def _pink(view: View) -> Use | Bonus | None:
    """Multiplied: then there are two ways."""
    for each in view.legal:
        is_plain = isinstance(each, Bonus) or (isinstance(each, Use) and each.die == "p" and not each.joker)
        if isinstance(each, Use | Bonus) and is_plain and isinstance(each.mark, Pink) and each.mark.way == "times":
            return each
    return None


def clever_sheet_of_another(studio: Studio) -> Shots:
    guests = friends(studio.company, *NAMES[:3])
    ola = guests[0]
    play_until_own(guests, lambda view, own: view.round == LATE and own.stage == "use")
    person = studio.visit(f"/t/{ola.table.code}", ola)
    person.page.locator("ul button[aria-pressed='false']").last.click()
    yield "clever-sheet-of-another", person.page
