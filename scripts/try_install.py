"""Installs Akili as somebody new does, from a fresh clone into a plain venv, without make, and looks at what came.

Takes a minute or two and downloads packages. What isn't committed isn't tried. With --without-node the machine's own
Node is hidden, as if there were none.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
SHELL = ("powershell", ("powershell", "-Command")) if os.name == "nt" else ("sh", ("sh", "-c"))
GREETING = "  On this machine:"


def steps() -> list[str]:
    """What the README says to type on this system."""
    block = re.search(rf"^```{SHELL[0]}\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert block is not None
    return block[1].splitlines()


def install(folder: Path, *, hides_node: bool) -> list[str]:
    """Clone and type all lines but the last; the command ``akili``, from which that one begins."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    path = str(_without_node(folder)) if hides_node else os.environ.get("PATH", "")
    *lines, last = steps()
    for line in lines:
        subprocess.run([*SHELL[1], line], cwd=clone, env={**os.environ, "PATH": path}, check=True)
    akili, play = last.split()
    assert play == "play"
    return [str(clone / akili)]


def look(akili: list[str], folder: Path) -> None:
    """Every command tells what it can do, and the pages are served; far from the clone."""
    overview = subprocess.run([*akili, "--help"], cwd=folder, capture_output=True, text=True, check=True).stdout
    for command in re.findall(r"^  (\w+)", overview, re.MULTILINE):
        subprocess.run([*akili, command, "--help"], cwd=folder, stdout=subprocess.DEVNULL, check=True)
    words = ["play", "--local", "--no-browser", "--port", "0", "--database", str(folder / "akili.db")]
    with subprocess.Popen([*akili, *words], cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = next(line for line in server.stdout if line.startswith(GREETING)).removeprefix(GREETING).strip()
        for page in ("/", "/rules", "/settings"):
            with urlopen(f"{address}{page}") as answer:
                assert b"<!doctype html>" in answer.read().lower(), page
        server.terminate()


def _without_node(folder: Path) -> Path:
    """A folder for PATH that has only what the lines call."""
    place = folder / "commands"
    place.mkdir()
    for command, found in (("sh", shutil.which("sh")), ("python3", sys.executable)):
        (place / command).symlink_to(found or command)
    return place


def main() -> int:
    """Install, look, and tidy up."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--without-node", action="store_true", help="hide the machine's own Node")
    with TemporaryDirectory() as place:
        folder = Path(place)
        look(install(folder, hides_node=parser.parse_args().without_node), folder)
    print("Installed from a fresh clone into a plain venv: every command tells what it can do, the pages are served.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
