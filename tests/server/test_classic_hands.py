"""Hands that reach for gems on a real server: what others hear, who leaves meanwhile, and a server that dies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tests.server.classic_hands import AWAY_FROM_IT, TAKE, TAKE_THE_NEXT, Hands, at_the_gems
from tests.server.evening import evening, settled

Story = Callable[[Hands], Awaitable[None]]


def play(story: Story) -> None:
    async def whole() -> None:
        async with evening() as it:
            await story(await at_the_gems(it))

    asyncio.run(asyncio.wait_for(whole(), 60))


async def owners(hands: Hands) -> list[tuple[int, int]]:
    return [(event["seat"], event["lane"]) for event in await hands.events("gems_taken")]


def test_nobody_else_hears_of_a_hand_on_its_way() -> None:
    """Not even that something has happened: who is quick could answer to it."""

    async def story(hands: Hands) -> None:
        watching = await hands.evening.socket("", hands.code)
        heard = [list(peer.messages) for peer in (hands.peers[1], watching)]
        assert (await hands.say(0, TAKE))["type"] == "accepted"
        assert hands.view(0).seats[0].is_taking
        assert await owners(hands) == []
        assert [peer.messages for peer in (hands.peers[1], watching)] == heard
        await hands.evening.wait(0.25)
        for peer in (*hands.peers, watching):
            update = peer.last("update")
            assert update is not None
            assert [notice["type"] for notice in update["notices"]] == ["gems_taken"]
            assert update["version"] == (hands.peers[0].last("update") or {})["version"]

    play(story)


def test_the_loser_is_told_and_takes_the_next_pair() -> None:
    async def story(hands: Hands) -> None:
        await hands.say(0, TAKE)
        await hands.evening.wait(0.1)
        assert (await hands.say(1, TAKE))["type"] == "accepted"
        update = hands.peers[1].last("update")
        assert update is not None
        assert [notice["type"] for notice in update["notices"]] == ["take_held", "gems_taken", "take_lost"]
        assert (await hands.say(1, TAKE))["reason"] == "take.gone"
        assert (await hands.say(1, TAKE_THE_NEXT))["type"] == "accepted"
        assert await owners(hands) == [(0, 2), (1, 2)]

    play(story)


def test_who_leaves_during_their_hand_still_has_the_pair() -> None:
    async def story(hands: Hands) -> None:
        await hands.say(0, TAKE)
        await hands.evening.gone(hands.peers[0])
        await hands.evening.post(hands.cookies[0], f"/api/tables/{hands.code}/leave")
        await hands.evening.wait(0.25)
        assert await owners(hands) == [(0, 2)]
        assert (await hands.say(1, AWAY_FROM_IT))["type"] == "accepted"

    play(story)


def test_who_leaves_is_no_longer_waited_for() -> None:
    async def story(hands: Hands) -> None:
        await hands.say(0, TAKE)
        await hands.evening.post(hands.cookies[1], f"/api/tables/{hands.code}/leave")
        assert await owners(hands) == [(0, 2)]

    play(story)


def test_a_server_that_dies_between_a_take_and_its_settlement_loses_nothing() -> None:
    async def story(hands: Hands) -> None:
        before = await hands.say(0, TAKE, "the take")
        assert len(await hands.events("take_held")) == 1
        await hands.evening.killed()
        await hands.come_back()
        assert hands.view(0).seats[0].is_taking
        assert await hands.say(0, TAKE, "the take") == before  # sent again: done once
        assert (await hands.say(0, TAKE))["reason"] == "match.not_your_turn"
        await hands.evening.wait(0.25)
        assert await owners(hands) == [(0, 2)]
        assert sum(hands.view(1).seats[0].gems) == 2

    play(story)


def test_nor_does_one_that_is_down_for_longer_than_the_sand() -> None:
    async def story(hands: Hands) -> None:
        await hands.say(0, TAKE)
        hands.evening.clock.turn(200)
        await settled()
        hands.evening.clock._alarms.clear()  # it dies, and time goes on
        hands.evening.clock.turn(120_000)
        await hands.evening.killed()
        await hands.come_back()
        await hands.evening.wait(0)
        assert await owners(hands) == [(0, 2)]
        assert len(await hands.events("round_ended")) == 1
        assert [sum(seat.gems) for seat in hands.view(1).seats] == [2, 0]

    play(story)


def test_places_that_were_open_are_settled_after_a_kill() -> None:
    async def story(hands: Hands) -> None:
        await hands.say(0, TAKE)
        await hands.say(1, TAKE)
        await hands.say(1, TAKE_THE_NEXT)  # the round is over
        await hands.evening.wait(15)
        await hands.evening.wait(5)
        await hands.solve(1)
        assert len(await hands.events("place_settled")) == 2
        await hands.evening.killed()
        await hands.come_back()
        await hands.evening.wait(0.15)
        assert (await hands.events("place_settled"))[-1] == {
            "type": "place_settled",
            "seat": 1,
            "place": 1,
            "steps": 3,
        }

    play(story)
