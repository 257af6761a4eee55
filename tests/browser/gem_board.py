"""What a match of Ubongo classic asks of guests beside tiles: pawns, the die, moves and takes."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.company import Guest
from tests.browser.races import as_classic

from akili.games.ubongo_classic.model import MovePawn, PlacePawn, RollDie, SeatView, TakeGems, View
from akili.ubongo.race.model import GoOn, RaceView


def view_of(guest: Guest) -> View:
    return as_classic(guest.view)


def seat_of(guest: Guest) -> SeatView:
    view = view_of(guest)
    assert view.you is not None
    return view.seats[view.you]


def until_stage(guest: Guest, stage: str) -> None:
    guest.until(lambda view: as_classic(view).stage == stage)


def place(guests: Sequence[Guest], lanes: Sequence[int]) -> None:
    """Each puts a pawn on a red space, and is ready."""
    for guest, lane in zip(guests, lanes, strict=True):
        until_stage(guest, "pawns")
        guest.do(PlacePawn(lane))
    for guest in guests:
        guest.attempt(GoOn())


def roll(guests: Sequence[Guest]) -> None:
    """Whoever starts the round."""
    for guest in guests:
        guest.until(lambda view: as_classic(view).stage in ("roll", None))
    guests[view_of(guests[0]).starter].attempt(RollDie())
    for guest in guests:
        guest.until(lambda view: view.phase == "racing")


def solve(guest: Guest) -> None:
    """And wait until the place is settled."""
    guest.solve()
    guest.until(_is_settled)


def _is_settled(view: RaceView) -> bool:
    assert view.you is not None
    return as_classic(view).seats[view.you].place is not None


def move(guest: Guest, lane: int) -> None:
    if seat_of(guest).pawn != lane:
        guest.do(MovePawn(lane))


def take(guest: Guest) -> None:
    """From the lane where the pawn stands; until the pair has its owner."""
    lane = seat_of(guest).pawn
    assert lane is not None
    guest.do(TakeGems(lane, len(view_of(guest).lanes[lane])))
    guest.until(_has_taken)


def _has_taken(view: RaceView) -> bool:
    assert view.you is not None
    return view.phase not in ("racing", "countdown") or bool(as_classic(view).seats[view.you].taken)


def play_round(guests: Sequence[Guest], moves: Sequence[tuple[Guest, int]], *, rest: bool = True) -> None:
    """In this order each solves, moves to a lane and takes; the others lay a tile and are done."""
    roll(guests)
    for guest, lane in moves:
        solve(guest)
        move(guest, lane)
        take(guest)
    for guest in guests:
        if guest not in [mover for mover, _ in moves]:
            guest.lay(1)
            guest.give_up()
    if rest:
        for guest in guests:
            guest.go_on()
