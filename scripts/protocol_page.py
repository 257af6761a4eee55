"""The made parts of docs/protocol.md: tables of the messages and bodies, the routes, a section per game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from fluent.syntax import FluentSerializer
from msgspec.inspect import StructType
from scripts.bodies import ANSWERED, ASKED
from scripts.make_word_vectors import messages
from scripts.protocol_types import model_of, tile_pictures
from scripts.reasons import reasons
from scripts.struct_types import FieldText, describe, fields, structs_in

from akili.games.registry import GAMES, AnyGame
from akili.locales import reason_key, words
from akili.server import protocol
from akili.server.app import create_app
from akili.server.errors import BY_STATUS, STATUS

HEADINGS = {
    "Options": "Options",
    "Choice": "What a seat may choose for itself",
    "Command": "Commands",
    "View": "View",
    "Notice": "Notices",
    "Hint": "A hint",
    "Analysis": "The analysis of a finished match",
}


def parts() -> Mapping[str, str]:
    """Every made part by its name."""
    return {
        "sent": _tables(get_args(protocol.FromClient)),
        "told": _tables(get_args(protocol.FromServer)),
        "routes": _routes(),
        "bodies": _tables(ASKED),
        "answers": _tables(ANSWERED),
        "reasons": _reasons(),
        "tiles": "\n\n".join(_tile_sets()),
        "games": "\n\n".join(_games()),
    }


def _tables(roots: Iterable[Any]) -> str:
    return "\n\n".join(map(_table, structs_in(roots).values()))


def _table(struct: StructType) -> str:
    head = [f"**{struct.cls.__name__}**: {describe(struct)}", "", "| field | type | |", "|---|---|---|"]
    return "\n".join([*head, *map(_row, fields(struct))])


def _row(field: FieldText) -> str:
    kind = field.type.replace(" | ", " or ")  # a bar would end the cell
    return f"| `{field.name}` | `{kind}`{'' if field.is_required else ' (may be left out)'} | {field.comment} |"


def _games() -> Iterator[str]:
    """A section per game; what an earlier one has told is only named."""
    told: dict[type, str] = {}
    for game in GAMES.values():
        title = words("en")(f"game-{game.info.short}-name")
        yield f"## {title}\n`{game.info.id}`: {(type(game).__doc__ or '').strip()}"
        yield from _game(game, title, told)


def _game(game: AnyGame, title: str, told: dict[type, str]) -> Iterator[str]:
    for name, kind in model_of(game).items():
        yield f"### {HEADINGS[name]}"
        structs = structs_in([kind]).values()
        yield from _named_again(structs, title, told)
        for struct in structs:
            if struct.cls not in told:
                told[struct.cls] = title
                yield _table(struct)


def _named_again(structs: Iterable[StructType], title: str, told: Mapping[type, str]) -> Iterator[str]:
    by_game: dict[str, list[str]] = {}
    for struct in structs:
        if told.get(struct.cls, title) != title:
            by_game.setdefault(told[struct.cls], []).append(f"`{struct.cls.__name__}`")
    for other, names in by_game.items():
        yield f"As in {other}: {', '.join(names)}."


def _reasons() -> str:
    """Every reason in the words that a person reads, with the status it has over HTTP."""
    sentences = {message.id.name: _text(message) for message in messages("en")}
    lines = ["| reason | HTTP | in English |", "|---|---|---|"]
    status = {**STATUS, **{reason: code for code, reason in BY_STATUS.items()}}
    lines += [f"| `{each}` | {status.get(each, 400)} | {sentences[reason_key(each)]} |" for each in sorted(reasons())]
    return "\n".join(lines)


def _text(message: Any) -> str:
    """A sentence as its file has it, on one line."""
    return " ".join(FluentSerializer().serialize_entry(message).partition("=")[2].split()).replace("|", "/")


def _tile_sets() -> Iterator[str]:
    for name, tiles in tile_pictures().items():
        yield f"**{name}**"
        rows = [f"| `{tile}` | {colour} | `{'` `'.join(picture)}` |" for tile, colour, picture in tiles]
        yield "\n".join(["| tile | colour | rows |", "|---|---|---|", *rows])


def _routes() -> str:
    lines = ["| | | body | answer |", "|---|---|---|---|"]
    paths = create_app().openapi_schema.paths or {}
    for path, item in sorted(paths.items()):
        for method in ("get", "post", "put"):
            operation = getattr(item, method)
            if operation is not None:
                what = (operation.description or "").strip()
                body = _name(operation.request_body)
                answers = operation.responses or {}
                answer = next(_name(answers[code]) for code in sorted(answers) if code.startswith("2"))
                lines.append(f"| `{method.upper()} {path}` | {what} | {body} | {answer} |")
    return "\n".join(lines)


def _name(part: Any) -> str:
    if part is None or not part.content:
        return ""
    schema = next(iter(part.content.values())).schema
    if getattr(schema, "items", None) is not None:
        return f"{_named(schema.items)}[]"
    if getattr(schema, "one_of", None):
        return " or ".join(_named(each) or "null" for each in schema.one_of)
    return _named(schema)


def _named(schema: Any) -> str:
    return str(getattr(schema, "ref", "")).rpartition("/")[2].rpartition(".")[2].rpartition("_")[2]
