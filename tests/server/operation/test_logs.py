"""Lines for people and lines for machines, with the match and the table that they are about."""

import asyncio
import io
import json
import logging
import signal
from pathlib import Path

import pytest
from tests.server.operation.serving import serving

from akili.client import Client, Refused
from akili.server.operation.logs import LogForm, about, written_to


def written(form: LogForm) -> str:
    stream = io.StringIO()
    log = logging.Logger("akili.test", logging.WARNING)
    log.addHandler(written_to(stream, form))
    log.info("nobody asked")
    log.warning("match %s waits", "m1", extra=about(table="abcdefgh", match="m1", version=7))
    try:
        raise OSError("no")
    except OSError:
        log.exception("it failed")
    return stream.getvalue()


def test_json_is_an_object_in_a_line_with_everything_in_its_field() -> None:
    first, second = map(json.loads, written("json").splitlines())
    assert first.pop("time").endswith("+00:00")
    assert first == {
        "level": "warning",
        "logger": "akili.test",
        "message": "match m1 waits",
        "table": "ab…",
        "match": "m1",
        "version": 7,
    }
    assert second["message"] == "it failed"
    assert "OSError: no" in second["exception"]


def test_text_says_what_the_sentence_leaves_out() -> None:
    first, second, *trace = written("text").splitlines()
    assert first.endswith("akili.test WARNING match m1 waits (table ab…, version 7)")
    assert second.endswith("akili.test ERROR it failed")
    assert trace[-1] == "OSError: no"


def test_a_refusal_in_a_match_says_which_match_and_which_version(tmp_path: Path) -> None:
    async def scenario(address: str) -> tuple[str, str, int]:
        async with Client(address, "Ada") as ada:
            table = await ada.create("ubongo_fun_size", 2, {"limit": 3600})
            await table.seat_bot(1, "easy")
            await table.start()
            with pytest.raises(Refused):
                await table.send({"type": "nonsense"})
            assert table.last is not None
            return table.code, table.last.match, table.last.version

    with serving(tmp_path / "akili.db", "--verbose", environ={"AKILI_LOG": "json"}) as served:
        code, match, version = asyncio.run(scenario(served.address))
        served.process.send_signal(signal.SIGTERM)
        _, err = served.process.communicate(timeout=60)
    lines = [json.loads(line) for line in err.splitlines()]
    (refused,) = [line for line in lines if line["message"].endswith("refused: command.malformed")]
    assert (refused["table"], refused["match"]) == (f"{code[:2]}…", match)
    assert 0 < refused["version"] <= version
    assert code not in err
