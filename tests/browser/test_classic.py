"""Ubongo classic by hand: pawns, the die, cards, and the race for the gems."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.races import as_classic
from tests.browser.tables import be_guest, make_table

from akili.games.ubongo_classic.model import COLOURS, SeatView, View

ROUNDS = 9
LONG = 180  # seconds of sand: machines are shared
SHORT = 30
NEXT = {"en": "Next round", "hu": "Következő forduló"}

People = tuple[Person, Person]
Look = tuple[int, str]  # whose screen, and which stage it showed


def test_two_people_play_a_whole_match(visit: Visit) -> None:
    """On a desk and on a phone; a pair is sniped in the first round, a round is given up, the others are played."""
    ola, bea = visit(), visit(phone=True, language="hu-HU")
    meet(ola, bea)
    place_together(ola, bea)
    looked_at = set[Look]()
    for number in range(1, ROUNDS + 1):
        for person in (ola, bea):
            person.wait_until(lambda: now(person).stage in ("roll", None))  # noqa: B023
        look((ola, bea), "roll", looked_at)
        roll(ola, bea, number)
        play_round(ola, bea, number)
        if number < ROUNDS:
            for person in (ola, bea):
                person.until("between", number)
            look((ola, bea), "rest", looked_at)
            ola.go_on(NEXT["en"])
            bea.go_on(NEXT["hu"])
    assert looked_at == set(product((0, 1), ("roll", "rest")))
    for person in (ola, bea):
        person.until("over", ROUNDS)
    assert [sum(seat.gems) for seat in now(ola).seats] == [16, 16]  # a pair a round, but for the one that was given up
    expect(ola.page.get_by_role("heading", level=1)).to_be_visible()


def meet(host: Person, guest: Person, **options: Any) -> None:
    """At a table where the host rolls first."""
    code = make_table(host, "Ola", game="ubongo_classic", seats=2, options={"starter": 0, "hourglass": LONG, **options})
    be_guest(guest, "Bea")
    for person in (host, guest):
        person.page.goto(f"/t/{code}")
    guest.page.locator("footer").get_by_role("button", name="Leülök").click()
    expect(host.page.get_by_text("Everybody is here.")).to_be_visible()
    host.page.get_by_role("button", name="Start", exact=True).click()


def now(person: Person) -> View:
    return as_classic(person.now())


def own(person: Person) -> SeatView:
    view = now(person)
    assert view.you is not None
    return view.seats[view.you]


def until_stage(person: Person, stage: str) -> None:
    person.wait_until(lambda: person.view is not None and now(person).stage == stage)


def until_settled(person: Person) -> None:
    person.wait_until(lambda: own(person).place is not None)


def lane(person: Person, number: int) -> Locator:
    """As people count: from 1."""
    return person.page.locator(f"button[data-lane='{number - 1}']")


def take_button(person: Person) -> Locator:
    return person.page.locator("button[aria-keyshortcuts=Enter]")


def has_focus(person: Person) -> bool:
    """Something on the page has it, so that keys and screen readers go on from there."""
    there: bool = person.page.evaluate("document.activeElement !== null && document.activeElement !== document.body")
    return there


def look_at(*people: Person) -> None:
    for person in people:
        assert violations(person.page) == []
        assert person.overflow() == (0, 0)


def look(people: People, stage: str, looked_at: set[Look]) -> None:
    """Each stage once on both screens; where the match went on meanwhile, the next round has to do."""
    for number, person in enumerate(people):
        if (number, stage) in looked_at or now(person).stage != stage:
            continue
        found, overflow = violations(person.page), person.overflow()
        if now(person).stage == stage:
            looked_at.add((number, stage))
            assert (found, overflow) == ([], (0, 0)), stage


def place_together(ola: Person, bea: Person) -> None:
    """Both on the same red space; a choice can be changed."""
    for person in (ola, bea):
        until_stage(person, "pawns")
    expect(ola.page.get_by_role("button", name="Ready", exact=True)).to_be_disabled()
    lane(ola, 1).click()
    lane(ola, 3).click()
    expect(lane(ola, 3)).to_have_attribute("aria-pressed", "true")
    expect(lane(bea, 3)).to_have_accessible_name(re.compile(r"^3\. sáv\. Legközelebb: .* Itt áll Ola\.$"))
    lane(bea, 3).tap()
    expect(lane(ola, 3)).to_have_accessible_name(re.compile(r"^Lane 3\. Next: .* You stand here\. Bea stands here\.$"))
    look_at(ola, bea)
    ola.go_on("Ready")
    bea.go_on("Kész")


def roll(ola: Person, bea: Person, number: int) -> None:
    """The starting player goes round; the cards are there at once. In the end the die rolls by itself."""
    roller = ola if number % 2 else bea

    def act() -> None:
        if number == 1:
            roller.page.get_by_role("button", name="Roll", exact=True).click()
        else:
            roller.page.keyboard.press("Enter")

    roller.wait_until(lambda: now(roller).stage in ("roll", None))
    roller.keep_trying(act, until=lambda: now(roller).stage != "roll")
    if number == 1:
        bea.until_read("Ola dob")
    for person in (ola, bea):
        person.until("racing", number)
        slots = person.page.get_by_role("application").locator("[data-tile]")
        expect(slots).to_have_count(len(own(person).tiles))


def play_round(ola: Person, bea: Person, number: int) -> None:
    if number == 1:
        snipe(ola, bea)
    elif number == 2:
        ola.give_up("Give up")
        bea.give_up("Én is")
    else:
        solve_and_take(ola, by_keys=True)
        expect(bea.page.get_by_role("application")).to_be_visible()  # bea goes on
        solve_and_take(bea, by_keys=False)


def snipe(ola: Person, bea: Person) -> None:
    """Both stay in the same lane: whoever takes first has the pair, and the other takes the next."""
    look_at(ola, bea)
    ola.solve_by_dragging()
    until_settled(ola)
    expect(ola.page.get_by_role("heading", name="First! Move up to 3 lanes")).to_be_visible()
    bea.solve_by_keys()
    until_settled(bea)
    expect(bea.page.get_by_role("heading", level=1)).to_have_text("Második vagy")
    for person, danger in ((ola, "Bea stands here too."), (bea, "Ola is itt áll.")):
        assert has_focus(person)
        expect(person.page.get_by_text(danger).first).to_be_visible()
    look_at(ola, bea)
    pair, after = (now(ola).lanes[2][at : at + 2] for at in (0, 2))
    take(bea, take_button(bea).tap)
    ola.until_read("Bea took them first.")
    expect(take_button(ola)).to_have_accessible_name(f"Take {in_words(after)}")
    assert has_focus(bea)
    take(ola, take_button(ola).click)
    ola.until("between", 1)
    assert list(now(ola).results[0].gems) == [after, pair]


def take(person: Person, act: Callable[[], object]) -> None:
    """Until the pair has its owner; with the last one the round is over."""
    person.keep_trying(act, until=lambda: bool(own(person).taken) or not person.is_at("racing", "countdown"))


def in_words(gems: tuple[str, ...]) -> str:
    one, other = gems
    return f"two {one}" if one == other else f"{one} and {other}"


def solve_and_take(person: Person, *, by_keys: bool) -> None:
    """From another lane, if there is one with gems."""
    person.solve_by_keys()
    until_settled(person)
    seat, lanes = own(person), now(person).lanes
    rich = [index for index in seat.reachable if lanes[index] and index != seat.pawn]
    goal = rich[0] if rich else seat.pawn
    assert goal is not None
    keyboard = person.page.keyboard
    person.keep_trying(
        partial(keyboard.press, str(goal + 1)) if by_keys else lane(person, goal + 1).tap,
        until=lambda: own(person).pawn == goal or not person.is_at("racing", "countdown"),
    )
    expect(lane(person, goal + 1)).to_have_attribute("aria-pressed", "true")
    had = seat.gems
    take(person, partial(keyboard.press, "Enter") if by_keys else take_button(person).tap)
    person.wait_until(lambda: sum(own(person).gems) == sum(had) + 2)
    gained = [after - before for before, after in zip(had, own(person).gems, strict=True)]
    assert {colour: count for colour, count in zip(COLOURS, gained, strict=True) if count} == {
        colour: lanes[goal][:2].count(colour) for colour in lanes[goal][:2]
    }


def test_one_plays_alone_by_keyboard_alone(visit: Visit) -> None:
    """Every page of a round, and what is said aloud on it; the focus is never lost."""
    person = visit()
    page, keyboard = person.page, person.page.keyboard
    code = make_table(person, game="ubongo_classic", seats=1, options={"hourglass": LONG})
    page.goto(f"/t/{code}")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    assert page.request.post(f"/api/tables/{code}/start").ok
    heard = page.get_by_test_id("announcer")
    until_stage(person, "pawns")
    expect(page.get_by_role("heading", name="Place your pawn")).to_be_visible()
    keyboard.press("3")
    expect(heard).to_have_text("You stand in lane 3.")
    person.keep_trying(partial(keyboard.press, "Enter"), until=lambda: now(person).stage != "pawns")
    assert has_focus(person)
    person.keep_trying(partial(keyboard.press, "Enter"), until=lambda: now(person).stage != "roll")
    person.until("racing", 1)
    expect(heard).to_contain_text("The die shows:")
    assert has_focus(person)
    person.solve_by_keys()
    until_settled(person)
    expect(heard).to_contain_text("You are first: move up to 3 lanes, then take.")
    assert has_focus(person)
    look_at(person)
    keyboard.press("6")
    expect(heard).to_contain_text("Lane 6:")
    pair = now(person).lanes[5][:2]
    take(person, partial(keyboard.press, "Enter"))
    person.until("between", 1)
    person.until_read(f"You took {in_words(pair)}.")
    assert now(person).results[0].gems == (pair,)
    assert has_focus(person)


def test_spectators_see_it_all_and_can_press_nothing(visit: Visit) -> None:
    ola, bea = visit(), visit(phone=True, language="hu-HU")
    meet(ola, bea)
    watchers = visit(), visit(phone=True, language="pl-PL", dark=True)
    for watcher in watchers:
        watcher.page.goto(ola.page.url)
        expect(watcher.page.locator("[data-lane]")).to_have_count(6)
    place_together(ola, bea)
    roll(ola, bea, 1)
    ola.solve_by_keys()
    until_settled(ola)
    for watcher in watchers:
        watcher.until("countdown", 1)
        expect(watcher.page.get_by_role("img", name="Ola").first).to_be_visible()
        expect(watcher.page.locator("button[data-lane]")).to_have_count(0)
        expect(take_button(watcher)).to_have_count(0)
        look_at(watcher)


def test_the_hourglass_is_turned_once_more(visit: Visit) -> None:
    """Nobody has solved: it is announced, the tiles stay, and play goes on underneath."""
    ola, bea = visit(), visit(phone=True, language="hu-HU", moving=True)
    meet(ola, bea, hourglass=SHORT)
    place_together(ola, bea)
    roll(ola, bea, 1)
    first, *_ = bea.solution()
    bea.hands().lay_by_keys(first.tile, first.cells)
    bea.until_it_lies(first.tile)
    ola.until_read("Nobody yet. Once more!")
    bea.until_read("Még senki.")
    ola.until_read("The hourglass is turned once more")
    assert bea.lies(first.tile)
    assert violations(ola.page) == []
    bea.solve_by_dragging()
    until_settled(bea)
    assert (now(bea).hourglass, own(bea).steps) == (2, 3)  # and the first still has three steps
