"""A match of Clever Cubed in a terminal: in lines, and live."""

import re

import pytest
from tests.cli.test_watch import drawn, reporter_for, scenes

from akili.cli.games.clever_cubed.reporter import CleverReporter
from akili.cli.games.clever_cubed.sheet_picture import plain
from akili.cli.main import main
from akili.games.clever_cubed.model import DICE, Blue, Brown, Mark, Options, Passed, Pink, TakenBack, Turquoise, Yellow
from akili.games.clever_cubed.printed import ROUND_BONUSES, YELLOW_BONUSES
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.locales import LANGUAGES, words

Output = pytest.CaptureFixture[str]


def test_the_points_are_told_after_each_round(capsys: Output) -> None:
    assert main(["watch", "clever-cubed", "--bots", "greedy,random", "--seed", "2"]) == 0
    *rounds, last = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in rounds] == [f"Round {number}" for number in range(1, 7)]
    totals = dict(re.findall(r"(\w+) (\d+)", rounds[-1].partition(":")[2]))
    assert last == f"greedy wins. Points: greedy {totals['greedy']}, random {totals['random']}."


def test_options_are_those_of_the_game(capsys: Output) -> None:
    wish = ["watch", "clever-cubed", "--bots", "random", "--seed", "2", "--options"]
    assert main([*wish, '{"pink_rounding": "up"}']) == 0
    assert re.fullmatch(r"random: \d+ points\.", capsys.readouterr().out.splitlines()[-1])
    assert main([*wish, '{"pink_rounding": 1}']) == 2
    assert capsys.readouterr().err.startswith("Can't use --options: Expected")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_has_the_dice_the_points_and_who_is_active(language: str) -> None:
    reporter = reporter_for(CLEVER_CUBED, ["random", "greedy"], language)
    every = scenes(reporter, Options())
    assert len({line for scene in every for line in scene.news}) > 50
    for scene in every[::15]:
        text = drawn(reporter, scene, 90, 30)
        assert reporter.title in text
        for die in scene.view.dice:
            assert die.face is None or f" {die.die}{die.face} " in text
        for name, seat in zip(reporter.names, scene.view.seats, strict=True):
            assert re.search(rf"{name} .* {seat.points.total} ", text)
        shown = text.count(words(language)("watch-clever-cubed-active"))
        assert shown >= 1 or scene.view.active is None


@pytest.mark.parametrize(("width", "height"), [(170, 45), (90, 70)])
def test_where_there_is_room_the_sheet_of_whose_turn_it_is_is_drawn(width: int, height: int) -> None:
    reporter = reporter_for(CLEVER_CUBED, ["greedy", "random"], "en")
    scene = scenes(reporter, Options())[-20]
    seat = scene.view.seats[scene.view.to_act[0]]
    text = drawn(reporter, scene, width, height)
    assert all(line.strip() in text for line in plain(seat.sheet).splitlines())
    assert "YELLOW" not in drawn(reporter, scene, 90, 40)


def test_taking_back_and_why_somebody_passes_are_news() -> None:
    reporter = CleverReporter(CLEVER_CUBED, words("en"), ["Ola"])
    view = CLEVER_CUBED.view(CLEVER_CUBED.initial(Options(), 1), None)
    said = [reporter.news(event, view, 0) for event in (Passed(0, "nothing_fits", 0), Passed(0, "chosen", 0))]
    assert said == ["Ola: nothing fits.", "Ola passes."]
    assert reporter.news(TakenBack(0, 0), view, 0) == "Ola takes that back."


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_dice_and_bonuses_have_names_of_their_own(language: str) -> None:
    reporter = CleverReporter(CLEVER_CUBED, words(language), ["Ola"])
    marks: list[Mark] = [
        Yellow(1, 3),
        Turquoise(2, (1, 4)),
        Blue("left", 5),
        Blue("right", 5),
        Brown(4),
        Pink(3, "half"),
        Pink(3, "times"),
    ]
    assert len({reporter.mark(mark) for mark in marks}) == len(marks)
    bonuses = {bonus for row in YELLOW_BONUSES for bonus in row} | {bonus for bonus in ROUND_BONUSES if bonus}
    assert len({reporter.bonus(bonus) for bonus in bonuses}) == len(bonuses)
    assert len({words(language)("watch-clever-cubed-die", die=die) for die in DICE}) == len(DICE)
