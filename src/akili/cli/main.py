"""The command ``akili``: finds the command that is meant, runs it, and turns what goes wrong into one sentence.

A command is a module with ``HELP`` (a line), ``add_arguments(parser)`` and ``run(arguments) -> exit code``.
It is imported only when it is called, so that nobody waits for what they didn't ask for.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NamedTuple, NoReturn

from akili import __version__
from akili.cli.lettering import write_plainly_where_needed

MISTAKE = 2
INTERRUPTED = 130  # as shells have it: 128 + the number of the signal
PIPE_CLOSED = 141


class Command(NamedTuple):
    """Where a command lives, and its line in the overview."""

    module: str
    help: str


FORGED = {
    "classic": "Make a deck of 36 Ubongo classic cards.",
    "fun-size": "Make a deck of 32 Ubongo Fun-Size cards.",
    "shimo": "Make 80 Ubongo Shimo puzzles for each of four levels.",
    "dice": "Make a sheet of six areas for Ubongo dice.",
    "census": "Find every area that enough sets of classic tiles fill.",
}

# A name of two words is a command within a group: "forge census" is `akili forge census`.
COMMANDS: Mapping[str, Command] = {
    "play": Command("akili.cli.play", "Play in the browser: on this machine and on the phones in the same network."),
    "solve": Command("akili.cli.solve", "Fill an area with tiles: draw the solutions or count them."),
    "show": Command("akili.cli.show", "Show a deck, one card of it, or a sheet."),
    "print": Command("akili.cli.print", "Print a game: cards, tiles, dice, sheets and rules as a PDF."),
    "score": Command("akili.cli.score", "Count the points of a sheet."),
    "serve": Command("akili.cli.serve", "Serve tables for people to meet at: the pages, the API and the sockets."),
    "database": Command("akili.cli.database", "Bring a server's database up to date, copy it, or back it up."),
    "watch": Command("akili.cli.watch", "Watch bots play a match."),
    "arena": Command("akili.cli.arena", "Let bots play many matches, and compare them."),
    "join": Command("akili.cli.join", "Seat a bot, such as your own, at a live table."),
    "replay": Command("akili.cli.replay", "Show a match that was saved, or verify it."),
    "analyse": Command("akili.cli.analyse", "Take a finished match apart: what decisions cost, what luck brought."),
    "lab validate": Command("akili.cli.lab_validate", "Hold the rating against simulated solvers with other habits."),
    "lab calibrate": Command(
        "akili.cli.lab_calibrate", "Fit the rating to what people took in the matches of a server."
    ),
    "lab train": Command("akili.cli.games.lab_train", "Train the net of a game."),
    **{f"forge {name}": Command(f"akili.cli.forge_{name.replace('-', '_')}", what) for name, what in FORGED.items()},
}


class UsageError(ValueError):
    """Words on the command line that make no sense."""


class SentenceParser(ArgumentParser):
    """Says what is wrong in one sentence, without the list of everything that would have been right."""

    def error(self, message: str) -> NoReturn:
        """Raise it, for ``main`` to tell."""
        if message.startswith("argument "):
            message = f"can't use {message.removeprefix('argument ')}"
        raise UsageError(f"{message[:1].upper()}{message[1:]}. Try '{self.prog} --help'.")


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the words say; the exit code is 0, 1 if the answer is no, 2 for a mistake in what was asked."""
    write_plainly_where_needed()
    try:
        code = _run(sys.argv[1:] if argv is None else list(argv))
        _flush()  # here, where a closed pipe can still be met in good order
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_stdout()
        return PIPE_CLOSED
    except OSError as error:
        _let_go_of_stdout()
        return _complain(_sentence(error))
    except ValueError as error:
        return _complain(str(error))
    except MemoryError:
        return _complain("There isn't enough memory for that many solutions.")


def _run(words: list[str]) -> int:
    if words[:1] == ["--version"]:
        print(f"akili {__version__}")
        return 0
    for length in (2, 1):
        name = " ".join(words[:length])
        if name in COMMANDS:
            return _call(name, words[length:])
    group = f"{words[0]} " if words and _names(f"{words[0]} ") else ""
    rest = words[1:] if group else words
    if rest and rest[0] not in ("-h", "--help"):
        raise UsageError(f"There is no command '{group}{rest[0]}'. Try 'akili {group}--help'.")
    print(_overview(group))
    return 0


def _call(name: str, words: list[str]) -> int:
    command = import_module(COMMANDS[name].module)
    parser = SentenceParser(prog=f"akili {name}", description=command.HELP, allow_abbrev=False)
    command.add_arguments(parser)
    try:
        arguments = parser.parse_args(words)
    except SystemExit:  # after --help; a mistake raises UsageError
        return 0
    return int(command.run(arguments))


def _names(group: str) -> list[str]:
    return [name for name in COMMANDS if name.startswith(group)]


def _overview(group: str) -> str:
    names = _names(group)
    width = max(map(len, names))
    lines = [f"usage: akili {group}COMMAND ...", ""]
    if not group:
        lines += ["Table games and their puzzles: solve, make and rate them, watch and serve matches.", ""]
    lines += [f"  {name:{width}}  {COMMANDS[name].help}" for name in names]
    lines += ["", f"'akili {group}COMMAND --help' tells what a command can do."]
    if not group:
        lines += ["'akili --version' tells the version."]
    return "\n".join(lines)


def _sentence(error: OSError) -> str:
    if error.errno is None:
        return str(error)
    return f"Can't use {error.filename or 'standard output'}: {error.strerror}."


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return MISTAKE


def _flush() -> None:
    if sys.stdout:  # there is none if it was closed from the start
        sys.stdout.flush()


def _let_go_of_stdout() -> None:
    """If nobody takes what is still to be written, see that Python doesn't complain about it on its way out."""
    try:
        _flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
