"""``akili serve``: the server that people connect to."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from akili.cli.hosting import add_name, add_verbose, host_until_ctrl_c, listen, own_names, port

if TYPE_CHECKING:
    from akili.server.settings import Settings

HELP = "Serve tables for people to meet at: the pages, the API and the sockets."
DATABASE = "akili.db"
LOOPBACK = "127.0.0.1,::1"


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=port, default=8000, help="the port, 0 for a free one (default: 8000)")
    parser.add_argument("--database", default=DATABASE, metavar="FILE", help=f"where it is kept (default: {DATABASE})")
    parser.add_argument("--origin", action="append", default=[], help="another address that its pages are served from")
    add_name(parser)
    parser.add_argument(
        "--behind-proxy",
        action="append",
        nargs="?",
        const=LOOPBACK,
        default=[],
        metavar="ADDRESS",
        help="behind a proxy at this address (default: this machine): believe its X-Forwarded-For",
    )
    parser.add_argument("--secure", action="store_true", help="behind https: the cookie is only sent over it")
    add_verbose(parser)


def run(arguments: Namespace) -> int:
    """Bind, open the file, serve until Ctrl-C."""
    settings = settings_of(arguments)
    listening = listen(arguments.host, arguments.port)
    host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    address = f"http://{host}:{listening.getsockname()[1]}"

    def greet() -> None:
        print(f"Akili listens at {address} (Ctrl-C stops it).", flush=True)

    host_until_ctrl_c(listening, settings, greet, "Stopped.", is_verbose=arguments.verbose)
    return 0


def settings_of(arguments: Namespace) -> Settings:
    """What was said, as the server takes it."""
    from akili.server.settings import Settings

    return Settings(
        database=str(Path(arguments.database)),
        origins=tuple(arguments.origin),
        hosts=(*own_names(arguments), arguments.host),
        proxies=tuple(address for said in arguments.behind_proxy for address in said.split(",")),
        secure_cookie=arguments.secure,
        tunes_collector=True,
        works_apart=True,
    )
