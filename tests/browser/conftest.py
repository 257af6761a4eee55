"""A real chromium on a real server with a real file; where there is no chromium, this folder is left out, loudly."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright
from scripts.prepare_tests import browser as browser_found
from tests.browser.company import Company
from tests.browser.line import Line
from tests.browser.person import Person
from tests.server.server_process import Server

from akili.server.client_files import FOLDER

HERE = Path(__file__).parent
CHROMIUM = browser_found()
expect.set_options(timeout=30_000)  # machines are shared; nothing here measures time
PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}

Visit = Callable[..., Person]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """scripts/prepare_tests.py says what is missing and why; pytest then doesn't look for what can't run."""
    return True if collection_path.name.startswith("test_") and CHROMIUM is None else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What runs here runs in a browser and a server of its own: coverage would only make those who play along slow."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For one module: an address may open only so many tables."""
    assert (FOLDER / "index.html").exists(), "the client isn't built: make client"
    running = Server(tmp_path_factory.mktemp("browser") / "akili.db")
    asyncio.run(running.until_it_answers())
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[Browser]:  # noqa: ARG001 - the server first: Playwright keeps a loop running
    """For one module: as long as Playwright's loop runs, no other test can have one of its own."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield launched
        launched.close()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """The way to the server, which a test may cut."""
    with Line(server.port) as open_line:
        yield open_line


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    """Others at the same server, without a browser."""
    with Company(f"http://127.0.0.1:{server.port}") as company:
        yield company


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody with a browser of their own: ``visit(phone=True, language="pl")``."""
    contexts: list[Any] = []
    people: list[Person] = []

    def come(
        *,
        phone: bool = False,
        language: str = "en-GB",
        dark: bool = False,
        moving: bool = False,
        base: str | None = None,
    ) -> Person:
        context = browser.new_context(
            base_url=base or f"http://127.0.0.1:{server.port}",
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(40_000)
        contexts.append(context)
        person = Person(context.new_page())
        people.append(person)
        return person

    yield come
    for context in contexts:
        context.close()
    for person in people:
        assert person.mishaps == [], person.mishaps
