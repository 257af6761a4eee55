"""The examples of docs/solve.md: each command is run, and must say what the page shows."""

import re
import shlex
from pathlib import Path

import pytest

from akili.cli.main import main

PAGE = Path(__file__).parents[2] / "docs" / "solve.md"
EXAMPLE = re.compile(r"^\$ (.*)\n((?:(?!\$ |```).*\n)*)", re.MULTILINE)


def examples() -> list[tuple[list[str], str]]:
    blocks = re.findall(r"^```console\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    return [(shlex.split(command), shown) for block in blocks for command, shown in EXAMPLE.findall(block)]


def test_the_page_shows_what_the_commands_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = 0
    for (program, *words), shown in examples():
        if program == "cat":
            Path(words[0]).write_text(shown)  # how the page tells what is in a file
        else:
            assert program == "akili"
            main(words)
            output = capsys.readouterr()
            assert output.out + output.err == shown
            commands += 1
    assert commands >= 4
