"""What people read, in their language: the sentences are in Fluent files, one an area, which the browser reads too."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("en", "pl", "hu")  # the first is for all who speak none of them
FIRST_GROUPED = {"en": 1_000, "pl": 10_000, "hu": 10_000}  # browsers write 3600 in Polish, where Babel would split it

Value = str | int | float


class Words:
    """The sentences of one language, or of some areas: ``words("common-cards", count=3)`` is "3 cards"."""

    def __init__(self, language: str, areas: Container[str] | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for area, text in texts(language).items():
            if areas is None or area in areas:
                self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **values: Value) -> str:
        """The sentence; a key or a value that is missing is a bug, so it raises."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        arguments = {name: self._as_in_browsers(value) for name, value in values.items()}
        sentence, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.language} {key}: {errors[0]}") from errors[0]
        return str(sentence)

    def _as_in_browsers(self, value: Value) -> Any:
        if isinstance(value, str):
            return value
        return fluent_number(value, useGrouping=abs(value) >= FIRST_GROUPED[self.language])


@cache
def words(language: str) -> Words:
    """The sentences of a language, read once."""
    if language not in LANGUAGES:
        raise ValueError(f"There are no words in {language!r}, only in {', '.join(LANGUAGES)}.")
    return Words(language)


def texts(language: str) -> dict[str, str]:
    """The Fluent files of a language by their areas."""
    folder = files(__package__) / language
    return {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }


def preferred(tags: Iterable[str]) -> str:
    """The language somebody would rather read, from tags such as ``pl_PL.UTF-8``, ``hu`` or ``en-GB;q=0.8``."""
    wishes = sorted((_wish(tag) for tag in tags), key=lambda wish: -wish[1])
    return next((language for language, weight in wishes if language in LANGUAGES and weight > 0), LANGUAGES[0])


def _wish(tag: str) -> tuple[str, float]:
    name, _, weight = tag.replace(" ", "").lower().partition(";q=")
    language = name.replace("_", "-").partition("-")[0].partition(".")[0]
    try:
        return language, float(weight or 1)
    except ValueError:  # anybody may send a tag
        return language, 0.0


def reason_key(reason: str) -> str:
    """Where the sentence for a refusal is: ``tile.not_its_shape`` is ``reason-tile-not-its-shape``."""
    return "reason-" + reason.replace(".", "-").replace("_", "-")
