"""Clever Cubed by hand: alone to the end with all that can happen, two people, one against bots, by keys alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.clever_hands import main_button, move, own_of, pencil, play, tap, until, view_of
from tests.browser.clever_table import CLEVER, friends, play_to_the_end
from tests.browser.company import Company, Guest
from tests.browser.conftest import Visit
from tests.browser.looking import is_sound, looks_on
from tests.browser.person import Person
from tests.server.server_process import Server

from akili.bots.clever_cubed.greedy import choose
from akili.games.clever_cubed.model import DICE, FIELDS, Bonus, Command, Extra, Reroll, Roll, Use, View

SEED = "seed-397"  # whoever takes what counts most has everything in one game: see SEEN_ALONE
SEEN_ALONE = {"a joker", "an extra die", "a re-roll", "a fallback pick", "a chain of three", "taken back"}
STEP_TAKEN_BACK = 2
TURQUOISE = DICE.index("t")


@pytest.fixture(scope="module", autouse=True)
def by_seed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which the dice always fall in the same way; begun before Playwright keeps a loop running."""
    running = Server(tmp_path_factory.mktemp("seeded") / "akili.db", SEED)
    asyncio.run(running.until_it_answers())
    yield running
    running.stop()


@pytest.fixture
def ola(by_seed: Server) -> Iterator[Guest]:
    """Alone at a table; with her own line beside that of the page, so that nobody is away while it is loaded anew."""
    with Company(f"http://127.0.0.1:{by_seed.port}") as company:
        ola = company.guest("Ola")
        ola.open_table(1, game=CLEVER)
        ola.start()
        yield ola


def test_a_whole_game_alone_with_all_that_can_happen(visit: Visit, by_seed: Server, ola: Guest) -> None:
    person = looks_on(visit(phone=True, base=f"http://127.0.0.1:{by_seed.port}"), ola)
    story = Story()
    while until(person, lambda view: bool(view.legal) or view.phase == "over").phase != "over":
        command = choose(view_of(person))
        story.goes_on(view_of(person), command)
        if story.chain == 3 and "a chain of three" not in story.seen:
            come_back_in_the_middle_of_a_chain(person)
            story.seen.add("a chain of three")
        move(person, command)
        if story.steps == STEP_TAKEN_BACK:
            take_back(person)
            story.seen.add("taken back")
    assert story.seen >= SEEN_ALONE
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(str(own_of(person).points.total))
    is_sound(person)


class Story:
    """What has happened in a game so far, as far as it is worth telling."""

    def __init__(self) -> None:
        self.steps = 0
        self.chain = 0  # marks that one die has set off, with its own
        self.seen = set[str]()

    def goes_on(self, view: View, command: Command) -> None:
        """It is about to be done."""
        self.steps += 1
        match command:
            case Bonus():
                self.chain += 1
            case Use() | Extra():
                self.chain = 1
                self._uses(view, command)
            case Reroll():
                self.seen.add("a re-roll")

    def _uses(self, view: View, command: Use | Extra) -> None:
        is_pick = view.you is not None and view.seats[view.you].stage == "pick"
        if command.joker:
            self.seen.add("a joker")
        if isinstance(command, Extra):
            self.seen.add("an extra die")
        elif is_pick and view.dice[DICE.index(command.die)].place in FIELDS:
            self.seen.add("a fallback pick")


def come_back_in_the_middle_of_a_chain(person: Person) -> None:
    waiting = own_of(person).waiting
    assert waiting
    links = person.page.locator("[data-bonus]")
    shown = links.inner_text()
    person.reload()
    assert own_of(person).waiting == waiting
    expect(links).to_have_text(shown, use_inner_text=True)  # what is done too
    expect(person.page.locator("[data-step]").first).to_be_visible()
    is_sound(person)


def take_back(person: Person) -> None:
    """A cross that was made is gone again."""
    marked = own_of(person).sheet
    person.page.locator("[data-does='undo']").click()
    until(person, lambda view: view.seats[0].sheet != marked)


