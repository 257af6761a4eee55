"""``akili serve``: the server that people connect to."""

from __future__ import annotations

import logging
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

HELP = "Serve tables for people to meet at: the API and the sockets."
DATABASE = "akili.db"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=_port, default=8000, help="the port, 0 for a free one (default: 8000)")
    parser.add_argument("--database", default=DATABASE, metavar="FILE", help=f"where it is kept (default: {DATABASE})")
    parser.add_argument("--origin", action="append", default=[], help="another address that its pages are served from")
    parser.add_argument("--secure", action="store_true", help="behind https: the cookie is only sent over it")
    parser.add_argument("--verbose", action="store_true", help="log every refusal")


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port < 1 << 16:
        raise ValueError(text)
    return port


def run(arguments: Namespace) -> int:
    """Bind, open the file, serve until Ctrl-C."""
    from akili.server.adapters.sqlite_file import FileRefused
    from akili.server.app import create_app
    from akili.server.run import bound_socket, make_server
    from akili.server.settings import Settings

    level = logging.INFO if arguments.verbose else logging.WARNING
    logging.basicConfig(level=level, stream=sys.stderr, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    settings = Settings(
        database=str(Path(arguments.database)),
        origins=tuple(arguments.origin),
        secure_cookie=arguments.secure,
        tunes_collector=True,
    )
    try:
        listening = bound_socket(arguments.host, arguments.port)
    except OSError as error:
        raise ValueError(f"Can't listen on {arguments.host}:{arguments.port}: {error.strerror}.") from error
    with listening:
        try:
            app = create_app(settings)
        except FileRefused as error:
            raise ValueError(str(error)) from error
        host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
        print(f"Akili listens at http://{host}:{listening.getsockname()[1]} (Ctrl-C stops it).", flush=True)
        try:
            make_server(app, settings).run(sockets=[listening])
        except KeyboardInterrupt:
            print("Stopped.")
    return 0
