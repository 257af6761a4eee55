"""``akili serve``: the server that people connect to."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING

from akili.cli.hosting import host_until_ctrl_c, listen, own_names
from akili.cli.options import add_options, as_words, chosen, secrets
from akili.cli.serve_options import GROUPS, SETTINGS, limits_page
from akili.cli.values import host_and_port, limit_of

if TYPE_CHECKING:
    from akili.server.settings import Settings

HELP = "Serve tables for people to meet at: the pages, the API and the sockets."
FAREWELL = "Stopped."
ALONE = (
    "A database that is a file can be used by one server only: leave --workers out, or name a postgresql:// database."
)


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.formatter_class = RawDescriptionHelpFormatter
    add_options(parser, GROUPS)
    parser.add_argument("--worker", help=SUPPRESS)  # how a worker is started: see operation/crew.py
    parser.epilog = limits_page()


def run(arguments: Namespace) -> int:
    """Bind, open the store, serve until a signal."""
    said, settings = chosen(arguments, GROUPS, os.environ), settings_of(arguments)
    if arguments.worker is not None:
        return _work(said, settings, arguments.worker)
    check_workers(said.workers, settings.database)
    with ExitStack() as open_sockets:
        listening = open_sockets.enter_context(listen(said.host, said.port))
        metrics = [open_sockets.enter_context(place) for place in _metrics_places(said.metrics, said.workers)]
        host = f"[{said.host}]" if ":" in said.host else said.host
        address = f"http://{host}:{listening.getsockname()[1]}"

        def greet() -> None:
            print(f"Akili listens at {address} (Ctrl-C stops it).", flush=True)

        if said.workers > 1:
            return _lead(said, listening, metrics, greet)
        place = metrics[0] if metrics else None
        host_until_ctrl_c(
            listening, settings, greet, FAREWELL, is_verbose=said.verbose, log_form=said.log, metrics=place
        )
    return 0


def check_workers(count: int, database: str | None) -> None:
    """Raises ValueError where so many servers can't share what is kept."""
    from akili.server.settings import takes_many

    if count > 1 and not takes_many(database):
        raise ValueError(ALONE)
    if count > 1 and os.name != "posix":
        raise ValueError("On this system there can be one worker only: leave --workers out.")


def settings_of(arguments: Namespace, environ: Mapping[str, str] = os.environ) -> Settings:
    """What was said, as the server takes it; raises ValueError with a sentence."""
    from akili.server.settings import Limits, Settings, is_file

    said = chosen(arguments, GROUPS, environ)
    return Settings(
        database=str(Path(said.database)) if is_file(said.database) else said.database,
        bus=said.bus,
        origins=tuple(said.origin),
        hosts=(*own_names(said), said.host),
        proxies=tuple(address for named in said.behind_proxy for address in named.split(",")),
        secure_cookie=said.secure,
        limits=Limits(**dict(map(limit_of, said.limit))),
        has_public_metrics=said.public_metrics,
        least_free_bytes=said.least_free,
        tunes_collector=True,
        works_apart=True,
        **{option.name: getattr(said, option.name) for option in SETTINGS},
    )


def _metrics_places(place: str | None, workers: int) -> list[socket]:
    """One for each worker, at ports in a row."""
    if place is None:
        return []
    host, first = host_and_port(place)
    return [listen(host, first and first + number) for number in range(workers)]


def _lead(said: Namespace, listening: socket, metrics: Sequence[socket], greet: Callable[[], None]) -> int:
    from akili.server.operation.crew import Crew, Patience
    from akili.server.operation.logs import set_up_logs

    words = [sys.executable, "-m", "akili", "serve", *as_words(said, GROUPS)]
    os.environ.update(secrets(said, GROUPS))  # which the workers inherit
    set_up_logs(said.log, is_verbose=said.verbose)

    def command(number: int, lifeline: int) -> list[str]:
        place = f":{metrics[number].fileno()}" if metrics else ""
        return [*words, f"--worker={listening.fileno()}:{lifeline}{place}"]

    async def lead() -> int:
        hand_on = [listening.fileno(), *(place.fileno() for place in metrics)]
        patience = Patience(stop=said.drain_seconds + said.stop_seconds + 5)
        return await Crew(said.workers, command, hand_on, greet, patience).run()

    code = asyncio.run(lead())
    if code == 0:
        print(FAREWELL)
    return code


def _work(said: Namespace, settings: Settings, handed: str) -> int:
    """As one of several: everything was bound by the one that started us."""
    from akili.server.operation.lifeline import Lifeline

    listening, lifeline, *metrics = map(int, handed.split(":"))
    line = Lifeline(lifeline)
    place = socket(fileno=metrics[0]) if metrics else None
    host_until_ctrl_c(
        socket(fileno=listening), settings, line.ready, "", is_verbose=said.verbose, log_form=said.log, metrics=place
    )
    return 0
