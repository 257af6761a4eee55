"""``akili watch`` and ``akili replay``: in words, live, saved and verified."""

import io
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.cli import broadcast
from akili.cli.games import terminal_of
from akili.cli.games.terminal import LiveReporter, Scene
from akili.cli.games.times import clock, seconds
from akili.cli.main import main
from akili.cli.replay import NOT_PROVED
from akili.engine.game import Millis
from akili.engine.match import Match
from akili.games.registry import AnyGame
from akili.games.ubongo_fun_size.model import Options
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.locales import LANGUAGES, words
from akili.ubongo.race.model import ByCount

Output = pytest.CaptureFixture[str]
OF_BEFORE = Path(__file__).parents[1] / "logs_of_before" / "fun_size_three.json"
RACE = ["watch", "fun-size", "--bots", "easy,hard", "--seed", "7"]


@pytest.fixture
def saved(tmp_path: Path, capsys: Output) -> Path:
    """A match in a file."""
    path = tmp_path / "match.json"
    assert main([*RACE, "--save", str(path)]) == 0
    capsys.readouterr()
    return path


def test_without_a_terminal_the_rounds_are_told(capsys: Output) -> None:
    assert main(RACE) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:8]] == [f"Round {number}" for number in range(1, 9)]
    assert re.fullmatch(
        r"(Sharp|Gentle|Sharp and Gentle|Gentle and Sharp) (wins|share the win)\. Points: .*\.", lines[8]
    )
    assert main([*RACE, "--speed", "max"]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_without_a_seed_it_is_told_which_it_was(capsys: Output) -> None:
    assert main(["watch", "fun-size", "--bots", "master,master"]) == 0
    output = capsys.readouterr()
    seed = output.err.split()[-1].rstrip(".")
    assert "Master 1" in output.out
    assert "Master 2" in output.out
    main(["watch", "fun-size", "--bots", "master,master", "--seed", seed])
    assert capsys.readouterr().out == output.out


@pytest.mark.parametrize(("language", "called"), [("en", "Master"), ("pl", "Mistrz"), ("hu", "Mester")])
def test_bots_are_called_as_on_pages(language: str, called: str, capsys: Output) -> None:
    assert main(["watch", "fun-size", "--bots", "master,master", "--seed", "1", "--language", language]) == 0
    out = capsys.readouterr().out
    assert f"{called} 1" in out
    assert "master" not in out


def test_one_bot_plays_alone(capsys: Output) -> None:
    assert main(["watch", "fun-size", "--bots", "hard", "--solo", "10-cards", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith("Card ")]) == 10
    assert lines[-1].startswith("Sharp: 10 cards in ")
    assert main(["watch", "fun-size", "--bots", "easy", "--solo", "5-minutes", "--side", "B", "--seed", "1"]) == 0
    assert " in 5:00.0" in capsys.readouterr().out.splitlines()[-1]


def test_a_saved_match_is_shown_and_verified(saved: Path, capsys: Output) -> None:
    main(RACE)
    shown = capsys.readouterr().out
    assert main(["replay", str(saved)]) == 0
    assert capsys.readouterr().out == shown
    assert main(["replay", str(saved), "--verify"]) == 0
    assert re.match(r"Verified: \d+ events\. .*Points", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("environment", "wish", "first", "last"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "hu_HU.UTF-8"}, [], r"Runda 1: .*\d,\d s.*", r"(Wygrywa|Remis) .*\."),
        ({"LC_ALL": "", "LC_MESSAGES": "hu", "LANG": "pl_PL"}, [], r"1\. forduló: .*\d,\d mp.*", r".* Pontok: .*\."),
        ({"LC_ALL": "C", "LANG": "pl_PL"}, [], r"Round 1: .*", r".* Points: .*\."),
        ({"LC_ALL": "de_DE.UTF-8"}, [], r"Round 1: .*", r".* Points: .*\."),
        ({"LC_ALL": "pl_PL.UTF-8"}, ["--language", "hu"], r"1\. forduló: .*", r".* Pontok: .*\."),
    ],
)
def test_the_environment_says_which_language(
    environment: dict[str, str], wish: list[str], first: str, last: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment.get(name, ""))
    assert main([*RACE, *wish]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(first, lines[0])
    assert re.fullmatch(last, lines[-1])


def test_a_verdict_is_told_in_the_language_too(saved: Path, capsys: Output) -> None:
    assert main(["replay", str(saved), "--verify", "--language", "pl"]) == 0
    assert re.match(r"Zgadza się: \d+ zdarze\w+\. .*Punkty", capsys.readouterr().out)
    saved.write_text(saved.read_text().replace('"seed":"7"', '"seed":"8"'))
    assert main(["replay", str(saved), "--verify", "--language", "hu"]) == 1
    assert capsys.readouterr().out.startswith("Nincs rendben: ")


def test_a_name_cannot_speak_to_the_terminal(saved: Path, capsys: Output) -> None:
    saved.write_text(saved.read_text().replace('"name":"easy"', r'"name":"[red]\u001b[2J"'))
    for wish in ([], ["--verify"]):
        assert main(["replay", str(saved), *wish]) == 0
        shown = capsys.readouterr().out
        assert "\x1b" not in shown
        assert "[red]�[2J" in shown


def test_a_changed_match_is_not_verified(saved: Path, capsys: Output) -> None:
    saved.write_text(saved.read_text().replace('"seed":"7"', '"seed":"8"'))
    assert main(["replay", str(saved), "--verify"]) == 1
    assert capsys.readouterr().out.startswith("Not verified: Event 1 doesn't follow from the seed; {")
    assert main(["replay", str(saved)]) == 2
    assert "doesn't follow" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "godly,easy"], "There is no bot 'godly' for this game"),
        (["--bots", "easy,easy,easy,easy,easy"], "This game is for 1–4 players."),
        (["--bots", "easy,hard", "--solo", "5-cards"], "--solo is for one bot."),
        (["--bots", "easy,hard", "--speed", "0"], "Can't use --speed: say a number up to 1000, or 'max'."),
        (["--bots", "easy,hard", "--speed", "nan"], "Can't use --speed: say a number up to 1000, or 'max'."),
        (["--bots", "easy,hard", "--language", "de"], "Can't use --language: invalid choice: 'de'"),
        ([], "The following arguments are required: --bots"),
    ],
)
def test_what_cannot_be_watched_is_one_sentence(words: list[str], sentence: str, capsys: Output) -> None:
    assert main(["watch", "fun-size", *words]) == 2
    output = capsys.readouterr()
    assert output.err.startswith(sentence)
    assert not output.out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{}", "This is not a replay"),
        (
            '{"format":1,"game":"chess","rules_version":1,"options":{},"seats":[],"seed":"","events":[]}',
            "There is no game 'chess' here.",
        ),
    ],
)
def test_what_cannot_be_replayed_is_one_sentence(text: str, sentence: str, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "match.json"
    path.write_text(text)
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith(sentence)


class Terminal(io.StringIO):
    """A terminal that keeps what it is told."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, length: float) -> None:
        assert 0 < length <= broadcast.TICK
        self.now += length + 1e-3


def test_in_a_terminal_it_runs_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, clock = Terminal(), Clock()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setattr(broadcast, "time", clock)
    monkeypatch.setenv("TERM", "xterm")
    assert main([*RACE, "--speed", "200"]) == 0
    shown = terminal.getvalue()
    assert "round 8 of 8" in shown
    assert "Ubongo!" in shown
    assert "wins. Points" in shown or "share the win" in shown
    assert 1 < clock.now < 15  # eight rounds take minutes


def test_ctrl_c_leaves_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    class Interrupted(Clock):
        def sleep(self, length: float) -> None:
            super().sleep(length)
            if self.now > 1:
                raise KeyboardInterrupt

    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setattr(broadcast, "time", Interrupted())
    monkeypatch.setenv("TERM", "xterm")
    assert main(RACE) == 130
    assert terminal.getvalue().endswith("\x1b[?25h")  # the cursor is back
    assert not capsys.readouterr().err


def scenes(reporter: LiveReporter, options: Any) -> list[Scene]:
    """Every moment of a match."""
    game, levels, seed = reporter.game, reporter.names, "scenes"
    bots = [make_bot(level, game.info.id, seat, seed) for seat, level in enumerate(levels)]
    match, log, found = Match(game, options, len(levels), seed), [], []
    for turn in play(game, options, bots, seed).turns:
        for event in turn.events:
            match.apply([event])
            line = reporter.news(event, match.view(None), turn.at)
            log += [line] if line else []
        found.append(Scene(match.view(None), turn.at, tuple(log), is_colourful=False))
    return found


def reporter_for(game: AnyGame, levels: list[str], language: str) -> LiveReporter:
    reporter = terminal_of(game).reporter(words(language), levels)
    assert isinstance(reporter, LiveReporter)
    return reporter


def drawn(reporter: LiveReporter, scene: Scene, width: int, height: int) -> str:
    console = Console(width=width, height=height, file=io.StringIO(), record=True)
    console.print(reporter.picture(scene, width, height))
    return console.export_text()


@pytest.mark.parametrize(
    ("levels", "options"),
    [(["easy", "master", "hard"], Options(side="B")), (["easy"], Options(solo=ByCount(5)))],
)
@pytest.mark.parametrize(("width", "height"), [(130, 40), (80, 24), (20, 5)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_shows_every_tile_that_lies(
    levels: list[str], options: Options, width: int, height: int, language: str
) -> None:
    reporter = reporter_for(FUN_SIZE, levels, language)
    for scene in scenes(reporter, options)[::9]:
        text = drawn(reporter, scene, width, height)
        assert clock(scene.now) in text or width < 80
        for seat in scene.view.seats:
            for laid in seat.board:
                assert text.count(laid.tile) >= len(laid.cells)


@pytest.mark.parametrize(
    ("time", "on_the_wall", "as_a_result"),
    [
        (0, "0:00", "0.0 s"),
        (59_940, "0:59", "59.9 s"),
        (59_960, "0:59", "1:00.0"),
        (60_000, "1:00", "1:00.0"),
        (119_960, "1:59", "2:00.0"),
        (754_300, "12:34", "12:34.3"),
        (1_760, "0:01", "1.8 s"),
        (9_050, "0:09", "9.1 s"),
        (59_999, "0:59", "1:00.0"),
    ],
)
def test_times_are_written_as_people_do(time: Millis, on_the_wall: str, as_a_result: str) -> None:
    assert clock(time) == on_the_wall
    assert seconds(words("en"), time) == as_a_result


@pytest.mark.parametrize(("language", "short", "long"), [("pl", "8,5 s", "1:08,5"), ("hu", "8,5 mp", "1:08,5")])
def test_where_people_write_a_comma_so_do_we(language: str, short: str, long: str) -> None:
    assert seconds(words(language), 8_500) == short
    assert seconds(words(language), 68_500) == long


def test_a_match_of_before_says_that_it_cannot_be_proved(capsys: Output) -> None:
    told = {"en": "Not proved: ", "pl": "Bez dowodu: ", "hu": "Nem bizonyítható: "}
    for language, beginning in told.items():
        assert main(["replay", str(OF_BEFORE), "--verify", "--language", language]) == NOT_PROVED
        assert capsys.readouterr().out.startswith(beginning)
    assert main(["replay", str(OF_BEFORE), "--speed", "max"]) == 0
