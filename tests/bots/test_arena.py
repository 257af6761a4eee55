"""The arena: time goes forward, what is refused changes nothing, and circles are found out."""

import pytest

from akili.bots import arena
from akili.bots.arena import StuckError, play
from akili.bots.bot import make_bot
from akili.bots.plan import Planned
from akili.engine.game import Millis
from akili.engine.match import Match
from akili.engine.proof import Credit, prove
from akili.engine.replay import ReplaySeat, decode, encode
from akili.games.ubongo_fun_size.model import Options, View
from akili.games.ubongo_fun_size.rules import FUN_SIZE
from akili.ubongo.race.model import ByCount, GoOn, PutAside


class Fixed:
    """Always wants the same."""

    def __init__(self, plan: Planned | None) -> None:
        self.wish = plan

    def plan(self, view: View, now: Millis) -> Planned | None:  # noqa: ARG002
        return self.wish


def test_turns_are_in_order_and_their_events_are_the_match() -> None:
    bots = [make_bot(level, FUN_SIZE.info.id, seat, "order") for seat, level in enumerate(["easy", "hard", "medium"])]
    played = play(FUN_SIZE, Options(), bots, "order")
    times = [turn.at for turn in played.turns]
    assert times == sorted(times)
    again = Match(FUN_SIZE, Options(), 3, "order")
    again.apply(event for turn in played.turns for event in turn.events)
    assert again.state == played.match.state
    assert again.outcome == played.outcome


def test_a_refused_command_is_noted_and_its_bot_waits_for_something_new() -> None:
    bots = [Fixed(Planned(5, GoOn())), Fixed(None)]
    played = play(FUN_SIZE, Options(limit=30), bots, "refused")
    refused = [turn for turn in played.turns if turn.refusal]
    assert len(refused) == 8 + 7  # once a round, and once in every pause when it is ready already
    assert all(not turn.events and turn.seat == 0 for turn in refused)
    assert played.outcome.points == (0, 0)


def test_a_match_that_nobody_ends_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Options(solo=ByCount(5))
    with pytest.raises(StuckError, match="Nobody does anything after 0 ms"):
        play(FUN_SIZE, alone, [Fixed(None)], "idle")
    monkeypatch.setattr(arena, "MOST_TURNS", 100)
    with pytest.raises(StuckError, match="after 100 turns"):
        play(FUN_SIZE, alone, [Fixed(Planned(0, PutAside()))], "circles")


def test_a_match_can_be_saved_read_and_verified() -> None:
    bots = [make_bot(level, FUN_SIZE.info.id, seat, "save") for seat, level in enumerate(["easy", "master"])]
    played = play(FUN_SIZE, Options(side="B"), bots, "save")
    replay = decode(encode(played.replay([ReplaySeat('"events":[]}'), ReplaySeat("b", "master")])))
    assert [seat.name for seat in replay.seats] == ['"events":[]}', "b"]
    assert prove(replay, FUN_SIZE, Credit(0, 0)) == played.outcome
