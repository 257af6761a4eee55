"""``akili forge`` and ``akili show``, as a person would use them."""

import json
import re
from pathlib import Path

import pytest

from akili.cli.forge_picture import cards
from akili.cli.main import main
from akili.forge.deck import ClassicCard, ClassicDeck, FunSizeCard, ShimoCard, from_json
from akili.forge.shipped import MAKERS, shipped

DECKS = [pytest.param(name, marks=pytest.mark.no_cover) for name in ("classic", "fun-size", "shimo")]


def test_forging_shows_the_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["forge", "dice", "--seed", "7"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Ubongo dice: a sheet of 6 areas, seed 7\n")
    assert shown.count("█") == 2 * sum((14, 15, 17, 18, 20, 21))


@pytest.mark.parametrize("name", [*DECKS, "dice"])
def test_forging_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["forge", name, "--seed", "x", "--json"]) == 0
    text = capsys.readouterr().out
    assert json.loads(text)["deck"] == name
    assert from_json(text).seed == "x"


def test_forging_into_a_file_that_show_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.json"
    assert main(["forge", "dice", "--seed", "3", "--out", str(path)]) == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert str(path) in told.err
    assert from_json(path.read_bytes()) == MAKERS["dice"](3)
    assert main(["show", str(path), "--card", "6"]) == 0
    assert "best play alone takes" in capsys.readouterr().out


def test_a_file_that_can_t_be_written_is_told_and_nothing_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["forge", "dice", "--seed", "1", "--out", str(tmp_path / "no" / "deck.json")]) == 2
    assert capsys.readouterr().err == f"Can't write {tmp_path / 'no' / 'deck.json'}: No such file or directory.\n"
    assert not list(tmp_path.iterdir())


def test_without_a_seed_one_is_picked_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["forge", "dice", "--json"]) == 0
    told = capsys.readouterr()
    seed = from_json(told.out).seed
    assert told.err == f"The seed is {seed}: '--seed {seed}' makes the same again.\n"
    assert main(["forge", "dice", "--json", "--seed", seed]) == 0
    assert capsys.readouterr().out == told.out


def test_another_time_it_is_another_seed(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(4):
        main(["forge", "dice", "--json"])
        seeds.add(from_json(capsys.readouterr().out).seed)
    assert len(seeds) > 1


@pytest.mark.parametrize(
    ("name", "seed"), [("classic", "akili 2"), ("fun-size", "akili 2"), ("shimo", "akili 2"), ("dice", "akili 1")]
)
def test_shipped_decks_are_shown(name: str, seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", name]) == 0
    assert f"seed {seed}" in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize(
    ("name", "card", "told"),
    [
        ("classic", "1", "3 tiles; "),
        ("classic", "36", "elephant"),
        ("fun-size", "1", "without the straight yellow tile: about"),
        ("shimo", "320", "1 solution, about"),
        ("dice", "6", "best play alone takes"),
    ],
)
def test_one_card(name: str, card: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", name, "--card", card]) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("card", ["0", "37", "-1"])
def test_a_card_that_there_isn_t(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "classic", "--card", card]) == 2
    assert capsys.readouterr().err == f"There is no card {card}: the deck has cards 1 to 36.\n"


@pytest.mark.parametrize("text", ["", "no json", "{}", '{"deck": "tarot"}', '{"deck": "dice", "seed": 1, "areas": []}'])
def test_a_file_that_is_no_deck(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.json"
    path.write_text(text)
    assert main(["show", str(path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{path} is not a deck: ")
    assert told.count("\n") == 1


def test_a_deck_that_there_isn_t(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "tarot"]) == 2
    assert capsys.readouterr().err == "Can't read tarot: No such file or directory.\n"


@pytest.mark.parametrize(("name", "card"), [("classic", "20"), ("fun-size", "3"), ("shimo", "250")])
def test_solutions_are_shown(name: str, card: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", name, "--card", card, "--solution"]) == 0
    shown = capsys.readouterr().out
    deck = shipped(name)
    match cards(deck)[int(card) - 1]:
        case ClassicCard() as classic:
            rows = [*classic.three.rows, *classic.four.rows]
            assert all(" ".join(row.tiles) in shown for row in rows)
            cells = 6 * sum(row.count("#") for side in (classic.three, classic.four) for row in side.area)
        case FunSizeCard() as fun_size:
            sides = (fun_size.a, fun_size.b)
            assert all(" ".join(filling.tiles) in shown for side in sides for filling in side.fillings)
            cells = sum(len(side.fillings) * row.count("#") for side in sides for row in side.area)
        case ShimoCard() as shimo:
            assert shown.count("()") == 2 * len(shimo.tiles)
            return
    assert len(re.findall(r"\b[A-D] ", shown + " ")) + len(re.findall(r"\b[A-D]$", shown, re.MULTILINE)) >= cells


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["classic", "--solution"], "--solution goes with --card."),
        (
            ["dice", "--card", "1", "--solution"],
            "An area of the dice game has no solution of its own: the dice decide.",
        ),
        (["clever-cubed", "--solution"], "--card goes with a deck; clever-cubed is a sheet."),
    ],
)
def test_solutions_that_there_are_not(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *words]) == 2
    assert capsys.readouterr().err == f"{sentence}\n"


def test_pictures_stay_within_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    main(["show", "dice"])
    assert max(map(len, capsys.readouterr().out.splitlines()[1:])) <= 40


@pytest.mark.no_cover
def test_a_kind_of_classic_deck_says_how_far_the_pool_goes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["forge", "classic", "--kind", "pictures", "--cards", "2", "--seed", "7", "--json"]) == 0
    told = capsys.readouterr()
    deck = from_json(told.out)
    assert isinstance(deck, ClassicDeck)
    assert (deck.seed, len(deck.cards)) == ("pictures/7", 2)
    assert told.err.startswith("The pool has 22 areas for three tiles and 42 for four; ")
    assert main(["forge", "classic", "--kind", "pictures", "--cards", "99"]) == 2
    assert "too few for 99 cards" in capsys.readouterr().err


def test_a_deck_of_the_first_edition_has_no_more_cards_than_that(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["forge", "classic", "--cards", "37", "--seed", "7"]) == 2
    assert "36 cards at most" in capsys.readouterr().err
