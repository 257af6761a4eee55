"""Ubongo classic: everything from the pawns to the gems of a round."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.company import Guest
from tests.browser.gem_board import move, place, play_round, roll, seat_of, solve, take, until_stage
from tests.browser.pictures.race import BESIDE, NAMES, at_card, lay_in_turn
from tests.browser.pictures.tables import LONG_NAMES, seated
from tests.browser.races import steps
from tests.browser.studio import Shots, Studio

from akili.games.ubongo_classic.model import PlacePawn
from akili.ubongo.race.model import GoOn

CLASSIC = "ubongo_classic"
LANES = (2, 3, 1, 5)
SAND = 180  # seconds: a scene takes its time
SHORT = 30


def friends(studio: Studio, names: Sequence[str] = NAMES, **wishes: object) -> list[Guest]:
    """At a table where the first of them starts."""
    return seated(studio, tuple(names), game=CLASSIC, **{"starter": 0, "tiles": 4, "hourglass": SAND, **wishes})


def fourth_round(studio: Studio, names: Sequence[str] = NAMES, **wishes: object) -> list[Guest]:
    """Three rounds are played, so everybody has gems; the die hasn't been rolled."""
    guests = ola, zsofi, lukasz, erno = friends(studio, names, **wishes)
    ola.start()
    place(guests, LANES)
    play_round(guests, [(zsofi, 3), (ola, 3), (lukasz, 1)])
    play_round(guests, [(ola, 4), (lukasz, 1), (zsofi, 3), (erno, 5)])
    play_round(guests, [(zsofi, 4), (erno, 5), (ola, 4)])
    return guests


def classic_pawns(studio: Studio) -> Shots:
    guests = ola, zsofi, lukasz, _ = friends(studio)
    ola.start()
    page = studio.visit(f"/t/{ola.table.code}", ola).page
    for guest in guests:
        until_stage(guest, "pawns")
    zsofi.do(PlacePawn(3))
    lukasz.do(PlacePawn(3))
    zsofi.do(GoOn())
    yield "classic-pawns", page
    studio.tap(page.locator("[data-lane='3']"))
    yield "classic-pawns-chosen", page
    yield "classic-pawns-watched", studio.visit(f"/t/{ola.table.code}").page


def classic_roll(studio: Studio) -> Shots:
    guests = ola, zsofi, *_ = friends(studio)
    page = studio.visit(f"/t/{ola.table.code}", ola).page
    other = studio.visit(f"/t/{ola.table.code}", zsofi).page
    ola.start()
    place(guests, LANES)
    yield "classic-roll", page
    yield "classic-roll-other", other


def classic_race(studio: Studio) -> Shots:
    guests = ola, zsofi, lukasz, erno = fourth_round(studio)
    roll(guests)
    person = at_card(studio, ola)
    yield "classic-race-start", person.page
    lay_in_turn((zsofi, 3), (ola, 1), (erno, 1), (lukasz, 2), (ola, 2))
    held = steps(ola.view)[2]
    studio.hold(person.page, person.hands(), held.tile, held.cells, BESIDE, held.holes)
    yield "classic-race-held", person.page
    studio.clear()
    zsofi.give_up()
    yield "classic-race-vote", at_card(studio, ola).page


def classic_three_tiles(studio: Studio) -> Shots:
    guests = ola, zsofi = friends(studio, NAMES[:2], tiles=3)
    ola.start()
    place(guests, (0, 5))
    roll(guests)
    person = at_card(studio, ola)
    zsofi.lay(1)
    ola.lay(2)
    yield "classic-race-three", person.page


def classic_second(studio: Studio) -> Shots:
    guests = ola, zsofi, lukasz, erno = friends(studio, hourglass=SHORT)
    ola.start()
    place(guests, LANES)
    roll(guests)
    person = at_card(studio, ola)
    lay_in_turn((zsofi, 2), (ola, 2), (lukasz, 2), (erno, 1))
    person.page.wait_for_timeout(SHORT * 1000 - 8_000)
    person.page.locator("text=1:00").or_(person.page.locator("text=0:30")).first.wait_for(timeout=40_000)
    yield "classic-second", person.page


def classic_gems(studio: Studio) -> Shots:
    guests = ola, zsofi, lukasz, erno = fourth_round(studio)
    roll(guests)
    erno.lay(3)
    page = at_card(studio, ola).page
    solve(zsofi)
    move(zsofi, min(seat_of(zsofi).reachable))
    take(zsofi)
    yield "classic-race-others-solved", page
    solve(ola)
    page.get_by_role("button", name="6", exact=False).first.wait_for()
    yield "classic-gems", page
    solve(lukasz)
    shared = sorted(set(seat_of(ola).reachable) & set(seat_of(lukasz).reachable))[-1]
    studio.tap(page.locator(f"[data-lane='{shared}']"))
    move(lukasz, shared)
    yield "classic-gems-danger", page
    take(lukasz)
    yield "classic-gems-sniped", page
    yield "classic-gems-watched", studio.visit(f"/t/{ola.table.code}").page
    studio.tap(page.get_by_role("button", name="Take").or_(page.locator("button[aria-keyshortcuts=Enter]")).first)
    yield "classic-gems-taken", page


def classic_long_names(studio: Studio) -> Shots:
    guests = ola, *others = fourth_round(studio, LONG_NAMES)
    roll(guests)
    page = at_card(studio, ola).page
    others[0].lay(2)
    yield "classic-race-long-names", page
    solve(others[1])
    solve(ola)
    move(ola, seat_of(ola).reachable[0])
    yield "classic-gems-long-names", page


def classic_alone(studio: Studio) -> Shots:
    (ola,) = friends(studio, NAMES[:1])
    ola.start()
    place([ola], (2,))
    roll([ola])
    page = at_card(studio, ola).page
    ola.lay(2)
    yield "classic-alone-race", page
    solve(ola)
    yield "classic-alone-gems", page
