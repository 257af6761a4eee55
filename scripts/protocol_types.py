"""The protocol as TypeScript: the messages, a file per game, what all races share, the games and their tiles."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from scripts.bodies import ANSWERED, ASKED
from scripts.struct_types import alias, interface, structs_in

from akili.bots.analysis import Analysis
from akili.bots.bot import ADVISERS
from akili.bots.race_analysis.model import RaceAnalysis
from akili.forge import tiles
from akili.forge.deck import DiceSheet
from akili.forge.shimo.tiles import SHIMO
from akili.games.registry import GAMES, AnyGame
from akili.games.ubongo_dice.sheets import boxed
from akili.polyomino import TileSet
from akili.server import protocol
from akili.ubongo.race.model import Command
from scripts import clever_cubed_sheet, plain_race

MADE = "// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again."
FOLDER = "web/src/protocol"
LISTED = ("id", "short", "fewest_seats", "most_seats", "minutes", "by_turns")


def files() -> Mapping[str, str]:
    """Every file of types, by its path."""
    race = {"Options": plain_race.Options, "Command": Command, "View": plain_race.View, "Notice": plain_race.Notice}
    race["Analysis"] = RaceAnalysis
    return {
        f"{FOLDER}/messages.ts": _messages(),
        f"{FOLDER}/games.ts": _games(),
        f"{FOLDER}/tiles.ts": _tiles(),
        f"{FOLDER}/analysis.ts": _model({"Analysis": Analysis}),
        f"{FOLDER}/ubongo_race.ts": _model(race),
        f"{FOLDER}/clever_cubed_sheet.ts": _file(clever_cubed_sheet.parts()),
        **{f"{FOLDER}/{game.info.id}.ts": _model(model_of(game)) for game in GAMES.values()},
    }


def model_of(game: AnyGame) -> Mapping[str, Any]:
    """What goes over the wire for a game, by the names that its client knows."""
    adviser = ADVISERS.get(game.info.id)
    kinds = {
        "Options": game.options_type,
        "Choice": game.choice_type,
        "Command": game.command_type,
        "View": game.view_type,
        "Notice": game.notice_type,
        "Hint": adviser and adviser.hint_type,
        "Analysis": adviser and adviser.analysis_type,
    }
    return {name: kind for name, kind in kinds.items() if kind is not None}


def _messages() -> str:
    sent = [*get_args(protocol.FromClient), *ASKED]
    told = [*get_args(protocol.FromServer), *ANSWERED]
    parts = [*(interface(struct, is_sent=True) for struct in structs_in(sent).values())]
    parts += [interface(struct) for struct in structs_in(told).values()]
    parts += [alias("FromClient", protocol.FromClient), alias("FromServer", protocol.FromServer)]
    return _file(parts)


def _model(kinds: Mapping[str, Any]) -> str:
    """The structs under their own names, and an alias for what is called otherwise or is one of several."""
    structs = structs_in(kinds.values())
    aliases = (alias(name, kind) for name, kind in kinds.items() if name not in structs)
    return _file([*map(interface, structs.values()), *aliases])


def _games() -> str:
    return _file([_constant("GAMES", map(_game, GAMES.values()), brackets=("[", "]"))])


def _game(game: AnyGame) -> str:
    facts = (f"{name}: {json.dumps(getattr(game.info, name))}" for name in LISTED)
    return f"{{ {', '.join(facts)} }}"


def tile_pictures() -> dict[str, list[tuple[str, str, list[str]]]]:
    """Every set of tiles: names, colours, and rows of '#', with 'o' for a peep-hole."""
    sets = {name: kind for name, kind in vars(tiles).items() if isinstance(kind, TileSet)}
    plain = {
        name: [(tile.name, tile.colour, str(tile.shape).splitlines()) for tile in each] for name, each in sets.items()
    }
    return {**plain, "SHIMO": [(tile.name, tile.colour, str(tile).splitlines()) for tile in SHIMO]}


def _tiles() -> str:
    sets = (_constant(name, (_tile(*tile) for tile in each)) for name, each in tile_pictures().items())
    return _file([*sets, _constant("DICE_SHEET", _areas(boxed()), ("[", "]"))])


def _areas(sheet: DiceSheet) -> Iterable[str]:
    """The sheet in the box, with what best play takes for each area."""
    return (f"{{ area: {json.dumps(each.area)}, par: {each.par} }}" for each in sheet.areas)


def _tile(name: str, colour: str, rows: list[str]) -> str:
    key = name if name.isidentifier() else f'"{name}"'
    return f'{key}: {{ colour: "{colour}", picture: {json.dumps(rows)} }}'


def _constant(name: str, lines: Iterable[str], brackets: tuple[str, str] = ("{", "}")) -> str:
    opening, closing = brackets
    return "\n".join([f"export const {name} = {opening}", *(f"  {line}," for line in lines), f"{closing} as const;"])


def _file(parts: Iterable[str]) -> str:
    return "\n\n".join([MADE, *parts]) + "\n"
