"""The games in the shell: found by the name that people type, each with what a terminal takes, tells and draws of it.

That is one module per game, named by its id, with a class ``Terminal``; a game without one is told by its outcome
alone. ``terminal.py`` says what a game may bring.
"""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from akili.cli.games.terminal import Terminal
from akili.games.registry import GAMES, AnyGame


class UnknownGameError(ValueError):
    """A game was asked for that there isn't."""


def find_game(name: str) -> AnyGame | None:
    """The game of this short name, if there is one; its id is understood as well."""
    return next((game for game in GAMES.values() if name in (game.info.short, game.info.id)), None)


def game_named(name: str) -> AnyGame:
    """The game of this short name, or this id."""
    game = find_game(name)
    if game is None:
        raise UnknownGameError(f"There is no game {name!r}: say {said(GAMES.values())}.")
    return game


def terminal_of(game: AnyGame) -> Terminal:
    """What a terminal takes, tells and draws of a game."""
    module = f"{__name__}.{game.info.id}"
    if find_spec(module) is None:
        return Terminal(game)
    return cast(Terminal, import_module(module).Terminal(game))


def said(games: Iterable[AnyGame]) -> str:
    """The short names in a row."""
    return ", ".join(game.info.short for game in games)


def games_with_sheet() -> list[AnyGame]:
    """The games whose sheet can be written as a line."""
    return [game for game in GAMES.values() if terminal_of(game).sheet is not None]
