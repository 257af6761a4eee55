"""``akili serve``: the server that people connect to."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from akili.cli.hosting import add_verbose, host_until_ctrl_c, listen, port

HELP = "Serve tables for people to meet at: the pages, the API and the sockets."
DATABASE = "akili.db"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=port, default=8000, help="the port, 0 for a free one (default: 8000)")
    parser.add_argument("--database", default=DATABASE, metavar="FILE", help=f"where it is kept (default: {DATABASE})")
    parser.add_argument("--origin", action="append", default=[], help="another address that its pages are served from")
    parser.add_argument("--secure", action="store_true", help="behind https: the cookie is only sent over it")
    add_verbose(parser)


def run(arguments: Namespace) -> int:
    """Bind, open the file, serve until Ctrl-C."""
    from akili.server.settings import Settings

    settings = Settings(
        database=str(Path(arguments.database)),
        origins=tuple(arguments.origin),
        secure_cookie=arguments.secure,
        tunes_collector=True,
    )
    listening = listen(arguments.host, arguments.port)
    host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    address = f"http://{host}:{listening.getsockname()[1]}"

    def greet() -> None:
        print(f"Akili listens at {address} (Ctrl-C stops it).", flush=True)

    host_until_ctrl_c(listening, settings, greet, "Stopped.", is_verbose=arguments.verbose)
    return 0
