"""The rules of Ubongo classic, as far as they differ from those of every race. Read ``model.py`` first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from akili.engine.course import Course
from akili.engine.game import Figure, GameInfo, Millis, Moment, Outcome, Presence, Rejected, Score, Seat, Viewer
from akili.engine.ranking import ranking_by
from akili.forge.tiles import CLASSIC as TILES
from akili.games.ubongo_classic import agreement, fold, hourglass, pawns, places, taking, view
from akili.games.ubongo_classic.cards import NUMBERS, boxed, forged, turned_over
from akili.games.ubongo_classic.gem_board import laid_out, worth
from akili.games.ubongo_classic.model import (
    ROUNDS,
    SYMBOLS,
    Card,
    Choice,
    Command,
    DieRolled,
    Event,
    MatchBegun,
    MovePawn,
    Notice,
    Options,
    PlacePawn,
    RollDie,
    RollDue,
    RoundBegun,
    RoundResult,
    SeatState,
    SeatView,
    Sheet,
    SolutionHeld,
    State,
    TableLaid,
    TakeGems,
    TakeHeld,
    View,
)
from akili.games.ubongo_classic.offers import offers, to_act
from akili.ubongo.finish import HOLD, Finish
from akili.ubongo.laying import Board, Pieces, is_filled, pieces_of
from akili.ubongo.race import dealing, play, rounds
from akili.ubongo.race.game import RaceGame
from akili.ubongo.race.model import GiveUp, GoOn, LayTile, RoundEnded, SeatReady, TakeTile

ROLLING: Millis = 5_000  # then the die rolls by itself


class Classic(RaceGame[Options, State, View]):
    """Fill the card with the tiles of the rolled row, then race for the gems: nine rounds for two to four, or alone."""

    info: ClassVar[GameInfo] = GameInfo(
        "ubongo_classic", rules_version=1, fewest_seats=1, most_seats=4, short="classic", minutes=25
    )
    rounds = ROUNDS
    begun_type = RoundBegun
    options_type = Options
    command_type = Command
    event_type = Event
    view_type = View
    notice_type = Notice
    choice_type = Choice

    # Before the match

    def initial(self, options: Options, seats: int) -> State:
        """Empty seats; Rejected if the options make no sense for so many."""
        agreement.require_sensible(options, seats)
        return State(options, tuple(SeatState() for _ in range(seats)))

    def choose(self, options: Options, seat: Seat, choice: Choice) -> Options:
        """A side of one's own."""
        return agreement.with_side(options, seat, choice.tiles)

    def fitted(self, options: Options, seats: int) -> Options:
        """What was agreed on for seats that are gone goes with them."""
        return agreement.fitted(options, seats)

    def variant(self, options: Options) -> Options:
        """Alone nobody else starts or has another side."""
        return agreement.variant_of(options)

    def begin(self, state: State, pack: Sequence[Sheet] | None, moment: Moment) -> Sequence[Event]:
        """The cards are shuffled, the gems are laid out, and the pawns are to be placed."""
        course = Course[State, Event](self.evolve, state, moment)
        order = self.order(state, moment.chance)
        course.tell(MatchBegun(order, dealing.in_play(order, pack)))
        starter = moment.chance.below(len(state.seats)) if state.options.starter is None else state.options.starter
        course.tell(TableLaid(laid_out(moment.chance), starter, moment.now + pawns.PLACING))
        return course.events

    # Cards

    def pack(self, options: Options) -> tuple[Sheet, ...] | None:
        """The cards of a seed."""
        return forged(options.deck) if options.deck is not None and self.packs(options) else None

    def deck(self, state: State) -> Sequence[int]:  # noqa: ARG002 - always the same
        """All cards."""
        return NUMBERS

    def card(self, state: State, seat: Seat, number: int) -> Card:
        """The side that the seat plays, with the row that was rolled."""
        assert state.symbol
        return turned_over(
            state.pack or boxed(state.options.deck), number, agreement.side_of(state.options, seat), state.symbol
        )

    def pieces(self, state: State, seat: Seat) -> Pieces:
        """The tiles of the row that was rolled."""
        card = state.seats[seat].card
        return _pieces(card.tiles) if card else {}

    # Between the rounds

    def next_round(self, course: Course[State, Any]) -> None:
        """The starting player rolls: at once for a seat that is away."""
        if course.state.stage == "roll":
            self._roll(course)
            return
        pawns.place_the_rest(course)
        course.tell(RollDue(course.state.starter, course.moment.now + ROLLING))
        rounds.begin_if_ready(self, course)

    def _roll_for_somebody(self, course: Course[State, Any], seat: Seat) -> None:
        """At a table that everybody has left, the roll of a bot waits until somebody is back."""
        if course.state.presence.deserted:
            course.tell(SeatReady(seat))
        else:
            self._roll(course)

    def _roll(self, course: Course[State, Any]) -> None:
        """Die, cards and sand are there for everyone at the same moment."""
        symbol = course.moment.chance.pick(SYMBOLS)
        course.tell(DieRolled(course.state.starter, symbol, course.moment.now))
        dealing.turn_over(self, course, course.state.round + 1)
        rounds.end_if_done(self, course)  # perhaps no gem can be reached any more

    # A round

    def decide(self, state: State, seat: Seat, command: Command, moment: Moment) -> Sequence[Event]:
        """What follows from a command of a seat that is to act."""
        course = Course[State, Event](self.evolve, state, moment)
        match command:
            case PlacePawn(lane=lane):
                pawns.place(course, seat, lane)
            case RollDie():
                _require_roll(state)
                self._roll_for_somebody(course, seat)
            case MovePawn(lane=lane):
                play.require_time(self, state, moment)
                taking.move(course, seat, lane, play.done_now(state, seat, moment).at)
            case TakeGems():
                play.require_time(self, state, moment)
                taking.take(course, play.done_now(state, seat, moment), command)
                self._settle(course)
            case LayTile() | TakeTile() | GiveUp() | GoOn():
                _require_stage(state, seat, command)
                return super().decide(state, seat, command, moment)
        return course.events

    def is_in_time(self, state: State, moment: Moment) -> bool:
        """Before the sand is out, or while it may be turned once more."""
        return hourglass.is_in_time(state, moment)

    def is_solved(self, state: State, seat: Seat, board: Board) -> bool:
        """All tiles of the row, and no others, fill the area."""
        card = state.seats[seat].card
        return card is not None and len(board) == len(card.tiles) and is_filled(card.area, board)

    def solved(self, course: Course[State, Any], finish: Finish) -> None:
        """Its place is settled as soon as no earlier solution can be on its way."""
        if hourglass.is_being_turned(course.state, finish):
            course.tell(SolutionHeld(finish))
        else:
            super().solved(course, finish)
            self._settle(course)

    def countdown_end(self, state: State, finish: Finish) -> Millis:  # noqa: ARG002 - the sand just runs on
        """The same sand for everybody."""
        assert state.ends is not None
        return state.ends

    def is_done(self, state: State) -> bool:
        """Everyone present has taken, can reach no gem any more, or is done."""
        present = [seat for seat in range(len(state.seats)) if seat not in state.presence.away]
        return bool(present) and all(places.is_through(state, seat) for seat in present)

    def ended(self, state: State, moment: Moment) -> RoundEnded:
        """Those are first whose place is."""
        first = tuple(number for number, seat in enumerate(state.seats) if seat.place == 1)
        return replace(super().ended(state, moment), first=first)

    def close(self, course: Course[State, Any]) -> None:
        """No hand is on its way any more; what was solved and not taken is lost, unless otherwise agreed."""
        places.settle(course, at_the_end=True)
        taking.settle(course, at_the_end=True)
        if course.state.options.auto_take:
            taking.take_by_itself(course)

    def _settle(self, course: Course[State, Any]) -> None:
        """Whatever has become certain."""
        places.settle(course)
        taking.settle(course)
        rounds.end_if_done(self, course)

    # Time and presence

    def deadline(self, state: State) -> Millis | None:
        """The end of the sand or of a pause; before that, when a place or a take is settled."""
        end = super().deadline(state)
        if end is None or not state.is_running:
            return end
        return min([end, *places.due(state), *taking.due(state)])

    def expire(self, state: State, moment: Moment) -> Sequence[Event]:
        """Something has become certain, or the sand is out, or a pause is over."""
        course = Course[State, Event](self.evolve, state, moment)
        if not state.is_running:
            rounds.begin_next(self, course)
        elif state.ends is not None and moment.now < state.ends + HOLD:
            self._settle(course)
        elif hourglass.may_be_turned(state):
            self._turn(course)
        else:
            rounds.end(self, course)
        return course.events

    def _turn(self, course: Course[State, Any]) -> None:
        """Once more; what was solved meanwhile counts now."""
        hourglass.turn(course)
        for seat in course.state.seats:
            if seat.held and course.state.is_running:
                self.solved(course, seat.held)

    def presence(self, state: State, presence: Presence, moment: Moment) -> Sequence[Event]:
        """Who goes away may have been the last whose solution or hand could be on its way."""
        course = Course[State, Event](self.evolve, state, moment)
        rounds.change_presence(self, course, presence)
        if course.state.is_running:
            self._settle(course)
        return course.events

    def to_act(self, state: State) -> frozenset[Seat]:
        """Who searches, moves or takes; between the rounds, for whom the table waits."""
        return to_act(state)

    def legal(self, state: State, seat: Seat) -> Iterable[Command]:
        """All there is, as long as the time isn't up; only a tile laid again where it lies is left out."""
        yield from offers(state, seat)
        if state.is_running and seat in to_act(state):
            yield from super().legal(state, seat)

    # The fold

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event."""
        after = fold.of_the_table(state, event) or fold.of_a_seat(state, event) or super().evolve(state, event)
        match event:
            case RoundBegun():
                return fold.begun(after)
            case RoundEnded():
                return fold.ended(after)
            case _:
                return after

    def awarded(self, state: State, event: RoundEnded) -> tuple[tuple[SeatState, ...], RoundResult]:
        """The gems have been taken already; the round for the record."""
        seats, result = super().awarded(state, event)
        assert state.symbol
        return seats, RoundResult(
            **asdict(result),
            symbol=state.symbol,
            starter=state.starter,
            hourglasses=state.hourglass,
            over=event.at,
            places=tuple(seat.place for seat in state.seats),
            lanes=tuple((seat.home or 0, seat.pawn or 0) for seat in state.seats),
            gems=tuple(seat.taken for seat in state.seats),
        )

    # Who has won

    def points(self, seat: SeatState) -> int:
        """Gems of the best colour."""
        return max(seat.gems)

    def standing(self, state: State) -> Outcome:
        """Most gems of one colour, then of the next, and so on."""
        ranking = ranking_by([worth(seat.gems) for seat in state.seats])
        return Outcome(ranking, tuple(self.points(seat) for seat in state.seats))

    def score(self, state: State) -> Score | None:
        """Alone: the best colour, then the next, and so on, then less time."""
        best, *others = worth(state.seats[0].gems)
        time = sum(result.over - result.begun for result in state.results)
        then = (*(Figure(count, "gems") for count in others), Figure(time, "milliseconds"))
        return Score(best, "gems", then)

    # The view

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """With pawn, place and gems."""
        return view.seat_view(self, state, seat)

    def whole_view(self, state: State, viewer: Viewer) -> View:
        """With the board, the die and the sand."""
        return view.whole_view(self, state, viewer)

    def notice(self, event: Event, viewer: Viewer) -> Notice | None:
        """All but the order of the cards and the hands of others."""
        match event:
            case MatchBegun():
                return None
            case TakeHeld(reach=reach):
                return event if reach.hand.seat == viewer else None
            case _:
                return event


CLASSIC = Classic()


@cache
def _pieces(names: tuple[str, ...]) -> Pieces:
    return {name: piece for name, piece in pieces_of(TILES).items() if name in names}


def _require_roll(state: State) -> None:
    if state.phase != "between" or state.stage != "roll":
        raise Rejected("roll.not_now")


def _require_stage(state: State, seat: Seat, command: LayTile | TakeTile | GiveUp | GoOn) -> None:
    """Rejected where the table waits for something else."""
    own = state.seats[seat]
    if isinstance(command, LayTile | TakeTile) and own.finish:
        raise Rejected("tile.solved")
    if isinstance(command, GoOn) and state.phase == "between":
        if state.stage == "roll":
            raise Rejected("roll.due")
        if own.pawn is None:
            raise Rejected("pawn.missing")
        if own.is_ready:
            raise Rejected("round.no_change")
