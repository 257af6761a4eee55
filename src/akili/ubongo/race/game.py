"""The rules that all races on cards share; a game tells its differences by the hooks at the beginning of the class.

The reasons of a refusal: ``round.over``, ``round.running``, ``round.too_late``, ``round.no_change``,
``solo.only``, ``solo.nobody_to_agree``, ``tile.not_laid``, and those of ``agreement`` and ``ubongo.laying``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from akili.engine.chance import Chance
from akili.engine.course import Course
from akili.engine.game import Game, Millis, Moment, Options, Outcome, Presence, Score, Seat, Viewer
from akili.forge.deck import is_boxed
from akili.ubongo.finish import HOLD, Finish, first
from akili.ubongo.laying import Board, Pieces
from akili.ubongo.race import agreement, dealing, fold, offers, play, rounds, solo
from akili.ubongo.race.model import (
    PAUSE,
    ByCount,
    ByTime,
    Card,
    Command,
    DeckShuffled,
    GiveUp,
    GoOn,
    LayTile,
    MatchBegun,
    PutAside,
    RaceSeatView,
    RaceState,
    RaceView,
    RoundBegun,
    RoundEnded,
    RoundResult,
    TakeTile,
)

State = TypeVar("State", bound=RaceState)
View = TypeVar("View", bound=RaceView)


class RaceGame(Game[Options, State, Any, Any, View, Any]):
    """Everybody solves a card of their own; the first starts a countdown for the others."""

    command_type: ClassVar[Any] = Command
    rounds: int  # of a match in company
    begun_type: type[RoundBegun] = RoundBegun  # a game may tell more of the beginning and the end of a round
    ended_type: type[RoundEnded] = RoundEnded

    # What a game must say

    @abstractmethod
    def deck(self, state: State) -> Sequence[int]:
        """The numbers of the cards that are shuffled."""

    @abstractmethod
    def card(self, state: State, seat: Seat, number: int) -> Card:
        """A card by its number, as it is turned over before a seat; ``dealing.packed`` has those of a seed."""

    @abstractmethod
    def pieces(self, state: State, seat: Seat) -> Pieces:
        """The tiles that a seat plays with now."""

    @abstractmethod
    def is_solved(self, state: State, seat: Seat, board: Board) -> bool:
        """Whether the card is solved by what lies on it."""

    @abstractmethod
    def countdown_end(self, state: State, finish: Finish) -> Millis:
        """When the round is over for all after this first solution."""

    @abstractmethod
    def points(self, seat: Any) -> int:
        """What a seat has won so far."""

    @abstractmethod
    def standing(self, state: State) -> Outcome:
        """Ranking and points as they stand."""

    @abstractmethod
    def seat_view(self, state: State, seat: Seat) -> RaceSeatView:
        """What everyone may see of a seat; ``view.seat_fields`` has what all games show."""

    @abstractmethod
    def whole_view(self, state: State, viewer: Viewer) -> View:
        """What a viewer sees; ``view.fields`` has what all games show."""

    # What a game may say otherwise

    def order(self, state: State, chance: Chance) -> tuple[int, ...]:
        """The cards in play, top card first: one per seat and round; alone, all that are gone through."""
        deck = self.deck(state)
        in_play = len(deck) if state.options.solo else self.rounds * len(state.seats)
        return tuple(chance.sample(deck, in_play))

    def players(self, state: State) -> frozenset[Seat]:
        """The seats that get a card in the coming round."""
        return frozenset(range(len(state.seats)))

    def next_round(self, course: Course[State, Any]) -> None:
        """The next cards are turned over."""
        dealing.turn_over(self, course, course.state.round + 1)

    def is_in_time(self, state: State, moment: Moment) -> bool:
        """Whether what a player does with tiles still counts."""
        return play.is_in_time(state, moment)

    def solved(self, course: Course[State, Any], finish: Finish) -> None:
        """The last tile lies as it should."""
        play.solve(self, course, finish)

    def close(self, course: Course[State, Any]) -> None:
        """What is still to be settled when a round ends."""

    def ended(self, state: State, moment: Moment) -> RoundEnded:
        """What a round came to; ``next_at`` is filled in afterwards."""
        finishes = [seat.finish for seat in state.seats if seat.finish]
        return self.ended_type(first(finishes), tuple(finish.seat for finish in finishes), moment.now, next_at=None)

    def awarded(self, state: State, event: RoundEnded) -> tuple[tuple[Any, ...], RoundResult]:
        """The seats with what the round brought them, and the round for the record."""
        seats = tuple(
            replace(seat, cards_won=seat.cards_won + (number in event.solvers))
            for number, seat in enumerate(state.seats)
        )
        return seats, rounds.result(state, event)

    def is_done(self, state: State) -> bool:
        """Whether the running round is over before its time."""
        return rounds.is_done(state)

    def goes_on(self, state: State, ended: RoundEnded) -> bool:  # noqa: ARG002 - how it ends may matter to a game
        """Whether another round follows the running one if it ends so."""
        return state.round < self.rounds

    def is_settled(self, state: State) -> bool:  # noqa: ARG002 - as a rule, what was to follow follows
        """Whether the match is over between two rounds, for those who were to play on have gone away."""
        return False

    def pause(self, state: State) -> Millis | None:  # noqa: ARG002 - as a rule nobody waits for ever
        """How long at most until the next round; None to wait until all who are present are ready."""
        return PAUSE

    def limit(self, state: State) -> Millis | None:
        """How long the round on the table lasts if nobody solves; alone: how long the match lasts. None for no end."""
        return agreement.time_of(state.options)

    # The contract

    def packs(self, options: Any) -> bool:
        """A deck that isn't the box's."""
        return not is_boxed(options.deck)

    def begin(self, state: State, pack: Any, moment: Moment) -> Sequence[Any]:
        """The cards are shuffled, the first ones turned over."""
        course = Course(self.evolve, state, moment)
        order = self.order(state, moment.chance)
        course.tell(MatchBegun(order, dealing.in_play(order, pack)))
        dealing.turn_over(self, course, 1)
        return course.events

    def decide(self, state: State, seat: Seat, command: Any, moment: Moment) -> Sequence[Any]:
        """What follows from a command of a seat that is to act."""
        course = Course(self.evolve, state, moment)
        match command:
            case LayTile():
                play.lay_tile(self, course, seat, command)
            case TakeTile(tile=tile):
                play.take_tile(self, course, seat, tile)
            case GiveUp(agreed=agreed):
                play.give_up(self, course, seat, agreed=agreed)
            case PutAside():
                play.put_aside(self, course)
            case GoOn():
                play.go_on(self, course, seat)
        return course.events

    def evolve(self, state: State, event: Any) -> State:
        """The state after an event."""
        return fold.evolve(self, state, event)

    def deadline(self, state: State) -> Millis | None:
        """The end of the round, with the time that a solution may be on its way; or the end of the pause."""
        if state.ends is None or state.is_running:
            return None if state.ends is None else state.ends + HOLD
        return None if state.presence.deserted else state.ends

    def expire(self, state: State, moment: Moment) -> Sequence[Any]:
        """Time ends the round, or the pause after it."""
        course = Course(self.evolve, state, moment)
        if state.options.solo:
            solo.time_over(self, course)
        elif state.phase == "between":
            rounds.begin_next(self, course)
        else:
            rounds.end(self, course)
        return course.events

    def presence(self, state: State, presence: Presence, moment: Moment) -> Sequence[Any]:
        """Seats that are away count neither for giving up nor for waiting; with nobody left no round begins."""
        course = Course(self.evolve, state, moment)
        rounds.change_presence(self, course, presence)
        return course.events

    def to_act(self, state: State) -> frozenset[Seat]:
        """Who still searches; between the rounds, who isn't ready."""
        match state.phase:
            case "racing" | "countdown":
                return frozenset(number for number, seat in enumerate(state.seats) if seat.is_searching)
            case "between":
                return frozenset(number for number, seat in enumerate(state.seats) if not seat.is_ready)
            case "over":
                return frozenset()

    def legal(self, state: State, seat: Seat) -> Iterable[Any]:
        """All there is, as long as the time isn't up; only a tile laid again where it lies is left out."""
        return offers.offers(self, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """How it stands when it is over."""
        return self.standing(state) if state.phase == "over" else None

    def score(self, state: State) -> Score | None:
        """Alone: the cards solved in the time, or the time for all the cards."""
        solved = state.seats[0].cards_won
        match state.options.solo:
            case ByTime():
                return Score(solved, "cards")
            case ByCount(cards=cards) if state.ended is not None and solved >= cards:
                return Score(state.ended, "milliseconds")
            case _:
                return None

    def view(self, state: State, viewer: Viewer) -> View:
        """All but the cards that are still face down."""
        return self.whole_view(state, viewer)

    def notice(self, event: Any, viewer: Viewer) -> Any:  # noqa: ARG002 - all are told the same
        """All but the order of the cards."""
        return None if isinstance(event, MatchBegun | DeckShuffled) else event
