"""Ubongo Shimo: its pages, its table, and rounds that run."""

from __future__ import annotations

from tests.browser.company import Guest, play_round
from tests.browser.pictures.race import BESIDE, NAMES, at_card, lay_in_turn
from tests.browser.pictures.tables import LONG_NAMES, seated
from tests.browser.races import Cells, steps
from tests.browser.studio import Shots, Studio

from akili.ubongo.race.model import LayTile

SHIMO = "ubongo_shimo"
LEVELS = (3, 4, 2, 1)
ROUNDS = 9


def fifth_round(studio: Studio, *, levels: tuple[int, ...] = LEVELS) -> list[Guest]:
    """Four friends, each at a level of their own, with gems of two colours."""
    guests = ola, zsofi, lukasz, erno = seated(studio, NAMES, game=SHIMO, levels=levels)
    ola.start()
    for first, others in ((zsofi, [erno]), (ola, [lukasz, erno]), (lukasz, []), (ola, [zsofi])):
        solvers = [first, *(guest for guest in guests if guest is not first and guest not in others)]
        play_round(solvers, others)
        for guest in guests:
            guest.go_on()
    return guests


def tied(studio: Studio) -> list[Guest]:
    """Nine rounds after which the first two of three have the same: each is first as often for each colour."""
    guests = ola, zsofi, _ = seated(studio, NAMES[:3], game=SHIMO)
    ola.start()
    for number in range(ROUNDS):
        first = (ola, zsofi, None)[number % 3]
        play_round([guest for guest in guests if guest is first], [guest for guest in guests if guest is not first])
        for guest in guests:
            guest.go_on()
    return guests


def shimo_pages(studio: Studio) -> Shots:
    yield "shimo-start", studio.visit("/shimo").page
    yield "shimo-solo", studio.visit("/shimo/solo").page
    yield "shimo-records", studio.visit("/shimo/records").page


def shimo_lobby(studio: Studio) -> Shots:
    ola, zsofi, lukasz = (studio.company.guest(name) for name in NAMES[:3])
    code = ola.open_table(4, game=SHIMO, levels=LEVELS)
    yield "shimo-lobby-new", studio.visit(f"/t/{code}", ola).page
    zsofi.join(code)
    lukasz.join(code)
    yield "shimo-lobby-host", studio.visit(f"/t/{code}", ola).page
    ola.seat_bots("medium")
    yield "shimo-lobby-ready", studio.visit(f"/t/{code}", ola).page
    yield "shimo-lobby-seated", studio.visit(f"/t/{code}", zsofi).page


def shimo_race(studio: Studio) -> Shots:
    ola, zsofi, lukasz, erno = fifth_round(studio)
    person = at_card(studio, ola)
    yield "shimo-race-start", person.page
    lay_in_turn((zsofi, 2), (ola, 1), (erno, 1), (lukasz, 1), (zsofi, 3), (ola, 2), (lukasz, 2))
    held = steps(ola.view)[2]
    studio.hold(person.page, person.hands(), held.tile, held.cells, BESIDE, held.holes)
    yield "shimo-race-held", person.page
    studio.clear()
    ola.lay(4)
    yield "shimo-race-patterns", at_card(studio, ola, patterns=True).page


def shimo_hidden(studio: Studio) -> Shots:
    """All six tiles lie, one of them the wrong way round."""
    ola, *_ = fifth_round(studio, levels=(4, 4, 4, 4))
    page = at_card(studio, ola).page
    solution = steps(ola.view)
    wrong = next(found for step in solution if (found := elsewhere(step)) is not None)
    for step in solution:
        ola.lay_tile(wrong if step.tile == wrong.tile else step)
    yield "shimo-race-hidden", page


def elsewhere(step: LayTile) -> LayTile | None:
    """The tile where it lies, turned half round or flipped, if its shape allows that and its holes then differ."""
    for rows, columns in ((-1, -1), (1, -1), (-1, 1)):
        cells, holes = (_mirrored(part, step.cells, rows, columns) for part in (step.cells, step.holes))
        if cells == tuple(sorted(step.cells)) and holes != tuple(sorted(step.holes)):
            return LayTile(step.tile, cells, holes)
    return None


def _mirrored(part: Cells, whole: Cells, rows: int, columns: int) -> Cells:
    """In the middle of the whole, in the directions that are -1."""
    height, width = (min(side) + max(side) for side in zip(*whole, strict=True))
    return tuple(
        sorted((height - row if rows < 0 else row, width - column if columns < 0 else column) for row, column in part)
    )


def shimo_long_names(studio: Studio) -> Shots:
    ola, *others = seated(studio, LONG_NAMES, game=SHIMO, levels=(4, 4, 4, 4))
    yield "shimo-lobby-long-names", studio.visit(f"/t/{ola.table.code}", ola).page
    ola.start()
    others[0].lay(2)
    yield "shimo-race-long-names", at_card(studio, ola).page


def shimo_countdown(studio: Studio) -> Shots:
    ola, zsofi, lukasz, erno = fifth_round(studio)
    person = at_card(studio, ola)
    lay_in_turn((zsofi, 2), (lukasz, 1), (ola, 3), (erno, 3))
    person.page.wait_for_timeout(3000)
    yield "shimo-countdown", person.page
    ola.solve()
    yield "shimo-countdown-solved", person.page


def shimo_hourglass(studio: Studio) -> Shots:
    """It runs from the start; and everybody plays level 4."""
    ola, zsofi = seated(studio, NAMES[:2], game=SHIMO, running_hourglass=True, advanced=True)
    ola.start()
    person = at_card(studio, ola)
    zsofi.lay(1)
    person.page.wait_for_timeout(4000)
    yield "shimo-hourglass", person.page


def shimo_spectator(studio: Studio) -> Shots:
    ola, zsofi, *_ = fifth_round(studio)
    ola.lay(1)
    zsofi.lay(2)
    yield "shimo-spectator", studio.visit(f"/t/{ola.table.code}").page


def shimo_play_off(studio: Studio) -> Shots:
    ola, zsofi, lukasz = tied(studio)
    ola.lay(1)
    zsofi.lay(2)
    yield "shimo-play-off", at_card(studio, ola).page
    yield "shimo-play-off-watched", studio.visit(f"/t/{ola.table.code}", lukasz).page
    zsofi.give_up()
    yield "shimo-play-off-vote", at_card(studio, ola).page
    zsofi.solve()
    yield "shimo-play-off-won", studio.visit(f"/t/{ola.table.code}", ola).page
