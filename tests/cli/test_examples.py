"""The examples of the pages: each command is run, and must say what the page shows."""

import re
import shlex
from pathlib import Path

import pytest

from akili.cli.main import main

ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"^\$ (.*)\n((?:(?!\$ |```).*\n)*)", re.MULTILINE)


def examples(page: str) -> list[tuple[list[str], str]]:
    blocks = re.findall(r"^```console\n(.*?)^```", (ROOT / page).read_text(), re.MULTILINE | re.DOTALL)
    return [(shlex.split(command), shown) for block in blocks for command, shown in EXAMPLE.findall(block)]


@pytest.mark.parametrize(
    ("page", "least"),
    [
        ("README.md", 4),
        ("docs/solve.md", 4),
        ("docs/bots.md", 3),
        ("docs/classic_bots.md", 2),
        ("docs/dice_bots.md", 2),
        ("docs/analysis.md", 4),
        ("docs/rules/clever_cubed.md", 2),
        ("docs/clever_cubed_bots.md", 1),
    ],
)
def test_the_page_shows_what_the_commands_say(
    page: str, least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = 0
    for (program, *words), shown in examples(page):
        if program == "cat":
            Path(words[0]).write_text(shown)  # how the page tells what is in a file
        elif program == "akili":
            code = main(words)
            output = capsys.readouterr()
            assert output.out + output.err == shown or (code == 0 and not shown)
            commands += 1
        else:
            assert program == "make"
            assert f"\n{words[0]}: " in (ROOT / "Makefile").read_text()
    assert commands >= least
