"""Reads structs as msgspec sees them: the name, type and comment of each field; writes them as TypeScript."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as types
from msgspec.inspect import StructType

FIELD = re.compile(r"^    (\w+): [^#]*#\s*(?P<comment>.*)$")
WIDTH = 120


class FieldText(NamedTuple):
    """A field in words."""

    name: str
    type: str
    comment: str
    is_required: bool


def typescript(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case StructType(cls=cls):
            return str(cls.__name__)
        case types.UnionType(types=members):
            return " | ".join(dict.fromkeys(typescript(member) for member in members))
        case types.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            inner = typescript(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.TupleType(item_types=items):
            return f"[{', '.join(typescript(item) for item in items)}]"
        case types.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.RawType() | types.AnyType():
            return "unknown"
        case _:
            raise TypeError(f"There is no TypeScript for {kind}.")


def fields(struct: StructType) -> Iterator[FieldText]:
    """The fields of a struct, its tag first."""
    if struct.tag is not None:
        yield FieldText(struct.tag_field or "type", f'"{struct.tag}"', "", is_required=True)
    comments = _comments(struct.cls)
    for field in struct.fields:
        yield FieldText(field.encode_name, typescript(field.type), comments.get(field.name, ""), field.required)


def structs_in(roots: Iterable[Any]) -> dict[str, StructType]:
    """Every struct that these types are made of, by name, in the order of first sight.

    A file has room for one struct of a name: two that share it are refused.
    """
    found: dict[str, StructType] = {}
    for root in types.multi_type_info(roots):
        _collect(root, found)
    return found


def interface(struct: StructType, *, is_sent: bool = False) -> str:
    """A struct as an interface; what a client sends may leave out what has a default."""
    lines = [f"/** {describe(struct)} */", f"export interface {struct.cls.__name__} {{"]
    for name, kind, comment, is_required in fields(struct):
        if comment:
            lines.append(f"  /** {comment} */")
        may_miss = is_sent or struct.cls.__struct_config__.omit_defaults
        lines.append(f"  {name}{'' if is_required or not may_miss else '?'}: {kind};")
    return "\n".join([*lines, "}"])


def alias(name: str, kind: Any) -> str:
    """A named union."""
    members = typescript(types.type_info(kind)).split(" | ")
    line = f"export type {name} = {' | '.join(members)};"
    return line if len(line) <= WIDTH else "\n  | ".join([f"export type {name} =", *members]) + ";"


def describe(struct: StructType) -> str:
    """The docstring in one line."""
    return _outside(" ".join((inspect.getdoc(struct.cls) or "").split()))


def _collect(kind: types.Type, found: dict[str, StructType]) -> None:
    if isinstance(kind, StructType):
        known = found.setdefault(kind.cls.__name__, kind)
        if known is not kind:
            _require_same(known.cls, kind.cls)
            return
        for field in kind.fields:
            _collect(field.type, found)
    for part in ("types", "item_types"):
        for member in getattr(kind, part, ()):
            _collect(member, found)
    for part in ("item_type", "value_type"):
        if isinstance(inner := getattr(kind, part, None), types.Type):
            _collect(inner, found)


def _require_same(one: type, other: type) -> None:
    if one is not other:
        names = " and ".join(f"{cls.__module__}.{cls.__qualname__}" for cls in (one, other))
        raise ValueError(f"One name for two structs: {names}.")


def _comments(struct: type) -> Mapping[str, str]:
    """Of all its fields, those of its bases included; where a field is declared again, its last word counts."""
    bases = (base for base in reversed(struct.__mro__) if issubclass(base, msgspec.Struct) and base.__struct_fields__)
    sources = (inspect.getsource(base) for base in bases)
    found = (FIELD.match(line) for source in sources for line in source.splitlines())
    return {match[1]: _outside(match["comment"]) for match in found if match}


def _outside(words: str) -> str:
    """As it is said outside of Python."""
    return re.sub(r"\bNone\b", "null", words.replace("``", "`"))
