"""Whatever arrives, in whatever order and from however far away: a verdict, and a match that stays true to itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import event as note
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.happenings import Happening, cells, happenings, mostly
from tests.games.ubongo_dice.small_sheet import SMALL

from akili.engine.game import Millis, Presence, Seat
from akili.engine.match import Match
from akili.engine.steps import AnyGame, Step, begin, take
from akili.forge.tiles import DICE_BLACK, DICE_WHITE
from akili.games.ubongo_dice.model import (
    COLOURS,
    Command,
    Confirm,
    DiceRolled,
    Die,
    DieGrabbed,
    DrawShape,
    GrabDie,
    LiftShape,
    Options,
    RollDice,
    RollScored,
    ShapeDrawn,
    State,
    TakeHint,
)
from akili.games.ubongo_dice.rules import DICE
from akili.ubongo.laying import area_cells

colours = st.sampled_from([*COLOURS])
dice = st.builds(Die, colours, st.integers(-1, 4) | st.integers())
commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(RollDice),
    st.builds(GrabDie, dice),
    st.builds(DrawShape, colours, cells),
    st.builds(LiftShape, colours),
    st.builds(Confirm),
    st.builds(TakeHint),
)


whatever = happenings(
    mostly(st.integers(0, 400), st.integers(0, 130_000), 12), mostly(st.integers(0, 500), commands, 8)
)
SETUPS: list[tuple[AnyGame, Options, int]] = [
    (SMALL, Options(), 2),
    (SMALL, Options(by_heads=True, grab_limit=10), 3),
    (SMALL, Options(turn_order=True), 4),
    (SMALL, Options(), 1),
    (DICE, Options(grab_limit=None, draw_limit=None), 4),
]


@settings(max_examples=50)
@given(st.sampled_from(SETUPS), st.lists(whatever, min_size=60, max_size=140))
def test_whatever_arrives(setup: tuple[AnyGame, Options, int], script: list[Happening]) -> None:
    match, now = Match(*setup, "anything"), 0
    events = list(begin(match))
    for happening in script:
        now += happening.after
        events += pass_time(match, now)
        if match.outcome is not None:
            break
        before: State = match.state
        taken = take(match, step_of(match, now, happening))
        if taken.refusal:
            assert match.state is before
        events += taken.events
        check_dice(match.state)
        check_drawings(match.state)
        check_points(match.state)
        check_what_stands(before, match.state)
    check_shapes_are_those_of_the_dice(events)
    note(f"{sum(isinstance(event, RollScored) for event in events)} rolls")


def pass_time(match: Match, now: Millis) -> list[Any]:
    """Every deadline acts that has passed by now, as on a server: perhaps late."""
    events: list[Any] = []
    while (told := take(match, Step(now)).events) and match.outcome is None:
        events += told
    return [*events, *told]


def step_of(match: Match, now: Millis, happening: Happening) -> Step:
    if happening.presence is not None:
        return Step(now, presence=sensible(happening.presence, match.seats))
    seat = happening.seat
    acting = sorted(match.game.to_act(match.state))
    if acting and seat is not None and isinstance(happening.does, int):
        seat = acting[seat % len(acting)]
    return Step(now, seat, chosen(match, seat, happening.does), happening.lag, happening.uncertainty)


def sensible(presence: Presence, seats: int) -> Presence:
    """Only those who have a seat, and a table is empty when all are away."""
    away = tuple(sorted(seat for seat in presence.away if seat < seats))
    return Presence(away, deserted=len(away) == seats or (presence.deserted and len(away) > 0))


def chosen(match: Match, seat: Seat | None, does: Command | int) -> Command:
    """The command, or one on offer that leads on: drawing before confirming, hardly ever lifting."""
    if not isinstance(does, int):
        return does
    offers = list(match.game.legal(match.state, seat)) if seat in match.game.to_act(match.state) else []
    leading = [offer for offer in offers if isinstance(offer, RollDice | GrabDie | DrawShape)]
    usual = leading if leading and does % 5 else offers
    command: Command = usual[does % len(usual)] if usual else Confirm()
    return command


# What is always so


def check_dice(state: State) -> None:
    """None is made or lost, one of each colour per player, none for who is done."""
    count = max(2, len(state.seats)) if state.phase in ("landing", "grabbing", "drawing") else 0
    for colour in COLOURS:
        own = [rolled for rolled in state.dice if rolled.die.colour == colour]
        assert [rolled.die.number for rolled in own] == list(range(count))
        owners = [rolled.owner for rolled in own if rolled.owner is not None]
        assert len(set(owners)) == len(owners)
        players = {seat for seat, each in enumerate(state.seats) if each.sheet[state.area].points is None}
        assert set(owners) <= players
        assert state.phase != "drawing" or set(owners) == players
        hands = [hand.seat for rolled in own for hand in rolled.hands]
        assert len(set(hands)) == len(hands)
        assert not set(hands) & set(owners)


def check_drawings(state: State) -> None:
    """Inside, no overlap, at most one shape of each colour per roll."""
    for seat in state.seats:
        for area, field in zip(state.areas, seat.sheet, strict=True):
            covered = [cell for drawn in field.drawn for cell in drawn.cells]
            assert len(set(covered)) == len(covered)
            assert area_cells(area).issuperset(covered)
            dice_used = [(drawn.roll, drawn.colour) for drawn in field.drawn]
            assert len(set(dice_used)) == len(dice_used)
            if field.points is not None and not field.is_consolation:
                assert area_cells(area) == set(covered)


def check_points(state: State) -> None:
    """Between one and as many as there are seats; nobody has points for areas to come."""
    for seat in state.seats:
        for number, field in enumerate(seat.sheet):
            assert field.points is None or 1 <= field.points <= len(state.seats)
            assert not field.is_consolation or field.points == 1
            assert number <= state.area or field.points is None
            assert number >= state.area or field.points is not None


def check_what_stands(before: State, after: State) -> None:
    """What is confirmed, or was drawn in an earlier roll, never changes; nor do points."""
    for old, new in zip(before.seats, after.seats, strict=True):
        for was, now in zip(old.sheet, new.sheet, strict=True):
            assert was.points is None or now == was
            stands = [drawn for drawn in was.drawn if drawn.roll < before.rolls or old.is_confirmed]
            assert [drawn for drawn in now.drawn if drawn in stands] == stands
            if old.is_confirmed and before.rolls == after.rolls:
                assert now.drawn == was.drawn


def check_shapes_are_those_of_the_dice(events: Iterable[Any]) -> None:
    """Whatever is drawn has the form of the face of the seat's own die in that very roll."""
    rolls = 0
    faces: dict[Die, str] = {}
    own: dict[tuple[Seat, str], str] = {}
    for event in events:
        match event:
            case DiceRolled(black=black, white=white):
                rolls, own = rolls + 1, {}
                faces = {Die("black", number): face for number, face in enumerate(black)}
                faces |= {Die("white", number): face for number, face in enumerate(white)}
            case DieGrabbed(seat=seat, die=die):
                assert (seat, die.colour) not in own
                own[seat, die.colour] = faces[die]
            case ShapeDrawn(seat=seat, drawn=drawn):
                assert (drawn.face, drawn.roll) == (own[seat, drawn.colour], rolls)
                (tile,) = (DICE_BLACK if drawn.colour == "black" else DICE_WHITE).pick((drawn.face,))
                assert in_the_corner(drawn.cells) in {frozenset(form.cells) for form in tile.shape.orientations()}


def in_the_corner(cells: Iterable[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    places = list(cells)
    top, left = min(row for row, _ in places), min(column for _, column in places)
    return frozenset((row - top, column - left) for row, column in places)
