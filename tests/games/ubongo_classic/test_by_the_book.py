"""The rules against a second reading of them, on random schedules of hands on lines of any length."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from hypothesis import event, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from tests.games.ubongo_classic.by_the_book import Deed, Round
from tests.games.ubongo_classic.conftest import Table

from akili.engine.game import Millis, Seat
from akili.engine.steps import Step, take
from akili.games.ubongo_classic.model import GemsTaken, MovePawn, Options, PlaceSettled, TakeGems, TakeLost
from akili.ubongo.race.model import RoundEnded

ENDS = 30_000
FROM = 28_800  # the first deed arrives
LONGEST_LAG, MOST_DOUBT = 150, 50


class Arrival(Struct, frozen=True):
    """What arrives some time after the thing before it."""

    after: Millis
    seat: Seat
    what: Literal["solve", "move", "take", "take what lay there"]
    lane: int
    lag: Millis
    doubt: Millis


def arrivals(seats: int, what: list[str], after: st.SearchStrategy[int], most: int) -> st.SearchStrategy[list[Arrival]]:
    lags, doubts = st.integers(0, LONGEST_LAG), st.integers(0, MOST_DOUBT)
    one = st.builds(Arrival, after, st.integers(0, seats - 1), st.sampled_from(what), st.integers(0, 5), lags, doubts)
    return st.lists(one, max_size=most)


class Schedule(Struct, frozen=True):
    """A round as it comes to the judge."""

    homes: tuple[int, ...]
    starter: Seat
    lying: tuple[int, ...]
    away: tuple[Seat, ...]
    arrivals: tuple[Arrival, ...]


@st.composite
def schedules(draw: st.DrawFn) -> Schedule:
    """Most solve nearly at once, then they move, then hands clash; now and then anything."""
    seats = draw(st.integers(2, 4))
    home = draw(st.integers(0, 5))
    homes = [min(5, home + draw(st.integers(0, 1))) for _ in range(seats)]
    lying = draw(st.lists(st.sampled_from([12, 12, 4, 2, 0]), min_size=6, max_size=6))
    away = draw(st.just(()) | st.just(()) | st.tuples(st.integers(0, seats - 1)))
    somebody = next(seat for seat in range(seats) if seat not in away)
    script = [Arrival(0, somebody, "solve", 0, 0, 10)]  # so that the sand isn't turned
    for what, after, most in (
        (["solve"], st.integers(0, 40), 8),
        (["move", "take"], st.integers(0, 160), 8),
        (["take", "take", "take what lay there"], st.integers(0, 30), 12),
        (["solve", "move", "take"], st.integers(0, 25) | st.integers(0, 160), 12),
    ):
        script += draw(arrivals(seats, what, after, most))
    return Schedule(tuple(homes), draw(st.integers(0, seats - 1)), tuple(lying), away, tuple(script))


@settings(max_examples=60)
@given(schedules())
def test_both_readings_agree(schedule: Schedule) -> None:
    table, book = table_of(schedule), book_of(schedule)
    told = [(table.now, *what) for what in told_of(table.events)]
    table.wait(FROM)
    for arrival in schedule.arrivals:
        for _ in range(arrival.after):
            tick(table, book, told)
        if arrival.seat < len(schedule.homes) and arrival.seat not in schedule.away:
            hear(table, book, told, arrival)
    for _ in range(ENDS + LONGEST_LAG + 1 - table.now):
        tick(table, book, told)
    assert sorted(told, key=str) == sorted(book.log, key=str)
    assert table.pawns() == book.pawns
    event(f"{sum(line[1] == 'taken' for line in book.log)} took, {sum(line[1] == 'lost' for line in book.log)} lost")


def table_of(schedule: Schedule) -> Table:
    table = Table(Options(starter=schedule.starter, hourglass=ENDS // 1000), len(schedule.homes))
    table.place(*schedule.homes)
    table.with_lanes(tuple(lane[:lying] for lane, lying in zip(table.state.lanes, schedule.lying, strict=True)))
    table.roll()
    if table.state.is_running:
        for seat in range(len(schedule.homes)):
            table.nearly_solve(seat)
        table.away(*schedule.away)
    return table


def book_of(schedule: Schedule) -> Round:
    book = Round(list(schedule.homes), schedule.starter, list(schedule.lying), ENDS)
    book.away = frozenset(schedule.away)
    book.look(0)
    return book


def tick(table: Table, book: Round, told: list[Any]) -> None:
    before = len(table.events)
    if table.state.is_running:
        table.wait(1)
    else:
        table.now += 1  # what comes after the round is no matter here
    told += [(table.now, *what) for what in told_of(table.events[before:])]
    book.tick(table.now)


def hear(table: Table, book: Round, told: list[Any], arrival: Arrival) -> None:
    """Both judge the same command; the player was shown what lies there now, or what lay there in the beginning."""
    now, seat = table.now, arrival.seat
    deed = Deed(seat, now - arrival.lag, arrival.doubt)
    pawn = table.seat(seat).pawn or 0
    lying = 12 if arrival.what == "take what lay there" else len(table.state.lanes[pawn])
    command: Any
    match arrival.what:
        case "solve":
            command, accepted = table.last_tile(seat), book.solve(deed, now)
        case "move":
            command, accepted = MovePawn(arrival.lane), book.move(deed, arrival.lane, now)
        case "take" | "take what lay there":
            command, accepted = TakeGems(pawn, lying), book.take(deed, pawn, lying, now)
    taken = take(table.match, Step(now, seat, command, arrival.lag, arrival.doubt))
    assert accepted == (taken.refusal is None), (command, taken.refusal)
    told += [(now, *what) for what in told_of(taken.events)]


def told_of(events: Iterable[Any]) -> list[tuple[int | str, ...]]:
    """What matters here, in the words of the book."""
    lines: list[tuple[int | str, ...]] = []
    for each in events:
        match each:
            case PlaceSettled(seat=seat, place=place):
                lines.append(("place", seat, place))
            case GemsTaken(seat=seat, lane=lane):
                lines.append(("taken", seat, lane))
            case TakeLost(seat=seat, to=to, lane=lane):
                lines.append(("lost", seat, to, lane))
            case RoundEnded():
                lines.append(("over",))
    return lines