def test_two_people_play_by_hand_and_see_the_same(visit: Visit, company: Company) -> None:
    guests = friends(company, "Ola", "Bea")
    ola, bea = looks_on(visit(), guests[0]), looks_on(visit(phone=True, language="pl-PL", dark=True), guests[1])
    people = {view_of(person).you: person for person in (ola, bea)}
    looked_at = set[str | None]()
    while (view := view_of(ola)).round < 2:
        acting = next((person for seat, person in people.items() if seat in view.to_act), None)
        if acting is None or not view_of(acting).legal:
            ola.page.wait_for_timeout(30)  # it goes on by itself
            continue
        for person in (ola, bea) if (stage := own_of(acting).stage) not in looked_at else ():
            is_sound(person)
            assert person.overflow() == (0, 0), stage
        looked_at.add(stage)
        move(acting, choose(view_of(acting)))
    assert looked_at >= {"roll", "use", "pick"}
    play_to_the_end(guests)
    for person in (ola, bea):
        totals = [seat.points.total for seat in until(person, lambda view: view.phase == "over").seats]
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(str(max(totals)))
        is_sound(person)


def test_one_against_bots(visit: Visit, company: Company) -> None:
    guest = company.guest("Ola")
    guest.open_table(4, game=CLEVER)
    guest.seat_bots("easy", "medium", "hard")
    guest.start()
    person = looks_on(visit(phone=True, language="hu-HU", moving=True), guest)
    play(person, lambda view: view.round == 2)
    assert own_of(person).points.total > 0
    is_sound(person)
    assert person.overflow() == (0, 0)


def test_a_turn_by_keys_alone(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    person = looks_on(visit(), guest)
    page = person.page
    person.keep_trying(lambda: page.keyboard.press("r"), until=lambda: view_of(person).roll == 1)
    page.keyboard.press("2")  # turquoise: five boxes to choose from
    expect(page.locator("[data-pick]")).to_have_count(5)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(main_button(person)).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    until(person, lambda view: view.dice[TURQUOISE].place == 1)
    page.keyboard.press("u")
    until(person, lambda view: view.dice[TURQUOISE].place == 0)


def test_what_cannot_be_done_says_why(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    person = looks_on(visit(phone=True), guest)
    move(person, Roll())
    person.page.locator("[data-action='J']").click(force=True)
    person.until_read("You don't have that number joker.")
    usable = next(each for each in view_of(person).legal if isinstance(each, Use))
    pencil(person, usable)
    before = own_of(person).sheet
    tap_undo = person.page.locator("[data-does='undo']")
    tap_undo.click()
    assert own_of(person).sheet == before
    assert violations(person.page) == []
    tap(person, usable)
    until(person, lambda view: view.seats[0].sheet != before)


def test_spectators_see_everything_and_press_nothing(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    guest.do(Roll())
    person = visit()
    person.page.goto(f"/t/{guest.table.code}")
    until(person, lambda view: view.phase == "choosing")
    expect(person.page.locator("[data-die]").first).to_be_visible()
    expect(main_button(person)).to_have_count(0)
    expect(person.page.locator("[data-pick]")).to_have_count(0)
    is_sound(person)


def test_a_hint_is_chosen_and_confirmed(visit: Visit, company: Company) -> None:
    (guest,) = friends(company, "Ola")
    person = looks_on(visit(), guest)
    move(person, Roll())
    hint = person.page.locator("[data-does='hint']")
    hint.click()
    person.until_read("With a hint this match counts for no record. Tap again for one.")
    assert view_of(person).hints == 0
    hint.click()
    best = person.page.get_by_role("region", name="The best moves")
    expect(best.get_by_role("listitem").first).to_be_visible()
    is_sound(person)
    before = own_of(person).sheet
    best.get_by_role("button").nth(1).click()
    person.keep_trying(main_button(person).click, until=lambda: own_of(person).sheet != before)
    assert view_of(person).hints == 1
