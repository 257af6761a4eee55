"""``akili play``: a server for this evening, with the browser opened and a code for the phones around."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path

from akili.cli.hosting import host_until_ctrl_c, listen, own_names
from akili.cli.terminal_code import terminal_code
from akili.cli.values import port

HELP = "Play in the browser: on this machine and on the phones in the same network."
USUAL_PORT = 8017  # so that a bookmark stays good
EVERYWHERE, HERE = "0.0.0.0", "127.0.0.1"
NOWHERE = "192.0.2.1"  # kept free for documents: asking for the way there sends nothing
FAREWELL = "Stopped. Everything is kept for the next time."


def add_arguments(parser: ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--port", type=port, help=f"the port (default: {USUAL_PORT}, or a free one if that is taken)")
    parser.add_argument("--local", action="store_true", help="only for this machine, not for phones nearby")
    parser.add_argument("--database", metavar="FILE", help="where it is kept (default: in your data folder)")
    parser.add_argument("--no-browser", action="store_true", help="don't open the browser")
    parser.add_argument("--qr", action="store_true", help="draw the QR code even if this is no terminal")
    parser.add_argument(
        "--name", action="append", default=[], help="a name it is reached by, such as games.example.org"
    )
    parser.add_argument("--verbose", action="store_true", help="log every refusal")


def run(arguments: Namespace) -> int:
    """Find a port, tell where to go, serve until Ctrl-C."""
    from akili.server.client_files import is_built
    from akili.server.pages import NOT_BUILT
    from akili.server.settings import Settings

    database = Path(arguments.database) if arguments.database else _usual_database()
    listening = _listen(HERE if arguments.local else EVERYWHERE, arguments.port)
    number = listening.getsockname()[1]
    here = f"http://localhost:{number}"
    neighbour = None if arguments.local else address_in_network()
    nearby = None if neighbour is None else f"http://{neighbour}:{number}"
    addresses = () if nearby is None else (nearby,)
    settings = Settings(
        database=str(database), addresses=addresses, hosts=own_names(arguments), tunes_collector=True, works_apart=True
    )

    def greet() -> None:
        if not is_built():
            print(NOT_BUILT)
        _greet(here, nearby, database)
        print(_code(arguments, nearby), end="", flush=True)
        if not arguments.no_browser and has_display():
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    host_until_ctrl_c(listening, settings, greet, FAREWELL, is_verbose=arguments.verbose)
    return 0


def data_folder() -> Path:
    """Where programs keep what is the user's, on this system."""
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "akili"


def _usual_database() -> Path:
    """In the data folder, which is made the first time; where it is, the greeting tells."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "akili.db"


def address_in_network() -> str | None:
    """This machine's address for its neighbours, or None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((NOWHERE, 9))
        except OSError:
            return None
        address = str(asking.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def has_display() -> bool:
    """Whether a browser could be shown."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _listen(host: str, wanted: int | None) -> socket.socket:
    if wanted is not None:
        return listen(host, wanted)
    try:
        return listen(host, USUAL_PORT)
    except ValueError:
        return listen(host, 0)


def _greet(here: str, nearby: str | None, database: Path) -> None:
    lines = ["Akili is ready; Ctrl-C stops it.", "", f"  On this machine:  {here}"]
    if nearby is not None:
        lines.append(f"  On phones nearby: {nearby}")
    print("\n".join([*lines, f"  Kept in:          {database}", ""]), flush=True)


def _code(arguments: Namespace, nearby: str | None) -> str:
    """The QR code; where it was asked for and there is none, a sentence why."""
    if not arguments.qr and not sys.stdout.isatty():
        return ""
    if nearby is not None:
        drawn = terminal_code(nearby, sys.stdout)
        why = f"this terminal ({sys.stdout.encoding}) has no signs to draw it with; type the address above on the phone"
    else:
        drawn = ""
        why = "with --local no phone reaches this machine" if arguments.local else "this machine is in no network"
    return drawn or (f"There is no QR code: {why}.\n" if arguments.qr else "")
