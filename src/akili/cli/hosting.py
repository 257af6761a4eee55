"""What 'akili serve' and 'akili play' share: listening, the server's life from the first to the last line."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from socket import gethostname, socket
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from akili.server.operation.logs import LogForm
    from akili.server.settings import Settings


def own_names(arguments: Namespace) -> tuple[str, ...]:
    """Those that were said, and the machine's own."""
    return (*arguments.name, gethostname())


def listen(host: str, number: int) -> socket:
    """A listening socket; raises ValueError with a sentence."""
    from akili.server.run import bound_socket

    try:
        return bound_socket(host, number)
    except OSError as error:
        raise ValueError(f"Can't listen on {host}:{number}: {error.strerror}.") from error


def host_until_ctrl_c(
    listening: socket,
    settings: Settings,
    greet: Callable[[], None],
    farewell: str,
    *,
    is_verbose: bool,
    log_form: LogForm = "text",
    metrics: socket | None = None,
) -> None:
    """Open the file, greet when all is ready, serve until Ctrl-C; raises ValueError where the file can't be used."""
    from akili.server.adapters.sqlite_file import FileRefused
    from akili.server.app import create_app
    from akili.server.operation.files import open_many
    from akili.server.operation.logs import set_up_logs
    from akili.server.run import make_server

    set_up_logs(log_form, is_verbose=is_verbose)
    open_many(settings.limits.connections)
    with listening:
        try:
            app = create_app(settings)
        except FileRefused as error:
            raise ValueError(str(error)) from error
        app.on_startup.append(greet)  # the last one: who is told the address is answered
        make_server(app, settings, metrics).run(sockets=[listening])
    if farewell:
        print(farewell)
