"""A race taken apart: dead ends by hand, and every solved card among the solutions that are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from akili.bots import ubongo_fun_size, ubongo_shimo
from akili.bots.arena import play
from akili.bots.bot import make_bot
from akili.bots.race_analysis.played_card import CardKnown, PlayedCard
from akili.bots.race_analysis.reading import race_analysis
from akili.bots.ubongo_classic import card as classic
from akili.engine.game import Millis
from akili.engine.match import Match
from akili.games.registry import GAMES
from akili.polyomino import Placement
from akili.ubongo.laying import Board
from akili.ubongo.race.model import Card, RaceState

AREA = ("####", "####")
LEFT, RIGHT = Placement("O4", ((0, 0), (0, 1), (1, 0), (1, 1))), Placement("Q4", ((0, 2), (0, 3), (1, 2), (1, 3)))
ASTRAY = Placement("O4", ((0, 1), (0, 2), (1, 1), (1, 2)))
KNOWN = CardKnown(20_000, (frozenset({LEFT, RIGHT}),))


class Seen(msgspec.Struct):
    """As much of a view as a card wants to know."""

    seats: Sequence[Any]
    begun: Millis = 1000
    round: int = 3


def card() -> PlayedCard:
    return PlayedCard(Seen([msgspec.defstruct("Seat", ["card"])(Card(0, AREA))]), 0, 0, KNOWN)


def play_on(played: PlayedCard, *steps: tuple[Millis, Placement | None, Board]) -> None:
    for number, (at, laid, board) in enumerate(steps):
        played.change(board, number, at, laid)


def test_a_dead_end_lasts_until_a_solution_is_within_reach_again() -> None:
    played = card()
    play_on(
        played, (4000, ASTRAY, (ASTRAY,)), (9500, None, ()), (12_000, LEFT, (LEFT,)), (13_000, RIGHT, (LEFT, RIGHT))
    )
    played.end(13_000, is_solved=True)
    (end,) = played.dead_ends(20_000.0)
    assert (end.event, end.at, end.cost, end.value, end.was_left) == (0, 4000, 5500, 25_500, True)
    assert (end.chosen, end.best, end.gap) == (ASTRAY, LEFT, 2)
    reading = played.reading
    assert (reading.taken, reading.usual, reading.lost, reading.taken_back) == (12_000, 20_000, 5500, 1)


def test_a_tile_that_is_moved_straight_to_its_place_ends_it_too() -> None:
    played = card()
    play_on(played, (4000, ASTRAY, (ASTRAY,)), (6000, LEFT, (LEFT,)))
    played.end(30_000, is_solved=False)
    (end,) = played.dead_ends(0.0)
    assert (end.cost, end.was_left, played.reading.taken_back) == (2000, True, 1)


def test_a_dead_end_that_nobody_leaves_lasts_to_the_end_of_the_card() -> None:
    played = card()
    play_on(played, (4000, ASTRAY, (ASTRAY,)))
    played.end(30_000, is_solved=False)
    (end,) = played.dead_ends(0.0)
    assert (end.cost, end.was_left) == (26_000, False)


@pytest.mark.parametrize(
    ("game", "knowing"),
    [
        ("ubongo_fun_size", ubongo_fun_size.known),
        ("ubongo_shimo", ubongo_shimo.known),
        ("ubongo_classic", classic.known),
    ],
)
def test_every_solved_card_is_a_solution_that_is_known(game: str, knowing: Any) -> None:
    rules = GAMES[game]
    options = msgspec.convert({"levels": [4, 3]} if game == "ubongo_shimo" else {}, rules.options_type)
    played = play(rules, options, [make_bot("master", game, seat, "known") for seat in range(2)], "known")
    match, solved = Match(rules, options, 2, "known"), 0
    for turn in played.turns:
        for event in turn.events:
            match.apply([event])
            if getattr(event, "finish", None) is None or type(event).__name__ != "CardSolved":
                continue
            state: RaceState = match.state
            view = match.view(None)
            known = knowing(view, view.seats[event.finish.seat])
            assert frozenset(state.seats[event.finish.seat].board) in known.solutions
            solved += 1
    assert solved > 8


def test_a_card_that_others_took_away_is_not_told_as_fast() -> None:
    """Four seconds of twenty, three of them in a dead end: nineteen would still have been needed."""
    played = card()
    play_on(played, (2000, ASTRAY, (ASTRAY,)))
    played.end(5000, is_solved=False)
    assert (played.reading.taken, played.reading.lost, played.still_needed) == (4000, 3000, 19_000)
    solved = card()
    solved.end(5000, is_solved=True)
    assert solved.still_needed == 0


def test_who_solves_hardly_anything_is_not_praised() -> None:
    rules = GAMES["ubongo_fun_size"]
    options = msgspec.convert({}, rules.options_type)
    seated = [make_bot(name, "ubongo_fun_size", seat, "slow") for seat, name in enumerate(("easy", "master"))]
    played = play(rules, options, seated, "slow")
    events = [event for turn in played.turns for event in turn.events]
    found = race_analysis(Match(rules, options, 2, "slow"), events, ubongo_fun_size.known)
    solved = [each.is_solved for each in found.cards if each.seat == 0]
    assert 0 < sum(solved) < len(solved)
    assert found.seats[0].unfinished > 0
    own = [each for each in found.cards if each.seat == 0 and each.is_solved]
    assert found.seats[0].pace <= sum(each.usual - (each.taken - each.lost) for each in own)
