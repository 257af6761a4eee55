"""Matches that bots played, put into a store before a server opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.games.registry import GAMES
from akili.server.adapters.sqlite import SqliteStore
from akili.server.matches.codec import Codec
from akili.server.ports import MatchRecord, Occupant

ANALYSED: Mapping[str, tuple[str, Sequence[str], Mapping[str, Any] | None]] = {
    "alone": ("clever_cubed", ["easy"], None),
    "company": ("clever_cubed", ["easy", "medium"], None),
    "fun": ("ubongo_fun_size", ["easy", "medium"], {"side": "B"}),
    "shimo": ("ubongo_shimo", ["easy"], {"solo": {"type": "by_count", "cards": 5}, "levels": [4]}),
    "classic": ("ubongo_classic", ["easy", "easy", "medium"], None),
    "dice": ("ubongo_dice", ["easy"], {"areas": 5}),
}


def keep(store: Path, match: str, game: str, bots: Sequence[str], options: Mapping[str, Any] | None = None) -> None:
    """A whole match under this id."""
    rules = GAMES[game]
    chosen = msgspec.convert(options or {}, rules.options_type)
    played = play(rules, chosen, [make_bot(bot, game, seat, match) for seat, bot in enumerate(bots)], match)
    occupants = tuple(Occupant(bot=bot, name=bot) for bot in bots)
    agreed = msgspec.Raw(msgspec.json.encode(chosen))
    record = MatchRecord(match, game, rules.info.rules_version, agreed, occupants, match, 1000, "table")
    codec = Codec(rules)
    log = [each for turn in played.turns for each in codec.stored(turn.events, None, turn.step)]

    async def write() -> None:
        kept = SqliteStore(store)
        await kept.create(record)
        await kept.append(match, 0, log)
        await kept.close()

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright keeps a loop running here
        elsewhere.submit(asyncio.run, write()).result()
