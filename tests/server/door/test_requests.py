"""HTTP connections: what is begun has to end in time, and no more is read than is wanted."""

import asyncio
import logging

import httpx
import pytest
from bench.hostile.raw import line_to
from msgspec.structs import replace
from tests.server.running import ROOMY, running

from akili.server.settings import Limits

HEAD = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
GUEST = {"name": "Ada", "colour": "red"}
BIG = 100_000


def told_when_closed(limits: Limits, *said: bytes) -> bytes:
    async def story(address: str) -> bytes:
        async with line_to(address) as line:
            for part in said:
                await line.say(part)
            return await line.until_closed()

    with running(None, limits) as address:
        return asyncio.run(story(address))


@pytest.mark.parametrize("half", [b"", b"G", GET, GET + b"X-Long: "])
def test_a_head_that_does_not_end_is_cut_off(half: bytes) -> None:
    told = told_when_closed(replace(ROOMY, head_seconds=0.2), half)
    assert told.startswith(b"HTTP/1.1 408 ")
    assert b'"request.late"' in told


def test_the_second_head_of_a_connection_has_a_deadline_too() -> None:
    async def story(address: str) -> bytes:
        async with line_to(address) as line:
            await line.say(GET + b"\r\n")
            assert b" 200 " in await line.reader.readuntil(b"\r\n\r\nnull")
            await line.say(GET)
            return await line.until_closed()

    with running(None, replace(ROOMY, head_seconds=0.2)) as address:
        assert asyncio.run(story(address)).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("announced", [b"Content-Length: 50\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n5\r\n"])
def test_a_body_that_does_not_end_is_cut_off(announced: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        told = told_when_closed(replace(ROOMY, body_seconds=0.2), HEAD + announced + b'{"na')
    assert told.startswith(b"HTTP/1.1 408 ")
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_an_upload_that_breaks_off_is_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def story(address: str) -> None:
        async with line_to(address) as line:
            await line.say(HEAD + b'Content-Length: 50\r\n\r\n{"na')
            await asyncio.sleep(0.05)
        for _ in range(500):
            if "request.aborted" in caplog.text:
                return
            await asyncio.sleep(0.01)

    with caplog.at_level(logging.INFO), running(None) as address:
        asyncio.run(story(address))
    assert "refused: request.aborted" in caplog.text
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"Content-Length: 100000000000\r\n\r\n", id="announced"),
        pytest.param(b"Transfer-Encoding: chunked\r\n\r\n186A0\r\n" + bytes(BIG) + b"\r\n", id="in chunks"),
    ],
)
def test_a_body_that_is_too_big_is_refused_and_the_rest_not_read(body: bytes) -> None:
    told = told_when_closed(ROOMY, HEAD + body)
    assert told.startswith(b"HTTP/1.1 413 ")
    assert b"connection: close" in told.lower()
    assert b'"limit.size"' in told


def test_who_is_refused_for_another_reason_need_not_send_the_rest_either() -> None:
    head = HEAD + b"Origin: http://evil.example\r\nContent-Length: 100000000000\r\n\r\n"
    assert told_when_closed(ROOMY, head, bytes(BIG)).startswith(b"HTTP/1.1 403 ")


def test_only_a_replay_may_be_big() -> None:
    with running(None, replace(ROOMY, replay_bytes=2 * BIG)) as address, httpx.Client(base_url=address) as web:
        for path in ("/api/guest", "/api/tables", "/api/matches/none/hint"):
            answer = web.post(path, content=b" " * BIG, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["reason"]) == (413, "limit.size")
        assert web.post("/api/replays/verify", content=b" " * BIG).json()["reason"] == "request.malformed"
        assert web.post("/api/replays/verify", content=b" " * 3 * BIG).json()["reason"] == "limit.size"
        assert web.post("/api/guest", json=GUEST).status_code == 200


