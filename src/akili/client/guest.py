"""A guest of a server: asks and does things over HTTP, and comes to tables."""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from akili.client.table import Table

TIMEOUT = 30


class Problem(Exception):  # noqa: N818 - the server's word
    """The server said no: a reason and its details."""

    def __init__(self, status: int, reason: str, details: dict[str, Any]) -> None:
        super().__init__(f"{reason} {details or ''}".strip())
        self.status, self.reason, self.details = status, reason, details


class Unreachable(ConnectionError):  # noqa: N818 - a verdict
    """Nobody answers at an address, or not as Akili does."""

    def __init__(self, address: str) -> None:
        super().__init__(f"There is no Akili at {address}.")


class Client:
    """One person at one server; ``async with`` says hello and closes the tables in the end.

    ``cookie`` is who somebody is: give the one of an earlier client to be the same guest again.
    """

    def __init__(self, address: str, name: str = "Guest", colour: str = "blue", cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.name, self.colour, self.cookie = name, colour, cookie
        self.id = ""
        self._tables: list[Table] = []

    async def __aenter__(self) -> Client:
        me = await self.post("/api/guest", {"name": self.name, "colour": self.colour})
        self.id, self.name = me["id"], me["name"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(*(table.close() for table in self._tables))

    async def create(
        self, game: str, seats: int, options: dict[str, Any] | None = None, *, listed: bool = False
    ) -> Table:
        """Make a table, with yourself on its first seat."""
        wanted = {"game": game, "seats": seats, "options": options or {}, "listed": listed}
        return await self._come((await self.post("/api/tables", wanted))["code"])

    async def join(self, code: str) -> Table:
        """Take a seat at a table."""
        return await self._come((await self.post(f"/api/tables/{quote(code, safe='')}/join"))["code"])

    async def watch(self, code: str) -> Table:
        """Look on without a seat, or come back to your own."""
        return await self._come((await self.get(f"/api/tables/{quote(code, safe='')}"))["code"])

    async def get(self, path: str) -> Any:
        """Ask."""
        return await asyncio.to_thread(self._request, "GET", path, None)

    async def post(self, path: str, body: Any = None) -> Any:
        """Do."""
        return await asyncio.to_thread(self._request, "POST", path, body)

    async def _come(self, code: str) -> Table:
        table = Table(self, code)
        self._tables.append(table)
        await table.open()
        return table

    def _problem(self, error: HTTPError) -> Any:
        try:
            with error:
                return msgspec.json.decode(error.read())
        except msgspec.DecodeError:
            raise Unreachable(self.address) from error

    def _request(self, method: str, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
        data = None if body is None else msgspec.json.encode(body)
        request = Request(f"{self.address}{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                new_cookie = answer.headers.get("Set-Cookie")
                if new_cookie:
                    self.cookie = new_cookie.partition(";")[0]
                return msgspec.json.decode(answer.read())
        except HTTPError as error:
            problem = self._problem(error)
            raise Problem(error.code, problem["reason"], problem["details"]) from None
        except (OSError, HTTPException, msgspec.DecodeError) as error:
            raise Unreachable(self.address) from error
