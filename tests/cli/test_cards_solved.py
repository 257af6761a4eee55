"""``akili solve`` with what ``akili show`` prints, and with cards by their names."""

import io
import json
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from akili.cli.area_text import parse_area
from akili.cli.lettering import plain
from akili.cli.main import main
from akili.forge.classic import DIE
from akili.forge.deck import ClassicDeck, FunSizeDeck, ShimoDeck, region, to_json
from akili.forge.shipped import shipped
from akili.polyomino import Region

Output = pytest.CaptureFixture[str]


def said(words: list[str], capsys: Output) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def hand_in(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


@pytest.mark.parametrize("has_blocks", [True, False])
@pytest.mark.parametrize("number", range(1, 37))
def test_an_area_that_was_shown_is_read_again(number: int, has_blocks: bool, capsys: Output) -> None:
    text = said(["show", "classic", "--card", str(number)], capsys)
    shown = text if has_blocks else "".join(map(plain, text))  # as a terminal without such signs has it
    deck = shipped("classic")
    assert isinstance(deck, ClassicDeck)
    card = deck.cards[number - 1]
    assert parse_area(shown, 1) == region(card.three.area)
    assert parse_area(shown, 2) == region(card.four.area)


@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1))
def test_any_area_is_read_in_both_ways(cells: set[tuple[int, int]]) -> None:
    area = Region.of(cells)
    shown = "\n".join(line.replace(".", "  ").replace("#", "██").rstrip() for line in str(area).split("\n"))
    if "\n\n" not in shown:  # an empty row would end the picture
        assert Region.of(parse_area(shown).cells) == area
    assert parse_area(str(area)) == area


@pytest.mark.parametrize("name", ["classic", "fun-size"])
def test_what_show_prints_goes_into_solve(name: str, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    for area, use in (("1", "3"), ("2", "4")):
        hand_in(said(["show", name, "--card", "5"], capsys), monkeypatch)
        assert said(["solve", "--area", area, "--set", name, "--use", use, "--count"], capsys).strip() != "0"


def test_of_several_areas_one_is_chosen(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    shown = said(["show", "fun-size", "--card", "5"], capsys)
    hand_in(shown, monkeypatch)
    assert main(["solve", "--use", "3"]) == 2
    assert capsys.readouterr().err == "There are 2 areas in this text: choose one with --area.\n"
    hand_in(shown, monkeypatch)
    assert main(["solve", "--use", "3", "--area", "3"]) == 2
    assert capsys.readouterr().err == "There is no area 3: this text has 2.\n"
    hand_in("##\n", monkeypatch)
    assert main(["solve", "--tiles", "I2", "--area", "2"]) == 2
    assert capsys.readouterr().err == "There is no area 2: this is a single picture.\n"


def test_a_mistake_in_a_picture_is_still_one(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    for text in ("##\n#x\n", "###\n#\n\nwords\n"):
        hand_in(text, monkeypatch)
        assert main(["solve"]) == 2
        assert "line" in capsys.readouterr().err


@pytest.mark.parametrize("side", ["three", "four"])
def test_a_row_of_a_card_has_as_many_solutions_as_the_deck_says(side: str, capsys: Output) -> None:
    deck = shipped("classic")
    assert isinstance(deck, ClassicDeck)
    for number in (1, 20, 36):
        rows = getattr(deck.cards[number - 1], side).rows
        for symbol, row in zip(DIE, rows, strict=True):
            told = json.loads(said(["solve", "--card", f"classic:{number}:{side}:{symbol}", "--json"], capsys))
            assert told["tiles"] == list(row.tiles)
            counted = said(["solve", "--card", f"classic:{number}:{side}:{symbol}", "--count"], capsys)
            assert int(counted) == row.solutions


def test_a_side_without_a_row_is_filled_by_any_tiles(capsys: Output) -> None:
    deck = shipped("fun-size")
    assert isinstance(deck, FunSizeDeck)
    counted = int(said(["solve", "--card", "fun-size:3:b", "--count"], capsys))
    assert counted == sum(filling.solutions for filling in deck.cards[2].b.fillings)
    assert int(said(["solve", "--card", "classic:3:three", "--count"], capsys)) > 0


def test_cards_with_holes_are_solved(capsys: Output) -> None:
    deck = shipped("shimo")
    assert isinstance(deck, ShimoDeck)
    for level in range(4):
        card = deck.levels[level][0]
        name = f"shimo:{80 * level + 1}"
        assert int(said(["solve", "--card", name, "--count"], capsys)) == card.solutions
        told = json.loads(said(["solve", "--card", name, "--limit", "all", "--json"], capsys))
        assert (told["count"], told["complete"], told["tiles"]) == (card.solutions, True, list(card.tiles))
        holes = {tuple(hole) for placed in told["solutions"][0] for hole in placed["holes"]}
        white = {(y, x) for y, row in enumerate(card.fields) for x, mark in enumerate(row) if mark == "o"}
        assert holes == white
    assert json.loads(said(["solve", "--card", "shimo:1", "--count", "--json"], capsys))["complete"]
    assert "solution" in said(["solve", "--card", "shimo:100"], capsys)


def test_cards_of_a_file_and_areas_of_dice(tmp_path: object, capsys: Output) -> None:
    path = f"{tmp_path}/a:b.json"
    with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123 - a name with a colon
        file.write(to_json(shipped("classic")))
    ours = said(["solve", "--card", f"{path}:20:four:hand"], capsys)
    assert ours == said(["solve", "--card", "classic:20:four:hand"], capsys)
    assert main(["solve", "--card", "dice:1", "--set", "dice-white", "--use", "4", "--count"]) == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["classic"], "Which card? Say a number from 1 to 36, as in classic:20:four:hand."),
        (["classic:37:three"], "Which card? Say a number from 1 to 36, as in classic:20:four:hand."),
        (["classic:3"], "Which one? Say three or four, as in classic:20:four:hand."),
        (
            ["classic:3:four:cow"],
            "Which one? Say shield, hand, antelope, snake, elephant or mask, as in classic:20:four:hand.",
        ),
        (["fun-size:3:c"], "Which one? Say a or b, as in fun-size:3:b."),
        (["shimo:3:x"], "'x' is too much: a card is named as in shimo:7."),
        (["dice:3:x"], "'x' is too much: a card is named as in dice:2."),
        (["tarot:1"], "Can't read tarot: No such file or directory."),
        (
            ["classic:3:four", "--use", "3"],
            "--card says which area and which tiles: leave out the file, --tiles and how to use them.",
        ),
        (["shimo:3", "--fast"], "--distinct and --fast go with tiles that have no holes."),
    ],
)
def test_a_name_that_means_nothing_is_told(words: list[str], sentence: str, capsys: Output) -> None:
    assert main(["solve", "--card", *words]) == 2
    assert capsys.readouterr().err == f"{sentence}\n"
