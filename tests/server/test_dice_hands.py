"""Hands that reach for dice on a server: what all see at once, who leaves meanwhile, and a server that dies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
from tests.server.evening import Evening, evening, settled
from tests.server.peer import Peer

from akili.games.ubongo_dice.model import Die, DieView, GrabDie, RollDice, View

GAME = "ubongo_dice"
BLACK = Die("black", 0)


@dataclass
class Hands:
    """Players with their sockets, and all that they say."""

    evening: Evening
    cookies: list[str]
    code: str
    match: str
    peers: list[Peer] = field(default_factory=list)
    ids: Any = field(default_factory=count)

    async def come_back(self) -> None:
        """All come to the table again, perhaps to another server."""
        self.peers = [await self.evening.socket(cookie, self.code) for cookie in self.cookies]

    async def say(self, seat: int, command: Any, command_id: str | None = None) -> dict[str, Any]:
        """The answer to a command."""
        peer, name = self.peers[seat], command_id or str(next(self.ids))
        peer.say(type="command", id=name, match=self.match, command=msgspec.to_builtins(command))
        await settled()
        return next(message for message in reversed(peer.messages) if message.get("id") == name)

    def seen(self, peer: Peer) -> DieView:
        """The first black die as somebody sees it."""
        update = peer.last("update")
        assert update is not None
        return msgspec.convert(update["view"], View).dice[0]

    async def grabbed(self) -> list[tuple[int, int]]:
        """Whose black dice are settled, in the log."""
        log = [msgspec.json.decode(text) for text, _ in await self.evening.log(self.match)]
        dice = [event for event in log if event["type"] == "die_grabbed" and event["die"]["colour"] == "black"]
        return [(event["seat"], event["die"]["number"]) for event in dice]


async def at_the_dice(it: Evening) -> Hands:
    """Three players; the dice lie still."""
    cookies = [await it.guest(name) for name in ("Ada", "Bo", "Cy")]
    wanted = {"game": GAME, "seats": 3, "options": {"roller": 0}}
    table = await it.post(cookies[0], "/api/tables", wanted)
    road = f"/api/tables/{table['code']}"
    for cookie in cookies[1:]:
        await it.post(cookie, f"{road}/join")
    started = await it.post(cookies[0], f"{road}/start")
    hands = Hands(it, cookies, table["code"], started["match"])
    await hands.come_back()
    await hands.say(0, RollDice())
    assert (await hands.say(1, GrabDie(BLACK)))["reason"] == "match.not_your_turn"
    await it.wait(0.7)
    return hands


def play(story: Callable[[Hands], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with evening() as it:
            await story(await at_the_dice(it))

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_die_is_shown_with_the_first_hand_at_once_to_spectators_too() -> None:
    async def story(hands: Hands) -> None:
        watching = await hands.evening.socket("", hands.code)
        assert (await hands.say(1, GrabDie(BLACK)))["type"] == "accepted"
        for peer in (*hands.peers, watching):
            assert (hands.seen(peer).owner, hands.seen(peer).is_settled) == (1, False)
        await hands.evening.wait(0.25)
        for peer in (*hands.peers, watching):
            assert (hands.seen(peer).owner, hands.seen(peer).is_settled) == (1, True)

    play(story)


def test_the_loser_is_told_and_grabs_another_at_once() -> None:
    async def story(hands: Hands) -> None:
        await hands.say(1, GrabDie(BLACK))
        await hands.evening.wait(0.1)
        await hands.say(2, GrabDie(BLACK))
        await hands.evening.wait(0.15)
        update = hands.peers[2].last("update")
        assert update is not None
        assert [notice["type"] for notice in update["notices"]] == ["die_grabbed", "die_lost"]
        assert (await hands.say(2, GrabDie(BLACK)))["reason"] == "die.gone"
        assert (await hands.say(2, GrabDie(Die("black", 2))))["type"] == "accepted"

    play(story)


def test_who_leaves_is_no_longer_waited_for() -> None:
    async def story(hands: Hands) -> None:
        await hands.say(1, GrabDie(BLACK))
        for seat in (0, 2):
            await hands.evening.post(hands.cookies[seat], f"/api/tables/{hands.code}/leave")
        assert (1, 0) in await hands.grabbed()

    play(story)


def test_a_server_that_dies_between_a_hand_and_its_settlement_loses_nothing() -> None:
    async def story(hands: Hands) -> None:
        before = await hands.say(1, GrabDie(BLACK), "the hand")
        await hands.evening.killed()
        await hands.come_back()
        assert (hands.seen(hands.peers[0]).owner, hands.seen(hands.peers[0]).is_settled) == (1, False)
        assert await hands.say(1, GrabDie(BLACK), "the hand") == before  # sent again: done once
        assert (await hands.say(1, GrabDie(BLACK)))["reason"] == "die.have_one"
        await hands.evening.wait(0.25)
        assert await hands.grabbed() == [(1, 0)]

    play(story)


def test_a_server_that_is_down_for_longer_than_the_time_goes_on() -> None:
    async def story(hands: Hands) -> None:
        await hands.say(1, GrabDie(BLACK))
        hands.evening.clock._alarms.clear()  # it dies, and time goes on
        hands.evening.clock.turn(120_000)
        await hands.evening.killed()
        await hands.come_back()
        await hands.evening.wait(0)
        grabbed = await hands.grabbed()
        assert grabbed[0] == (1, 0)
        assert sorted(seat for seat, _ in grabbed) == [0, 1, 2]

    play(story)
