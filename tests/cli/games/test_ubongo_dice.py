"""Ubongo dice in a terminal: dice with their owners, areas with what is drawn there, a line per area."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.test_watch import drawn, reporter_for, scenes

from akili.bots import bot
from akili.bots.ubongo_dice.advice import Use
from akili.bots.ubongo_dice.tables import house_tables
from akili.cli.games import terminal_of
from akili.cli.games.terminal import Scene
from akili.cli.games.ubongo_dice.reporter import better_use
from akili.cli.main import main
from akili.forge.deck import DiceArea, DiceSheet
from akili.games.ubongo_dice import rules
from akili.games.ubongo_dice.model import Die, DieLost, HintTaken, Options
from akili.games.ubongo_dice.rules import DICE
from akili.locales import LANGUAGES

Output = pytest.CaptureFixture[str]
WATCH = ["watch", "dice", "--seed", "3", "--bots"]


def test_every_area_is_a_line_and_points_add_up(capsys: Output) -> None:
    assert main([*WATCH, "easy,hard,master"]) == 0
    *areas, last = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in areas] == [f"Area {number}" for number in range(1, 7)]
    for name in ("Gentle", "Sharp", "Master"):
        points = sum(int(re.findall(rf"{name} \(?(\d)", line)[0]) for line in areas)
        assert f"{name} {points}" in last


def test_alone_rolls_stand_beside_par(capsys: Output) -> None:
    assert main([*WATCH, "master"]) == 0
    *areas, last = capsys.readouterr().out.splitlines()
    rolls = [int(re.findall(r"^Area \d: (\d+) rolls?, par \d\.\d$", line)[0]) for line in areas]
    assert last == f"Master: {sum(rolls)} rolls, par 23.7."


def test_a_match_is_saved_shown_again_and_verified(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "match.json"
    assert main([*WATCH, "easy,master", "--live", "--by-heads", "--areas", "6", "--save", str(path)]) == 0
    shown = capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out == shown
    assert main(["replay", str(path), "--verify"]) == 0
    assert re.match(r"Verified: \d+ events\. .*Points", capsys.readouterr().out)


@pytest.fixture
def _small_areas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    sheet = DiceSheet("small", (DiceArea(("####", "####"), 3.3), DiceArea(("###", "###", "###"), 3.2)) * 3)
    monkeypatch.setattr(rules, "boxed", lambda: sheet)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    house_tables.cache_clear()
    yield
    house_tables.cache_clear()


@pytest.mark.usefixtures("_small_areas")
def test_the_analysis_tells_what_was_lost_and_the_accounts_balance(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "match.json"
    assert main([*WATCH, "easy", "--save", str(path)]) == 0
    capsys.readouterr()
    assert main(["analyse", str(path), "--all"]) == 0
    _, _, account, *table = capsys.readouterr().out.splitlines()
    assert len([line for line in table if re.search(r"│ Area \d", line)]) > 3
    rolls, start, luck, cost = map(float, re.findall(r"-?\d+\.\d", account.replace("−", "-")))
    assert start + luck + cost == pytest.approx(rolls, abs=0.3)  # each is rounded


def test_where_there_is_no_adviser_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    path = tmp_path / "match.json"
    assert main([*WATCH, "master", "--save", str(path)]) == 0
    monkeypatch.setattr(bot, "ADVISERS", {})
    assert main(["analyse", str(path)]) == 2
    assert capsys.readouterr().err.startswith("Nobody here knows this game by heart")


@pytest.mark.parametrize(
    ("said", "turn_order"), [("{}", True), ('{"turn_order": false}', False), ('{"areas": 5}', True)]
)
def test_bots_among_themselves_take_turns_unless_it_is_said_otherwise(said: str, turn_order: bool) -> None:
    assert terminal_of(DICE).options_among_bots(said).turn_order == turn_order


@pytest.mark.parametrize("levels", [["easy"], ["easy", "master"], ["easy", "hard", "master", "medium"]])
@pytest.mark.parametrize(("width", "height"), [(120, 36), (80, 24)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_die_and_every_drawing_is_seen(levels: list[str], width: int, height: int, language: str) -> None:
    reporter = reporter_for(DICE, levels, language)
    for scene in scenes(reporter, Options(turn_order=True))[::19]:
        text = drawn(reporter, Scene(scene.view, scene.now, (), is_colourful=False), width, height)
        assert len(text.splitlines()) <= height
        assert max(map(len, text.splitlines())) <= width
        for die in scene.view.dice:
            owner = "" if die.owner is None else levels[die.owner][:5]
            assert f"{die.face} {owner}".strip() in text
        for seat in scene.view.seats:
            for shape in seat.sheet[scene.view.area].drawn:
                assert text.count(shape.face) >= len(shape.cells)


@pytest.mark.parametrize(("language", "par"), [("en", r"/\d\.\d"), ("pl", r"/\d,\d"), ("hu", r"/\d,\d")])
def test_par_is_written_as_the_language_writes_it(language: str, par: str) -> None:
    reporter = reporter_for(DICE, ["easy"], language)
    last = scenes(reporter, Options(turn_order=True))[-1]
    assert len(re.findall(par, drawn(reporter, last, 120, 36))) == len(last.view.pars)


def test_what_is_not_drawn_is_told() -> None:
    reporter = reporter_for(DICE, ["easy", "hard"], "en")
    view = scenes(reporter, Options())[0].view
    assert reporter.news(DieLost(0, Die("black", 1), 1), view, 0) == "hard was faster than easy."
    assert reporter.news(HintTaken(0, 5), view, 5) == "easy takes a hint."


@pytest.mark.parametrize(("done", "told"), [("white", "white-elsewhere"), ("none", "white"), ("both", "white")])
def test_where_only_the_place_was_wrong_that_is_told(done: Use, told: str) -> None:
    assert better_use("white", done) == told
