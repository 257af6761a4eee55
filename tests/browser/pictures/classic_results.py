"""Ubongo classic: its pages, its table, what a round, a match and a match alone came to, and looking at it again."""

from __future__ import annotations

import time
from collections.abc import Sequence

from tests.browser.company import Guest
from tests.browser.gem_board import move, place, roll, seat_of, solve, take, until_stage, view_of
from tests.browser.hands import Hands
from tests.browser.pictures.classic import CLASSIC, LANES, fourth_round, friends
from tests.browser.pictures.race import NAMES, PACE
from tests.browser.pictures.tables import LONG_NAMES
from tests.browser.races import Cells
from tests.browser.studio import STEP, Shots, Studio

from akili.games.ubongo_classic.model import COLOURS

ROUNDS = 9
SOLVERS = 3
LESSON = ("####", "###.", "####", ".#..")  # the card of the tutorial, and how its tiles fill it
MAGENTA: Cells = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0))
TEAL: Cells = ((2, 0), (2, 1), (3, 1))
BLUE: Cells = ((1, 1), (1, 2), (2, 2), (2, 3))


def play_greedily(guests: Sequence[Guest], number: int, *, rest: bool = True) -> None:
    """In changing order they solve and take what adds most to one colour; the last one solves nothing."""
    shift = number * number % len(guests)
    order = [*guests[shift:], *guests[:shift]]
    roll(guests)
    for guest in order[SOLVERS:]:
        guest.lay(1)
    for guest in order[:SOLVERS]:
        solve(guest)
    for guest in order[SOLVERS:]:
        guest.give_up()  # solved cards make it "I am done"
    for guest in order[:SOLVERS]:
        catch_up(guests)
        if (lane := best_lane(guest)) is not None:
            move(guest, lane)
            take(guest)
    if rest:
        for guest in guests:
            guest.go_on()


def catch_up(guests: Sequence[Guest]) -> None:
    """Until everybody has seen what any of them has seen."""
    newest = max(guest.version for guest in guests)
    for guest in guests:
        guest.until_version(newest)


def best_lane(guest: Guest) -> int | None:
    """Of those within reach, the one whose pair makes the largest pile; none where all are empty."""
    lanes, own = view_of(guest).lanes, seat_of(guest)

    def worth(lane: int) -> int:
        return sum(own.gems[COLOURS.index(gem)] + 1 for gem in lanes[lane][:2])

    return max((lane for lane in own.reachable if lanes[lane]), key=worth, default=None)


def play_match(guests: Sequence[Guest], lanes: Sequence[int] = LANES) -> None:
    """From the lobby on."""
    guests[0].start()
    place(guests, lanes)
    play_rounds(guests)


def play_rounds(guests: Sequence[Guest], done: int = 0) -> None:
    """Up to the ninth, each from its roll on."""
    for number in range(done, ROUNDS):
        play_greedily(guests, number, rest=number < ROUNDS - 1)
    for guest in guests:
        guest.until(lambda view: view.phase == "over")


def classic_pages(studio: Studio) -> Shots:
    yield "classic-start", studio.visit("/classic").page
    yield "classic-solo", studio.visit("/classic/solo").page
    yield "classic-records", studio.visit("/classic/records").page
    yield "classic-rules", studio.visit("/classic/rules").page


def classic_lobby(studio: Studio) -> Shots:
    ola, zsofi, lukasz = (studio.company.guest(name) for name in NAMES[:3])
    code = ola.open_table(4, game=CLASSIC)
    yield "classic-lobby-new", studio.visit(f"/t/{code}", ola).page
    zsofi.join(code)
    lukasz.join(code)
    ola.choose(1, tiles=4)
    ola.seat_bots("medium")
    yield "classic-lobby-host", studio.visit(f"/t/{code}", ola).page
    yield "classic-lobby-seated", studio.visit(f"/t/{code}", zsofi).page


def classic_result(studio: Studio) -> Shots:
    guests = ola, zsofi, lukasz, erno = fourth_round(studio)
    page = studio.visit(f"/t/{ola.table.code}", ola).page
    roll(guests)
    erno.lay(3)
    for guest in (zsofi, ola, lukasz):
        time.sleep(PACE)
        solve(guest)
        move(guest, best_lane(guest) or 0)
        take(guest)
    erno.give_up()
    zsofi.go_on()
    erno.go_on()
    yield "classic-result", page


def classic_final(studio: Studio) -> Shots:
    guests = friends(studio)
    page = studio.visit(f"/t/{guests[0].table.code}", guests[0]).page
    play_match(guests)
    page.wait_for_timeout(1500)
    yield "classic-final", page
    replay = studio.visit(f"/replay/{guests[0].match}").page
    slider = replay.get_by_role("slider")
    slider.focus()
    for _ in range(4):
        replay.keyboard.press("PageUp")
    for _ in range(5):
        replay.keyboard.press("ArrowRight")
    yield "classic-replay", replay
    replay.keyboard.press("End")
    yield "classic-replay-end", replay


def classic_long_results(studio: Studio) -> Shots:
    guests = friends(studio, LONG_NAMES)
    page = studio.visit(f"/t/{guests[0].table.code}", guests[0]).page
    guests[0].start()
    place(guests, LANES)
    play_greedily(guests, 0, rest=False)
    until_stage(guests[0], "rest")
    yield "classic-result-long-names", page
    for guest in guests:
        guest.go_on()
    for number in range(1, ROUNDS):
        play_greedily(guests, number, rest=number < ROUNDS - 1)
    page.wait_for_timeout(1500)
    yield "classic-final-long-names", page


def classic_solo(studio: Studio) -> Shots:
    (ola,) = friends(studio, NAMES[:1], tiles=3, hourglass=60)
    page = studio.visit(f"/t/{ola.table.code}", ola).page
    ola.start()
    place([ola], (2,))
    for number in range(ROUNDS):
        play_greedily([ola], 0, rest=False)
        if number == 0:
            until_stage(ola, "rest")
            yield "classic-solo-round", page
        if number < ROUNDS - 1:
            until_stage(ola, "rest")
            ola.go_on()
    page.wait_for_timeout(1500)
    yield "classic-solo-result", page
    replay = studio.visit(f"/replay/{ola.match}").page
    replay.get_by_role("slider").focus()
    replay.keyboard.press("PageUp")
    replay.keyboard.press("PageUp")
    yield "classic-solo-replay", replay
    yield "classic-records-mine", studio.visit("/classic/records", ola).page


def classic_learn(studio: Studio) -> Shots:
    page = studio.visit("/classic/learn").page
    hands = Hands(page, LESSON, CLASSIC)
    yield "classic-learn-1-lay", page
    hands.lay_by_keys("L5", MAGENTA)
    page.wait_for_timeout(STEP)
    hands.turn("V3", TEAL)
    page.wait_for_timeout(STEP)
    hands.turn("S4", BLUE)
    page.wait_for_timeout(STEP)
    yield "classic-learn-4-fill", page
    for tile, cells in (("V3", TEAL), ("S4", BLUE)):
        hands.lay_by_keys(tile, cells)
    page.locator("[data-lane]").first.wait_for()
    yield "classic-learn-5-move", page
    for number, (key, name) in enumerate((("4", "take"), ("Enter", "lose"), ("Enter", "again"), ("Enter", "win")), 6):
        page.keyboard.press(key)
        yield f"classic-learn-{number}-{name}", page
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    yield "classic-learn-done", page
