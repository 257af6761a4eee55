"""The same story in every engine that can be had here: ``make browsers``. Says loudly what is left out."""

from __future__ import annotations

import argparse
import asyncio
import sys
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.prepare_tests import box, install
from tests.browser.company import Company
from tests.browser.line import Line
from tests.engines.firefox import Firefox
from tests.engines.story import Stage, tell
from tests.engines.visitor import Engine
from tests.engines.webkit import WebKit
from tests.server.server_process import Server

from akili.server.client_files import FOLDER

ENGINES: tuple[Engine, ...] = (Firefox(), WebKit())
PICTURES = Path(__file__).parents[2] / "screenshots" / "engines"
ALWAYS_LEFT_OUT = "Never tried: iOS and macOS themselves, and fingers in either engine."


def play(engine: Engine) -> bool:
    """On a server of its own; whether the story came to its end."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "akili.db")
        asyncio.run(server.until_it_answers())
        try:
            _play_at(server, engine)
        except Exception:  # the other engines are to be tried all the same
            traceback.print_exc()
            return False
        finally:
            server.stop()
    return True


def _play_at(server: Server, engine: Engine) -> None:
    with (
        Company(f"http://127.0.0.1:{server.port}") as company,
        Line(server.port) as line,
        engine.running() as visit,
    ):
        for scene in tell(Stage(visit, company, line, PICTURES / engine.name.lower())):
            sys.stdout.write(f"{engine.name}: {scene}\n")
            sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=[engine.name for engine in ENGINES])
    only = parser.parse_args().only
    assert (FOLDER / "index.html").exists(), "the client isn't built: make client"
    engines = [engine for engine in ENGINES if only in (None, engine.name)]
    install([package for engine in engines if not engine.is_there() for package in engine.packages])
    there = [engine for engine in engines if engine.is_there()]
    failed = [engine.name for engine in there if not play(engine)]
    missing = [
        f"LEFT OUT: {engine.name}; it needs {' '.join(engine.packages)}" for engine in engines if engine not in there
    ]
    sys.stdout.write(box((*missing, ALWAYS_LEFT_OUT, *(f"FAILED: {name}" for name in failed))) + "\n")
    return 0 if there and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
