"""What only a real process shows: what is imported, signals, pipes."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import akili

AKILI = [sys.executable, "-m", "akili"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(akili.__file__).parents[1]), "NO_COLOR": "1"}
LONGER_THAN_ANYONE_WAITS = "\n".join(["#" * 20] * 20)
ENDLESS = ["solve", "--set", "pentominoes", "--at-least-once", "--count"]


def run(*words: str, code: str | None = None, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code] if code else AKILI
    return subprocess.run(
        [*command, *words], input=stdin, env=ENVIRONMENT, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_puzzle_is_solved() -> None:
    done = run("solve", "--tiles", "I2", stdin="##\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("AA\n\nA = I2\n")


def test_a_mistake_is_one_sentence() -> None:
    done = run("solve", "no such file")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Can't read no such file: No such file or directory.\n"


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["solve", "--help"], ["solve", "--tiles", "I2"]])
def test_nothing_heavy_is_imported_without_need(words: list[str]) -> None:
    code = (
        "import sys; from akili.cli.main import main; main(sys.argv[1:]);"
        "sys.exit(str({'numba', 'numpy', 'rich'} & set(sys.modules)))"
    )
    assert run(*words, code=code, stdin="##\n").stderr == "set()\n"


def test_help_imports_no_command() -> None:
    code = "import sys; from akili.cli.main import main; main([]); sys.exit('akili.polyomino' in sys.modules)"
    assert run(code=code).returncode == 0


def test_without_numba_one_is_told_how_to_get_it() -> None:
    code = (
        "import sys; sys.modules['numba'] = None;"
        "from akili.cli.main import main; sys.exit(main(['solve', '--tiles', 'I2', '--fast']))"
    )
    done = run(code=code, stdin="##\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == '--fast needs the compiled solver: pip install "akili[kernel]".\n'


@pytest.mark.parametrize("words", [["solve", "--use", "4", "--limit", "all"], ["solve", "--help"]])
def test_a_reader_that_leaves_is_no_error(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [*AKILI, *words],
            input=b"####\n####\n####\n####",
            env=ENVIRONMENT,
            stdout=writer,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    finally:
        os.close(writer)
    assert done.returncode in (0, 141)
    assert done.stderr == b""


def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*AKILI, "--help"], env=ENVIRONMENT, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "Can't use standard output: No space left on device.\n"


@pytest.mark.parametrize("options", [[], ["--fast"], ["--json"]])
def test_ctrl_c_ends_a_long_search_with_what_was_found(options: list[str]) -> None:
    # The process is told of the interrupt handler that a person's shell leaves it, whatever runs the tests.
    program = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "from akili.cli import solve; from akili.cli.main import main;"
        "count = solve._count; solve._count = lambda *given: (print('searching', flush=True), count(*given));"
        "sys.exit(main(sys.argv[1:]))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, *ENDLESS, *options],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(LONGER_THAN_ANYONE_WAITS)
        process.stdin.close()
        process.stdin = None
        assert process.stdout.readline() == "searching\n"
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    if "--json" in options:
        assert json.loads(output)["complete"] is False
    else:
        assert re.fullmatch(
            r"Stopped: [\d,]+ solutions? so far(, (about|less than) [\d.]+ % of the search)?\.\n", output
        )
