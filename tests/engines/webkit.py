"""WebKitGTK with a window of our own, driven by its WebKitWebDriver on a screen that nobody sees."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from tests.engines.visitor import KEEP_MISHAPS, Visit, Visitor, Window
from tests.engines.webdriver import WebDriverVisitor

WINDOW = Path(__file__).with_name("webkit_window.py")
SYSTEM_PYTHON = "/usr/bin/python3"
BINDINGS = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"
PATIENCE = 30  # seconds


class WebKit:
    name = "WebKit"
    packages = (
        *("webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb", "python3-gi", "gir1.2-webkit2-4.1", "gir1.2-gtk-3.0"),
        *("gstreamer1.0-plugins-base", "gstreamer1.0-plugins-good", "libgl1-mesa-dri"),
    )

    def is_there(self) -> bool:
        programs = all(shutil.which(name) for name in ("WebKitWebDriver", "Xvfb", SYSTEM_PYTHON))
        if not programs:
            return False
        return subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True, check=False).returncode == 0

    @contextmanager
    def running(self) -> Iterator[Visit]:
        with _screen() as display:
            yield lambda window: _visit(display, window)


@contextmanager
def _screen() -> Iterator[str]:
    """A screen with a number that Xvfb found free."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with _process(command, {}, keep=write), os.fdopen(read) as told:
        os.close(write)
        yield f":{told.readline().strip()}"


@contextmanager
def _visit(display: str, window: Window) -> Iterator[Visitor]:
    """One driver has one session, so everybody gets a driver of their own."""
    port = _free_port()
    environment = {"DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"}
    with _process(["WebKitWebDriver", f"--port={port}"], environment):
        _until_it_listens(port)
        wishes = json.dumps({**asdict(window), "script": KEEP_MISHAPS})
        options = {"binary": str(WINDOW), "args": [f"--window={wishes}"]}
        visitor = WebDriverVisitor(f"http://127.0.0.1:{port}", {"webkitgtk:browserOptions": options})
        try:
            yield visitor
        finally:
            visitor.quit()


@contextmanager
def _process(command: list[str], environment: Mapping[str, str], keep: int | None = None) -> Iterator[None]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        pass_fds=() if keep is None else (keep,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def _until_it_listens(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert time.monotonic() < end, "the driver doesn't listen"
            time.sleep(0.05)
        else:
            return
