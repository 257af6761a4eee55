"""The cards: shuffling them, and turning them over for a round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from akili.engine.game import Moment
from akili.forge.deck import FunSizeDeck
from akili.forge.fun_size import CARDS, make_deck
from akili.forge.shipped import shipped
from akili.games.ubongo_fun_size.model import (
    ROUNDS,
    Card,
    DeckShuffled,
    Event,
    MatchBegun,
    Options,
    RoundBegun,
    State,
)


@lru_cache(maxsize=64)
def deck_of(seed: str | None) -> FunSizeDeck:
    """The cards in the box, or those of a seed; making these takes a second or so."""
    deck = shipped("fun-size") if seed is None else make_deck(seed)
    assert isinstance(deck, FunSizeDeck)
    return deck


def card_of(options: Options, number: int) -> Card:
    """The side of a card that is played."""
    card = deck_of(options.deck).cards[number]
    return Card(number, (card.a if options.side == "A" else card.b).area)


def shuffle(state: State, moment: Moment) -> MatchBegun:
    """The cards in play: eight a seat, alone the whole deck."""
    in_play = CARDS if state.options.solo else ROUNDS * len(state.seats)
    return MatchBegun(tuple(moment.chance.sample(range(CARDS), in_play)))


def turn_over(state: State, round_number: int, moment: Moment) -> Sequence[Event]:
    """A card for everyone; alone, a deck that is through is shuffled again, but for the card on the table."""
    if state.drawn < len(state.order):
        return (_round(state, round_number, state.order[state.drawn :], moment),)
    on_table = [seat.card.number for seat in state.seats if seat.card]
    rest = [number for number in range(CARDS) if number not in on_table]
    order = tuple(moment.chance.shuffled(rest))
    return (DeckShuffled(order), _round(state, round_number, order, moment))


def _round(state: State, round_number: int, order: tuple[int, ...], moment: Moment) -> RoundBegun:
    cards = tuple(card_of(state.options, number) for number in order[: len(state.seats)])
    return RoundBegun(round_number, cards, moment.now)
