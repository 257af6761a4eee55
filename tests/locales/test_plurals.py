"""Plurals, above all the Polish ones: 1 karta, 2 karty, 5 kart, 12 kart, 22 karty."""

import re

import pytest
from fluent.syntax import ast
from scripts.make_word_vectors import Parts, messages, parts_of

from akili.locales import Value, words

POLISH = {message.id.name: parts_of(message) for message in messages("pl")}
ENGLISH = {message.id.name: parts_of(message) for message in messages("en")}
COUNTED = [(key, name) for key, parts in POLISH.items() for name in sorted(parts.numbers)]

# one, a few, many: what may stand right after a number
NOUNS = [
    ({"karta", "kartę"}, "karty", "kart"),
    ({"klejnot"}, "klejnoty", "klejnotów"),
    ({"klocek"}, "klocki", "klocków"),
    ({"minuta", "minutę"}, "minuty", "minut"),
    ({"osoba", "osobę"}, "osoby", "osób"),
    ({"partia", "partię"}, "partie", "partii"),
    ({"punkt"}, "punkty", "punktów"),
    ({"runda", "rundę"}, "rundy", "rund"),
    ({"sekunda", "sekundę"}, "sekundy", "sekund"),
    ({"zdarzenie"}, "zdarzenia", "zdarzeń"),
    ({"znak"}, "znaki", "znaków"),
]
FORMS = {1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 112: "many", 1004: "few"}


def say(language: str, key: str, parts: Parts, name: str, number: int) -> str:
    others: dict[str, Value] = {each: 5 if each in parts.numbers else f"⟨{each}⟩" for each in parts.variables}
    return words(language)(key, **{**others, name: number})


def form(key: str, name: str, number: int) -> str:
    """What is said around the number."""
    return re.sub(rf"\b{number}\b", "#", say("pl", key, POLISH[key], name, number))


@pytest.mark.parametrize(("key", "name"), COUNTED)
def test_polish_tells_one_from_a_few_from_many(key: str, name: str) -> None:
    by_form = {which: form(key, name, number) for number, which in FORMS.items()}
    assert len(set(by_form.values())) == 3
    for number, which in FORMS.items():
        assert form(key, name, number) == by_form[which]


@pytest.mark.parametrize(("key", "name"), COUNTED)
def test_polish_nouns_are_as_they_should_be(key: str, name: str) -> None:
    for number, which in FORMS.items():
        for noun in re.findall(rf"\b{number} (\w+)", say("pl", key, POLISH[key], name, number)):
            for one, few, many in NOUNS:
                if noun in {*one, few, many}:
                    assert noun in {"one": one, "few": {few}, "many": {many}}[which], f"{number} {noun}"


@pytest.mark.parametrize("key", [key for key, parts in ENGLISH.items() if parts.numbers])
def test_where_english_counts_polish_does(key: str) -> None:
    assert POLISH[key].numbers == ENGLISH[key].numbers


def test_every_polish_plural_has_all_forms() -> None:
    for message in messages("pl"):
        for expression in selections(message):
            keys = {variant.key.name for variant in expression.variants if isinstance(variant.key, ast.Identifier)}
            if keys & {"one", "few", "many"}:
                assert keys == {"one", "few", "many", "other"}, message.id.name


def selections(message: ast.Message) -> list[ast.SelectExpression]:
    """Every choice that is made in a message."""
    assert message.value is not None
    placed = [part.expression for part in message.value.elements if isinstance(part, ast.Placeable)]
    return [expression for expression in placed if isinstance(expression, ast.SelectExpression)]
