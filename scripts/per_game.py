"""What a game brings to the scripts beside its rules: modules in tests/games/<id>/, found by the registry."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from akili.games.registry import GAMES

ROOT = Path(__file__).parent.parent


def modules(name: str) -> Iterator[tuple[str, ModuleType]]:
    """The module of this name, with the id of its game, of every game that has one."""
    for game in GAMES:
        if (ROOT / "tests" / "games" / game / f"{name}.py").exists():
            yield game, import_module(f"tests.games.{game}.{name}")
