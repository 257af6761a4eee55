"""Where words are used: calls of ``words("key")`` in Python and ``t("key")`` in the browser's code."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
MADE = ROOT / "web/plugins/away.ts"  # a page that the build writes
QUOTED = r"""(["'`])((?:(?!\1)[^\\\n])*)\1"""
CALL = re.compile(rf"(?<![\w.$])t\(\s*{QUOTED}")
TEXT = re.compile(QUOTED)


@dataclass(frozen=True)
class Use:
    """A key, or the beginning of one whose end is only known when the program runs."""

    where: str
    key: str
    is_beginning: bool = False

    def means(self, key: str) -> bool:
        return key.startswith(self.key) if self.is_beginning else key == self.key


@cache
def in_python() -> tuple[Use, ...]:
    return tuple(use for path in sorted((ROOT / "src/akili").rglob("*.py")) for use in _in_file(path))


def _in_file(path: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and _name(node.func) == "words":
            yield from _python_use(path.name, node.args[0])


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _python_use(where: str, argument: ast.expr) -> Iterator[Use]:
    match argument:
        case ast.Constant(value=str(key)):
            yield Use(where, key)
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield Use(where, beginning, is_beginning=True)


def pages() -> list[Path]:
    """The browser's code; tests say words that nobody sees."""
    files = [path for ending in ("svelte", "ts") for path in WEB.rglob(f"*.{ending}")] + [MADE]
    return sorted(path for path in files if ".test." not in path.name and "protocol" not in path.parts)


def in_browser(text: str, where: str) -> Iterator[Use]:
    """The keys that ``t`` is called with."""
    for _, key in CALL.findall(text):
        beginning, chosen, _ = key.partition("${")
        yield Use(where, beginning, is_beginning=bool(chosen))


def mentioned(text: str) -> set[str]:
    """Everything in quotes: a key may be chosen first and said later."""
    return {quoted for _, quoted in TEXT.findall(text)}
