"""A bot of one's own on a seat of a live table: it sees what its seat sees, plans, waits, and sends its commands."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from akili.bots.bot import Bot
from akili.client.guest import Client
from akili.client.table import Refused, Table, Update
from akili.engine.game import Millis, Seat

BotMaker = Callable[[str, Seat, str], Bot]  # for a game by its id and a seat, from a seed

COLOUR = "violet"
NAP: Millis = 1_000  # after a command that was refused: the view will tell more
log = logging.getLogger("akili.client")


async def play(address: str, code: str, name: str, make_bot: BotMaker) -> Update:
    """Take a free seat at a table, play its next match to the end and leave; the last update of the match.

    Raises Problem where there is no seat to take, and whatever the bot raises.
    """
    async with Client(address, name, COLOUR) as client:
        table = await client.join(code)
        last = await play_with(table, make_bot)
        await table.until(lambda: table.info["phase"] != "playing")
        await table.leave()  # a rematch shan't wait for an empty chair
        return last


async def play_with(table: Table, make_bot: BotMaker) -> Update:
    """Let a bot play the match that is on, or the next one; the last update that was seen of it."""
    update = await _begun(table)
    assert update.you is not None
    bot = make_bot(table.info["game"], update.you, secrets.token_hex(8))
    while table.last is not None and table.last.match == update.match:
        update = table.last
        table.skip_updates()  # nobody else will ask for them
        if update.outcome is not None:
            break
        await _step(table, update, bot)
    return update


async def _begun(table: Table) -> Update:
    """The first look at a match in which this client has a seat."""

    def is_on() -> bool:
        return table.last is not None and table.last.outcome is None and table.last.you is not None

    await table.until(is_on)
    assert table.last is not None
    return table.last


async def _step(table: Table, seen: Update, bot: Bot) -> None:
    """Do what is planned when its time comes, unless something happens before."""
    # in a thread: who thinks for long must still answer pings, or it would pass for a slow line
    planned = await asyncio.to_thread(bot.plan, seen.view, table.now())
    wait = None if planned is None else planned.at - table.now()
    if await _has_changed(table, seen, wait) or planned is None:
        return
    try:
        version = await table.send(planned.command)
    except Refused as refused:
        log.warning("refused: %s", refused)
        await _has_changed(table, seen, NAP)
    else:
        await table.until(lambda: _is_beyond(table, seen.match, version))


async def _has_changed(table: Table, seen: Update, within: Millis | None) -> bool:
    """Whether anything happens within that time."""
    try:
        async with asyncio.timeout(None if within is None else max(0, within) / 1000):
            await table.until(lambda: _is_beyond(table, seen.match, seen.version + 1))
    except TimeoutError:
        return False
    return True


def _is_beyond(table: Table, match: str, version: int) -> bool:
    """Whether this version has been seen, or another match is on."""
    return table.last is not None and (table.last.match != match or table.last.version >= version)
