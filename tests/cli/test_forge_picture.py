"""Decks in a terminal: what is drawn of a Shimo deck, and that colours change nothing but colours."""

import re

import pytest
from rich.style import Style

from akili.cli.main import main
from akili.forge.deck import ShimoDeck
from akili.forge.palette import paint
from akili.forge.shimo.tiles import SHIMO
from akili.forge.shipped import shipped

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
WHITE_FIELD, HOLE, SOLID = "[]", "()", "██"
Output = pytest.CaptureFixture[str]


def shown(capsys: Output, *arguments: str) -> str:
    assert main(["show", *arguments]) == 0
    return capsys.readouterr().out


def shimo() -> ShimoDeck:
    deck = shipped("shimo")
    assert isinstance(deck, ShimoDeck)
    return deck


@pytest.fixture
def _in_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    Style.parse.cache_clear()  # each remembers its codes for the first terminal that it was drawn on


def test_the_overview_has_all_tiles_with_their_holes_and_all_white_fields(capsys: Output) -> None:
    picture = shown(capsys, "shimo")
    cards = [card for level in shimo().levels for card in level]
    assert picture.count(HOLE) == 2 * len(SHIMO)
    assert picture.count(SOLID) == sum(tile.size - 2 for tile in SHIMO)
    assert picture.count(WHITE_FIELD) == sum(2 * len(card.tiles) for card in cards)
    assert re.findall(r"tile (\d+)", picture) == [tile.name for tile in SHIMO]
    assert re.findall(r"^Level (\d)$", picture, re.MULTILINE) == ["1", "2", "3", "4"]
    puzzles = re.sub(r"Level \d", "", picture[picture.index("Level 1") :])
    assert list(map(int, re.findall(r"\d+", puzzles))) == list(range(1, 321))


def test_puzzles_are_counted_on_from_level_to_level(capsys: Output) -> None:
    second_level = shown(capsys, "shimo").split("Level 2\n\n")[1]
    assert second_level.split()[0] == "81"


@pytest.mark.parametrize("number", [1, 81, 320])
def test_a_card_has_its_white_fields_and_its_tiles_but_no_solution(number: int, capsys: Output) -> None:
    card = [card for level in shimo().levels for card in level][number - 1]
    field_lines, told, *tile_lines = shown(capsys, "shimo", "--card", str(number)).split("\n\n")
    marks = field_lines.replace(WHITE_FIELD, "o").replace(" ·", ".")
    assert tuple(marks.split("\n")) == card.fields
    assert told.startswith("1 solution, about" if card.solutions == 1 else f"{card.solutions} solutions")
    named = [SHIMO[number - 1] for number in card.tiles]
    tiles = "\n".join(tile_lines)
    assert re.findall(r"tile (\d+)", tiles) == [tile.name for tile in named]
    assert tiles.count(HOLE) == 2 * len(named)
    assert tiles.count(SOLID) == sum(tile.size - 2 for tile in named)


@pytest.mark.usefixtures("_in_colour")
def test_tiles_have_their_colours(capsys: Output) -> None:
    picture = shown(capsys, "shimo")
    for tile in SHIMO:
        red, green, blue = (int(paint(tile.colour)[start : start + 2], 16) for start in (1, 3, 5))
        assert picture.count(f"\x1b[38;2;{red};{green};{blue}m{HOLE}") == 2
        assert picture.count(f"\x1b[38;2;{red};{green};{blue}m{SOLID}") == tile.size - 2


@pytest.mark.parametrize("name", ["classic", "fun-size", "shimo", "dice"])
@pytest.mark.parametrize("card", [[], ["--card", "2"]])
def test_colours_change_nothing_but_colours(
    name: str, card: list[str], capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = shown(capsys, name, *card)
    assert not ESCAPE.search(plain)
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = ESCAPE.sub("", shown(capsys, name, *card))
    assert [line.rstrip() for line in coloured.splitlines()] == plain.splitlines()


@pytest.mark.parametrize("name", ["shimo", "classic"])
def test_pictures_stay_within_a_narrow_terminal(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, shown(capsys, name).splitlines()[1:])) <= 40
