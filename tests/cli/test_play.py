"""``akili play`` as a process of its own: stopped and started again, everything is still there."""

import asyncio
import io
import os
import signal
import socket
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlencode

import pytest
from tests.server.solving import play as solve_all

from akili.cli import play
from akili.cli.main import MISTAKE, main
from akili.cli.terminal_code import AS_BEFORE, LIGHT_ON_DARK, terminal_code
from akili.client import Client

GAME = "ubongo_fun_size"
NEARBY = "http://192.168.1.20:8017"
BY_COUNT = '{"solo":{"type":"by_count","cards":5}}'


class Terminal(io.StringIO):
    """Somewhere to write to that says it is a terminal."""

    def __init__(self, *, is_one: bool, encoding: str = "utf-8") -> None:
        super().__init__()
        self._is_one, self._encoding = is_one, encoding

    def isatty(self) -> bool:
        return self._is_one

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


@contextmanager
def playing(home: Path, *words: str) -> Iterator[tuple["subprocess.Popen[str]", dict[str, str]]]:
    """The process and what it told: where it is reached and where it keeps things."""
    command = [sys.executable, "-m", "akili", "play", "--no-browser", "--port", "0", *words]
    folders = dict.fromkeys(("XDG_DATA_HOME", "APPDATA", "HOME"), str(home))
    environment = {**os.environ, **folders, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        told: dict[str, str] = {}
        for line in process.stdout:
            name, _, value = line.strip().partition(":")
            told[name] = value.strip()
            if name == "Kept in":
                break
        try:
            yield process, told
        finally:
            process.kill()


def stop(process: "subprocess.Popen[str]") -> str:
    """Ctrl-C; what it says, which must be all it says."""
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    return out.strip()


def test_everything_is_there_again_after_a_stop(tmp_path: Path) -> None:
    async def evening(process: "subprocess.Popen[str]", address: str) -> tuple[str, str, str]:
        async with Client(address, "Ada") as ada:
            waiting = await ada.create(GAME, 2)
            alone = await ada.create(GAME, 1, {"solo": {"type": "by_count", "cards": 5}})
            await alone.start()
            await solve_all(alone)
            await alone.until(lambda: alone.info["phase"] == "over")
            said = await asyncio.to_thread(stop, process)  # while two sockets are open
            assert said == play.FAREWELL
            return ada.cookie or "", waiting.code, alone.info["match"]

    async def next_evening(address: str, cookie: str, code: str, match: str) -> None:
        async with Client(address, "Ada", cookie=cookie) as ada:
            table = await ada.watch(code)
            assert table.you == 0
            records = await ada.get("/api/records?" + urlencode({"game": GAME, "options": BY_COUNT}))
            assert records["personal_best"]["match"] == match
            assert (await ada.get(f"/api/replays/{match}"))["outcome"] is not None

    with playing(tmp_path, "--local") as (process, told):
        kept = asyncio.run(evening(process, told["On this machine"]))
        assert Path(told["Kept in"]).is_relative_to(tmp_path)
        assert "On phones nearby" not in told
    with playing(tmp_path, "--local") as (process, told):
        asyncio.run(next_evening(told["On this machine"], *kept))
        assert stop(process) == play.FAREWELL


def test_a_second_one_on_the_same_file_says_so_in_one_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "akili.db")
    with playing(tmp_path, "--local", "--database", database):
        second = subprocess.run(
            [sys.executable, "-m", "akili", "play", "--local", "--no-browser", "--port", "0", "--database", database],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert (second.returncode, second.stdout) == (MISTAKE, "")
    assert second.stderr == f"Another server uses {database}; stop it first, or give this one another file.\n"


def test_neighbours_are_told_their_address(capsys: pytest.CaptureFixture[str]) -> None:
    play._greet("http://localhost:8017", NEARBY, Path("akili.db"))
    assert f"On phones nearby: {NEARBY}\n" in capsys.readouterr().out
    play._greet("http://localhost:8017", None, Path("akili.db"))
    assert "phones" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "nearby", "encoding", "why"),
    [
        (["--qr", "--local"], None, "utf-8", "with --local no phone reaches this machine"),
        (["--qr"], None, "utf-8", "this machine is in no network"),
        (["--qr"], NEARBY, "cp1252", "this terminal (cp1252) has no signs to draw it with"),
    ],
)
def test_who_asks_for_a_code_gets_it_or_is_told_why_not(
    words: list[str], nearby: str | None, encoding: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parser = ArgumentParser()
    play.add_arguments(parser)
    asked, not_asked = parser.parse_args(words), parser.parse_args(words[1:])
    monkeypatch.setattr(sys, "stdout", Terminal(is_one=False, encoding=encoding))
    assert play._code(asked, nearby).startswith(f"There is no QR code: {why}")
    assert play._code(asked, nearby).endswith(".\n")
    assert play._code(not_asked, nearby) == ""
    monkeypatch.setattr(sys, "stdout", Terminal(is_one=True))
    assert "█▀" in play._code(not_asked, NEARBY)


def test_only_the_usual_folder_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with playing(tmp_path / "home", "--local"):
        assert (tmp_path / "home" / "akili" / "akili.db").is_file()
    missing = tmp_path / "evenigns"
    assert main(["play", "--local", "--port", "0", "--database", str(missing / "akili.db")]) == MISTAKE
    assert capsys.readouterr().err.startswith(f"There is no folder {missing};")
    assert not missing.exists()


def test_the_address_in_the_network_is_one_that_neighbours_could_reach() -> None:
    address = play.address_in_network()
    assert address is None or not ip_address(address).is_loopback


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "NOWHERE", "127.0.0.1")  # the way there is this machine's own
    assert play.address_in_network() is None
    monkeypatch.setattr(play, "NOWHERE", "no such address")
    assert play.address_in_network() is None


