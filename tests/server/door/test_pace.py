"""Who asks for too much waits; from whom a request comes is not taken from anybody's word."""

import asyncio

import httpx
import pytest
from msgspec.structs import replace
from tests.server.running import ROOMY, running

from akili.server.door.pace import LONGEST, Pace
from akili.server.limits import Buckets


def test_who_asks_for_too_much_waits_longer_and_longer_and_is_then_refused() -> None:
    pace = Buckets(10, 3, lambda: 0.0)
    waits = [pace.of("a").wait(LONGEST) for _ in range(100)]
    assert waits[:5] == [0, 0, 0, pytest.approx(0.1), pytest.approx(0.2)]
    assert waits.count(None) == 100 - 3 - round(10 * LONGEST)
    assert pace.of("b").wait(LONGEST) == 0


def test_every_answer_counts_pages_and_what_is_not_there_too() -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def app(scope: object, receive: object, send: object) -> None:
        pass

    async def story() -> None:
        pace = Pace(app, Buckets(1, 2, lambda: 0.0), sleep)
        for path in ("/", "/assets/main.js", "/none", "/api/me"):
            await pace({"type": "http", "path": path, "client": ("10.0.0.1", 1)}, None, None)

    asyncio.run(story())
    assert slept == [1, 2]


@pytest.mark.parametrize(("proxies", "statuses"), [((), [200, 429]), (("127.0.0.1",), [200, 200])])
def test_forwarded_addresses_are_believed_only_from_a_proxy_that_was_named(
    proxies: tuple[str, ...], statuses: list[int]
) -> None:
    limits = replace(ROOMY, requests_per_second=0.001, request_burst=1)
    with running(None, limits, proxies=proxies) as address, httpx.Client(base_url=address) as web:
        asked = [web.get("/api/me", headers={"X-Forwarded-For": f"10.0.0.{number}"}) for number in (1, 2)]
        assert [answer.status_code for answer in asked] == statuses
