"""Turning cards over. Which cards there are, and how they are shuffled, is the game's business."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from akili.engine.course import Course
from akili.ubongo.race.model import Card, DeckShuffled, RaceState

if TYPE_CHECKING:
    from akili.ubongo.race.game import RaceGame

    Race = RaceGame[Any, Any, Any]


def turn_over(game: Race, course: Course[Any, Any], number: int) -> None:
    """A card for every player; alone, a deck that is through is shuffled again, but for the card on the table."""
    state = course.state
    if state.drawn >= len(state.order):
        on_table = [seat.card.number for seat in state.seats if seat.card]
        rest = [card for card in game.deck(state) if card not in on_table]
        course.tell(DeckShuffled(tuple(course.moment.chance.shuffled(rest))))
    course.tell(game.begun_type(number, _cards(game, course.state), course.moment.now))


def _cards(game: Race, state: RaceState) -> tuple[Card | None, ...]:
    numbers = state.order[state.drawn :][: len(state.seats)]
    players = game.players(state)
    return tuple(game.card(state, seat, number) if seat in players else None for seat, number in enumerate(numbers))


def packed(state: RaceState, number: int) -> Card | None:
    """A card of the deck that the match began with; a log of before carries none and goes on with those in the box."""
    return next((card for card in state.pack if card.number == number), None)


def in_play(order: tuple[int, ...], pack: Sequence[Any] | None) -> tuple[Any, ...]:
    """The cards that may come, of a deck that isn't in the box."""
    return tuple(pack[number] for number in sorted(order)) if pack else ()
