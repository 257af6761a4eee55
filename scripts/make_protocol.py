"""Makes the tables of docs/protocol.md and the TypeScript types from the structs; a test remakes and compares."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

from akili.engine.replay import Replay
from akili.forge.tiles import FUN_SIZE
from akili.games.clever_cubed import model as clever_cubed
from akili.games.ubongo_fun_size import model as fun_size
from akili.polyomino import Tile
from akili.server import api, protocol
from akili.server.app import create_app
from akili.server.http import Refusal
from akili.server.records import routes
from akili.server.records.frames import Frames
from akili.ubongo.race import model as race

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.made_parts import with_parts  # noqa: E402 - found by the line above
from scripts.struct_types import FieldText, alias, describe, fields, interface, structs_in  # noqa: E402 - found by the line above

MADE = "// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again."
ASKED = (api.NewGuest, api.NewTable, api.TableChange, api.BotSeat)
ANSWERED = (Refusal, routes.MatchInfo, Replay, Frames, routes.Verified, routes.Records, api.House)


def pages() -> Mapping[str, str]:
    """Every file that is made, by its path."""
    return {
        "docs/protocol.md": _page((ROOT / "docs/protocol.md").read_text(encoding="utf-8")),
        "web/src/protocol/messages.ts": _messages(),
        "web/src/protocol/ubongo_fun_size.ts": _game(fun_size, race.Command),
        "web/src/protocol/clever_cubed.ts": _game(clever_cubed, clever_cubed.Command),
        "web/src/protocol/tiles.ts": _tiles(),
    }


def _messages() -> str:
    sent = [*get_args(protocol.FromClient), *ASKED]
    told = [*get_args(protocol.FromServer), *ANSWERED]
    parts = [MADE, *(interface(struct, is_sent=True) for struct in structs_in(sent).values())]
    parts += [interface(struct) for struct in structs_in(told).values()]
    parts += [alias("FromClient", protocol.FromClient), alias("FromServer", protocol.FromServer)]
    return "\n\n".join(parts) + "\n"


def _game(model: Any, command: Any) -> str:
    structs = structs_in((model.Options, command, model.View, model.Notice))
    parts = [MADE, *(interface(struct) for struct in structs.values())]
    parts += [alias("Command", command), alias("Notice", model.Notice)]
    return "\n\n".join(parts) + "\n"


def _tiles() -> str:
    lines = [f'  {tile.name}: {{ colour: "{tile.colour}", picture: {_picture(tile)} }},' for tile in FUN_SIZE]
    return "\n".join([MADE, "", "export const FUN_SIZE = {", *lines, "} as const;"]) + "\n"


def _picture(tile: Tile) -> str:
    return json.dumps(str(tile.shape).splitlines())


def _page(page: str) -> str:
    parts = {
        "sent": _tables(get_args(protocol.FromClient)),
        "told": _tables(get_args(protocol.FromServer)),
        "routes": _routes(),
        "bodies": _tables(ASKED),
        "answers": _tables(ANSWERED),
        "fun-size commands": _tables(get_args(race.Command)),
        "fun-size notices": _tables(get_args(fun_size.Notice)),
        "fun-size view": _tables((fun_size.Options, fun_size.View)),
        "clever-cubed commands": _tables(get_args(clever_cubed.Command)),
        "clever-cubed notices": _tables(get_args(clever_cubed.Notice)),
        "clever-cubed view": _tables((clever_cubed.Options, clever_cubed.View)),
    }
    return with_parts(page, parts)


def _tables(roots: Iterable[Any]) -> str:
    blocks = []
    for struct in structs_in(roots).values():
        rows = [_row(field) for field in fields(struct)]
        head = [f"**{struct.cls.__name__}**: {describe(struct)}", "", "| field | type | |", "|---|---|---|"]
        blocks.append("\n".join([*head, *rows]))
    return "\n\n".join(blocks)


def _row(field: FieldText) -> str:
    kind = field.type.replace(" | ", " or ")  # a bar would end the cell
    return f"| `{field.name}` | `{kind}`{'' if field.is_required else ' (may be left out)'} | {field.comment} |"


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


def main() -> None:
    """Write them all."""
    for name, text in pages().items():
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
