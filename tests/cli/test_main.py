import errno
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

import pytest

from akili import __version__
from akili.cli import main as main_module
from akili.cli.main import COMMANDS, Command, main

Output = pytest.CaptureFixture[str]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[[Namespace], int]], None]:
    """Registers a command that does what it is told to."""

    def register(name: str, run: Callable[[Namespace], int]) -> None:
        def add_arguments(parser: ArgumentParser) -> None:
            parser.add_argument("--seed", type=int)

        module = ModuleType("made_up")
        module.__dict__.update(HELP="Made up.", add_arguments=add_arguments, run=run)
        monkeypatch.setitem(sys.modules, "made_up", module)
        commands = {**main_module.COMMANDS, name: Command("made_up", "Made up.")}
        monkeypatch.setattr(main_module, "COMMANDS", commands)

    return register


Register = Callable[[str, Callable[[Namespace], int]], None]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_overview_says_of_a_command_what_it_says_itself(name: str, capsys: Output) -> None:
    assert COMMANDS[name].help == import_module(COMMANDS[name].module).HELP
    assert main([*name.split(), "--help"]) == 0
    assert COMMANDS[name].help in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["-h"], ["--help"]])
def test_without_a_command_all_are_listed(words: list[str], capsys: Output) -> None:
    assert main(words) == 0
    output = capsys.readouterr()
    assert all(name in output.out and command.help in output.out for name, command in COMMANDS.items())
    assert not output.err


def test_the_version_is_told(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"akili {__version__}\n"


def test_the_words_of_the_process_are_the_default(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["akili", "--version"])
    assert main() == 0
    assert __version__ in capsys.readouterr().out


def test_a_command_gets_its_arguments_and_gives_the_exit_code(command: Register) -> None:
    command("made", lambda arguments: int(arguments.seed))
    assert main(["made", "--seed", "7"]) == 7


def test_a_command_may_live_in_a_group(command: Register, capsys: Output) -> None:
    command("group made", lambda arguments: int(arguments.seed))
    assert main(["group", "made", "--seed", "7"]) == 7
    for words in (["group"], ["group", "--help"]):
        assert main(words) == 0
        listed = capsys.readouterr().out
        assert "group made" in listed
        assert "solve" not in listed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["slove"], "There is no command 'slove'. Try 'akili --help'."),
        (["--verbose"], "There is no command '--verbose'. Try 'akili --help'."),
        (["group", "mad"], "There is no command 'group mad'. Try 'akili group --help'."),
        (["group", "made", "--seed"], "Can't use --seed: expected one argument. Try 'akili group made --help'."),
        (["group", "made", "--se", "3"], "Unrecognized arguments: --se 3. Try 'akili group made --help'."),
    ],
)
def test_words_that_make_no_sense_are_one_sentence(
    words: list[str], sentence: str, command: Register, capsys: Output
) -> None:
    command("group made", lambda _: 0)
    assert main(words) == 2
    output = capsys.readouterr()
    assert not output.out
    assert output.err == f"{sentence}\n"


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (ValueError("That won't do."), 2, "That won't do.\n"),
        (OSError("Neither will that."), 2, "Neither will that.\n"),
        (FileNotFoundError(errno.ENOENT, "Not there", "a.txt"), 2, "Can't use a.txt: Not there.\n"),
        (OSError(errno.ENOSPC, "Full"), 2, "Can't use standard output: Full.\n"),
        (MemoryError(), 2, "There isn't enough memory for that many solutions.\n"),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 141, ""),
    ],
)
def test_what_goes_wrong_in_a_command_is_told_without_a_traceback(
    error: BaseException, code: int, sentence: str, command: Register, capsys: Output
) -> None:
    def fail(_: Namespace) -> int:
        raise error

    command("made", fail)
    assert main(["made"]) == code
    assert capsys.readouterr().err == sentence


def test_a_mistake_is_told_even_where_there_is_no_standard_output(
    command: Register, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Namespace) -> int:
        raise OSError("That won't do.")

    command("made", fail)
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["made"]) == 2
    assert capsys.readouterr().err == "That won't do.\n"


def test_a_bug_is_shown_to_those_who_can_mend_it(command: Register) -> None:
    def fail(_: Namespace) -> int:
        raise KeyError("a bug")

    command("made", fail)
    with pytest.raises(KeyError):
        main(["made"])
