"""A real server in a thread, on a free port of this machine."""

import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from akili.server.app import create_app
from akili.server.run import bound_socket, make_server
from akili.server.settings import Limits, Settings

MANY = 1_000_000
ROOMY = Limits(
    sockets_per_address=MANY,
    doings_per_second=MANY,
    doing_burst=MANY,
    requests_per_second=MANY,
    request_burst=MANY,
    answers_per_second=MANY,
    answer_burst=MANY,
    guests_per_address=MANY,
    tables_per_address=MANY,
    connections_per_address=MANY,
    new_connections_per_second=MANY,
    new_connection_burst=MANY,
    unknown_codes=MANY,
    frames_per_address=MANY,
    messages_per_address=MANY,
    messages_per_address_per_second=MANY,
)


@contextmanager
def running(
    database: Path | None,
    limits: Limits = ROOMY,
    port: int = 0,
    parts: Mapping[str, Any] | None = None,
    **settings: Any,
) -> Iterator[str]:
    """The address of a server that runs for as long as the ``with`` lasts, of parts such as a store that is given."""
    chosen = replace(Settings(limits=limits, database=None if database is None else str(database)), **settings)
    server = make_server(create_app(chosen, **parts or {}), chosen)
    with bound_socket("127.0.0.1", port) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "the server couldn't start; why is above"
                time.sleep(0.005)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
