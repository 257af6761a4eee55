"""What a bot is: asked with what its seat sees, it says what it will do and when. Whoever runs it keeps the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from akili.bots import ubongo_fun_size, ubongo_shimo
from akili.bots.adviser import Adviser
from akili.bots.clever_cubed.adviser import CleverCubedAdviser
from akili.bots.clever_cubed.greedy import greedy_bot
from akili.bots.clever_cubed.levels import LEVEL_BOTS
from akili.bots.clever_cubed.planner import planner_bot
from akili.bots.clever_cubed.random_choice import random_bot
from akili.bots.plan import Planned
from akili.bots.race_analysis.adviser import RaceAdviser
from akili.bots.racer import racers
from akili.bots.ubongo_classic.analysis import ClassicAdviser
from akili.bots.ubongo_classic.card import known
from akili.bots.ubongo_classic.gem_racer import GEM_RACERS
from akili.bots.ubongo_dice.adviser import DiceAdviser
from akili.bots.ubongo_dice.player import DICE_PLAYERS
from akili.bots.ubongo_dice.tables import NoTablesError
from akili.engine.game import Millis, Seat


class Bot(Protocol):
    """A player. It is asked whenever the view changes, so its plans must not depend on how often that is.

    One whose plans may take a while says so by an attribute ``ponders = True``: then it is asked in a thread.
    """

    def plan(self, view: Any, now: Millis) -> Planned | None:
        """What it does next if the view stays as it is; None while it only watches."""


def ponders(bot: Bot) -> bool:
    """Whether its plans may take so long that others would notice."""
    return bool(getattr(bot, "ponders", False))


Maker = Callable[[Seat, str], Bot]  # for a seat, from a seed

KINDS: Mapping[str, Mapping[str, Maker]] = {
    "ubongo_fun_size": racers(ubongo_fun_size.look),
    "clever_cubed": {"random": random_bot, "greedy": greedy_bot, "planner": planner_bot, **LEVEL_BOTS},
    "ubongo_shimo": racers(ubongo_shimo.look),
    "ubongo_classic": GEM_RACERS,
    "ubongo_dice": DICE_PLAYERS,
}
NEEDS: Mapping[tuple[str, str], str] = {("ubongo_dice", "perfect"): str(NoTablesError())}  # where a bot isn't there
ADVISERS: Mapping[str, Adviser] = {
    "ubongo_fun_size": RaceAdviser(ubongo_fun_size.known),
    "clever_cubed": CleverCubedAdviser(),
    "ubongo_shimo": RaceAdviser(ubongo_shimo.known),
    "ubongo_classic": ClassicAdviser(known),
    "ubongo_dice": DiceAdviser(),
}


def adviser_of(game: str) -> Adviser | None:
    """Who knows a game by heart, if anybody does and has what they need."""
    adviser = ADVISERS.get(game)
    return adviser if adviser is not None and adviser.is_able() else None


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    return tuple(KINDS.get(game, ()))


def make_bot(name: str, game: str, seat: Seat, seed: str) -> Bot:
    """A bot of this name for a game; all it does follows from the seed."""
    if game not in KINDS:
        raise ValueError(f"No bot can play {game!r} yet.")
    if name not in KINDS[game] and (game, name) in NEEDS:
        raise ValueError(NEEDS[game, name])
    if name not in KINDS[game]:
        raise ValueError(f"There is no bot {name!r} for this game: say {', '.join(KINDS[game])}.")
    return KINDS[game][name](seat, seed)
