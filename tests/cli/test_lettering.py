"""Every command in terminals that lack signs: nothing dies, nothing is a question mark, and columns stay in place."""

import io
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

import pytest

import akili
from akili.cli import forge_classic, forge_fun_size, forge_shimo, lettering
from akili.cli.forge_picture import overview
from akili.cli.games.race_card import DARK, OPEN, SEEN
from akili.cli.games.ubongo_classic.marks import SHAPES
from akili.cli.lettering import UNKNOWN, plain
from akili.cli.main import COMMANDS, main
from akili.cli.spans import show
from akili.forge.shipped import shipped
from akili.locales import LANGUAGES, texts

ENCODINGS = ("ascii", "cp1252", "cp437", "cp1250", "latin-1")
LINE = "12346/6/6 123456/1234/123/123/1 7,5,6:7:8,9,10,11 1534 3h,6,10,1h,4 xoooooo/ox/."
SAVED = str(Path(__file__).parents[1] / "logs_of_before" / "fun_size_three.json")
BELL = "\a"
NOBODY = "http://127.0.0.1:9"

# What is typed for each command; {folder} is one of the test's own. 'play' and 'serve' start as processes below.
USES: Mapping[str, tuple[str, ...]] = {
    "play": ("--port", "ő"),
    "solve": ("{folder}/łąka.txt", "--tiles", "I2"),
    "show": ("shimo", "--card", "3"),
    "print": ("dice", "--players", "1", "--language", "pl", "--out", "{folder}/łąka.pdf"),
    "score": ("clever-cubed", *LINE.split()),
    "serve": ("--port", "0", "--database", "{folder}/ősz/akili.db"),
    "watch": ("classic", "--bots", "easy,hard", "--seed", "1", "--language", "pl"),
    "arena": ("fun-size", "--bots", "easy,hard", "--matches", "2", "--seed", "ő", "--jobs", "1"),
    "join": ("ABCD", "--bot", "master", "--server", NOBODY, "--language", "hu"),
    "replay": (SAVED, "--language", "hu"),
    "analyse": (SAVED, "--language", "hu"),
    "database": ("backup", "{folder}/ősz.db", "{folder}/łąka.db"),
    "lab train": ("clever-cubed", "--games", "0", "--folder", "{folder}/ősz"),
    "lab validate": ("--puzzles", "2", "--plot", "{folder}/ősz.svg"),
    "lab calibrate": ("{folder}/łąka.db",),
    "forge classic": ("--seed", "1"),
    "forge fun-size": ("--seed", "1"),
    "forge shimo": ("--seed", "1"),
    "forge dice": ("--seed", "1"),
    "forge census": ("--sets", "12", "--folder", "{folder}", "--out", "{folder}/areas.jsonl", "--jobs", "1"),
}
MORE = (
    ("show", "shimo", "--card", "3", "--solution"),
    ("solve", "--card", "shimo:3"),
    ("solve", "--card", "classic:20:four:hand"),
    ("show", "classic", "--card", "1"),
    ("show", "clever-cubed", *LINE.split()),
    *(("watch", game, "--bots", "easy,hard", "--seed", "1", "--language", "pl") for game in ("fun-size", "shimo")),
    *(("watch", game, "--bots", "easy,easy", "--seed", "1", "--language", "hu") for game in ("dice", "clever-cubed")),
)
HELP = tuple((*name.split(), "--help") for name in COMMANDS)
WORDS = (*((*name.split(), *words) for name, words in USES.items()), *MORE, *HELP)
LIVE_ONES = tuple(
    ("watch", game, "--bots", "easy,easy", "--seed", "1", "--language", "pl", "--speed", "1000")
    for game in ("fun-size", "shimo", "classic", "clever-cubed")
)


