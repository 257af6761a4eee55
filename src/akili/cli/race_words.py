"""A race in words: what has just happened, what a round came to, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from akili.engine.game import Millis, Outcome
from akili.engine.replay import Replay
from akili.games.ubongo_fun_size.model import (
    CardPutAside,
    CardSolved,
    CountdownBegun,
    Event,
    GivenUp,
    MatchEnded,
    RoundBegun,
    RoundEnded,
    RoundResult,
    View,
)

LONGEST_NAME = 24


def clock(time: Millis) -> str:
    """Minutes and seconds, as on a wall."""
    minutes, seconds = divmod(max(time, 0) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def seconds(time: Millis) -> str:
    """A solving time."""
    return f"{time / 1000:.1f} s" if time < 60_000 else f"{time // 60_000}:{time % 60_000 / 1000:04.1f}"


def names_of(replay: Replay) -> list[str]:
    """What the players are called, as far as a terminal may hear it: a file can come from anywhere."""
    return ["".join(mark if mark.isprintable() else "�" for mark in seat.name[:LONGEST_NAME]) for seat in replay.seats]


def news(event: Event, view: View, names: Sequence[str], at: Millis) -> str | None:
    """A line for the log about an event that was just folded into the view; None for what the board shows anyway."""
    match event:
        case RoundBegun(round=number):
            return f"{'Card' if view.options.solo else 'Round'} {number} begins."
        case CardSolved(finish=finish):
            return f"{names[finish.seat]}: Ubongo! After {seconds(finish.at - view.begun)}."
        case CountdownBegun(ends=ends):
            return f"The others have {round((ends - at) / 1000)} seconds left."
        case GivenUp(seat=seat, agreed=agreed):
            return f"{names[seat]} {'would give up' if agreed else 'searches on'}."
        case CardPutAside():
            return "The card is put aside."
        case RoundEnded():
            return None if view.options.solo else round_line(len(view.results), view.results[-1], names)
        case MatchEnded():
            return "The match is over."
        case _:
            return None


def round_line(number: int, result: RoundResult, names: Sequence[str]) -> str:
    """Who solved the card, in which time, and who not."""
    solved = sorted((finish for finish in result.finishes if finish), key=lambda finish: finish.at)
    parts = [
        f"{names[finish.seat]} {seconds(finish.at - result.begun)}{' ◆' if finish.seat in result.first else ''}"
        for finish in solved
    ]
    parts += [f"{names[seat]} –" for seat, finish in enumerate(result.finishes) if not finish]
    return f"Round {number}: {', '.join(parts)}"


def card_line(number: int, result: RoundResult) -> str:
    """Alone: the time for a card."""
    finish = result.finishes[0]
    return f"Card {number}: {seconds(finish.at - result.begun) if finish else '–'}"


def final_line(view: View, names: Sequence[str], outcome: Outcome) -> str:
    """The last word."""
    if view.options.solo:
        solved, ended = view.seats[0].cards_won, view.ended or 0
        aside = f", {view.put_aside} put aside" if view.put_aside else ""
        return f"{names[0]}: {solved} card{'' if solved == 1 else 's'} in {seconds(ended)}{aside}."
    best = outcome.ranking[0]
    winners = " and ".join(names[seat] for seat in best)
    table = ", ".join(
        f"{names[seat]} {view.seats[seat].points} ({view.seats[seat].gemstones} ◆)"
        for rank in outcome.ranking
        for seat in rank
    )
    return f"{winners} {'wins' if len(best) == 1 else 'share the win'}. Points: {table}."
