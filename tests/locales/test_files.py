"""The Fluent files: all languages say the same things, and each says them in its own words."""

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from scripts.make_word_vectors import messages, parts_of

from akili.locales import LANGUAGES, texts

OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = [(language, area) for language in LANGUAGES for area in texts(language)]
KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
# Keys of what is called, or begins, the same everywhere.
NAMES = re.compile(r"common-language-.*|game-.*-(name|short)|clever-cubed-letter")
ALIKE = {"Menu", "Solo", "Solo ·", "Ubongo!", ": Ubongo!", "min", "ms", "s"}  # the same everywhere, too
HAS_A_LETTER = re.compile(r"[^\W\d_]")


class Told(Visitor):
    """The words of a message, without what is put into it."""

    def __init__(self) -> None:
        self.texts: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's way
        self.texts.add(node.value)


def entries(language: str, area: str) -> list[ast.EntryType]:
    return FluentResource(texts(language)[area]).body


def told(message: ast.Message) -> set[str]:
    visitor = Told()
    visitor.visit(message)
    return visitor.texts


def words_in(message: ast.Message) -> set[str]:
    return {text.strip() for text in told(message) if HAS_A_LETTER.search(text)} - ALIKE


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_areas(language: str) -> None:
    assert list(texts(language)) == list(texts("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    for area in texts("en"):
        ours, english = (
            {entry.id.name for entry in entries(each, area) if isinstance(entry, ast.Message)}
            for each in (language, "en")
        )
        assert ours == english, area


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_is_told_the_same_values(language: str) -> None:
    ours, english = (
        {each.id.name: parts_of(each).variables for each in messages(spoken)} for spoken in (language, "en")
    )
    assert ours == english


@pytest.mark.parametrize(("language", "area"), FILES)
def test_every_line_is_understood(language: str, area: str) -> None:
    junk = [entry.content for entry in entries(language, area) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "area"), FILES)
def test_a_key_begins_with_its_area(language: str, area: str) -> None:
    for entry in entries(language, area):
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name.startswith(f"{area}-")
            assert KEY.fullmatch(entry.id.name), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_comes_twice_or_without_a_sentence(language: str) -> None:
    keys = [message.id.name for message in messages(language)]
    assert sorted(keys) == sorted(set(keys))
    assert [message.id.name for message in messages(language) if message.value is None] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = {message.id.name: words_in(message) for message in messages("en")}
    left = {
        message.id.name: same
        for message in messages(language)
        if (same := words_in(message) & english[message.id.name]) and not NAMES.fullmatch(message.id.name)
    }
    assert left == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_function_than_number(language: str) -> None:
    for area, text in texts(language).items():
        assert set(re.findall(r"\{ *([A-Z]+)\(", text)) <= {"NUMBER"}, area


@pytest.mark.parametrize(("language", "area"), FILES)
def test_dots_quotes_and_spaces_are_a_printers(language: str, area: str) -> None:
    for entry in entries(language, area):
        for text in told(entry) if isinstance(entry, ast.Message) else ():
            assert not re.search(r'\.\.\.|"|  ', text), text
