"""What is sent has a size that makes sense; whatever is beyond is refused before anything is done with it."""

from typing import Any

import httpx
import pytest
from tests.server.running import running

GAME = "ubongo_fun_size"


@pytest.fixture(scope="module")
def web() -> Any:
    with running(None) as address, httpx.Client(base_url=address) as client:
        client.post("/api/guest", json={"name": "Ada", "colour": "red"})
        yield client


@pytest.mark.parametrize(
    "wanted",
    [
        pytest.param({"bots": ["easy"] * 17}, id="bots"),
        pytest.param({"companions": ["B"] * 17}, id="companions"),
        pytest.param({"companions": ["B" * 1_000]}, id="a name"),
        pytest.param({"game": "x" * 1_000}, id="a game"),
        pytest.param({"options": {str(number): 0 for number in range(1_000)}}, id="options"),
    ],
)
def test_a_table_has_bounds(web: httpx.Client, wanted: dict[str, Any]) -> None:
    answer = web.post("/api/tables", json={"game": GAME, "seats": 2} | wanted)
    assert (answer.status_code, answer.json()["reason"]) == (400, "request.malformed")


def test_a_million_bots_are_not_even_read(web: httpx.Client) -> None:
    answer = web.post("/api/tables", json={"game": GAME, "seats": 2, "bots": ["easy"] * 1_000_000})
    assert (answer.status_code, answer.json()["reason"]) == (413, "limit.size")


@pytest.mark.parametrize("seats", [0, -1, 10**9, 10**30])
def test_seats_have_bounds(web: httpx.Client, seats: int) -> None:
    assert web.post("/api/tables", json={"game": GAME, "seats": seats}).status_code == 400
