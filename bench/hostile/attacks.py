"""The attacks. Each goes on for as long as it is let, as one client without a cookie unless it needs one."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Mapping
from typing import Any

from bench.hostile.long_match import NAMES
from bench.hostile.raw import PING, PONG, TEXT, frame
from bench.hostile.target import Attack, Target, again_and_again, answers, steadily

MEGABYTE = 1_000_000
BIG = 8 * MEGABYTE
JSON = "Content-Type: application/json"
TABLE = {"game": "ubongo_fun_size", "seats": 2}


async def neighbour(target: Target) -> None:
    """None at all: another program of this machine, which has a core to itself."""
    while True:
        target.tries += 1
        sum(range(10_000))
        await asyncio.sleep(0)


async def pongs(target: Target) -> None:
    """Empty PONGs on one socket, 2 MB a second."""

    async def flood(target: Target) -> None:
        async with target.socket() as line:
            async for due in steadily(2 * MEGABYTE / len(frame(PONG))):
                target.tries += due
                await line.say(frame(PONG) * due)

    await again_and_again(target, flood)


async def unread_pings(target: Target) -> None:
    """PINGs on ten sockets, 1 MB a second each, and no answer is read."""

    async def ask(target: Target) -> None:
        async with target.socket() as line:
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            async for due in steadily(MEGABYTE / 131):
                target.tries += due
                await line.say(frame(PING, bytes(125)) * due)

    await again_and_again(target, ask, 10)


async def half_bodies(target: Target) -> None:
    """Sixty replays that are sent but for the last byte."""

    async def stop_before_the_end(target: Target) -> None:
        async with target.line() as line:
            await line.say(target.head("/api/replays/verify", JSON, f"Content-Length: {BIG}", method="POST"))
            for _ in range(79):
                await line.say(bytes(BIG // 80))
            await line.until_closed()

    await again_and_again(target, stop_before_the_end, 60)


async def half_heads(target: Target) -> None:
    """Connections that begin to ask, as many as there can be."""

    async def begin(target: Target) -> None:
        async with target.line() as line:
            await line.say(target.head("/api/me")[:-2])
            await line.until_closed()

    await again_and_again(target, begin, 500)


async def guesses(target: Target) -> None:
    """Codes by socket, four at a time."""
    hello = frame(TEXT, json.dumps({"type": "hello", "table": "aaaaaaaa"}).encode())

    async def guess(target: Target) -> None:
        async with target.socket() as line:
            await line.say(hello)
            await line.reader.readuntil(b"}")

    await again_and_again(target, guess, 4)


async def qr_codes(target: Target) -> None:
    """QR codes, each a new one, eight at a time."""
    numbers = itertools.count()

    async def draw(target: Target) -> None:
        requests = (target.head(f"/api/qr?text=http://{target.host}/t/{number}") for number in numbers)
        async with target.line() as line:
            async for _ in answers(line, requests):
                target.tries += 1

    await again_and_again(target, draw, 8)


async def big_bodies(target: Target) -> None:
    """Names of nearly 8 MB, four at a time."""
    body = json.dumps({"name": "x" * (BIG - 100), "colour": "red"}).encode()

    async def send(target: Target) -> None:
        async with target.line() as line:
            await line.pour(target.head("/api/guest", JSON, f"Content-Length: {len(body)}", method="POST") + body)
            await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), 60)

    await again_and_again(target, send, 4)


async def many_bots(target: Target) -> None:
    """Tables with a million bots."""
    body = json.dumps(TABLE | {"bots": ["easy"] * MEGABYTE}, separators=(",", ":")).encode()
    cookie = await _guest(target)

    async def seat(target: Target) -> None:
        headers = (JSON, cookie, f"Content-Length: {len(body)}")
        async with target.line() as line:
            await line.pour(target.head("/api/tables", *headers, method="POST") + body)
            await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), 60)

    await again_and_again(target, seat)


async def messages(target: Target) -> None:
    """Commands on fifty sockets, each just as many as it may send."""
    _, answer = await _post(target, "/api/tables", TABLE, await _guest(target))
    hello = frame(TEXT, json.dumps({"type": "hello", "table": json.loads(answer)["code"]}).encode())
    command = frame(TEXT, json.dumps({"type": "command", "id": "a", "match": "none", "command": {}}).encode())

    async def send(target: Target) -> None:
        async with target.socket() as line:
            await line.say(hello)
            async for due in steadily(49):
                target.tries += due
                await line.say(command * due)

    await again_and_again(target, send, 50)


async def pages(target: Target) -> None:
    """The first page, on a hundred connections, each as soon as the one before is there."""

    async def load(target: Target) -> None:
        async with target.line() as line:
            async for _ in answers(line, itertools.repeat(target.head("/"))):
                target.tries += 1

    await again_and_again(target, load, 100)


async def connections(target: Target) -> None:
    """Connections that come and go, sixteen at a time."""

    async def come(target: Target) -> None:
        async with target.line():
            pass

    await again_and_again(target, come, 16)


async def verified_decks(target: Target) -> None:
    """Replays with a deck of its own each, to be forged before they are found wrong; eight at a time."""
    numbers = itertools.count()

    async def verify(target: Target) -> None:
        async with target.line() as line:
            async for _ in answers(line, (_posted(target, "/api/replays/verify", _forged(n)) for n in numbers)):
                target.tries += 1

    await again_and_again(target, verify, 8)


async def begun_decks(target: Target) -> None:
    """Matches with a deck of its own each, four at a time, as many tables as an address may open."""
    cookie = await _guest(target)
    numbers = itertools.count()

    def table(number: int) -> dict[str, Any]:
        solo = {"type": "by_count", "cards": 5}
        return {"game": TABLE["game"], "seats": 1, "start": True, "options": {"deck": f"d{number}", "solo": solo}}

    async def begin(target: Target) -> None:
        async with target.line() as line:
            async for _ in answers(line, (_posted(target, "/api/tables", table(n), cookie) for n in numbers)):
                target.tries += 1

    await again_and_again(target, begin, 4)


async def long_reads(target: Target) -> None:
    """The longest matches that there can be, as files, films and facts, by one who can't unpack; four at a time."""
    paths = itertools.cycle(
        f"/api/{path}" for name in NAMES for path in (f"replays/{name}", f"replays/{name}/frames", f"matches/{name}")
    )

    async def read(target: Target) -> None:
        async with target.line() as line:
            await line.say(target.head(next(paths), "Connection: close"))
            await line.until_closed()

    await again_and_again(target, read, 4)


