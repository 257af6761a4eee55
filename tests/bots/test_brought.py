"""Bots from a user's file: found, run once, and told in a sentence where they can't be used."""

from pathlib import Path
from textwrap import dedent

import pytest

from akili.bots.asking import Asked, BotFailedError, ask
from akili.bots.bot import Bot
from akili.bots.brought import BroughtBotError, maker_of
from akili.bots.plan import Planned
from akili.engine.game import Seat

GAME = "clever_cubed"
LAZY = """
    from dataclasses import dataclass
    from beside import DEPTH

    LOADED = []
    LOADED.append(1)
    number = 5

    @dataclass
    class Lazy:
        seat: int
        seed: str

        def plan(self, view, now):
            return None

    def made(seat, seed):
        return Lazy(seat, seed + "!")

    class Alone:
        def __init__(self):
            pass

    class Dumb:
        def __init__(self, seat, seed):
            pass

    def loaded(seat, seed):
        lazy = Lazy(seat, seed)
        lazy.times = len(LOADED)
        return lazy
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    (tmp_path / "beside.py").write_text("DEPTH = 3\n")
    path = tmp_path / "bots.py"
    path.write_text(dedent(LAZY))
    return path


def made(path: Path, name: str, seat: Seat = 1) -> Bot:
    return maker_of(f"{path}:{name}", GAME)(seat, "seed")


def test_a_class_or_a_function_makes_a_bot(bots: Path) -> None:
    assert vars(made(bots, "Lazy")) == {"seat": 1, "seed": "seed"}
    assert vars(made(bots, "made", 2)) == {"seat": 2, "seed": "seed!"}


def test_a_file_is_run_once(bots: Path) -> None:
    assert type(made(bots, "Lazy")) is type(made(bots, "made"))
    assert vars(made(bots, "loaded"))["times"] == 1
    assert vars(made(bots, "loaded"))["times"] == 1


def test_a_bot_of_the_house_needs_no_file() -> None:
    assert type(maker_of("greedy", GAME)(0, "seed")).__module__.startswith("akili.")
    with pytest.raises(ValueError, match="There is no bot 'Lazy' for this game"):
        maker_of("Lazy", GAME)(0, "seed")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Nobody", r"There is no 'Nobody' in \S+bots.py\."),
        ("", r"There is no '' in \S+bots.py\."),
        ("number", r"\S+bots.py:number is neither a class nor a function, so it makes no bot\."),
        ("Alone", r"\S+bots.py:Alone makes no bot of \(seat, seed\): TypeError: .* takes 1 positional argument.*\."),
        ("Dumb", r"\S+bots.py:Dumb makes no bot: it has no plan\(view, now\)\."),
    ],
)
def test_what_is_no_bot_is_one_sentence(bots: Path, name: str, sentence: str) -> None:
    with pytest.raises(BroughtBotError, match=f"^{sentence}$"):
        made(bots, name)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("def (:", r"broken\.py can't be loaded: SyntaxError: .*"),
        ("import no_such_module", r"broken\.py can't be loaded: ModuleNotFoundError: .* \(broken\.py, line 1\)\."),
        ("\n\n1 / 0", r"broken\.py can't be loaded: ZeroDivisionError: division by zero \(broken\.py, line 3\)\."),
    ],
)
def test_a_file_that_cannot_be_loaded_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "broken.py").write_text(text)
    with pytest.raises(BroughtBotError, match=sentence):
        made(tmp_path / "broken.py", "Lazy")


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    for missing in (tmp_path / "nowhere.py", tmp_path):
        with pytest.raises(BroughtBotError, match=rf"^There is no file {missing}\.$"):
            made(missing, "Lazy")


class Says:
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def plan(self, view: object, now: int) -> Planned | None:  # noqa: ARG002
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize("answer", [None, Planned(7, "anything")])
def test_a_plan_is_handed_on(answer: object) -> None:
    assert ask(Says(answer), 0, None, 0) == answer
    assert Asked(Says(answer), 0).plan(None, 0) == answer


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ((7, "pass"), "answered (7, 'pass'), not Planned(milliseconds, command) or None."),
        (Planned(0.5, "pass"), "answered Planned(at=0.5, command='pass'), not Planned(milliseconds, command) or None."),  # type: ignore[arg-type]
        (KeyError("I5"), "raised KeyError: 'I5' (test_brought.py, line "),
        (ValueError(""), "raised ValueError (test_brought.py, line "),
    ],
)
def test_what_is_no_plan_is_the_bots_own_doing(answer: object, sentence: str) -> None:
    with pytest.raises(BotFailedError) as failed:
        Asked(Says(answer), 2).plan(None, 0)
    assert str(failed.value).startswith(f"The bot on seat 2 {sentence}")
    assert failed.value.sentence(["a", "b", "c"]).startswith(f"c on seat 2 {sentence}")
