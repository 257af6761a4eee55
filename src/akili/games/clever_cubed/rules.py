"""The rules of Clever Cubed: what follows from a command. Read ``model.py`` first.

The reasons of a refusal: ``bonus.first``, ``bonus.not_waiting``, ``done.not_yet``, ``extra.not_yet``,
``hint.not_here``, ``joker.none``, ``joker.own_face``, ``mark.not_allowed``, ``options.turn_seconds``,
``reroll.none``, ``reroll.not_now``, ``roll.first``, ``roll.not_yet``, ``roll.over``, ``die.fits_nowhere``, and those
of ``reach`` and ``steps``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal

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
from akili.games.clever_cubed import agreement, bonuses, clocks, fold, jokers, standing, steps, view
from akili.games.clever_cubed.model import (
    DICE,
    Bonus,
    BonusUsed,
    Command,
    DieUsed,
    Done,
    Event,
    Extra,
    HintTaken,
    Joker,
    Notice,
    Options,
    Pass,
    Passed,
    Reroll,
    Rerolled,
    Roll,
    SeatDone,
    SeatState,
    Stage,
    State,
    TakeBack,
    TakeHint,
    TakenBack,
    Use,
    View,
)
from akili.games.clever_cubed.offers import has_reroll, offers
from akili.games.clever_cubed.reach import barred, fits, fitting, stage, with_joker
from akili.games.clever_cubed.scoring import total
from akili.games.clever_cubed.sheet import Sheet
from akili.games.clever_cubed.turns import Course, begin_match, drop_lower, go_on, roll, throw, win_by


class CleverCubed(Game[Options, State, Command, Event, View, Notice]):
    """Six dice and five areas, one mark setting off the next; alone or for up to four."""

    info: ClassVar[GameInfo] = GameInfo(
        "clever_cubed", rules_version=2, fewest_seats=1, most_seats=4, short="clever-cubed", minutes=30, by_turns=True
    )
    options_type = Options
    command_type = Command
    event_type = Event
    view_type = View
    notice_type = Notice

    def initial(self, options: Options, seats: int) -> State:
        """Empty sheets."""
        agreement.require_sensible(options)
        return State(options, tuple(SeatState() for _ in range(seats)))

    def begin(self, state: State, pack: None, moment: Moment) -> Sequence[Event]:  # noqa: ARG002 - nothing to make
        """Who is first, and the first round's bonus."""
        course = Course(self.evolve, state, moment)
        begin_match(course)
        return course.events

    def decide(self, state: State, seat: Seat, command: Command, moment: Moment) -> Sequence[Event]:
        """What follows from a command of a seat that is to act."""
        return self.course(state, seat, command, moment).events

    def course(self, state: State, seat: Seat, command: Command, moment: Moment) -> Course:
        """The same with the state that it leads to, for those who look ahead."""
        course = Course(self.evolve, state, moment)
        match command:
            case Roll():
                _roll(course, seat)
            case Use():
                _use(course, seat, command)
            case Extra():
                _extra(course, seat, command)
            case Bonus():
                _bonus(course, seat, command)
            case Reroll():
                _reroll(course, seat)
            case Pass():
                _pass(course, seat)
            case Done():
                _done(course, seat)
            case TakeBack():
                _take_back(course, seat)
            case TakeHint():
                _take_hint(course, seat)
        return course

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        return fold.evolve(state, event)

    def deadline(self, state: State) -> Millis | None:
        """When somebody is passed over who is away, has no time left, or can do nothing with a roll."""
        return clocks.deadline(state)

    def expire(self, state: State, moment: Moment) -> Sequence[Event]:
        """Who is waited for no longer passes."""
        course = Course(self.evolve, state, moment)
        clocks.pass_over(course)
        return course.events

    def presence(self, state: State, presence: Presence, moment: Moment) -> Sequence[Event]:
        """Who is away is waited for, but not for ever; at a table that all have left nothing is rolled."""
        is_known = presence.deserted == state.is_deserted and presence.away == tuple(seat for seat, _ in state.away)
        return () if is_known else (PresenceChanged(presence, moment.now),)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Who is to roll or to use a die; all who aren't done with a turn; all with a ? when a round begins with it."""
        return frozenset(seat for seat in range(len(state.seats)) if stage(state, seat))

    def hears(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - anybody may want something back
        """Who can only wait may still take back what they did."""
        return not state.is_deserted

    def legal(self, state: State, seat: Seat) -> Iterable[Command]:
        """All that goes on with the match, none twice; taking back and hints are no moves."""
        return offers(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Most points, then the higher best area."""
        return standing.outcome(state.seats) if state.phase == "over" else None

    def score(self, state: State) -> Score | None:
        """The points; nothing to be kept where a hint was taken."""
        return None if state.hints else Score(total(state.seats[0].sheet), "points")

    def variant(self, options: Options) -> Options:
        """What is on the sheet; neither clock nor hints."""
        return agreement.variant_of(options)

    def view(self, state: State, viewer: Viewer) -> View:
        """Everything."""
        return view.view(state, viewer)

    def sight(self, state: State, seat: Seat) -> View:
        """Bots work out what their commands would do."""
        return view.sight(state, seat)

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:  # noqa: ARG002 - all are told the same
        """Everything."""
        return event


CLEVER_CUBED = CleverCubed()


def _roll(course: Course, seat: Seat) -> None:
    if _stage(course, seat) != "roll":
        raise Rejected("roll.not_yet")
    roll(course)


def _use(course: Course, seat: Seat, command: Use) -> None:
    is_roll = _require_choice(course, seat) == "use"
    die = _require_fitting(course.state, seat, command)
    use: Literal["roll", "pick"] = "roll" if is_roll else "pick"
    course.tell(DieUsed(seat, command.die, command.mark, command.joker, use, course.moment.now))
    if is_roll:
        drop_lower(course, die)
    win_by(course, seat, command.mark)
    go_on(course, seat)


def _extra(course: Course, seat: Seat, command: Extra) -> None:
    if _stage(course, seat) != "extra":
        raise Rejected("extra.not_yet")
    _require_fitting(course.state, seat, command)
    course.tell(DieUsed(seat, command.die, command.mark, command.joker, "extra", course.moment.now))
    win_by(course, seat, command.mark)
    go_on(course, seat)


def _bonus(course: Course, seat: Seat, command: Bonus) -> None:
    state, own = course.state, course.state.seats[seat]
    if command.bonus not in own.waiting:
        raise Rejected("bonus.not_waiting")
    if command.mark not in bonuses.usable(own.sheet, command.bonus, state.faces, state.options):
        raise Rejected("mark.not_allowed")
    course.tell(BonusUsed(seat, command.bonus, command.mark, course.moment.now))
    win_by(course, seat, command.mark)
    go_on(course, seat)


def _reroll(course: Course, seat: Seat) -> None:
    if _stage(course, seat) != "use":
        raise Rejected("reroll.not_now")
    if not has_reroll(course.state, seat):
        raise Rejected("reroll.none")
    course.tell(Rerolled(seat, course.moment.now))
    throw(course, course.state.roll)


def _pass(course: Course, seat: Seat) -> None:
    is_lost = _require_choice(course, seat) == "use" and not course.state.fits
    course.tell(Passed(seat, "nothing_fits" if is_lost else "chosen", course.moment.now))
    go_on(course, seat)


def _done(course: Course, seat: Seat) -> None:
    if _stage(course, seat) != "extra":
        raise Rejected("done.not_yet")
    course.tell(SeatDone(seat, "chosen", course.moment.now))
    go_on(course, seat)


def _take_back(course: Course, seat: Seat) -> None:
    reason = steps.why_not(course.state, seat)
    if reason:
        raise Rejected(reason)
    end = clocks.ends(course.state, seat)
    if end is not None and end <= course.moment.now:
        raise Rejected("undo.too_late")
    course.tell(TakenBack(seat, course.moment.now))


def _take_hint(course: Course, seat: Seat) -> None:
    if stage(course.state, seat) is None:
        raise Rejected("match.not_your_turn")
    if not agreement.allows_hints(course.state):
        raise Rejected("hint.not_here")
    course.tell(HintTaken(seat, course.moment.now))


def _require_choice(course: Course, seat: Seat) -> Stage:
    """Whether the seat is to choose a die, of the roll or of the platter."""
    at = _stage(course, seat)
    if at not in ("use", "pick"):
        raise Rejected("roll.first" if at == "roll" else "roll.over")
    return at


def _stage(course: Course, seat: Seat) -> Stage:
    """What the seat is to do; a ? that waits comes before anything else."""
    at = stage(course.state, seat)
    if at is None:
        raise Rejected("match.not_your_turn")
    if at == "bonus":
        raise Rejected("bonus.first")
    return at


def _require_fitting(state: State, seat: Seat, command: Use | Extra) -> int:
    """The number of the die, if it may be used just so."""
    die, sheet = DICE.index(command.die), state.seats[seat].sheet
    reason = barred(state, seat)[die]
    if reason:
        raise Rejected(reason)
    if command.joker:
        _require_joker(sheet, command.joker, state.faces[die])
        fit = with_joker(state, sheet, die, command.joker)
    else:
        fit = fitting(state, sheet, die, state.faces[die])
    if command.mark not in fit:
        raise Rejected("mark.not_allowed" if fits(state, sheet, die) else "die.fits_nowhere")
    return die


def _require_joker(sheet: Sheet, joker: Joker, face: int) -> None:
    if joker not in jokers.ready(sheet, face):
        is_own_face = joker.number == face and jokers.is_ready(sheet, joker)
        raise Rejected("joker.own_face" if is_own_face else "joker.none")
