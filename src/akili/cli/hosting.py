"""What 'akili serve' and 'akili play' share: listening, the server's life from the first to the last line."""

from __future__ import annotations

import logging
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from socket import gethostname, socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from akili.server.settings import Settings


def add_verbose(parser: ArgumentParser) -> None:
    """How much is told."""
    parser.add_argument("--verbose", action="store_true", help="log every refusal")


def add_name(parser: ArgumentParser) -> None:
    """What the server is called."""
    parser.add_argument(
        "--name", action="append", default=[], help="a name it is reached by, such as games.example.org"
    )


def own_names(arguments: Namespace) -> tuple[str, ...]:
    """Those that were said, and the machine's own."""
    return (*arguments.name, gethostname())


def port(text: str) -> int:
    """A port as it is said on the command line; 0 is any."""
    number = int(text)
    if not 0 <= number < 1 << 16:
        raise ValueError(text)
    return number


def listen(host: str, number: int) -> socket:
    """A listening socket; raises ValueError with a sentence."""
    from akili.server.run import bound_socket

    try:
        return bound_socket(host, number)
    except OSError as error:
        raise ValueError(f"Can't listen on {host}:{number}: {error.strerror}.") from error


def host_until_ctrl_c(
    listening: socket, settings: Settings, greet: Callable[[], None], farewell: str, *, is_verbose: bool
) -> None:
    """Open the file, greet when all is ready, serve until Ctrl-C; raises ValueError where the file can't be used."""
    from akili.server.adapters.sqlite_file import FileRefused
    from akili.server.app import create_app
    from akili.server.run import make_server

    level = logging.INFO if is_verbose else logging.WARNING
    logging.basicConfig(level=level, stream=sys.stderr, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    with listening:
        try:
            app = create_app(settings)
        except FileRefused as error:
            raise ValueError(str(error)) from error
        # A background job inherits that it is ignored; uvicorn would stop by it nonetheless, but without our farewell.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        app.on_startup.append(greet)  # the last one: who is told the address is answered
        try:
            make_server(app, settings).run(sockets=[listening])
        except KeyboardInterrupt:
            print(farewell)
