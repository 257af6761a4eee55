"""What help and messages point to is there after an install: commands, and no pages that stay in the checkout."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import akili
from akili.cli.main import COMMANDS, main
from akili.games.registry import GAMES
from akili.locales import LANGUAGES, texts

SOURCE = Path(akili.__file__).parent
PAGE = re.compile(r"\bdocs/|\w\.md\b|\bREADME\b|\bMakefile\b")
NAMED = re.compile(r"akili ([a-z]+)")
HELP = [name.split() for name in COMMANDS] + [["watch", game.info.short] for game in GAMES.values()] + [[], ["forge"]]


@pytest.mark.parametrize("words", HELP, ids=" ".join)
def test_help_points_to_what_is_installed(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--help"]) == 0
    told = capsys.readouterr().out
    assert told
    assert not PAGE.findall(told)
    groups = {name.partition(" ")[0] for name in COMMANDS}
    assert set(NAMED.findall(told)) <= groups


def test_no_message_points_to_a_page_of_the_checkout() -> None:
    found = [(path.name, text) for path in SOURCE.rglob("*.py") for text in said_in(path) if PAGE.search(text)]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_points_to_a_page_of_the_checkout(language: str) -> None:
    assert not [area for area, text in texts(language).items() if PAGE.search(text)]


def said_in(path: Path) -> Iterator[str]:
    """The texts in a module that somebody may get to read: all but docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = (
        {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and isinstance(node.body[0], ast.Expr)
        }
        if path.stat().st_size
        else set()
    )
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value
