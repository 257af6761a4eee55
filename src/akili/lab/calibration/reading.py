"""The cards of a finished race as people played them, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from akili.engine.game import Millis, Seat
from akili.engine.match import Match
from akili.engine.replay import timed
from akili.forge.shipped_ratings import RatedCard, classic_rating, fun_size_rating, shimo_rating
from akili.games.ubongo_shimo.solving import puzzle_of
from akili.lab.calibration.fit import Played
from akili.ubongo.race.model import CardPutAside, CardSolved, MatchEnded, RoundBegun, RoundEnded, TileLaid

SHORTEST, LONGEST = 1.0, 1800.0  # seconds: what is outside of these is no search

# The card of a seat, in a view of the game
CARDS: Mapping[str, Callable[[Any, Any], RatedCard]] = {
    "ubongo_classic": lambda view, seat: classic_rating(seat.card.area, seat.card.tiles),  # noqa: ARG005
    "ubongo_fun_size": lambda view, seat: fun_size_rating(seat.card.area, seat.tiles, view.tiles_to_find),
    "ubongo_shimo": lambda view, seat: shimo_rating(puzzle_of(seat.card)),  # noqa: ARG005
}


def played(match: Match, events: Iterable[Any], people: Sequence[str | None]) -> Iterator[tuple[str, Played]]:
    """Each card that a person played, with its game; ``people`` has None for a bot. Who laid no tile wasn't there.

    The match hasn't begun.
    """
    rated = CARDS[match.game.info.id]
    open_cards: dict[Seat, tuple[RatedCard, Millis]] = {}
    touched: set[Seat] = set()

    def over(seat: Seat, at: Millis, *, is_solved: bool) -> Iterator[tuple[str, Played]]:
        card, begun = open_cards.pop(seat)
        person, seconds = people[seat], (at - begun) / 1000
        if person is not None and seat in touched and SHORTEST <= seconds <= LONGEST:
            yield card.game, Played(person, card.name, card.reckoned.seconds, seconds, is_solved)

    for at, event in timed(events):
        match.apply([event])
        match event:
            case RoundBegun():
                view = match.view(None)
                open_cards = {
                    number: (rated(view, seat), view.begun) for number, seat in enumerate(view.seats) if seat.card
                }
                touched = set()
            case TileLaid(seat=seat):
                touched.add(seat)
            case CardSolved(finish=finish) if finish.seat in open_cards:
                yield from over(finish.seat, finish.at, is_solved=True)
            case RoundEnded() | CardPutAside() | MatchEnded():
                for seat in tuple(open_cards):
                    yield from over(seat, at, is_solved=False)
