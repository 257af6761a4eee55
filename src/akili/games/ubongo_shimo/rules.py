"""The rules of Ubongo Shimo, as far as they differ from those of every race. Read ``model.py`` first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from akili.engine.chance import Chance
from akili.engine.game import GameInfo, Millis, Moment, Outcome, PresenceChanged, Seat, Viewer
from akili.forge.shimo.tiles import SHIMO as TILES
from akili.games.ubongo_shimo import hourglass, play_off, scoring
from akili.games.ubongo_shimo.agreement import level_of, require_sensible, variant_of, with_level
from akili.games.ubongo_shimo.cards import boxed, dealt, forged, numbers_of
from akili.games.ubongo_shimo.model import (
    ROUNDS,
    Choice,
    Event,
    Notice,
    Options,
    RoundEnded,
    RoundResult,
    SeatState,
    SeatView,
    State,
    View,
)
from akili.ubongo.finish import Finish
from akili.ubongo.laying import Board, Form, Piece, Pieces, is_seen
from akili.ubongo.race import dealing, view
from akili.ubongo.race import model as race
from akili.ubongo.race.game import RaceGame
from akili.ubongo.race.model import Card, RoundBegun

PIECES: Pieces = {tile.name: Piece(tile.name, tuple(Form(*form) for form in tile.forms)) for tile in TILES}


class Shimo(RaceGame[Options, State, View]):
    """Every white field is to be seen through a hole: nine rounds for two to four, or alone against the clock."""

    info: ClassVar[GameInfo] = GameInfo(
        "ubongo_shimo", rules_version=1, fewest_seats=1, most_seats=4, short="shimo", minutes=20
    )
    is_open = True
    rounds = ROUNDS
    ended_type = RoundEnded
    options_type = Options
    event_type = Event
    view_type = View
    notice_type = Notice
    choice_type = Choice

    # Before the match

    def initial(self, options: Options, seats: int) -> State:
        """Empty seats; Rejected if the options make no sense for so many."""
        require_sensible(options, seats)
        return State(options, tuple(SeatState() for _ in range(seats)))

    def choose(self, options: Options, seat: Seat, choice: Choice) -> Options:
        """A level of one's own."""
        return with_level(options, seat, choice.level)

    def fitted(self, options: Options, seats: int) -> Options:
        """Levels of seats that are gone go with them."""
        return replace(options, levels=options.levels[:seats])

    def variant(self, options: Options) -> Options:
        """Alone there is neither hourglass nor limit."""
        return variant_of(options)

    # Cards

    def pack(self, options: Options) -> tuple[Card, ...] | None:
        """The cards of a seed."""
        return forged(options.deck) if options.deck is not None and self.packs(options) else None

    def card(self, state: State, seat: Seat, number: int) -> Card:  # noqa: ARG002 - it has but one side
        """Of the seed's cards or of the box."""
        return dealing.packed(state, number) or boxed(number, state.options.deck)

    def deck(self, state: State) -> Sequence[int]:
        """Alone: the cards of the level."""
        return numbers_of(level_of(state.options, 0, state.round))

    def order(self, state: State, chance: Chance) -> tuple[int, ...]:
        """In company every seat has cards of its own level, those of the play-offs included."""
        return super().order(state, chance) if state.options.solo else dealt(state.options, len(state.seats), chance)

    def players(self, state: State) -> frozenset[Seat]:
        """Everybody; in a play-off those who are tied."""
        return frozenset(play_off.tied(state)) or super().players(state)

    # A round

    def pieces(self, state: State, seat: Seat) -> Pieces:
        """The tiles that the card names."""
        card = state.seats[seat].card
        return _pieces(card.tiles) if card else {}

    def is_solved(self, state: State, seat: Seat, board: Board) -> bool:
        """All the tiles lie there, and every white field is seen through a hole."""
        card = state.seats[seat].card
        return card is not None and len(board) == len(card.tiles) and is_seen(card.area, board)

    def limit(self, state: State) -> Millis | None:
        """In whole hourglasses, if one is running."""
        return hourglass.limit_of(state, super().limit(state))

    def countdown_end(self, state: State, finish: Finish) -> Millis:
        """When the sand has run out."""
        return hourglass.end_after(state, finish)

    def is_done(self, state: State) -> bool:
        """A play-off that nobody is left to play is over too."""
        return super().is_done(state) or (play_off.is_on(state) and play_off.is_deserted(state))

    def ended(self, state: State, moment: Moment) -> race.RoundEnded:
        """The first takes the gem and the cards of those who haven't solved theirs; in a play-off there are none."""
        ended = super().ended(state, moment)
        if play_off.is_on(state):
            return replace(ended, solvers=())
        winner = scoring.the_only(ended.first)
        return replace(ended, gem=winner, taken=() if winner is None else scoring.handed_over(state))

    def goes_on(self, state: State, ended: race.RoundEnded) -> bool:
        """Nine rounds, and play-offs until the first place is settled."""
        if state.round < ROUNDS:
            return True
        return not play_off.is_shared(state) and play_off.follows(self.evolve(state, ended))

    def is_settled(self, state: State) -> bool:
        """Nobody is there for the play-off."""
        return play_off.is_deserted(state)

    # The fold

    def evolve(self, state: State, event: Any) -> State:
        """Also notes who was there at any time in a round."""
        after = super().evolve(state, event)
        if not isinstance(event, RoundBegun | PresenceChanged):
            return after
        is_new, away = isinstance(event, RoundBegun), after.presence.away
        seats = tuple(
            replace(seat, was_here=number not in away or (seat.was_here and not is_new))
            for number, seat in enumerate(after.seats)
        )
        return replace(after, seats=seats)

    def awarded(self, state: State, event: race.RoundEnded) -> tuple[tuple[SeatState, ...], RoundResult]:
        """What changes hands."""
        assert isinstance(event, RoundEnded)
        colour = scoring.colour_at_stake(state)
        seats, result = super().awarded(state, event)
        if event.gem is not None and colour is not None:
            lucky = seats[event.gem]
            gems, cards_won = scoring.with_gem(lucky.gems, colour), lucky.cards_won + len(event.taken)
            seats = (*seats[: event.gem], replace(lucky, gems=gems, cards_won=cards_won), *seats[event.gem + 1 :])
        gained = tuple(new.cards_won - old.cards_won for new, old in zip(seats, state.seats, strict=True))
        return seats, RoundResult(**asdict(result), colour=colour, winner=scoring.the_only(event.first), cards=gained)

    def points(self, seat: SeatState) -> int:
        """Cards and gems."""
        return scoring.points(seat)

    def standing(self, state: State) -> Outcome:
        """Most points, then most cards, then the play-off; alone the points are the cards solved."""
        return scoring.standing(state)

    # The view

    def seat_view(self, state: State, seat: Seat) -> SeatView:
        """With level and gems."""
        level = level_of(state.options, seat, state.round)
        return SeatView(**view.seat_fields(self, state, seat), level=level, gems=state.seats[seat].gems)

    def whole_view(self, state: State, viewer: Viewer) -> View:
        """With the gem of the round, the play-off and the running sand."""
        return View(
            **view.fields(self, state, viewer),
            tiles_to_find=None,
            gem=scoring.colour_at_stake(state),
            play_off=play_off.tied(state),
            sand_from=hourglass.sand_from(state) if state.is_running else None,
        )


SHIMO = Shimo()


@cache
def _pieces(names: tuple[str, ...]) -> Pieces:
    return {name: PIECES[name] for name in names}