class Terminal(io.TextIOWrapper):
    """A stream as Python opens it: a sign that it lacks is an error."""

    def __init__(self, encoding: str, *, is_one: bool = False) -> None:
        super().__init__(io.BytesIO(), encoding, errors="strict", newline="\n")
        self._is_one = is_one

    def isatty(self) -> bool:
        return self._is_one

    def text(self) -> str:
        self.flush()
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue().decode(self.encoding)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lettering")
    (folder / "łąka.txt").write_text("##\n")
    main(in_folder(("forge", "census", *USES["forge census"]), folder))  # from now on it only goes on
    return folder


@pytest.fixture(scope="module")
def in_full() -> dict[tuple[str, ...], str]:
    """What each command says where no sign is missing."""
    return {}


def in_folder(words: tuple[str, ...], folder: Path) -> list[str]:
    return [word.format(folder=folder) for word in words]


@pytest.fixture(autouse=True)
def _decks_are_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """To make one takes seconds; here it is only drawn."""
    for module, name in ((forge_classic, "classic"), (forge_fun_size, "fun-size"), (forge_shimo, "shimo")):

        def run(_: Namespace, name: str = name) -> int:
            show(overview(shipped(name)))
            return 0

        monkeypatch.setattr(module, "run", run)


def said(
    words: tuple[str, ...], encoding: str, folder: Path, monkeypatch: pytest.MonkeyPatch, *, is_live: bool = False
) -> str:
    """All that a command says."""
    out, err = Terminal(encoding, is_one=is_live), Terminal(encoding)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", out)
        patched.setattr(sys, "stderr", err)
        main(in_folder(words, folder))
    return out.text() + err.text()


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("words", WORDS, ids=" ".join)
def test_every_command_speaks_in_every_encoding(
    words: tuple[str, ...],
    encoding: str,
    folder: Path,
    in_full: dict[tuple[str, ...], str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    everything = in_full[words] = in_full.get(words) or said(words, "utf-8", folder, monkeypatch)
    found = said(words, encoding, folder, monkeypatch)
    assert [len(line) for line in found.splitlines()] == [len(line) for line in everything.splitlines()]
    assert found.count(UNKNOWN) == everything.count(UNKNOWN)


def test_every_command_is_tried() -> None:
    assert set(USES) == set(COMMANDS)


@pytest.mark.parametrize("encoding", ["ascii", "cp437"])
@pytest.mark.parametrize("words", LIVE_ONES, ids=" ".join)
def test_a_live_match_is_drawn_in_every_encoding(
    words: tuple[str, ...], encoding: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lettering, "UNKNOWN", BELL)  # for there are question marks in Clever Cubed
    found = said(words, encoding, folder, monkeypatch, is_live=True)
    assert found
    assert BELL not in found


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("signs", ["".join(SHAPES.values()), SEEN + OPEN + DARK], ids=["gems", "fields"])
def test_signs_that_stand_for_something_stay_different(signs: str, encoding: str) -> None:
    shown = [sign.encode(encoding, "akili.plainly") for sign in signs]
    assert len(set(shown)) == len(signs)
    assert {len(sign.decode(encoding)) for sign in shown} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_has_a_plain_one(language: str) -> None:
    letters = {sign for text in texts(language).values() for sign in text if sign.isalpha()}
    assert letters
    for letter in letters:
        assert plain(letter).isascii()
        assert plain(letter).isalpha()
        assert plain(letter).isupper() == letter.isupper()


def test_what_nobody_knows_is_one_question_mark() -> None:
    assert [plain(sign) for sign in "½²漢\udcff"] == [UNKNOWN] * 4
    assert plain("\u0301") == ""
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", "akili.plainly")


@pytest.mark.parametrize("around", [{"PYTHONIOENCODING": "ascii"}, {"PYTHONIOENCODING": "cp437"}, {"LC_ALL": "C"}])
def test_a_process_falls_back_by_itself(around: Mapping[str, str]) -> None:
    source = str(Path(akili.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", **around}
    command = [sys.executable, "-m", "akili", "watch", "shimo", "--bots", "easy,hard", "--seed", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Sharp 23 (7 $ = 13)" in done.stdout
