"""Ubongo classic on an evening's server, up to the moment when hands reach for gems."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
from tests.server.evening import Evening, settled
from tests.server.peer import Peer

from akili.games.ubongo_classic.model import MovePawn, PlacePawn, RollDie, TakeGems, View
from akili.games.ubongo_classic.solving import solution
from akili.ubongo.race.model import GoOn, LayTile

GAME = "ubongo_classic"


@dataclass
class Hands:
    """Two players with their sockets, and all that they say."""

    evening: Evening
    cookies: list[str]
    code: str
    match: str
    peers: list[Peer] = field(default_factory=list)
    ids: Any = field(default_factory=count)

    async def say(self, seat: int, command: Any, command_id: str | None = None) -> dict[str, Any]:
        """The answer to a command."""
        peer, name = self.peers[seat], command_id or str(next(self.ids))
        peer.say(type="command", id=name, match=self.match, command=msgspec.to_builtins(command))
        await settled()
        return next(message for message in reversed(peer.messages) if message.get("id") == name)

    def view(self, seat: int) -> View:
        update = self.peers[seat].last("update")
        assert update is not None
        return msgspec.convert(update["view"], View)

    async def solve(self, seat: int) -> None:
        card = self.view(seat).seats[seat].card
        assert card is not None
        for laid in solution(card):
            assert (await self.say(seat, LayTile(laid.tile, laid.cells)))["type"] == "accepted"

    async def come_back(self) -> None:
        """Both come to the table again, perhaps to another server."""
        self.peers = [await self.evening.socket(cookie, self.code) for cookie in self.cookies]

    async def events(self, kind: str) -> list[dict[str, Any]]:
        """Those of a kind in the log."""
        log = [msgspec.json.decode(text) for text, _ in await self.evening.log(self.match)]
        return [event for event in log if event["type"] == kind]


async def at_the_gems(it: Evening, **options: Any) -> Hands:
    """Seat 0 is first and seat 1 second; both stand in lane 2 and may take."""
    cookies = [await it.guest(name) for name in ("Ada", "Bo")]
    wanted = {"game": GAME, "seats": 2, "options": {"starter": 0} | options}
    table = await it.post(cookies[0], "/api/tables", wanted)
    road = f"/api/tables/{table['code']}"
    await it.post(cookies[1], f"{road}/join")
    started = await it.post(cookies[0], f"{road}/start")
    hands = Hands(it, cookies, table["code"], started["match"])
    await hands.come_back()
    for seat in (0, 1):
        await hands.say(seat, PlacePawn(2))
        await hands.say(seat, GoOn())
    await hands.say(0, RollDie())
    for seat in (0, 1):
        await it.wait(5)
        await hands.solve(seat)
    await it.wait(0.2)
    assert [seat.place for seat in hands.view(0).seats] == [1, 2]
    return hands


TAKE = TakeGems(2, 12)
TAKE_THE_NEXT = TakeGems(2, 10)
AWAY_FROM_IT = MovePawn(3)
