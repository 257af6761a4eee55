"""The grab against a second reading of its rules, on random schedules of hands on lines of any length."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from hypothesis import event, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from tests.games.ubongo_dice.by_the_book import Grab, Hand
from tests.games.ubongo_dice.conftest import OPENS, Table

from akili.engine.chance import Chance, SeededChance
from akili.engine.game import Millis, Seat
from akili.engine.steps import Step, take
from akili.games.ubongo_dice.model import Die, DieGrabbed, DieLost, DrawingBegun, GrabDie, Options, RollDice

LIMIT = 10_000
LONGEST_LAG, MOST_DOUBT = 150, 50


class Arrival(Struct, frozen=True):
    """What arrives some time after the thing before it: a hand, or that somebody has gone or is back."""

    after: Millis
    seat: Seat
    what: Literal["black", "white", "presence"]
    number: int
    lag: Millis
    doubt: Millis


class Schedule(Struct, frozen=True):
    """A grab as it comes to the judge."""

    seats: int
    roller: Seat
    done: tuple[Seat, ...]
    at_the_end: bool
    arrivals: tuple[Arrival, ...]


def schedule_of(chance: Chance) -> Schedule:
    """Hands for few dice, when the grab opens or when its time is nearly over; some come and go."""
    seats = 2 + chance.below(3)
    done = chance.sample(range(seats), chance.below(seats - 1))
    arrivals = tuple(arrival_of(chance, seats) for _ in range(6 + chance.below(24)))
    return Schedule(seats, chance.below(seats), tuple(done), chance.below(3) == 0, arrivals)


def arrival_of(chance: Chance, seats: int) -> Arrival:
    what: Any = chance.pick([*("black", "white") * 6, "presence"])
    after = chance.below(chance.pick([8, 25, 60, 160]))
    lag, doubt = chance.below(LONGEST_LAG + 1), chance.below(MOST_DOUBT + 1)
    return Arrival(after, chance.below(seats), what, chance.pick([0, 0, 0, 1, 1, 2, 3, 4]), lag, doubt)


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_both_readings_agree(seed: int) -> None:
    schedule = schedule_of(SeededChance(seed))
    table = table_of(schedule)
    book = book_of(schedule, table)
    told: list[Any] = []
    table.wait((book.ends - 300 if schedule.at_the_end else book.opens - 40) - table.now)
    for arrival in schedule.arrivals:
        for _ in range(arrival.after):
            tick(table, book, told)
        presence(table, book, told, arrival) if arrival.what == "presence" else hear(table, book, told, arrival)
    for _ in range(300):
        tick(table, book, told)  # all hands are settled
    while not book.is_over:
        table.now = max(table.now, book.ends + 100)
        tick(table, book, told)
    assert sorted(told, key=str) == sorted(book.log, key=str)
    owners: dict[tuple[str, int], Seat | None] = {
        (die.die.colour, die.die.number): die.owner for die in table.view.dice
    }
    assert all(owners[die] == seat for die, seat in book.owners.items())
    lost = sum(line[1] == "lost" for line in book.log)
    event(f"{sum(line[1] == 'grabbed' for line in book.log)} grabbed, {lost} lost")


def table_of(schedule: Schedule) -> Table:
    table = Table(Options(grab_limit=LIMIT // 1000, roller=schedule.roller), schedule.seats)
    if schedule.done:
        table.play_roll(*schedule.done)
    assert table.state.roller is not None
    table.do(table.state.roller, RollDice())
    return table


def book_of(schedule: Schedule, table: Table) -> Grab:
    opens = table.now + OPENS
    assert table.state.roller is not None
    players = frozenset(range(schedule.seats)) - set(schedule.done)
    return Grab(schedule.seats, table.state.roller, players, opens, opens + LIMIT)


def tick(table: Table, book: Grab, told: list[Any]) -> None:
    before = len(table.events)
    if table.phase in ("landing", "grabbing"):
        table.wait(1)
    else:
        table.now += 1  # what comes after the grab is no matter here
    told += [(table.now, *what) for what in told_of(table.events[before:])]
    book.tick(table.now)


def hear(table: Table, book: Grab, told: list[Any], arrival: Arrival) -> None:
    """Both judge the same hand."""
    now, die = table.now, Die("black" if arrival.what == "black" else "white", arrival.number)
    hand = Hand(arrival.seat, now - arrival.lag, arrival.doubt)
    accepted = book.grab(hand, (die.colour, die.number), now)
    taken = take(table.match, Step(now, arrival.seat, GrabDie(die), arrival.lag, arrival.doubt))
    assert accepted == (taken.refusal is None), taken.refusal
    told += [(now, *what) for what in told_of(taken.events)]


def presence(table: Table, book: Grab, told: list[Any], arrival: Arrival) -> None:
    """Somebody goes or comes back; one player is always there."""
    away = book.away ^ {arrival.seat}
    if not book.is_over and book.players - away:
        book.presence(away, table.now)
        told += [(table.now, *what) for what in told_of(table.away(*sorted(away)))]


def told_of(events: Iterable[Any]) -> list[tuple[int | str, ...]]:
    """What matters here, in the words of the book."""
    lines: list[tuple[int | str, ...]] = []
    for each in events:
        match each:
            case DieGrabbed(seat=seat, die=die, chosen=True):
                lines.append(("grabbed", seat, die.colour, die.number))
            case DieGrabbed(seat=seat, die=die):
                lines.append(("by itself", seat, die.colour))
            case DieLost(seat=seat, die=die, to=to):
                lines.append(("lost", seat, to, die.colour, die.number))
            case DrawingBegun():
                lines.append(("over",))
    return lines
