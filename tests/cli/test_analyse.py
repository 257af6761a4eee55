"""``akili analyse``: a small match word for word; every game in every language; JSON; what goes wrong."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from akili.bots.bot import ADVISERS
from akili.cli.main import main
from akili.locales import LANGUAGES

Output = pytest.CaptureFixture[str]
GOLDEN = Path(__file__).parent / "analysis.txt"
WATCHED = {
    "ubongo_shimo": ("shimo", "easy,easy,easy"),
    "ubongo_fun_size": ("fun-size", "easy,medium"),
    "ubongo_classic": ("classic", "easy,lane-random"),
    "ubongo_dice": ("dice", "easy"),
    "clever_cubed": ("clever-cubed", "random,greedy"),
}


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A match of every game in a file."""
    folder, files = tmp_path_factory.mktemp("saved"), {}
    for game, (short, bots) in WATCHED.items():
        files[game] = str(folder / f"{short}.json")
        watched = ["watch", short, "--bots", bots, "--seed", "4", "--speed", "max", "--save", files[game]]
        assert main(watched) == 0
    return files


def test_a_small_match_is_told_word_for_word(saved: dict[str, str], capsys: Output) -> None:
    assert main(["analyse", saved["ubongo_fun_size"], "--language", "en"]) == 0
    assert capsys.readouterr().out == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", WATCHED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_in_every_language(saved: dict[str, str], game: str, language: str, capsys: Output) -> None:
    assert main(["analyse", saved[game], "--language", language, "--seat", "1", "--all"]) == 0
    told = capsys.readouterr().out
    assert told.count("━┳━") > 0 or game == "ubongo_shimo"  # whose first level is too easy for mistakes
    assert main(["analyse", saved[game], "--language", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 5


@pytest.mark.parametrize("game", WATCHED)
def test_for_programs_it_is_the_whole_analysis(saved: dict[str, str], game: str, capsys: Output) -> None:
    assert main(["analyse", saved[game], "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=ADVISERS[game].analysis_type)
    assert len(found.seats) == len(WATCHED[game][1].split(","))


def test_a_seat_that_is_none_and_a_match_that_isnt_over_are_refused(saved: dict[str, str], capsys: Output) -> None:
    assert main(["analyse", saved["ubongo_dice"], "--seat", "2"]) == 2
    assert capsys.readouterr().err == "There is no seat 2: say 1 to 1.\n"
    file = Path(saved["ubongo_dice"])
    replay = msgspec.json.decode(file.read_bytes())
    unfinished = file.with_name("unfinished.json")
    unfinished.write_bytes(msgspec.json.encode({**replay, "outcome": None, "events": replay["events"][:5]}))
    assert main(["analyse", str(unfinished), "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith("This match was never finished")


def test_for_programs_it_may_be_one_seat(saved: dict[str, str], capsys: Output) -> None:
    assert main(["analyse", saved["clever_cubed"], "--json"]) == 0
    whole = msgspec.json.decode(capsys.readouterr().out)
    assert main(["analyse", saved["clever_cubed"], "--json", "--seat", "2"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out)
    assert {each["seat"] for each in found["decisions"]} == {1}
    told = [found["decisions"][place] for place in found["seats"][1]["dearest"]]
    assert told == [whole["decisions"][place] for place in whole["seats"][1]["dearest"]]


def test_all_mistakes_are_not_called_the_dearest(saved: dict[str, str], capsys: Output) -> None:
    assert main(["analyse", saved["clever_cubed"], "--language", "en", "--all"]) == 0
    told = capsys.readouterr().out
    assert "All mistakes, in their order" in told
    assert re.search(r" \(\d+\.\d\) ", told)  # what a move promises
    assert "The dearest mistakes" not in told
