"""What is refused for its form names the field, and what may stand there."""

import asyncio
from typing import Any

import pytest
from tests.server.evening import evening

GAME = "ubongo_fun_size"


@pytest.mark.parametrize(
    ("path", "body", "field", "allowed"),
    [
        ("/api/tables", {"game": GAME, "seats": "x"}, "seats", None),
        ("/api/tables", {"game": GAME}, "seats", None),
        ("/api/tables", {"game": GAME, "seats": 2, "bots": ["huge"]}, "bots[0]", "easy"),
        ("/api/tables", {"game": GAME, "seats": 2, "options": {"side": "Z"}}, "side", "B"),
        ("/api/tables", {"game": GAME, "seats": 2, "chairs": 2}, "chairs", "seats"),
        ("/api/guest", {"name": "Ada", "colour": "grey"}, "colour", "teal"),
        ("/api/guest", {"name": "x" * 300, "colour": "red"}, "name", None),
    ],
)
def test_a_refusal_names_the_field_and_what_is_allowed(path: str, body: Any, field: str, allowed: str | None) -> None:
    async def story() -> None:
        async with evening() as it:
            answer = await it._request("POST", path, await it.guest("Ada"), body)
            assert answer.status_code == 400
            details = answer.json()["details"]
            assert details["message"]
            assert details["field"] == field
            assert (allowed is None) == ("allowed" not in details)
            assert allowed is None or allowed in details["allowed"]

    asyncio.run(story())
