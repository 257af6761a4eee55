"""Somebody at a browser of whatever engine: the few things that a driver has to be able to do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Protocol

Motion = Literal["move", "down", "up"]

# Before anything of the page runs: what goes wrong is kept, for not every driver tells.
KEEP_MISHAPS = """(() => {
    const mishaps = window.mishaps = [];
    addEventListener('error', (event) => mishaps.push(`thrown: ${event.message}`));
    addEventListener('unhandledrejection', (event) => mishaps.push(`rejected: ${event.reason}`));
    addEventListener('securitypolicyviolation', (event) => mishaps.push(`policy: ${event.violatedDirective}`));
})()"""


@dataclass(frozen=True)
class Window:
    """What a visitor sees their page in; nothing in it moves by itself."""

    width: int = 1280
    height: int = 800
    language: str = "en-GB"
    dark: bool = False


class Visitor(Protocol):
    """One page, and hands for it."""

    def come_as(self, address: str, cookie: str) -> None: ...
    def open(self, url: str) -> None: ...
    def run(self, function: str, *arguments: Any) -> Any: ...
    def mouse(self, motion: Motion, x: float, y: float) -> None: ...
    def press(self, key: str) -> None: ...
    def photograph(self, path: Path) -> None: ...


Visit = Callable[[Window], AbstractContextManager[Visitor]]


class Engine(Protocol):
    """What ``make browsers`` knows of an engine."""

    @property
    def name(self) -> str: ...
    @property
    def packages(self) -> tuple[str, ...]: ...
    def is_there(self) -> bool: ...
    def running(self) -> AbstractContextManager[Visit]: ...
