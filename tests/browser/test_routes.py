"""The client's addresses and the server's are one list."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit

from akili.server.client_files import FOLDER
from akili.server.pages import Pages

LOST = "There is nothing here"


def routes() -> list[str]:
    """As the build of the client wrote them down."""
    written: list[str] = json.loads((FOLDER / "routes.json").read_text(encoding="utf-8"))
    return written


def test_the_server_answers_the_clients_addresses_and_no_others() -> None:
    files = {f"/{path.relative_to(FOLDER).as_posix()}" for path in FOLDER.rglob("*") if path.is_file()}
    answered = {re.sub(r"\{(\w+):str\}", r"{\1}", path) for path in Pages().handler().paths}
    assert answered - files == set(routes())


def test_every_address_leads_to_a_page_and_others_do_not(visit: Visit) -> None:
    page = visit().page
    for route in routes():
        answer = page.goto(re.sub(r"\{\w+\}", "nosuch", route), wait_until="networkidle")
        assert answer is not None
        assert answer.status == 200, route
        assert page.get_by_text(LOST).count() == 0, route
    for lost in ("/fun-size/watch", "/no-such-game", "/no-such-game/rules", "/rules/fun-size"):
        answer = page.goto(lost, wait_until="networkidle")
        assert answer is not None
        assert answer.status == 404, lost
        expect(page.get_by_text(LOST)).to_be_visible()


@pytest.mark.parametrize("page_name", ["solo", "rules", "learn", "records"])
def test_a_page_without_a_game_is_that_of_the_game_to_begin_with(visit: Visit, page_name: str) -> None:
    ours, theirs = visit(), visit()
    ours.page.goto(f"/{page_name}", wait_until="networkidle")
    theirs.page.goto(f"/fun-size/{page_name}", wait_until="networkidle")
    assert ours.words() == theirs.words()
