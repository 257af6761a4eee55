"""``akili print``, as a person would use it."""

import sys
from pathlib import Path

import pytest
from tests.press.reading import reader

from akili.cli.main import main
from akili.cli.print import address_of
from akili.press.boxes import BOXES

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", BOXES)
def test_a_box_is_written(game: str, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "box.pdf"
    words = ["print", game, "--out", str(path), "--players", "1", "--cards", "2", "--language", "en"]
    assert main([*words, "--pages", "letter", "--ink", "saving"]) == 0
    pages = len(reader(path.read_bytes()).pages)
    assert capsys.readouterr().err == f"{pages // 2} sheets, {pages} pages are in {path}.\n"


def test_the_seed_chooses_the_deck(tmp_path: Path) -> None:
    made = []
    for number, seed in enumerate(["7", "7", "8"]):
        path = tmp_path / f"{number}.pdf"
        assert main(["print", "dice", "--seed", seed, "--players", "1", "--language", "en", "--out", str(path)]) == 0
        made.append(path.read_bytes())
    assert made[0] == made[1] != made[2]


def test_a_game_without_a_deck_says_so(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "box.pdf"
    assert main(["print", "clever-cubed", "--seed", "7", "--players", "1", "--out", str(path)]) == 0
    assert capsys.readouterr().err.startswith("This game has no deck: the seed changes nothing.\n")


@pytest.mark.parametrize(
    ("server", "game", "seed", "address"),
    [
        (None, "classic", "7", None),
        ("https://games.example", "classic", None, "https://games.example/classic"),
        ("https://games.example/", "fun-size", "7", "https://games.example/fun-size?deck=7"),
        ("http://10.0.0.2:8000", "dice", "ősz & tél", "http://10.0.0.2:8000/dice?deck=%C5%91sz%20%26%20t%C3%A9l"),
    ],
)
def test_an_address_leads_to_the_same_deck(
    server: str | None, game: str, seed: str | None, address: str | None
) -> None:
    assert address_of(server, game, seed) == address


@pytest.mark.parametrize("server", ["games.example", "ftp://games.example", "https://"])
def test_what_is_no_address_is_refused(server: str, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "box.pdf"
    assert main(["print", "dice", "--address", server, "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"Can't use --address: {server!r} isn't like https://games.example.\n"
    assert not path.exists()


def test_without_typst_it_is_said_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.delitem(sys.modules, "akili.press.printing", raising=False)
    monkeypatch.setitem(sys.modules, "typst", None)
    assert main(["print", "dice", "--out", str(tmp_path / "box.pdf")]) == 2
    assert capsys.readouterr().err == 'Printing needs typst: pip install "akili[print]".\n'


def test_a_file_that_can_t_be_written_is_told(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "no" / "box.pdf"
    assert main(["print", "dice", "--players", "1", "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"Can't write {path}: No such file or directory.\n"
