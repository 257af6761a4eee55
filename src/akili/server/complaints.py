"""What is wrong with something from outside: a sentence, the field it is about, and what may stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

STEP = re.compile(r"\w+|\[[^\]]*\]")  # of a path such as seats[0].name


def complaint(message: str, kind: Any) -> dict[str, Any]:
    """The details of a refusal, from msgspec's sentence: ``Expected `int`, got `str` - at `$.seats```."""
    said, _, place = message.partition(" - at `$")
    field = place.strip("`.")
    missing = re.search(r"missing required field `(\w+)`", said) or re.search(r"unknown field `(\w+)`", said)
    if missing:
        field = ".".join(filter(None, (field, missing[1])))
    details: dict[str, Any] = {"message": said}
    if field:
        details["field"] = field
    if allowed := _allowed(kind, field):
        details["allowed"] = allowed
    return details


def _allowed(kind: Any, field: str) -> list[Any]:
    """The values or the fields that are possible at a place; nothing where that is a kind of value."""
    places = [inspect.type_info(kind)]
    for step in STEP.findall(field):
        after = [inner for place in places for inner in _inside(place, step)]
        if not after:
            return sorted(each.name for place in places for each in getattr(place, "fields", ()))
        places = after
    return [value for place in _flat(places) if isinstance(place, inspect.LiteralType) for value in place.values]


def _inside(place: inspect.Type, step: str) -> Iterator[inspect.Type]:
    for each in _flat([place]):
        if isinstance(each, inspect.StructType):
            yield from (field.type for field in each.fields if field.encode_name == step)
        elif isinstance(each, inspect.ListType | inspect.VarTupleType) and step.startswith("["):
            yield each.item_type
        elif isinstance(each, inspect.DictType) and step.startswith("["):
            yield each.value_type


def _flat(places: list[inspect.Type]) -> Iterator[inspect.Type]:
    """The kinds of a union, one by one."""
    for place in places:
        match place:
            case inspect.UnionType(types=types):
                yield from _flat(list(types))
            case inspect.Metadata(type=inner):
                yield from _flat([inner])
            case _:
                yield place
