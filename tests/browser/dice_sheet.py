"""What a match of Ubongo dice asks of people: which dice to grab and where to draw them, and guests who do so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tests.browser.company import Guest
from tests.browser.races import Cells

from akili.bots.ubongo_dice import seen
from akili.bots.ubongo_dice.drawings import best_drawing, board_of
from akili.bots.ubongo_dice.values import Valuing, one_pair_rule
from akili.engine.game import Seat
from akili.games.ubongo_dice.agreement import dice_of
from akili.games.ubongo_dice.model import (
    COLOURS,
    Colour,
    Confirm,
    Die,
    DieView,
    DrawShape,
    GrabDie,
    RollDice,
    SeatView,
    View,
)


def drawing(
    view: View, seat: Seat, black: str | None, white: str | None, valuing: Valuing = one_pair_rule
) -> tuple[float, Mapping[Colour, Cells]]:
    """What is best drawn with these faces, and what the rest is then worth; less is better."""
    board = board_of(view.areas[view.area])
    value = valuing(board, dice_of(len(view.seats)))
    choice = best_drawing(board, seen.free_at_roll(view, seat), black, white, value)
    return choice.value, choice.drawing.cells(board)


def wanted(view: View, seat: Seat) -> tuple[DieView, ...]:
    """The best of the dice within reach, as far as they aren't one's own."""
    black, white = (seen.within_reach(view, seat, colour) for colour in COLOURS)
    pairs = [(one, other) for one in black for other in white]
    best = min(pairs, key=lambda pair: drawing(view, seat, pair[0].face, pair[1].face)[0])
    return tuple(die for die in best if die.owner is None)


def to_draw(view: View, seat: Seat, valuing: Valuing = one_pair_rule) -> Mapping[Colour, Cells]:
    """With the dice that one has; the rule likes to wait for a pair that fills the rest, greed draws what it can."""
    own = view.seats[seat]
    return drawing(view, seat, own.black, own.white, valuing)[1]


# Guests without a browser


def view_of(guest: Guest) -> View:
    assert guest.table.last is not None
    view = guest.table.last.view
    assert isinstance(view, View)
    return view


def own_of(guest: Guest) -> tuple[Seat, SeatView]:
    view = view_of(guest)
    assert view.you is not None
    return view.you, view.seats[view.you]


def until(guest: Guest, condition: Callable[[View], bool]) -> View:
    guest.wait_until(lambda: condition(view_of(guest)))
    return view_of(guest)


def roll(guests: Sequence[Guest]) -> None:
    """Whoever is to, if the dice haven't rolled by themselves; then they lie still."""
    all_see_the_same(guests)
    view = view_of(guests[0])
    if view.phase == "rolling" and view.roller is not None:
        guests[view.roller].attempt(RollDice())
    for guest in guests:
        until(guest, lambda view: view.phase not in ("rolling", "landing"))


def grab(guest: Guest, count: int = 2) -> None:
    """The best that are left, so many of them, one after the other."""
    for _ in range(count):
        view, (seat, own) = view_of(guest), own_of(guest)
        if view.phase == "grabbing" and own.plays and (dice := wanted(view, seat)):
            take(guest, dice[0].die)


def take(guest: Guest, die: Die) -> None:
    """And wait until it has its owner."""
    guest.do(GrabDie(die))
    until(guest, lambda view: view.phase != "grabbing" or any(d.die == die and d.is_settled for d in view.dice))


def draw(guest: Guest, count: int = 2, *, confirm: bool = True, valuing: Valuing = one_pair_rule) -> None:
    """So many of the shapes; a full area is confirmed by itself, and so are shapes that fit nowhere."""
    view = until(guest, lambda view: view.phase == "drawing")
    seat, own = own_of(guest)
    if not own.plays or own.is_confirmed:
        return
    for colour, cells in list(to_draw(view, seat, valuing).items())[:count]:
        guest.do(DrawShape(colour, cells))
    own = own_of(guest)[1]
    if confirm and view_of(guest).phase == "drawing" and own.plays and not own.is_confirmed:
        guest.attempt(Confirm())


def grab_all(guests: Sequence[Guest]) -> None:
    """Everybody who lacks dice, one after the other."""
    for guest in guests:
        all_see_the_same(guests)
        grab(guest)


def all_see_the_same(guests: Sequence[Guest]) -> None:
    """What one of them knows, all have been told."""
    newest = max(guest.version for guest in guests)
    for guest in guests:
        guest.wait_until(lambda guest=guest: guest.version >= newest)  # type: ignore[misc]


def play_roll(guests: Sequence[Guest]) -> None:
    """A whole roll; afterwards the next one is due, or the match is over."""
    roll(guests)
    rolls = view_of(guests[0]).rolls
    grab_all(guests)
    for guest in guests:
        if until(guest, lambda view: view.phase != "grabbing").phase == "drawing":
            draw(guest)
    for guest in guests:
        until(guest, lambda view: view.phase in ("rolling", "over") and view.rolls == rolls)


def play_until(guests: Sequence[Guest], area: int) -> None:
    """Until this area begins, from 0."""
    until(guests[0], lambda _: True)
    while view_of(guests[0]).area < area and view_of(guests[0]).phase != "over":
        play_roll(guests)


def play_to_the_end(guests: Sequence[Guest]) -> None:
    until(guests[0], lambda _: True)
    while view_of(guests[0]).phase != "over":
        play_roll(guests)
