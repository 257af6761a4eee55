"""A finished race from its events: the time of each seat is its luck with the cards, its pace and its dead ends.

Before cards are turned over, those of one kind in a round are as good as each other: what they usually take on
average is expected, and a card that takes less is luck. Who is alone has none. A card that stayed unsolved counts with
the time that would usually still be needed for it: nobody is fast because others were faster.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from akili.bots.analysis import Point, dearest
from akili.bots.race_analysis.model import CardReading, DeadEnd, RaceAccount, RaceAnalysis
from akili.bots.race_analysis.played_card import Knowing, PlayedCard
from akili.engine.game import Millis, Seat
from akili.engine.match import Match
from akili.engine.replay import timed
from akili.ubongo.race.model import CardPutAside, CardSolved, MatchEnded, RoundBegun, RoundEnded, TileLaid, TileTaken


def race_analysis(match: Match, events: Iterable[Any], knowing: Knowing) -> RaceAnalysis:
    """From a match that hasn't begun."""
    cards, over = _played(match, events, knowing)
    readings = tuple(card.reading for card in cards)
    own = [[card for card in cards if card.seat == seat] for seat in range(match.seats)]
    ends = sorted((end for each in own for end in _dead_ends(each)), key=lambda end: end.event)
    expected = _expected(cards)
    accounts = (_account(each, seat, ends, expected, over) for seat, each in enumerate(own))
    return RaceAnalysis(
        unit="milliseconds", judge="person", seats=tuple(accounts), decisions=tuple(ends), cards=readings
    )


def _played(match: Match, events: Iterable[Any], knowing: Knowing) -> tuple[list[PlayedCard], Millis]:
    cards: list[PlayedCard] = []
    now: dict[Seat, PlayedCard] = {}
    at = 0
    for number, (at, event) in enumerate(timed(events)):
        match.apply([event])
        match event:
            case RoundBegun():
                _end(now, at)
                view = match.view(None)
                for seat, each in enumerate(view.seats):
                    if each.card is not None:
                        now[seat] = PlayedCard(view, seat, len(cards), knowing(view, each))
                        cards.append(now[seat])
            case TileLaid(seat=seat) | TileTaken(seat=seat) if seat in now:
                laid = event.laid if isinstance(event, TileLaid) else None
                now[seat].change(match.state.seats[seat].board, number, event.at, laid)
            case CardSolved(finish=finish) if finish.seat in now:
                now[finish.seat].end(finish.at, is_solved=True)
            case CardPutAside() | RoundEnded() | MatchEnded():
                _end(now, event.at)
            case _:
                pass
    _end(now, at)
    return cards, at


def _end(now: dict[Seat, PlayedCard], at: Millis) -> None:
    for card in now.values():
        card.end(at, is_solved=False)
    now.clear()


def _dead_ends(own: Sequence[PlayedCard]) -> Iterable[DeadEnd]:
    for place, card in enumerate(own):
        spent = _spent(own[:place])
        yield from card.dead_ends(float(spent + sum(later.known.usual for later in own[place:])))


def _expected(cards: Sequence[PlayedCard]) -> dict[int, float]:
    """For each card, by its place, what was to be expected before it was turned over."""
    alike: dict[Any, list[Millis]] = {}
    for card in cards:
        alike.setdefault((card.begun, card.known.kind), []).append(card.known.usual)
    return {card.place: fmean(alike[card.begun, card.known.kind]) for card in cards}


def _account(
    own: Sequence[PlayedCard], seat: Seat, ends: Sequence[DeadEnd], expected: dict[int, float], over: Millis
) -> RaceAccount:
    readings = {card.place: card.reading for card in own}
    start = sum(expected[card.place] for card in own)
    usual, taken = sum(card.known.usual for card in own), _spent(own)
    lost = sum(each.lost for each in readings.values())
    curve = [Point(0, start)]
    for count, card in enumerate(own, 1):
        for end in (end for end in ends if end.card == card.place):
            curve += [Point(end.at, end.best_value), Point(end.at + round(end.cost), end.value)]
        spent = _spent(own[:count])
        curve.append(Point(card.ended, float(spent + sum(later.known.usual for later in own[count:]))))
    return RaceAccount(
        start=start,
        luck=start - usual,
        pace=float(usual - (taken - lost)),
        cost=float(lost),
        result=float(taken),
        unfinished=float(sum(card.still_needed for card in own)),
        dearest=dearest(ends, seat),
        curve=(*curve, Point(max(over, curve[-1].at), float(taken))),
        fastest=min((place for place, each in readings.items() if each.is_solved), key=_part(readings), default=None),
        slowest=max(readings, key=_part(readings), default=None),
    )


def _spent(cards: Sequence[PlayedCard]) -> Millis:
    """The time that cards took, or would have taken to the end."""
    return sum(card.reading.taken + card.still_needed for card in cards)


def _part(readings: dict[int, CardReading]) -> Any:
    """How much of its usual time a card took."""
    return lambda place: readings[place].taken / max(1, readings[place].usual)
