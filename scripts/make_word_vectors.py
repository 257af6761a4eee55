"""Makes tests/vectors/words.json: what Python says for every message that computes something.

The browser's tests say the same messages with @fluent/bundle, so that both speak alike; a test remakes and compares.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from akili.locales import LANGUAGES, Value, texts, words

ROOT = Path(__file__).parent.parent
PATH = ROOT / "tests/vectors/words.json"
NUMBERS: tuple[int, ...] = (0, 1, 2, 5, 12, 22, 1_000, 12_345)
FRACTIONS: tuple[float, ...] = (0.5, 8.0, 59.9)
NUMERIC = {"aside", "count", "fewest", "minutes", "most", "number", "seats", "seconds", "total", "trip"}
PLURALS = {"zero", "one", "two", "few", "many"}


class Parts(Visitor):
    """What a message is made of: its variables, which of them are numbers, and what those that choose may be."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.fractions: set[str] = set()
        self.choices: dict[str, list[Value]] = {}
        self.references: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message that is told in this one, with the same values."""
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        """A value that is told or chosen by."""
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """NUMBER(…) with digits after the point."""
        if any(option.name.name == "minimumFractionDigits" for option in node.arguments.named):
            told = (value for value in node.arguments.positional if isinstance(value, ast.VariableReference))
            self.fractions |= {value.id.name for value in told}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice: by number where a plural is among its variants, else by name."""
        if isinstance(node.selector, ast.VariableReference):
            names = [_key(variant) for variant in node.variants]
            if PLURALS & set(names):
                self.numbers.add(node.selector.id.name)
            else:
                self.choices[node.selector.id.name] = names
        self.generic_visit(node)


def _key(variant: ast.Variant) -> Value:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)


def parts_of(message: ast.Message | ast.Term) -> Parts:
    """What a message itself is made of."""
    parts = Parts()
    parts.visit(message)
    return parts


def parts_by_key(language: str) -> dict[str, Parts]:
    """What every message of a language is made of, with those that are told in it."""
    alone = {each.id.name: parts_of(each) for each in messages(language)}
    return {key: together([parts, *(alone[name] for name in parts.references)]) for key, parts in alone.items()}


@cache
def messages(language: str) -> tuple[ast.Message, ...]:
    """Every message of a language."""
    entries = (entry for text in texts(language).values() for entry in FluentResource(text).body)
    return tuple(entry for entry in entries if isinstance(entry, ast.Message))


def together(of_languages: Iterable[Parts]) -> Parts:
    """What is known of a key from all languages: where one has a plural, the value is a number in all."""
    whole = Parts()
    for parts in of_languages:
        whole.variables |= parts.variables
        whole.numbers |= parts.numbers
        whole.fractions |= parts.fractions
        whole.choices.update(parts.choices)
        whole.references |= parts.references
    return whole


def samples(parts: Parts) -> Iterator[dict[str, Value]]:
    """Arguments that show all that a message can say: as many sets as its most changeable variable has values."""
    values = {name: _values(name, parts) for name in sorted(parts.variables)}
    for turn in range(max(map(len, values.values()))):
        yield {name: those[turn % len(those)] for name, those in values.items()}


def _values(name: str, parts: Parts) -> tuple[Value, ...]:
    if name in parts.fractions:
        return FRACTIONS
    if name in parts.numbers | NUMERIC:
        return NUMBERS
    return tuple(parts.choices.get(name, (f"⟨{name}⟩",)))


def vectors() -> Iterator[dict[str, object]]:
    """What is said, by language and key."""
    by_language = {language: parts_by_key(language) for language in LANGUAGES}
    for key in by_language[LANGUAGES[0]]:
        parts = together(of_one[key] for of_one in by_language.values())
        for language in LANGUAGES if parts.variables else ():
            for values in samples(parts):
                yield {"language": language, "key": key, "args": values, "expected": words(language)(key, **values)}


def text() -> str:
    """The file: a line per vector, to be read as a diff."""
    lines = (json.dumps(vector, ensure_ascii=False) for vector in vectors())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(text(), encoding="utf-8")
