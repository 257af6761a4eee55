"""Every game of the house by its id."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from akili.engine.game import Game
from akili.games.clever_cubed.rules import CLEVER_CUBED
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.games.ubongo_shimo.rules import SHIMO

GAMES: Mapping[str, Game[Any, Any, Any, Any, Any, Any]] = MappingProxyType(
    {game.info.id: game for game in (FUN_SIZE, CLEVER_CUBED, SHIMO)}
)