def test_an_address_brings_one_big_replay_at_a_time() -> None:
    head = HEAD.replace(b"guest", b"replays/verify") + f"Content-Length: {BIG}\r\n\r\n".encode()

    async def story(address: str) -> None:
        async with line_to(address) as slow, line_to(address) as second:
            await slow.say(head + bytes(BIG // 2))
            async with httpx.AsyncClient(base_url=address) as web:
                while (await web.post("/api/replays/verify", content=bytes(BIG))).status_code != 429:
                    await asyncio.sleep(0.01)
            await second.say(head)
            assert b'"limit.uploads"' in await second.until_closed()
            await slow.say(bytes(BIG // 2))
            assert b" 400 " in await slow.reader.readuntil(b"\r\n")

    with running(None) as address:
        asyncio.run(story(address))


def test_connections_are_counted_when_they_come() -> None:
    async def story(address: str) -> None:
        async with line_to(address) as _one, line_to(address) as _two:
            for _ in range(3):
                async with line_to(address) as third:
                    told = await third.until_closed()
                    assert told.startswith(b"HTTP/1.1 429 ")
                    assert b'"limit.connections"' in told
        async with httpx.AsyncClient(base_url=address) as web:
            while (await web.get("/api/me")).status_code == 429:
                await asyncio.sleep(0.01)

    with running(None, replace(ROOMY, connections_per_address=2)) as address:
        asyncio.run(story(address))


def test_new_connections_have_a_rate() -> None:
    async def story(address: str) -> list[bytes]:
        told = []
        for _ in range(4):
            async with line_to(address) as line:
                await line.say(GET + b"Connection: close\r\n\r\n")
                told.append((await line.until_closed())[9:12])
        return told

    with running(None, replace(ROOMY, new_connection_burst=3, new_connections_per_second=0.001)) as address:
        assert asyncio.run(story(address)) == [b"200", b"200", b"200", b"429"]


def test_who_does_not_take_an_answer_is_cut_off(caplog: pytest.LogCaptureFixture) -> None:
    async def story(address: str) -> None:
        async with line_to(address) as line:
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(1_000):
                line.writer.write((GET.replace(b"/api/me", b"/api/schema/openapi.json") + b"\r\n") * 10)
                await asyncio.sleep(0.01)
                if "takes nothing" in caplog.text:
                    return

    with caplog.at_level(logging.INFO), running(None, replace(ROOMY, send_seconds=0.2)) as address:
        asyncio.run(story(address))
    assert "dropped: it takes nothing" in caplog.text


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(GET + b"A:\r\n" * 400, id="lines"),
        pytest.param(GET + b"Cookie: " + b"a=1;" * 400 + b"\r\n", id="cookies"),
        pytest.param(GET.replace(b"/me", b"/me?" + b"a&" * 400), id="questions"),
    ],
)
@pytest.mark.parametrize("before", [b"", GET + b"\r\n"], ids=["first", "second"])
def test_a_head_of_too_many_parts_is_not_taken_apart(head: bytes, before: bytes) -> None:
    told = told_when_closed(ROOMY, before + head + b"\r\n")
    assert told.count(b"HTTP/1.1 200 ") == (1 if before else 0)
    assert told.count(b"HTTP/1.1 400 ") == 1
    assert b'"request.malformed"' in told


def test_a_body_of_too_many_chunks_is_not_put_together() -> None:
    body = b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 1_000
    told = told_when_closed(ROOMY, HEAD + body)
    assert told.startswith(b"HTTP/1.1 400 ")
    assert b'"request.malformed"' in told


def test_a_body_of_few_chunks_is() -> None:
    pieces = [b'{"name": ', b'"Ada", ', b'"colour": "red"}']
    body = b"".join(f"{len(piece):x}\r\n".encode() + piece + b"\r\n" for piece in pieces) + b"0\r\n\r\n"
    told = told_when_closed(ROOMY, HEAD + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
    assert told.startswith(b"HTTP/1.1 200 ")


def test_nonsense_after_an_early_answer_just_ends_it(caplog: pytest.LogCaptureFixture) -> None:
    async def story(address: str) -> bytes:
        async with line_to(address) as line:
            await line.say(HEAD + b"Origin: http://evil.example\r\nContent-Length: 100\r\n\r\n")
            told = await line.reader.readuntil(b"}}")
            await line.say(bytes(100) + b"nonsense\r\n\r\n")
            return told + await line.until_closed()

    with caplog.at_level(logging.INFO), running(None) as address:
        told = asyncio.run(story(address))
    assert told.count(b"HTTP/1.1 403 ") == 1
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