def test_the_usual_port_is_taken_if_it_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(play, "USUAL_PORT", other.getsockname()[1])
        with play._listen("127.0.0.1", None) as listening:
            assert listening.getsockname()[1] != play.USUAL_PORT
        with pytest.raises(ValueError, match="Can't listen on"):
            play._listen("127.0.0.1", play.USUAL_PORT)
    with play._listen("127.0.0.1", None) as listening:
        assert listening.getsockname()[1] == play.USUAL_PORT


def test_a_port_in_use_that_was_asked_for_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        words = ["play", "--local", "--port", str(other.getsockname()[1]), "--database", str(tmp_path / "akili.db")]
        assert main(words) == MISTAKE
    assert capsys.readouterr().err.startswith("Can't listen on 127.0.0.1:")


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/akili"),
        ("linux", {}, "/home/ada/.local/share/akili"),
        ("darwin", {}, "/home/ada/Library/Application Support/akili"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/akili"),
        ("win32", {}, "/home/ada/AppData/Roaming/akili"),
    ],
)
def test_each_system_has_its_data_folder(
    platform: str, variables: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ada"))
    assert play.data_folder() == Path(folder)


def test_a_browser_is_only_opened_where_it_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not play.has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert play.has_display()
    monkeypatch.delenv("WAYLAND_DISPLAY")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert play.has_display()


def test_a_code_is_light_on_dark_in_a_terminal_and_left_out_where_it_cannot_be_drawn() -> None:
    plain = terminal_code("http://192.168.1.20:8017", Terminal(is_one=False)).splitlines()
    coloured = terminal_code("http://192.168.1.20:8017", Terminal(is_one=True)).splitlines()
    assert coloured == [f"  {LIGHT_ON_DARK}{line.strip()}{AS_BEFORE}" for line in plain]
    assert len({len(line) for line in plain}) == 1
    assert terminal_code("http://192.168.1.20:8017", Terminal(is_one=False, encoding="ascii")) == ""
