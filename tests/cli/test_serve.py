"""``akili serve`` as a process of its own."""

import asyncio
import signal
import socket
import sqlite3
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from akili.cli.main import MISTAKE, main
from akili.cli.serve import add_arguments, settings_of
from akili.client import Client

IN_BACKGROUND = ("sh", "-c", 'trap "" INT; exec "$0" "$@"')  # as scripts start what ends with &: SIGINT is ignored


@contextmanager
def served(database: Path, before: tuple[str, ...] = ()) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [*before, sys.executable, "-m", "akili", "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Akili listens at http://127.0.0.1:")
        try:
            yield process, line.split()[3]
        finally:
            process.kill()


@pytest.mark.parametrize("before", [(), IN_BACKGROUND], ids=["foreground", "background"])
def test_it_tells_its_address_serves_and_stops_cleanly(tmp_path: Path, before: tuple[str, ...]) -> None:
    async def visit(address: str) -> str:
        async with Client(address, "Ada") as ada:
            return (await ada.create("ubongo_fun_size", 2)).code

    with served(tmp_path / "akili.db", before) as (process, address):
        assert asyncio.run(visit(address))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (0, "Stopped.\n", "")


def test_a_reload_ends_nobody(tmp_path: Path) -> None:
    """systemd sends SIGHUP, whether there are workers or not; a terminal that is closed isn't what started this."""
    command = [sys.executable, "-m", "akili", "serve", "--port=0", f"--database={tmp_path / 'akili.db'}"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Akili listens at ")
        assert process.stderr is not None
        process.send_signal(signal.SIGHUP)
        assert "has to be restarted" in process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0


def test_what_cannot_be_read_is_a_line_and_the_rest_is_served(tmp_path: Path) -> None:
    file = tmp_path / "akili.db"
    with served(file):
        pass
    with closing(sqlite3.connect(file)) as damaged, damaged:
        damaged.executemany("INSERT INTO documents (kind, key, value) VALUES (?, 'x', '{')", [("table",), ("result",)])
    with served(file) as (process, address):
        assert asyncio.run(_codes(address)) == []
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
        assert [line.split(" is left out")[0].split()[-2:] for line in err.splitlines()] == [
            ["result", "x"],
            ["table", "x"],
        ]


async def _codes(address: str) -> list[str]:
    async with Client(address, "Ada") as ada:
        return [table["code"] for table in await ada.get("/api/tables")]


FAILS = """
import sys
from akili.cli.main import main
from akili.server.tables.hall import Hall
async def fails(self): raise OSError("no")
Hall.open = fails
main(sys.argv[1:])
"""


def test_nobody_is_told_an_address_before_the_server_answers_there(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FAILS, "serve", "--port", "0", "--database", str(tmp_path / "akili.db")]
    failed = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert failed.returncode != 0
    assert failed.stdout == ""


def test_a_port_in_use_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code = main(["serve", "--port", str(port), "--database", str(tmp_path / "akili.db")])
    assert code == MISTAKE
    assert capsys.readouterr().err == f"Can't listen on 127.0.0.1:{port}: Address already in use.\n"


@pytest.mark.parametrize("text", ["not a database" * 100, None])
def test_a_file_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None
) -> None:
    path = tmp_path / "file"
    if text is None:
        path.mkdir()
    else:
        path.write_text(text)
    assert main(["serve", "--port", "0", "--database", str(path)]) == MISTAKE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "file" in captured.err


def test_a_folder_that_is_missing_is_not_made_in_silence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing" / "folder"
    assert main(["serve", "--port", "0", "--database", str(missing / "akili.db")]) == MISTAKE
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == f"There is no folder {missing}; make it first, or name a file in another one.\n"
    assert not missing.parent.exists()


@pytest.mark.parametrize("port", ["x", "-1", "70000"])
def test_a_port_that_is_none_is_one_sentence(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--port={port}"]) == MISTAKE
    assert capsys.readouterr().err.startswith("Can't use --port")


@pytest.mark.parametrize(
    ("said", "proxies"),
    [
        ([], ()),
        (["--behind-proxy"], ("127.0.0.1", "::1")),
        (["--behind-proxy", "10.0.0.0/8", "--behind-proxy"], ("10.0.0.0/8", "127.0.0.1", "::1")),
    ],
)
def test_nobody_is_believed_who_was_not_named(said: list[str], proxies: tuple[str, ...]) -> None:
    parser = ArgumentParser()
    add_arguments(parser)
    settings = settings_of(parser.parse_args([*said, "--name", "games.example.org"]))
    assert settings.proxies == proxies
    assert set(settings.hosts) == {"games.example.org", "127.0.0.1", socket.gethostname()}
