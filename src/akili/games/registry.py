"""Every game of the house by its id."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from akili.engine.game import Game
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.ubongo_classic.rules import CLASSIC
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_shimo.rules import SHIMO

AnyGame = Game[Any, Any, Any, Any, Any, Any]

_HOUSE: dict[str, AnyGame] = {game.info.id: game for game in (FUN_SIZE, SHIMO, CLASSIC, CLEVER_CUBED)}
GAMES: Mapping[str, AnyGame] = MappingProxyType(_HOUSE)
