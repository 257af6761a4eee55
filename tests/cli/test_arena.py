"""``akili arena``: a table, JSON, and one sentence for what can't be played."""

import io
import json
import sys

import pytest

from akili.cli.main import main

Output = pytest.CaptureFixture[str]
ARENA = ["arena", "fun-size", "--matches", "2", "--seed", "1", "--jobs", "1"]


def test_a_line_tells_how_a_bot_fared(capsys: Output) -> None:
    assert main([*ARENA, "--bots", "easy,easy,master"]) == 0
    output = capsys.readouterr()
    assert not output.err
    lines = [line.split() for line in output.out.splitlines()]
    assert [line[1:3] for line in lines[3:6]] == [["easy", "1"], ["easy", "2"], ["master", "│"]]
    assert "3rd" in lines[1]
    assert lines[-1][:4] == ["2", "matches,", "seed", "1;"]


@pytest.mark.parametrize(
    ("solo", "unit"),
    [({"type": "by_time", "minutes": 5}, "cards"), ({"type": "by_count", "cards": 5}, "milliseconds")],
)
def test_who_plays_alone_wins_nothing_and_is_told_what_the_game_counts(
    solo: dict[str, object], unit: str, capsys: Output
) -> None:
    assert main([*ARENA, "--bots", "master", "--options", json.dumps({"solo": solo})]) == 0
    shown = capsys.readouterr().out
    assert unit in shown
    assert "points" not in shown
    assert "wins" not in shown


def test_json_tells_all_that_repeats_it(capsys: Output) -> None:
    words = ["arena", "fun-size", "--bots", "easy,hard", "--matches", "1", "--options", '{"side": "B"}', "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["options"]["side"] == "B"
    assert [standing["bot"] for standing in told["standings"]] == ["easy", "hard"]
    assert told["standings"][0]["points"]["low"] is None  # one match says nothing of the next
    assert main([*words, "--seed", told["seed"]]) == 0
    assert json.loads(capsys.readouterr().out) == told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "godly,easy"], "There is no bot 'godly' for this game: say easy, medium, hard, master."),
        (["--bots", "easy"], "You are alone here. Choose a solo game, or add a seat."),
        (["--bots", "easy,hard", "--options", "{"], "Can't use --options: Input data was truncated."),
        (["--bots", "easy,hard", "--options", '{"side": 1}'], "Can't use --options: Expected `str`, got `int`"),
        (["--bots", "easy,hard", "--matches", "0"], "The number of matches must be 1 or more, not 0."),
        (["--bots", "easy,hard", "--jobs", "0"], "The number of jobs must be 1 or more, not 0."),
    ],
)
def test_what_cannot_be_played_is_one_sentence(words: list[str], sentence: str, capsys: Output) -> None:
    assert main([*ARENA, *words]) == 2
    output = capsys.readouterr()
    assert output.err.startswith(sentence)
    assert output.err.count("\n") == 1
    assert not output.out


def test_a_terminal_sees_the_progress(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    assert main([*ARENA, "--bots", "easy,hard"]) == 0
    assert "2/2" in terminal.getvalue()
    assert "matches" not in capsys.readouterr().out.splitlines()[0]
