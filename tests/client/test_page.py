"""The programs on the page about the client run."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import running

from akili.bots.bot import make_bot
from akili.client import Client, play_with

PAGE = Path(__file__).parent.parent.parent / "docs" / "client.md"
PATIENCE = 120  # seconds, so that what hangs is told


def program(number: int) -> dict[str, Any]:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[number]
    names: dict[str, Any] = {"__name__": "page"}
    exec(compile(code, str(PAGE), "exec"), names)
    return names


def test_the_program_on_the_page_plays_five_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "akili.db") as address:
        asyncio.run(program(0)["main"](address))
    assert capsys.readouterr().out.startswith("5 cards in ")


def test_the_bot_on_the_page_takes_its_seat_and_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = program(1)

    async def story(address: str) -> None:
        async with Client(address, "Ada") as ada:
            table = await ada.create("clever_cubed", 2)
            seated = asyncio.create_task(asyncio.to_thread(page["seated"], address, table.code))
            await table.until(lambda: None not in table.info["seats"])
            await table.start()
            await play_with(table, lambda game, seat, seed: make_bot("greedy", game, seat, seed))
            await seated

    with running(tmp_path / "akili.db") as address:
        asyncio.run(asyncio.wait_for(story(address), PATIENCE))
    assert capsys.readouterr().out.endswith(" points\n")
