"""The program on the page about the client runs."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import running

PAGE = Path(__file__).parent.parent.parent / "docs" / "client.md"


def test_the_program_on_the_page_plays_five_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = PAGE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    program: dict[str, Any] = {"__name__": "page"}
    exec(compile(code, str(PAGE), "exec"), program)
    with running(tmp_path / "akili.db") as address:
        asyncio.run(program["main"](address))
    assert capsys.readouterr().out.startswith("5 cards in ")
