"""``akili lab calibrate``: the rating is fitted to what people took in the finished matches of a server."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from importlib import resources
from typing import TYPE_CHECKING

import msgspec

from akili.cli.database import ADDRESS, opened
from akili.forge.rating.calibration import Calibration, to_json
from akili.games.registry import GAMES
from akili.lab.whole_file import write_whole

if TYPE_CHECKING:
    from akili.lab.calibration.fit import Played
    from akili.server.adapters.copying import MatchRow

HELP = "Fit the rating to what people took in the matches of a server."
FEWEST = 20  # cards of a game, below which nothing is said


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("database", help=f"{ADDRESS}; no server may use it meanwhile, so take a backup")
    parser.add_argument("--out", metavar="FILE", help="write the calibration to a file, whole or not at all")
    parser.add_argument("--adopt", action="store_true", help="let ratings and bots of this installation use it")


def run(arguments: Namespace) -> int:
    """Read, fit, tell, and write where that is wanted."""
    from akili.lab.calibration.fit import fit

    calibration = Calibration()
    for game, cards in sorted(asyncio.run(read(arguments.database)).items()):
        if len(cards) < FEWEST:
            print(f"{game}: {len(cards)} cards, too few; {FEWEST} would do")
            continue
        fitted = calibration.games[game] = fit(cards).game
        solved = sum(card.is_solved for card in cards)
        print(
            f"{game}: {len(cards)} cards, {solved} of them solved, {fitted.players} players, "
            f"{len(fitted.puzzles)} puzzles; 30 s rated are {fitted.seconds('', 30):.0f} s, "
            f"60 s are {fitted.seconds('', 60):.0f} s; players differ by a factor of {1 + fitted.pace_spread:.1f}"
        )
    text = to_json(calibration)
    if arguments.out:
        write_whole(arguments.out, text)
    if arguments.adopt:
        with resources.as_file(resources.files("akili.forge").joinpath("decks", "calibration.json")) as place:
            write_whole(place, text)
        print("Ratings and bots use it from their next start on.", file=sys.stderr)
    return 0


async def read(address: str) -> dict[str, list[Played]]:
    """The cards of all finished races in a database, by game."""
    cards: dict[str, list[Played]] = {}
    async with opened(address, "source") as database:
        async for rows in database.matches():
            for row in rows:
                for game, card in _played(row):
                    cards.setdefault(game, []).append(card)
    return cards


def _played(row: MatchRow) -> list[tuple[str, Played]]:
    """Of one match; none where it goes on, is no race, or can't be read."""
    from akili.lab.calibration.reading import CARDS, played
    from akili.server.matches.codec import Codec, MatchUnreadable
    from akili.server.ports import MatchRecord, StoredEvent

    record = msgspec.json.decode(row.record, type=MatchRecord)
    if row.outcome is None or record.game not in CARDS:
        return []
    codec = Codec(GAMES[record.game])
    people = [None if who.bot else f"{who.player}/{who.name if who.is_companion else ''}" for who in record.occupants]
    try:
        match = codec.match(record)
        events = [codec.event(StoredEvent(msgspec.Raw(event.event))) for event in row.events]
    except (MatchUnreadable, msgspec.DecodeError):
        return []
    return list(played(match, events, people))
