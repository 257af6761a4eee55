"""The rules of Ubongo dice. Read ``model.py`` first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from akili.engine.course import Course
from akili.engine.game import (
    Game,
    GameInfo,
    Millis,
    Moment,
    Outcome,
    Presence,
    PresenceChanged,
    Rejected,
    Score,
    Seat,
    Viewer,
)
from akili.forge.deck import DiceSheet
from akili.games.ubongo_dice import agreement, drawing, fold, grabbing, rolling, scoring, table
from akili.games.ubongo_dice.model import (
    Command,
    Confirm,
    DiceLanded,
    DrawShape,
    Event,
    GrabDie,
    HintTaken,
    LiftShape,
    MatchEnded,
    Notice,
    Options,
    RollDice,
    RollScored,
    SeatState,
    SheetLaid,
    State,
    TakeHint,
    View,
)
from akili.games.ubongo_dice.offers import offers, to_act
from akili.games.ubongo_dice.sheets import boxed, forged
from akili.games.ubongo_dice.view import view_of
from akili.ubongo.finish import HOLD, Finish


class Dice(Game[Options, State, Command, Event, View, Notice]):
    """Roll, grab one black and one white die, fill your areas: six of them, or five for two."""

    info: ClassVar[GameInfo] = GameInfo(
        "ubongo_dice", rules_version=1, fewest_seats=1, most_seats=4, short="dice", minutes=20
    )
    is_open = True
    options_type = Options
    command_type = Command
    event_type = Event
    view_type = View
    notice_type = Notice

    # Before the match

    def initial(self, options: Options, seats: int) -> State:
        """Empty seats; Rejected if the options make no sense for so many."""
        agreement.require_sensible(options, seats)
        return State(options, tuple(SeatState() for _ in range(seats)))

    def fitted(self, options: Options, seats: int) -> Options:
        """The first roller must be there."""
        return agreement.fitted(options, seats)

    def variant(self, options: Options) -> Options:
        """Alone a sheet has its own records."""
        return agreement.variant_of(options)

    def packs(self, options: Options) -> bool:
        """A sheet that isn't the box's."""
        return options.sheet is not None

    def pack(self, options: Options) -> DiceSheet | None:
        """The sheet of a seed."""
        return None if options.sheet is None else forged(options.sheet)

    def begin(self, state: State, pack: DiceSheet | None, moment: Moment) -> Sequence[Event]:
        """Everybody gets the sheet, and the first roller is to roll."""
        course = Course[State, Event](self.evolve, state, moment)
        played = (pack or boxed()).areas[: agreement.areas_of(state.options, len(state.seats))]
        course.tell(SheetLaid(tuple(area.area for area in played), tuple(area.par for area in played)))
        rolling.begin_area(course, 0)
        return course.events

    # The course of a roll

    def decide(self, state: State, seat: Seat, command: Command, moment: Moment) -> Sequence[Event]:
        """What follows from a command of a seat that is to act."""
        course = Course[State, Event](self.evolve, state, moment)
        _require_phase(state, command)
        if not isinstance(command, RollDice):
            _require_time(state, moment)
        at = max(moment.at, state.since)
        match command:
            case RollDice():
                rolling.roll(course)
            case GrabDie(die=die):
                grabbing.grab(course, Finish(seat, moment.at, moment.uncertainty, moment.now), die)
            case DrawShape():
                drawing.draw(course, seat, command, at)
            case LiftShape():
                drawing.lift(course, seat, command, at)
            case Confirm():
                drawing.confirm(course, seat, command)
            case TakeHint():
                _require_alone(state)
                course.tell(HintTaken(seat, at))
        self._go_on(course)
        return course.events

    def _go_on(self, course: Course[State, Event]) -> None:
        """Whatever follows now that something has happened."""
        if course.state.phase == "grabbing":
            grabbing.settle(course)
            grabbing.go_on(course)
        if course.state.phase == "drawing" and _all_have_drawn(course.state):
            self._score(course)

    def _score(self, course: Course[State, Event]) -> None:
        """Full areas score, all in one group; then the consolation; then the next roll, the next area, or the end."""
        state = course.state
        full = scoring.filled(state)
        consoled = scoring.consoled(state, full)
        course.tell(RollScored(full, scoring.at_stake(state) if full else 0, consoled, course.moment.now))
        if table.players(course.state):
            rolling.next_roll(course)
        elif course.state.area + 1 < len(course.state.areas):
            rolling.begin_area(course, course.state.area + 1)
        else:
            course.tell(MatchEnded(course.moment.now))

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return fold.evolve(state, event)

    # Time and presence

    def deadline(self, state: State) -> Millis | None:
        """When a die is settled, when shapes that fit nowhere are confirmed, or when the time of a step is over."""
        match state.phase:
            case "rolling":
                return None if state.presence.deserted else state.ends
            case "landing":
                return state.opens
            case "grabbing":
                times = [*grabbing.due(state)]
            case "drawing":
                times = [state.since + drawing.SEEN_WHY] if drawing.hopeless(state) else []
            case "over":
                return None
        return min([*times, *([state.ends + HOLD] if state.ends is not None else [])], default=None)

    def expire(self, state: State, moment: Moment) -> Sequence[Event]:
        """Time acts."""
        course = Course[State, Event](self.evolve, state, moment)
        is_over = state.ends is not None and moment.now >= state.ends + HOLD
        match state.phase:
            case "rolling":
                rolling.roll(course)
            case "landing":
                course.tell(DiceLanded(moment.now))
            case "grabbing" if is_over:
                grabbing.time_over(course)
            case "drawing" if is_over:
                drawing.confirm_all(course)
            case "drawing":
                drawing.confirm_hopeless(course)
            case _:
                pass
        self._go_on(course)
        return course.events

    def presence(self, state: State, presence: Presence, moment: Moment) -> Sequence[Event]:
        """Who is away isn't waited for; with nobody left nothing is rolled."""
        course = Course[State, Event](self.evolve, state, moment)
        if presence == state.presence:
            return ()
        course.tell(PresenceChanged(presence, moment.now))
        if presence.deserted:
            return course.events
        if not table.present(course.state):
            self._score(course)
        elif state.phase == "rolling":
            if state.presence.deserted:
                rolling.welcome(course)
            rolling.pass_over(course)
        else:
            self._go_on(course)
        return course.events

    def to_act(self, state: State) -> frozenset[Seat]:
        """The roller, who lacks a die, or who draws."""
        return to_act(state)

    def legal(self, state: State, seat: Seat) -> Iterable[Command]:
        """All there is, once the grab is open and as long as the time isn't up."""
        return offers(state, seat)

    # Who has won

    def outcome(self, state: State) -> Outcome | None:
        """Highest total wins."""
        return scoring.standing(state) if state.phase == "over" else None

    def score(self, state: State) -> Score | None:
        """Alone: as few rolls as possible, without help."""
        return None if state.hints else Score(state.rolls, "rolls")

    def view(self, state: State, viewer: Viewer) -> View:
        """Everything is open."""
        return view_of(state, viewer)

    def notice(self, event: Event, viewer: Viewer) -> Notice:  # noqa: ARG002 - all are told the same
        """Everything."""
        return event


DICE = Dice()


def _require_phase(state: State, command: Command) -> None:
    match command:
        case RollDice() if state.phase != "rolling":
            raise Rejected("dice.not_rolling")
        case GrabDie() if state.phase != "grabbing":
            raise Rejected("dice.not_grabbing")
        case DrawShape() | LiftShape() | Confirm() if state.phase != "drawing":
            raise Rejected("dice.not_drawing")
        case TakeHint() if state.phase not in ("grabbing", "drawing"):
            raise Rejected("hint.no_dice")


def _require_alone(state: State) -> None:
    """Where others play, nobody is helped."""
    if len(state.seats) > 1:
        raise Rejected("hint.alone")


def _require_time(state: State, moment: Moment) -> None:
    """The very end of a step is too late; what was done before counts if it arrives within HOLD."""
    if state.ends is not None and (moment.at >= state.ends or moment.now > state.ends + HOLD):
        raise Rejected("round.too_late")


def _all_have_drawn(state: State) -> bool:
    """All present who play the area have confirmed; an empty table waits."""
    waiting = drawing.waiting(state)
    return not (waiting if state.presence.deserted else set(waiting) & set(table.present(state)))
