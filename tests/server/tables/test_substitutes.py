"""Bots that stand in: each seat that is away has one, and nobody else."""

from tests.server.toy_game import GAMES

from akili.server.adapters.memory import MemoryStore
from akili.server.matches.live import LiveMatch, LiveMatches
from akili.server.ports import MatchRecord, Occupant
from akili.server.tables.attendance import Substitutes


class NotedBots:
    """Writes down who is to play what."""

    def __init__(self) -> None:
        self.playing: dict[int, str] = {}

    def can_play(self, game: str, level: str) -> bool:
        return bool(game and level)

    def start(self, live: LiveMatch, seat: int, level: str) -> None:
        assert (live.record.id, seat in self.playing) == ("m", False)
        self.playing[seat] = level

    def stop(self, live: LiveMatch, seat: int) -> None:
        assert live.record.id == "m"
        del self.playing[seat]

    async def close(self) -> None:
        pass


def match() -> LiveMatch:
    record = MatchRecord("m", "toy", 1, b"{}", (Occupant(player="ada"), Occupant(player="bo")), "seed", 0, "t")  # type: ignore[arg-type]
    return LiveMatches(MemoryStore(), GAMES)._made(record)


def test_seats_that_are_away_are_played_and_others_are_not() -> None:
    bots = NotedBots()
    substitutes = Substitutes(match(), bots, "hard", {})
    for away in (frozenset({1}), frozenset({0, 1}), frozenset({0, 1}), frozenset({0}), frozenset[int]()):
        substitutes.play(away)
        assert bots.playing == dict.fromkeys(away, "hard")


def test_without_a_level_nobody_stands_in() -> None:
    bots = NotedBots()
    Substitutes(match(), bots, None, {}).play(frozenset({1}))
    assert bots.playing == {}


def test_a_seat_that_was_handed_over_has_the_bot_that_was_asked_for() -> None:
    bots = NotedBots()
    substitutes = Substitutes(match(), bots, None, {1: "easy"})
    substitutes.play(frozenset({0, 1}))
    assert bots.playing == {1: "easy"}
    substitutes.handed = {0: "hard", 1: "medium"}
    substitutes.play(frozenset({0, 1}))
    assert bots.playing == {0: "hard", 1: "medium"}
    substitutes.play(frozenset())
    assert bots.playing == {}
