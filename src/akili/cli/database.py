"""``akili database``: bring a server's database up to date, copy it to another one, back it up."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from akili.server.adapters.copying import Counts

HELP = "Bring a server's database up to date, copy it, or back it up."
ADDRESS = "a file, or postgresql://USER:PASSWORD@HOST/NAME"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    migrate = actions.add_parser("migrate", help="bring its layout up to date; no server may use it meanwhile")
    migrate.add_argument("address", help=ADDRESS)
    copying = actions.add_parser("copy", help="copy everything to an empty database; no server may use either")
    copying.add_argument("source", metavar="FROM", help=ADDRESS)
    copying.add_argument("target", metavar="TO", help=ADDRESS)
    backup = actions.add_parser("backup", help="copy a file as it is now, also while a server writes to it")
    backup.add_argument("file", type=Path, metavar="FILE", help="the server's file")
    backup.add_argument("out", type=Path, metavar="OUT", help="the copy, which must not be there yet")


def run(arguments: Namespace) -> int:
    """Do it, and say what was done."""
    match arguments.action:
        case "migrate":
            before, after = migrated(arguments.address)
            print(f"It has the layout {after} already." if before == after else f"Layout {before} became {after}.")
        case "copy":
            print(f"Copied {asyncio.run(copied(arguments.source, arguments.target))}.")
        case _:
            from akili.server.adapters.sqlite_copying import back_up

            print(f"{arguments.out} has {back_up(arguments.file, arguments.out)}.")
    return 0


def migrated(address: str) -> tuple[int, int]:
    """The layout before and after."""
    from akili.server.adapters.addresses import adapter, is_postgres
    from akili.server.adapters.sqlite_copying import migrate_file

    if not is_postgres(address):
        return migrate_file(Path(address))
    before, after = asyncio.run(adapter("postgres_layout").prepare(address, migrates=True))
    return before, after


async def copied(source: str, target: str) -> Counts:
    """How much."""
    from akili.server.adapters.copying import copy

    async with opened(source, "source") as there, opened(target, "target") as here:
        return await copy(there, here)


@asynccontextmanager
async def opened(address: str, end: Literal["source", "target"]) -> AsyncIterator[Any]:
    """A database to read from or to write to."""
    from akili.server.adapters.addresses import adapter, is_postgres

    if is_postgres(address):
        async with getattr(adapter("postgres_copying"), f"{end}_database")(address) as database:
            yield database
    else:
        with getattr(adapter("sqlite_copying"), f"{end}_file")(Path(address)) as file:
            yield file
