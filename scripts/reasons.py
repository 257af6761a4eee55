"""Every reason that something is refused with, read from the code itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
REASON = re.compile(r"([a-z]+)\.[a-z_]+")
# what is called with a reason
VERDICTS = {"Rejected", "Ended", "_mistake", "_refuse", "refuse", "_turn_away", "cut_off"}
# Kinds of reasons that are also given otherwise: in tables of reasons, or as answers by status.
KINDS = {"message", "hello", "pong", "command", "limit", "origin", "guest", "name", "table", "game", "options"}
KINDS |= {"match", "replay", "qr", "request", "server", "host"}


def verdicts() -> Iterator[tuple[str, set[str]]]:
    """Each reason that a verdict is made with, and the details it comes with."""
    for tree in _trees():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and _name_of(call) in VERDICTS:
                details = {keyword.arg for keyword in call.keywords if keyword.arg}
                for argument in call.args:
                    yield from ((reason, details) for reason in _reasons_in(argument))


@cache
def reasons() -> frozenset[str]:
    """Those of verdicts, and whatever else looks like one of their kind."""
    given = {reason for reason, _ in verdicts()}
    kinds = {reason.partition(".")[0] for reason in given} | KINDS
    written = {reason for tree in _trees() for reason in _reasons_in(tree)}
    return frozenset(given | {reason for reason in written if reason.partition(".")[0] in kinds})


@cache
def _trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "src/akili").rglob("*.py"))]


def _name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _reasons_in(tree: ast.AST) -> set[str]:
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {text for text in texts if REASON.fullmatch(text)}
