"""Who sees what: nobody a card before the roll, the order of the cards, a solution, or another's hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from msgspec import json, structs, to_builtins

from akili.games.ubongo_classic.model import GemsTaken, MatchBegun, Options, RoundBegun, TakeHeld, TakeLost
from akili.ubongo.race.model import GoOn

if TYPE_CHECKING:
    from tests.games.ubongo_classic.conftest import Table

Sit = Callable[..., "Table"]
VIEWERS = (None, 0, 1, 2)


def told(table: Table, viewer: int | None, events: Iterable[Any]) -> list[Any]:
    return [notice for event in events if (notice := table.game.notice(event, viewer)) is not None]


def test_nobody_sees_a_card_before_the_roll(sit: Sit) -> None:
    table = sit(Options(starter=0, deck="forged"), 3)
    table.place(0, 0, 0)
    areas = [json.encode(side.area) for sheet in table.state.pack for side in (sheet.three, sheet.four)]
    for viewer in VIEWERS:
        view = table.match.view(viewer)
        assert [seat.card for seat in view.seats] == [None] * 3
        assert [seat.tiles for seat in view.seats] == [()] * 3
        heard = [json.encode(thing) for thing in (view, *told(table, viewer, table.events))]
        assert not any(area in text for text in heard for area in areas)


def test_and_in_later_rounds_only_cards_that_have_been_played(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 0, 0)
    played = {table.card(seat).number for seat in range(3)}
    table.give_up(0, 1, 2)
    for seat in range(3):
        table.do(seat, GoOn())
    assert table.stage() == "roll"
    for viewer in VIEWERS:
        assert {seat.card.number for seat in table.match.view(viewer).seats} == played
    (begun,) = [event for event in told(table, None, table.events) if isinstance(event, RoundBegun)]
    assert {card.number for card in begun.cards if card} == played


def test_nobody_sees_the_order_of_the_cards(sit: Sit) -> None:
    table = sit(Options(starter=0, deck="forged"), 3)
    for viewer in VIEWERS:
        assert table.game.notice(table.told(MatchBegun)[0], viewer) is None
        assert not {"order", "pack", "drawn"} & to_builtins(table.match.view(viewer)).keys()


def test_boards_pawns_gems_and_times_are_open_for_spectators_too(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(0, 1, 2)
    table.nearly_solve(1)
    table.wait(1_000)
    table.solve(0, uncertainty=3)
    table.wait(150)
    table.take(0)
    views = [table.match.view(viewer) for viewer in VIEWERS]
    assert [view.you for view in views] == list(VIEWERS)
    assert len({structs.replace(view, you=None) for view in views}) == 1
    seats = views[0].seats
    assert seats[1].board == table.seat(1).board
    assert (seats[0].finish, seats[0].gems, seats[0].pawn) == (table.seat(0).finish, table.seat(0).gems, 0)
    assert all(told(table, viewer, table.events) == told(table, None, table.events) for viewer in (1, 2))


def test_a_hand_on_its_way_is_known_to_its_own_seat_alone(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(2, 2, 2)
    table.solve_in_turn(0, 1)
    before = {viewer: table.match.view(viewer) for viewer in VIEWERS}
    (held,) = table.take(1)
    assert isinstance(held, TakeHeld)
    assert [table.game.notice(held, viewer) for viewer in VIEWERS] == [None, None, held, None]
    for viewer in (None, 0, 2):
        assert table.match.view(viewer) == before[viewer]
    assert [seat.is_taking for seat in table.match.view(1).seats] == [False, True, False]


def test_what_comes_of_it_is_told_to_all(sit: Sit) -> None:
    table = sit(seats=3)
    table.begin(2, 2, 2)
    table.solve_in_turn(0, 1)
    table.take(0)
    table.wait(20)
    _, taken, lost = table.take(1)
    assert isinstance(taken, GemsTaken)
    assert isinstance(lost, TakeLost)
    for viewer in VIEWERS:
        assert told(table, viewer, (taken, lost)) == [taken, lost]
        assert not any(seat.is_taking for seat in table.match.view(viewer).seats)


def test_a_card_shows_no_solution(sit: Sit) -> None:
    table = sit()
    table.begin(0, 0)
    assert to_builtins(table.view.seats[0].card).keys() == {"number", "area", "tiles", "rows"}


def test_what_the_table_waits_for_is_said(sit: Sit) -> None:
    table = sit()
    stages = [table.stage()]
    table.place(0, 0)
    stages.append(table.stage())
    table.roll()
    stages.append(table.stage())
    table.give_up(0, 1)
    stages.append(table.stage())
    assert stages == ["pawns", "roll", None, "rest"]
    assert table.view.starter == 1