NO_ATTACK = "a busy neighbour"
ATTACKS: Mapping[str, Attack] = {
    NO_ATTACK: neighbour,
    "a flood of PONGs": pongs,
    "unread PINGs": unread_pings,
    "half bodies": half_bodies,
    "half heads": half_heads,
    "guessed codes": guesses,
    "QR codes": qr_codes,
    "big bodies": big_bodies,
    "a million bots": many_bots,
    "messages": messages,
    "pages": pages,
    "connections": connections,
    "decks to verify": verified_decks,
    "decks to begin": begun_decks,
    "long reads": long_reads,
}


async def _guest(target: Target) -> str:
    """A guest of one's own, as the header that says who that is."""
    head, _ = await _post(target, "/api/guest", {"name": "Eve", "colour": "red"})
    cookie = next(row for row in head.decode().split("\r\n") if row.lower().startswith("set-cookie:"))
    return f"Cookie:{cookie.partition(':')[2].partition(';')[0]}"


async def _post(target: Target, path: str, content: object, *headers: str) -> tuple[bytes, bytes]:
    async with target.line() as line:
        return await anext(answers(line, [_posted(target, path, content, *headers)]))


def _posted(target: Target, path: str, content: object, *headers: str) -> bytes:
    body = json.dumps(content).encode()
    return target.head(path, JSON, f"Content-Length: {len(body)}", *headers, method="POST") + body


def _forged(number: int) -> object:
    """A match that was never played, with nothing wrong at first sight."""
    return {
        "format": 1,
        "game": TABLE["game"],
        "rules_version": 1,
        "options": {"deck": f"deck {number}"},
        "seats": [{"name": "Eve"}, {"name": "Eve"}],
        "seed": "seed",
        "outcome": {"ranking": [[0], [1]], "points": [8, 0]},
        "events": [{"at": 0, "event": {"type": "match_begun", "order": list(range(16))}}],
    }
