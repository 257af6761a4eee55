"""A load whose every command counts: tiles laid and taken, and the law that what was acknowledged is in the log."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from tests.server.solving import steps

from akili.client import Refused, Table
from akili.server.ports import StoredEvent
from akili.server.settings import Limits
from akili.ubongo.race.model import LayTile, TakeTile

PACE = 1.5 / Limits().messages_per_second  # seconds between two commands: who is faster for long is shown the door
AWAY = "server.unavailable"
NAP = 0.2  # seconds, before what couldn't be stored is tried again


async def lay_and_take(table: Table, acknowledged: Counter[str], pace: float = PACE) -> None:
    """One tile down and up again, nearly as fast as is allowed unless told otherwise.

    Commands are counted when they are accepted. What is refused because nothing can be stored is sent again, as
    another command.
    """
    await table.until(lambda: table.last is not None)
    assert table.last is not None
    tile = steps(table.last.view)[0]
    while True:
        for command in (tile, TakeTile(tile.tile)):
            await _until_accepted(table, command, acknowledged)
            acknowledged["lay" if isinstance(command, LayTile) else "take"] += 1
            await asyncio.sleep(pace)


async def _until_accepted(table: Table, command: LayTile | TakeTile, counts: Counter[str]) -> None:
    while True:
        try:
            await table.send(command)
        except Refused as refused:
            if refused.reason != AWAY:
                raise
            counts[AWAY] += 1
            await asyncio.sleep(NAP)
        else:
            return


def done(acknowledged: Counter[str]) -> int:
    """How many commands were acknowledged."""
    return acknowledged["lay"] + acknowledged["take"]


async def all_go_on(counts: Sequence[Counter[str]], playing: Sequence["asyncio.Task[None]"]) -> None:
    """Every seat has been acknowledged two commands more than now, so at least one that it gave since."""
    before = [done(count) for count in counts]
    while any(done(count) < old + 2 for count, old in zip(counts, before, strict=True)):
        await asyncio.sleep(0.02)
        check(playing)


def check(playing: Sequence["asyncio.Task[None]"]) -> None:
    """Raises what ended one of them, such as the server's word for why it closed a socket."""
    for task in playing:
        if task.done():
            task.result()


def check_log(log: Sequence[StoredEvent], seat: int, acknowledged: Counter[str]) -> None:
    """All that was acknowledged to this seat, once, and at most the one more that was under way in the end."""
    causes = [stored.cause for stored in log if stored.cause and stored.cause.startswith(f"{seat}:")]
    assert len(causes) == len(set(causes))
    laid, taken = (_count(log, kind, seat) for kind in ("tile_laid", "tile_taken"))
    assert acknowledged["lay"] <= laid <= acknowledged["lay"] + 1
    assert acknowledged["take"] <= taken <= acknowledged["take"] + 1
    assert 0 <= laid - taken <= 1


def _count(log: Sequence[StoredEvent], kind: str, seat: int) -> int:
    return sum(f'"{kind}","seat":{seat},'.encode() in bytes(stored.event) for stored in log)
